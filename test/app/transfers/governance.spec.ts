// Voting in the window: by keyboard alone, from the portfolio to the history, in the smallest window; a split vote by keyboard and by pointer.
import { look } from '../support/axe.ts'
import { approve } from '../../support/benches/hands.ts'
import { rowsOf } from '../support/browsing.ts'
import { goByKeys, tabTo } from '../support/keys.ts'
import { test } from '../support/liveApp.ts'
import { expect, goTo } from '../support/runningApp.ts'
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

test('a vote is split by keyboard alone', async ({ page, live }) => {
  await addLedger(page, await live.start())
  await goByKeys(page, 'p', 'Portfolio')
  await tabTo(page, 'Governance')
  await page.keyboard.press('Enter')
  const id = /\d+/.exec((await page.getByRole('article').last().getAttribute('aria-label')) ?? '')?.[0] ?? ''
  await tabTo(page, `Split vote on proposal ${id}`)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Split vote on proposal ${id}` })
  await expect(dialog.getByRole('textbox', { name: 'Yes, percent' })).toBeFocused()
  await page.keyboard.type('66.7')
  await expect(dialog.getByRole('status')).toHaveText('33.3% left')
  await page.keyboard.press('Tab')
  await page.keyboard.type('33.4')
  await expect(dialog.getByRole('status')).toHaveText('0.1% too much')
  await look(page, 'Governance, a vote being split')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Backspace')
  await page.keyboard.type('3')
  await expect(dialog.getByRole('status')).toHaveText('100%')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Review' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(`Split vote on proposal ${id} on Initia`)
  await expect(page.getByRole('region', { name: 'You vote' })).toContainText('Yes 66.7% and No 33.3%')
  await tabTo(page, 'Sign on Ledger')
  await page.keyboard.press('Enter')
  await approve(live.practice.device)
  await expect(sheetOf(page)).toContainText(`Voted Yes 66.7% and No 33.3% on proposal ${id}.`, { timeout: 90_000 })
  await goByKeys(page, 'a', 'Activity')
  await expect(rowsOf(page).first()).toContainText(`Voted yes 0.667, no 0.333 on proposal ${id}`, { timeout: 90_000 })
})

test('a vote is split by pointer, and its checks say the same', async ({ page, live }) => {
  await addLedger(page, await live.start())
  await goTo(page, 'Portfolio')
  await page.getByRole('button', { name: 'Governance' }).click()
  const proposal = page.getByRole('article').first()
  await proposal.getByRole('button', { name: /^Split vote on/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Abstain, percent' }).fill('40')
  await expect(dialog.getByRole('button', { name: '60% left' })).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'No with veto, percent' }).fill('x')
  await expect(dialog.getByRole('textbox', { name: 'No with veto, percent' })).toHaveAccessibleDescription('Enter a number below 100')
  await dialog.getByRole('textbox', { name: 'No with veto, percent' }).fill('60')
  await dialog.getByRole('button', { name: 'Review' }).click()
  const checks = page.getByRole('table').filter({ hasText: 'checked against your request' })
  await expect(checks).toContainText('Abstain 40%, No with veto 60%')
  await page.getByRole('button', { name: 'Sign on Ledger' }).click()
  await approve(live.practice.device)
  await expect(sheetOf(page)).toContainText('Voted Abstain 40% and No with veto 60%', { timeout: 90_000 })
})
