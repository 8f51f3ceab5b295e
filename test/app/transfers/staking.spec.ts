// Staking in the window: rewards claimed by keyboard alone, from the portfolio to the history, in the smallest window.
import type { Page } from '@playwright/test'
import { look } from '../support/axe.ts'
import { approve } from '../../support/benches/hands.ts'
import { rowsOf } from '../support/browsing.ts'
import { goByKeys, askByKeys, tabTo } from '../support/keys.ts'
import { signOnLedger } from '../support/ledgerInHand.ts'
import { test } from '../support/liveApp.ts'
import { expect } from '../support/runningApp.ts'
import { addLedger, sheetOf, transfersOf } from '../support/transferring.ts'

test.use({ begins: 'copied' })

async function openStaking(page: Page): Promise<void> {
  await goByKeys(page, 'p', 'Portfolio')
  await tabTo(page, 'Staking')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Staking', level: 1 })).toBeVisible()
}

/** Runs the first entry that the palette finds. */
async function askPalette(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+K')
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

test('the palette leads to a part of Staking, from another screen and from Staking itself', async ({ page, live }) => {
  await addLedger(page, await live.start())
  await goByKeys(page, 'p', 'Portfolio')
  const main = page.getByRole('main')
  await askPalette(page, 'compound')
  await expect(main.getByRole('button', { name: /^Compound/ })).toBeFocused()
  await askPalette(page, 'unstake')
  await expect(main.getByRole('region', { name: 'Your stakes' })).toBeFocused()
  await askPalette(page, 'vote in the vip')
  await expect(main.getByRole('button', { name: /^Vote in cycle/ })).toBeFocused()
  await askPalette(page, 'open stake')
  await expect(page.getByRole('dialog', { name: /^Stake/ })).toBeVisible()
})

test('all rewards are claimed by keyboard alone, and are one thing in the history', async ({ page, live }) => {
  await page.setViewportSize({ width: 900, height: 600 })
  await addLedger(page, await live.start())
  await openStaking(page)
  const stakes = page.getByRole('region', { name: 'Your stakes' })
  await expect(stakes.getByRole('row')).not.toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Validators' })).toContainText('Harbourlight')
  const width = await page.evaluate(() => {
    const main = document.querySelector('main')
    return main === null ? 0 : main.scrollWidth - main.clientWidth
  })
  expect(width, 'reaches past its right edge').toBeLessThanOrEqual(0)
  await askPalette(page, 'claim all')
  await expect(page.getByRole('button', { name: /^Claim all [\d.]+ INIT$/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Review' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Claim rewards on Initia')
  await expect(page.getByRole('region', { name: 'Validators' })).toContainText('Slow Tide')
  await expect(page.getByRole('region', { name: 'You get, about' })).toContainText('INIT')
  await expect(page.getByRole('button', { name: 'Sign on Ledger' })).toBeEnabled()
  await askByKeys(page)
  await approve(live.practice.device)
  await expect(sheetOf(page)).toContainText('in rewards paid out.', { timeout: 90_000 })
  await expect(transfersOf(page)).toContainText(['Claim rewards'])
  await goByKeys(page, 'a', 'Activity')
  await expect(rowsOf(page).first()).toContainText(/Claimed [\d.]+\s*INIT of rewards/, { timeout: 90_000 })
})

test('rewards of one validator that was picked are claimed', async ({ page, live }) => {
  await addLedger(page, await live.start())
  await openStaking(page)
  await page.getByRole('checkbox', { name: 'Pick Harbourlight' }).check()
  await page.getByRole('button', { name: 'Claim from 1 validator' }).click()
  await signOnLedger(page, live)
  await expect(sheetOf(page)).toContainText('in rewards paid out from Harbourlight.', { timeout: 90_000 })
  await expect(sheetOf(page).getByRole('region', { name: 'Validator' })).toContainText('Harbourlight')
  // The review knew them about; history knows them.
  await expect(sheetOf(page).getByRole('region', { name: 'Rewards', exact: true })).toContainText('INIT', { timeout: 90_000 })
  await expect(sheetOf(page).getByRole('status').first()).toContainText(/^Result[\d.,]+ INIT in rewards paid out/)
})

test('all rewards are staked again by keyboard alone, and those of one validator by pointer', async ({ page, live }) => {
  await addLedger(page, await live.start())
  await openStaking(page)
  await tabTo(page, /^Compound/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Review' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Compound rewards on Initia')
  await expect(page.getByRole('main')).toContainText('Initia pays out the rewards and stakes them with the same validators')
  await expect(page.getByRole('region', { name: 'You stake' })).toContainText('INIT')
  await expect(page.getByRole('button', { name: 'Sign on Ledger' })).toBeEnabled()
  await askByKeys(page)
  await approve(live.practice.device)
  await expect(sheetOf(page)).toContainText('in rewards staked again.', { timeout: 90_000 })
  await openStaking(page)
  const pick = page.getByRole('checkbox', { name: 'Pick Harbourlight' })
  // In the block of the compounding there are no rewards yet: the next check has them.
  await expect(async () => {
    await page.getByRole('button', { name: 'Check now' }).click()
    await expect(pick).toBeVisible({ timeout: 3000 })
  }).toPass()
  await pick.check()
  await page.getByRole('button', { name: /^Compound/ }).click()
  await expect(page.getByRole('region', { name: 'Validator' })).toContainText('Harbourlight')
  await signOnLedger(page, live)
  await expect(sheetOf(page)).toContainText('in rewards staked with Harbourlight again.', { timeout: 90_000 })
})

test('an amount is staked with another validator, and taken out again', async ({ page, live }) => {
  await addLedger(page, await live.start())
  await openStaking(page)
  const change = page.getByRole('region', { name: 'Your stakes' }).getByRole('button', { name: 'Manage the stake with Harbourlight' })
  await change.click()
  const held = page.getByRole('dialog', { name: 'Your stake with Harbourlight' })
  await expect(held.getByRole('radio', { name: 'Unstake' })).toBeChecked()
  await expect(held.getByRole('button', { name: 'Enter an amount' })).toBeVisible()
  await look(page, 'Staking, a stake being changed')
  await page.keyboard.press('Escape')
  await page.getByRole('region', { name: 'Validators' }).getByRole('button', { name: 'Stake with Harbourlight' }).click()
  const dialog = page.getByRole('dialog', { name: 'Stake with Harbourlight', exact: true })
  await expect(dialog.getByRole('radio', { name: 'Stake more' })).toBeChecked()
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('2.5')
  await dialog.getByRole('button', { name: 'Review' }).click()
  await expect(page.getByRole('region', { name: 'You stake' })).toContainText('2.50')
  await signOnLedger(page, live)
  await expect(sheetOf(page)).toContainText('2.50 INIT staked with Harbourlight.', { timeout: 90_000 })
  await openStaking(page)
  await change.click()
  await held.getByRole('textbox', { name: 'Amount' }).fill('1.25')
  await held.getByRole('button', { name: 'Review' }).click()
  await expect(page.getByRole('main')).toContainText('Unstake on Initia')
  await signOnLedger(page, live)
  await expect(sheetOf(page)).toContainText('1.25 INIT unstaking from Harbourlight.', { timeout: 90_000 })
  await openStaking(page)
  await expect(page.getByRole('region', { name: 'Unstaking' })).toContainText('1.25')
  await page.getByRole('button', { name: 'Cancel unstaking from Harbourlight' }).last().click()
  await expect(page.getByRole('main')).toContainText('Cancel unstaking on Initia')
  await signOnLedger(page, live)
  await expect(sheetOf(page)).toContainText(/INIT staked.* again\./, { timeout: 90_000 })
})

test('a stake begins at the head of the screen with a validator that has one, and all of it at one press', async ({ page, live }) => {
  await addLedger(page, await live.start())
  await openStaking(page)
  await expect(page.getByRole('main').getByText('Unstaking takes 21 days.')).toBeVisible()
  await page.getByRole('button', { name: 'Stake', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Stake', exact: true })
  const choice = dialog.getByRole('radiogroup', { name: 'Choose a validator' })
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).toBeFocused()
  await expect(choice.getByRole('radio', { name: /Slow Tide/ }), 'the one that pays out the most').toBeChecked()
  await expect(choice.getByRole('radio', { name: /Slow Tide.*7\.00% APR/ })).toBeVisible()
  await expect(dialog).toContainText('Preselected: highest APR among yours.')
  await expect(dialog.getByRole('button', { name: 'Enter an amount' })).toBeDisabled()
  await look(page, 'Staking, a validator being chosen')
  await choice.getByRole('radio', { name: /Harbourlight/ }).check()
  await expect(dialog).not.toContainText('Preselected')
  await choice.getByRole('radio', { name: /Slow Tide/ }).check()
  await expect(dialog).toContainText(/APR7\.00%Unstaking takes21 days/u)
  const unit = dialog.getByText('INIT', { exact: true })
  expect((await unit.boundingBox())?.height).toBeLessThan(30)
  await dialog.getByRole('button', { name: '25% of what is available' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).not.toHaveValue('')
  await dialog.getByRole('button', { name: 'Max' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).not.toHaveValue('')
  await page.keyboard.press('Escape')
  await page.getByRole('region', { name: 'Validators' }).getByRole('button', { name: 'Stake with Slow Tide' }).click()
  await expect(page.getByRole('dialog', { name: 'Stake with Slow Tide' }).getByRole('textbox', { name: 'Amount' })).toBeFocused()
})

test('what was typed for a stake or a lock stays while the chain does not respond', async ({ page, live }) => {
  await addLedger(page, await live.start())
  await openStaking(page)
  const unread = page.getByText('Initia didn’t respond, so its staking isn’t shown.')
  // The button is behind the dialog, as whatever else asks the chain again.
  const checkNow = page.getByRole('button', { name: 'Check now', includeHidden: true })
  const dialog = page.getByRole('dialog')
  const lose = async () => {
    live.practice.faults.setFault('rest:/initia/mstaking/', { status: 400, body: 'no', contentType: 'text/plain' })
    await checkNow.dispatchEvent('click')
    await expect(unread).toBeAttached({ timeout: 60_000 })
  }
  await page.getByRole('region', { name: 'Validators' }).getByRole('button', { name: 'Stake with Harbourlight' }).click()
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('2.5')
  await lose()
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('2.5')
  live.practice.faults.setFault('rest:/initia/mstaking/', null)
  await dialog.getByRole('button', { name: 'Review' }).click()
  await expect(page.getByRole('region', { name: 'You stake' })).toContainText('2.50')
  await openStaking(page)
  await page.getByRole('button', { name: 'Extend the lock with Harbourlight' }).click()
  await dialog.getByText('1 year', { exact: true }).click()
  await lose()
  await expect(dialog.getByRole('radio', { name: '1 year' })).toBeChecked()
})
