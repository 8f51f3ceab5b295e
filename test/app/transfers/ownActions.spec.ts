// Own actions by the other hand: what their own specs do by keyboard is done by pointer here, and the other way round.
import type { Page } from '@playwright/test'
import { payUnlocked } from '../../support/beginnings.ts'
import { approve } from '../../support/benches/hands.ts'
import { askByKeys, goByKeys, tabTo } from '../support/keys.ts'
import { signOnLedger } from '../support/ledgerInHand.ts'
import { test, type LiveApp } from '../support/liveApp.ts'
import { expect, goTo } from '../support/runningApp.ts'
import { addLedger, sheetOf } from '../support/transferring.ts'

test.use({ begins: 'copied' })

const ENDED = { timeout: 90_000 }

/** Presses what has this name, by keyboard. */
async function press(page: Page, name: RegExp | string): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}

async function openByKeys(page: Page, screen: string): Promise<void> {
  await goByKeys(page, 'p', 'Portfolio')
  await press(page, screen)
  await expect(page.getByRole('heading', { name: screen, level: 1 })).toBeVisible()
}

async function openByPointer(page: Page, screen: string): Promise<void> {
  await goTo(page, 'Portfolio')
  await page.getByRole('button', { name: screen, exact: true }).click()
  await expect(page.getByRole('heading', { name: screen, level: 1 })).toBeVisible()
}

async function signByKeys(page: Page, { practice }: LiveApp): Promise<void> {
  await expect(page.getByRole('button', { name: 'Sign on Ledger' })).toBeEnabled()
  await askByKeys(page)
  await approve(practice.device)
}

test('by pointer, a lock is extended, the rewards of all are claimed, and one that has ended is taken out', async ({ page, live }) => {
  await addLedger(page, await live.start())
  await openByPointer(page, 'Staking')
  await page.getByRole('button', { name: 'Extend the lock with Harbourlight' }).click()
  const dialog = page.getByRole('dialog', { name: 'Extend the lock with Harbourlight' })
  await dialog.getByText('6 months', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Review' }).click()
  await signOnLedger(page, live)
  await expect(sheetOf(page)).toContainText('420.00 INIT locked with Harbourlight until', ENDED)
  await openByPointer(page, 'Staking')
  await page.getByRole('button', { name: /the rewards of locked stakes$/ }).click()
  await expect(page.getByRole('main')).toContainText('Claim rewards of locked stakes on Initia')
  await signOnLedger(page, live)
  await expect(sheetOf(page)).toContainText('in rewards of locked stakes paid out.', ENDED)
  await openByPointer(page, 'Staking')
  await page.getByRole('button', { name: 'Unstake the ended lock with Northern Buoy' }).click()
  await signOnLedger(page, live)
  await expect(sheetOf(page)).toContainText('INIT unstaking from Northern Buoy.', ENDED)
  await openByPointer(page, 'Staking')
  await expect(page.getByRole('region', { name: 'Locked stakes' })).toContainText('Unstaking')
})

test('by pointer, VIP rewards of several rollups are claimed at one press, and a gauge vote is cast as rewards are now, and a permission is revoked', async ({
  page,
  live,
}) => {
  await addLedger(page, await live.start())
  await openByPointer(page, 'VIP')
  // What Lantern would lose by its claim is asked about; what is lost either way is only told.
  await page.getByRole('button', { name: /^Check, then claim \([\d.]+ INIT\), VIP rewards of Lantern$/ }).click()
  const question = page.getByRole('dialog', { name: 'Claim from Lantern now?' })
  await expect(question).toContainText(/no score for you in stage 38\. Check it first: if you had one, claiming loses [\d.]+ INIT/)
  await expect(question).toContainText('The practice network has no such page')
  await question.getByRole('button', { name: 'I checked: claim' }).click()
  await expect(page.getByRole('button', { name: 'Confirm the loss above first' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'I understand that this is lost' })).not.toBeChecked()
  await openByPointer(page, 'VIP')
  await page.getByRole('button', { name: /^Claim Tidewatch and Saltmarsh \([\d.]+ INIT\)$/ }).click()
  await expect(page.getByRole('region', { name: 'Rollups' })).toContainText(/Tidewatch.*Saltmarsh/)
  await signOnLedger(page, live)
  await expect(sheetOf(page)).toContainText('INIT in VIP rewards paid out.', ENDED)
  await openByPointer(page, 'Governance')
  await page.getByRole('button', { name: /^Vote in cycle/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Vote in VIP cycle/ })
  await dialog.getByRole('button', { name: 'Like the current share' }).click()
  await dialog.getByRole('button', { name: 'Review' }).click()
  await signOnLedger(page, live)
  await expect(sheetOf(page)).toContainText('Voted in VIP cycle', ENDED)
  await goTo(page, 'Accounts')
  await page.getByRole('button', { name: 'Permissions', exact: true }).click()
  await page.getByRole('button', { name: 'Revoke the Sending permission on Initia' }).click()
  await signOnLedger(page, live)
  await expect(sheetOf(page)).toContainText('The permission is revoked.', ENDED)
})

test('by pointer, a stake is moved, a vote is cast, a name is extended, and what was unlocked is withdrawn', async ({ page, live }) => {
  await addLedger(page, await live.start())
  payUnlocked(live, live.practice.accounts[0]?.bech32 ?? '')
  await openByPointer(page, 'Staking')
  await page.getByRole('button', { name: 'Manage the stake with Harbourlight' }).click()
  const stake = page.getByRole('dialog', { name: 'Your stake with Harbourlight' })
  await stake.getByText('Move', { exact: true }).click()
  await stake.getByRole('textbox', { name: 'Amount' }).fill('1.5')
  await stake.getByRole('button', { name: 'Review' }).click()
  await signOnLedger(page, live)
  await expect(sheetOf(page)).toContainText('1.50 INIT moved to', ENDED)
  await openByPointer(page, 'Staking')
  await page.getByRole('region', { name: 'Locked stakes' }).getByRole('button', { name: 'Withdraw', exact: true }).click()
  await signOnLedger(page, live)
  await expect(sheetOf(page)).toContainText(/2\.00 INIT .*withdrawn/, ENDED)
  await openByPointer(page, 'Governance')
  await page
    .getByRole('button', { name: /^Vote on proposal/ })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Vote Abstain on proposal/ })
    .click()
  await signOnLedger(page, live)
  await expect(sheetOf(page)).toContainText(/Voted Abstain on proposal/, ENDED)
  await goTo(page, 'Accounts')
  await page.getByRole('button', { name: 'Extend skipper.init' }).click()
  await page.getByRole('dialog', { name: 'Extend skipper.init' }).getByRole('button', { name: 'Review' }).click()
  await signOnLedger(page, live)
  await expect(sheetOf(page)).toContainText('skipper.init extended by 1 year for 5.00 INIT.', ENDED)
})

