// Voting in the window: by keyboard alone, from the portfolio to the history, in the smallest window.
import { look } from '../support/axe.ts'
import { approve } from '../../support/benches/hands.ts'
import { rowsOf } from '../support/browsing.ts'
import { goByKeys, tabTo } from '../support/keys.ts'
import { test } from '../support/liveApp.ts'
import { expect } from '../support/runningApp.ts'
import { addLedger, sheetOf, transfersOf } from '../support/transferring.ts'

test.use({ begins: 'copied' })

test('a vote is cast by keyboard alone, and is one thing in the history', async ({ page, live }) => {
  await page.setViewportSize({ width: 900, height: 600 })
  await addLedger(page, await live.start())
  await goByKeys(page, 'p', 'Portfolio')
  await tabTo(page, 'Governance')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Governance', level: 1 })).toBeVisible()
  const proposal = page.getByRole('article').last()
  await expect(proposal).toContainText('You haven’t voted.')
  const id = /\d+/.exec((await proposal.getAttribute('aria-label')) ?? '')?.[0] ?? ''
  const width = await page.evaluate(() => {
    const main = document.querySelector('main')
    return main === null ? 0 : main.scrollWidth - main.clientWidth
  })
  expect(width, 'reaches past its right edge').toBeLessThanOrEqual(0)
  await look(page, 'Governance')
  await tabTo(page, `Vote Yes on proposal ${id}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Review' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(`Vote Yes on proposal ${id} on Initia`)
  await expect(page.getByRole('region', { name: 'Proposal' })).toContainText(id)
  await expect(page.getByRole('region', { name: 'You vote' })).toContainText('Yes')
  await expect(page.getByRole('button', { name: 'Sign on Ledger' })).toBeEnabled()
  await tabTo(page, 'Sign on Ledger')
  await page.keyboard.press('Enter')
  await approve(live.practice.device)
  await expect(sheetOf(page)).toContainText(`Voted Yes on proposal ${id}.`, { timeout: 90_000 })
  await expect(transfersOf(page)).toContainText([`Vote Yes on proposal ${id}`])
  await goByKeys(page, 'a', 'Activity')
  await expect(rowsOf(page).first()).toContainText(`Voted yes on proposal ${id}`, { timeout: 90_000 })
})
