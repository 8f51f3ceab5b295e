// Voting in the window: by keyboard alone, from the portfolio to the history, in the smallest window; a split vote by keyboard and by pointer.
import type { Locator, Page } from '@playwright/test'
import { look } from '../support/axe.ts'
import { approve } from '../../support/benches/hands.ts'
import { rowsOf } from '../support/browsing.ts'
import { goByKeys, askByKeys, tabTo } from '../support/keys.ts'
import { test } from '../support/liveApp.ts'
import { expect, goTo } from '../support/runningApp.ts'
import { addLedger, openChecks, sheetOf, transfersOf } from '../support/transferring.ts'

test.use({ begins: 'copied' })

test('a vote is cast by keyboard alone, and is one thing in the history', async ({ page, live }) => {
  await page.setViewportSize({ width: 900, height: 600 })
  await addLedger(page, await live.start())
  await goByKeys(page, 'p', 'Portfolio')
  await tabTo(page, 'Governance')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Governance', level: 1 })).toBeVisible()
  const { proposal, id, title } = await honest(page)
  await expect(proposal).toContainText('You haven’t voted.')
  const width = await page.evaluate(() => {
    const main = document.querySelector('main')
    return main === null ? 0 : main.scrollWidth - main.clientWidth
  })
  expect(width, 'reaches past its right edge').toBeLessThanOrEqual(0)
  await look(page, 'Governance')
  await expect(page.getByRole('main')).toContainText(/Your vote on a proposal counts [\d,.]+ INIT: your stake with active validators\./)
  // Open for seven days of each fifteen.
  const scam = page.getByRole('article').filter({ hasText: 'This may be a scam' })
  if ((await scam.count()) > 0) await unfold(page, scam)
  await expect(proposal).toContainText('If it passes:')
  await page.keyboard.press('Control+k')
  await page.keyboard.type(`vote no with veto on proposal ${id}`)
  await page.getByRole('option', { name: new RegExp(`^Vote No with veto on proposal ${id}`) }).waitFor()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: title })
  await expect(sheet.getByRole('button', { name: `Vote No with veto on proposal ${id}` }), 'the palette votes for nobody').toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(proposal.getByRole('group', { name: /^Your vote on proposal/ }), 'the list votes').toBeHidden()
  await tabTo(page, title)
  await page.keyboard.press('Enter')
  await expect(sheet).toContainText(`Proposal ${id}`)
  await expect(sheet.getByRole('heading', { name: title }).locator('[tabindex]')).toBeFocused()
  await expect(sheet).not.toContainText('You haven’t voted')
  // Which one it is depends on the day.
  await expect(sheet).toContainText(
    /If it passes:.*(Unstaking period unbonding_time21 days|Recipientinit1|Share of fees for contracts contract_shared_revenue_ratio25%|Function0x1::)/,
  )
  for (const option of ['Yes', 'No', 'Abstain', 'No with veto'])
    await expect(sheet.getByRole('button', { name: `Vote ${option} on proposal ${id}` })).toBeInViewport({ ratio: 1 })
  await expect(sheet).toContainText('of voting power')
  await expect(sheet).toContainText(/Your vote counts[\d,.]+ ?INIT staked with active validators\./)
  await expect(sheet).toContainText('No with veto')
  await expect(sheet).toContainText('Returned after the vote, burned if more than 33.4% vote No with veto.')
  await expect(sheet).toContainText(/Voting\d+ \w+, .* to /)
  await look(page, 'Governance, a proposal')
  await page.keyboard.press('Escape')
  await tabTo(page, `Vote on proposal ${id}`)
  await page.keyboard.press('Enter')
  await expect(sheet.getByRole('heading', { name: title }).locator('[tabindex]')).toBeFocused()
  await tabTo(page, `Vote Yes on proposal ${id}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Review' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(`Vote Yes on proposal ${id} on Initia`)
  await expect(page.getByRole('region', { name: 'Proposal' })).toContainText(id)
  await expect(page.getByRole('region', { name: 'Proposal' })).toContainText(title)
  await expect(page.getByRole('region', { name: 'Proposal' }), 'what it changes is read again').toContainText(/If it passes:/)
  await expect(page.getByRole('region', { name: 'You vote' })).toContainText(/Yes.*with [\d,.]+ INIT/)
  await expect(page.getByRole('region', { name: 'You vote' })).not.toContainText('Replaces')
  await expect(page.getByRole('button', { name: 'Sign on Ledger' })).toBeEnabled()
  await askByKeys(page)
  await approve(live.practice.device)
  await expect(sheetOf(page)).toContainText(`Voted Yes on proposal ${id}.`, { timeout: 90_000 })
  await expect(transfersOf(page)).toContainText([`Vote Yes on proposal ${id}`])
  await goByKeys(page, 'a', 'Activity')
  await expect(rowsOf(page).first()).toContainText(`Voted yes on proposal ${id}`, { timeout: 90_000 })
  await goByKeys(page, 'p', 'Portfolio')
  await page.getByRole('button', { name: 'Governance', exact: true }).click()
  await page.getByRole('button', { name: `Change vote on proposal ${id}` }).click()
  await expect(sheet).toContainText('You voted Yes. A new vote replaces it.')
  await page.getByRole('button', { name: `Vote Yes on proposal ${id}: your vote now` }).waitFor()
  await page.getByRole('button', { name: `Vote No on proposal ${id}` }).click()
  await expect(page.getByRole('region', { name: 'You vote' })).toContainText('Replaces your earlier vote (Yes)')
})

test('a vote is split by keyboard alone', async ({ page, live }) => {
  await addLedger(page, await live.start())
  await goByKeys(page, 'p', 'Portfolio')
  await tabTo(page, 'Governance')
  await page.keyboard.press('Enter')
  const { id, title } = await honest(page)
  await tabTo(page, title)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: title })).toBeVisible()
  await tabTo(page, `Split vote on proposal ${id}`)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Split vote on proposal ${id}` })
  await expect(dialog.getByRole('textbox', { name: 'Yes, percent' })).toBeFocused()
  await page.keyboard.type('66.7')
  await expect(dialog.getByRole('status')).toHaveText('33.3% left')
  await page.keyboard.press('Tab')
  await page.keyboard.type('33.4')
  await expect(dialog.getByRole('status')).toHaveText('0.1% over 100%')
  await look(page, 'Governance, a vote being split')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Backspace')
  await page.keyboard.type('3')
  await expect(dialog.getByRole('status')).toHaveText('All 100% given')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Review' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(`Split vote on proposal ${id} on Initia`)
  await expect(page.getByRole('region', { name: 'You vote' })).toContainText('Yes 66.7% and No 33.3%')
  await askByKeys(page)
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
  await proposal.getByRole('button', { name: /^Vote on/ }).click()
  await page.getByRole('button', { name: /^Split vote on/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Split vote on/ })
  await dialog.getByRole('textbox', { name: 'Abstain, percent' }).fill('40')
  await expect(dialog.getByRole('button', { name: '60% left' })).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'No with veto, percent' }).fill('x')
  await expect(dialog.getByRole('textbox', { name: 'No with veto, percent' })).toHaveAccessibleDescription('Enter a number below 100')
  await dialog.getByRole('textbox', { name: 'No with veto, percent' }).fill('60')
  await dialog.getByRole('button', { name: 'Review' }).click()
  const checks = await openChecks(page)
  await expect(checks).toContainText('Abstain 40%, No with veto 60%')
  await page.getByRole('button', { name: 'Sign on Ledger' }).click()
  await approve(live.practice.device)
  await expect(sheetOf(page)).toContainText('Voted Abstain 40% and No with veto 60%', { timeout: 90_000 })
})

/** Returns the first proposal that does not look like a scam: which are open follows the clock. */
async function honest(page: Page) {
  const proposal = page.getByRole('article').filter({ hasNotText: 'This may be a scam' }).first()
  const title = await proposal.getByRole('heading').innerText()
  const id = /\d+/.exec((await proposal.getAttribute('aria-label')) ?? '')?.[0] ?? ''
  return { proposal: page.getByRole('article', { name: `Proposal ${id}` }), id, title }
}

/** Unfolds a proposal that looks like a scam, by the keyboard. */
async function unfold(page: Page, scam: Locator): Promise<void> {
  await expect(page.getByRole('article').last()).toContainText('This may be a scam. Its text holds a link and hidden characters')
  await expect(scam).not.toContainText('AIRDROP')
  await expect(scam.getByRole('group')).toBeHidden()
  await tabTo(page, 'Show its text')
  await page.keyboard.press('Enter')
  await expect(scam.getByRole('button', { name: 'Hide its text' })).toBeFocused()
  await expect(scam).toContainText('AIRDROP')
  await expect(scam).toContainText('Text only: passing it changes nothing on the chain.')
}
