// Claims from the palette: the review opens at once; where it is not clear whose rewards are meant, or there are none, the screen says why.
import type { Page } from '@playwright/test'
import { test } from '../support/liveApp.ts'
import { expect, goTo } from '../support/runningApp.ts'
import { addLedger } from '../support/transferring.ts'

test.use({ begins: 'copied' })

/** Chooses a command in the palette by its whole name. */
async function command(page: Page, name: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k')
  const palette = page.getByRole('dialog', { name: 'Command palette' })
  await palette.getByRole('combobox').fill(name)
  await palette.getByRole('option', { name }).first().click()
}

const review = (page: Page) => page.getByRole('heading', { name: 'Review' })

test('the palette opens the review of a claim, once; going back does not open it again', async ({ page, live }) => {
  await addLedger(page, await live.start())
  await goTo(page, 'Accounts')
  await command(page, 'Claim all rewards')
  await expect(review(page)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Claim rewards')
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Your stakes' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Claim all [\d.]+ INIT$/ })).toBeVisible()
  await command(page, 'Claim VIP rewards')
  await expect(review(page)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Claim VIP rewards on Initia')
})

test('with several accounts the palette leads to the claim, and begins it for the one that was chosen', async ({ page, live }) => {
  await addLedger(page, await live.start())
  await goTo(page, 'Accounts')
  await page.getByRole('button', { name: 'Add from Ledger' }).click()
  await page.getByRole('button', { name: 'Read addresses' }).click()
  await page.getByRole('checkbox', { disabled: false }).first().check()
  await page.getByRole('button', { name: 'Add 1 account' }).click()
  await expect(page.getByRole('list', { name: 'Accounts' }).getByRole('listitem')).toHaveCount(2)
  await command(page, 'Claim all rewards')
  await expect(page.getByRole('status').filter({ hasText: /You have several accounts\. This claims for “.+”\./u })).toBeVisible()
  await expect(review(page)).toBeHidden()
  await page.getByRole('combobox', { name: 'Account' }).click()
  await page.getByRole('option').last().click()
  await command(page, 'Claim all rewards')
  await expect(page.getByText('There are no rewards to claim yet.').or(page.getByText('Nothing is staked'))).toBeVisible()
})
