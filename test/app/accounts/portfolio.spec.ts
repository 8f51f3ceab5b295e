// Checks what is owned, staked and hidden, and what it is worth; and the drawer that shows what is copied and what is missing.
import type { Page } from '@playwright/test'
import { callApp } from '../support/atRest.ts'
import { chooseIn } from '../support/choosing.ts'
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
      .getByText(/^holder rank \d+$/)
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

  test('what is shown first is of the Ledger accounts, and a note says that watched ones are left out', async ({ page, app }) => {
    await openPractice(page, app)
    await callApp(app, 'accounts.watch', { address: '0x1111111111111111111111111111111111111111', label: 'Other' })
    await expect(page.getByText('Watch-only accounts aren’t included.')).toBeVisible()
    await chooseIn(page.getByRole('combobox', { name: 'Account' }), 'Other')
    await expect(page.getByText('Watch-only accounts aren’t included.')).toHaveCount(0)
    await chooseIn(page.getByRole('combobox', { name: 'Account' }), 'My accounts')
    await expect(page.getByText('Watch-only accounts aren’t included.')).toBeVisible()
  })

  test('with prices each asset has its share, and the value of all is charted before that of one', async ({ page, app }) => {
    await openPractice(page, app)
    await expect(page.getByRole('slider', { name: 'INIT by day' })).toBeVisible()
    await callApp(app, 'privacy.set', { prices: true })
    await expect.poll(async () => (await callApp(app, 'prices.values', {})).total).not.toBeNull()
    const share = page.getByText('Share', { exact: true })
    await expect(share).toBeVisible()
    await expect(holdings(page).getByRole('listitem').filter({ hasText: 'ETH' }).first()).toContainText(/2\d\.\d%$/)
    // The least important column leaves first.
    await page.setViewportSize({ width: 900, height: 600 })
    await expect(share).toBeHidden()
    await expect(page.getByRole('slider', { name: 'Value by day' })).toHaveAttribute('aria-valuetext', /^now: \$[\d,]+\.\d\d$/)
    await page.getByRole('button', { name: 'Spendable value over time as a table' }).click()
    await expect(page.getByRole('table').getByRole('row').nth(30)).toBeVisible()
    await expect(page.getByText(/^Spendable balance.* Without \$[\d.]+ staked/)).toBeVisible()
    await chooseIn(page.getByRole('combobox', { name: 'Chart asset' }), 'TIA')
    await expect(page.getByRole('region', { name: 'TIA over time' })).toBeVisible()
  })
})

test('the export of holdings leads to that of activity, which tax tools read', async ({ page, app }) => {
  await openPractice(page, app)
  await page.getByRole('button', { name: 'Export holdings' }).click()
  await page.getByRole('dialog', { name: 'Export holdings' }).getByRole('button', { name: 'For taxes: export activity' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export activity' })
  await dialog.getByRole('radio', { name: 'Koinly' }).check({ force: true })
  await expect(dialog).toContainText('-koinly-')
  await expect(dialog.getByRole('listitem')).toHaveText([/^Staking and unstaking aren’t listed/, /^Prices: /])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Export holdings' })).toBeFocused()
})

test('the coverage of each list is said in plain words', async ({ page, app }) => {
  await openPractice(page, app)
  await page.getByRole('button', { name: 'Sync details' }).click()
  const sheet = page.getByRole('dialog', { name: 'Sync details' })
  // What is complete is folded, and more of it becomes complete meanwhile.
  await expect(async () => {
    // One at a time: each that is unfolded no longer counts among those that can be.
    const folded = sheet.locator('details:not([open]) > summary', { hasText: 'all complete' })
    if ((await folded.count()) > 0) await folded.first().click({ timeout: 1000 })
    await expect(folded).toHaveCount(0, { timeout: 200 })
    await expect(sheet.getByText(/^Complete to block [\d,]+, [\d,]+ records/).first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(sheet.getByText('No staking on this chain').first()).toBeVisible()
  await expect(sheet.getByText(/2\.0 s per block/).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
})

test('a long line that unfolds something begins beside its mark', async ({ page, app }) => {
  await openPractice(page, app)
  await expect(holdings(page)).toBeVisible()
  const dropped = await page.evaluate(() => {
    const summary = document.createElement('summary')
    summary.textContent = 'long '.repeat(400)
    const details = document.createElement('details')
    details.append(summary)
    document.querySelector('main .page')?.append(details)
    const text = document.createRange()
    text.selectNodeContents(summary)
    return text.getBoundingClientRect().top - summary.getBoundingClientRect().top
  })
  expect(dropped).toBeLessThan(4)
})
