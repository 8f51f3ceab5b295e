// Checks what is owned, staked and hidden; and the drawer that shows what is copied and what is missing.
import type { Page } from '@playwright/test'
import { expect, openPractice, test } from '../support/runningApp.ts'

const holdings = (page: Page) => page.getByRole('list', { name: 'Holdings by asset' })

test('an asset unfolds into what is held and staked, with the day of its release', async ({ page, app }) => {
  await openPractice(page, app)
  await holdings(page).getByRole('button', { name: 'Show INIT by chain' }).click()
  const unfolded = holdings(page).getByRole('listitem').filter({ hasText: 'staked with' })
  await expect(unfolded.first()).toBeVisible()
  await expect(
    holdings(page)
      .getByText(/^unbonding, available /)
      .first(),
  ).toBeVisible()
  await expect(holdings(page).getByText(/^unclaimed rewards from /)).toBeVisible()
  await expect(
    holdings(page)
      .getByText(/^holder #\d+$/)
      .first(),
  ).toBeVisible({ timeout: 90_000 })
})

test.describe('with what is copied at rest', () => {
  test.use({ begins: 'copied' })

  test('a hidden asset is left out with a word and a way back', async ({ page, app }) => {
    await openPractice(page, app)
    const show = holdings(page).getByRole('button', { name: /^Show TIA/ })
    await show.click()
    await holdings(page).getByRole('button', { name: 'Hide asset' }).click()
    await expect(holdings(page).getByText('TIA', { exact: true })).toHaveCount(0)
    await expect(page.getByText('1 hidden asset.')).toBeVisible()
    await page.getByRole('button', { name: 'Show hidden' }).click()
    await holdings(page).getByRole('button', { name: 'Unhide this asset' }).click()
    await expect(page.getByText(/hidden asset/)).toHaveCount(0)
    await expect(holdings(page).getByText('TIA', { exact: true })).toBeVisible()
  })
})

test('the coverage of each list is said in plain words', async ({ page, app }) => {
  await openPractice(page, app)
  await page.getByRole('button', { name: 'Sync details' }).click()
  const sheet = page.getByRole('dialog', { name: 'Sync details' })
  await expect(sheet.getByText(/^Complete to block [\d,]+, [\d,]+ records/).first()).toBeVisible()
  await expect(sheet.getByText('No staking on this chain').first()).toBeVisible()
  await expect(sheet.getByText(/2\.0 s per block/).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
})
