// Locked stakes in the window: a lock is extended by keyboard alone in the smallest window.
import { look } from '../support/axe.ts'
import { goByKeys, tabTo } from '../support/keys.ts'
import { signOnLedger } from '../support/ledgerInHand.ts'
import { test } from '../support/liveApp.ts'
import { expect } from '../support/runningApp.ts'
import { addLedger, sheetOf, transfersOf } from '../support/transferring.ts'

test.use({ begins: 'copied' })

test('by keyboard, a lock is extended by a year, signed on the Ledger, and has its new end', async ({ page, live }) => {
  await page.setViewportSize({ width: 900, height: 600 })
  await addLedger(page, await live.start())
  await goByKeys(page, 'p', 'Portfolio')
  await tabTo(page, 'Staking')
  await page.keyboard.press('Enter')
  const locks = page.getByRole('region', { name: 'Locked stakes' })
  const running = locks.getByRole('row').filter({ hasText: 'Harbourlight' })
  await expect(running).toContainText(/420\.000000\s*INIT/)
  const end = /(\d+ \w+) (\d{4}), \d\d:\d\d/.exec((await running.textContent()) ?? '')
  const [, day = '', year = ''] = end ?? []
  await expect(locks.getByRole('button', { name: 'Unstake the ended lock with Northern Buoy' })).toBeVisible()
  await tabTo(page, 'Extend the lock with Harbourlight')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Extend the lock with Harbourlight' })
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: '1 year' })).toBeChecked()
  const later = new RegExp(`\\d+ \\w+ ${Number(year) + 1}`)
  await expect(dialog).toContainText(later)
  await expect(dialog).toContainText(`instead of ${day} ${year}`)
  await look(page, 'Staking, a lock being extended')
  await tabTo(page, 'Review')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toContainText('Extend lock on Initia')
  const box = page.getByRole('region', { name: 'Validator', exact: true })
  await expect(box).toContainText(`instead of ${day} ${year}`)
  await tabTo(page, 'fields match your request')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toContainText(/As your Ledger shows it, under “args”New end of the lock\S+=/)
  await signOnLedger(page, live)
  await expect(sheetOf(page)).toContainText(/420\.00 INIT locked with Harbourlight until/, { timeout: 90_000 })
  await expect(transfersOf(page)).toContainText(['Extend lock'])
  await page.getByRole('button', { name: 'Back to Staking' }).click()
  await expect(locks.getByRole('row').filter({ hasText: 'Harbourlight' })).toContainText(later)
})