test('by keyboard, an amount is staked, what was unlocked is withdrawn, and a withdrawal is claimed', async ({ page, live }) => {
  // A finalization period lies between the two signatures of the withdrawal.
  test.slow()
  await addLedger(page, await live.start())
  payUnlocked(live, live.practice.accounts[0]?.bech32 ?? '')
  await openByKeys(page, 'Staking')
  await press(page, /^Stake with Slow Tide$/)
  await expect(page.getByRole('dialog', { name: 'Stake with Slow Tide' }).getByRole('textbox', { name: 'Amount' })).toBeFocused()
  await page.keyboard.type('2.5')
  await page.keyboard.press('Enter')
  await signByKeys(page, live)
  await expect(sheetOf(page)).toContainText('2.50 INIT staked with Slow Tide.', ENDED)
  await openByKeys(page, 'Staking')
  await press(page, 'Withdraw')
  await signByKeys(page, live)
  await expect(sheetOf(page)).toContainText(/2\.00 INIT .*withdrawn/, ENDED)
  await page.keyboard.press('ControlOrMeta+K')
  await page.keyboard.type('bridge 4 init from lantern to initia')
  await page.getByRole('option', { name: 'Withdraw 4 INIT from Lantern to Initia' }).waitFor()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeFocused()
  // Tab leads to the chosen route, which returns all of it within minutes; arrow keys to the next one and back.
  await tabTo(page, 'Initia bridge')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: /^Via Initia/ })).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Initia bridge' })).toBeChecked()
  await press(page, 'Review bridge')
  await signByKeys(page, live)
  await expect(page.getByRole('button', { name: 'Claim', exact: true })).toBeVisible(ENDED)
  await press(page, /^Claim$/)
  await expect(page.locator('[aria-current="step"]')).toContainText('You sign the claim on Initia')
  await signByKeys(page, live)
  await expect(sheetOf(page)).toContainText('on Initia, yours.', ENDED)
})

test('by keyboard, a stake is moved, another is taken out, and that is cancelled', async ({ page, live }) => {
  await addLedger(page, await live.start())
  await openByKeys(page, 'Staking')
  await press(page, 'Manage the stake with Harbourlight')
  const dialog = page.getByRole('dialog', { name: 'Your stake with Harbourlight' })
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: 'Move' })).toBeChecked()
  await tabTo(page, 'Amount')
  await page.keyboard.type('1.5')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toContainText('on Initia')
  await signByKeys(page, live)
  await expect(sheetOf(page)).toContainText('1.50 INIT moved to', ENDED)
  await openByKeys(page, 'Staking')
  await press(page, 'Manage the stake with Harbourlight')
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).toBeFocused()
  await page.keyboard.type('1.25')
  await page.keyboard.press('Enter')
  await signByKeys(page, live)
  await expect(sheetOf(page)).toContainText('1.25 INIT unstaking from Harbourlight.', ENDED)
  await openByKeys(page, 'Staking')
  await press(page, /^Cancel unstaking from/)
  await expect(page.getByRole('main')).toContainText('Cancel unstaking on Initia')
  await signByKeys(page, live)
  await expect(sheetOf(page)).toContainText(/INIT staked.* again\./, ENDED)
})

test('by keyboard, the rewards of locks are claimed, and a permission is revoked', async ({ page, live }) => {
  await addLedger(page, await live.start())
  await openByKeys(page, 'Staking')
  await press(page, /the rewards of locked stakes$/)
  await signByKeys(page, live)
  await expect(sheetOf(page)).toContainText('in rewards of locked stakes paid out.', ENDED)
  await openByKeys(page, 'Staking')
  await press(page, 'Unstake the ended lock with Northern Buoy')
  await signByKeys(page, live)
  await expect(sheetOf(page)).toContainText('INIT unstaking from Northern Buoy.', ENDED)
  await goByKeys(page, 'c', 'Accounts')
  await press(page, 'Permissions')
  await press(page, 'Revoke the Network fees permission on Initia')
  await signByKeys(page, live)
  await expect(sheetOf(page)).toContainText('The permission is revoked.', ENDED)
})
