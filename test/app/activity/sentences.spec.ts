// Searches by sentences in plain words: what they were read as is shown, and becomes filters once it is changed.
import type { Locator, Page } from '@playwright/test'
import { callApp, timelineAtRest } from '../support/atRest.ts'
import { rowsOf } from '../support/browsing.ts'
import { chooseIn } from '../support/choosing.ts'
import { expect, goTo, openPractice, test } from '../support/runningApp.ts'

const boxOf = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search' })

test.use({ begins: 'copied' })

test.beforeEach(async ({ page, app }) => {
  await openPractice(page, app)
  await goTo(page, 'Activity')
  await timelineAtRest(page, app)
  await expect(rowsOf(page).first()).toBeVisible()
})

test('plain words are read as conditions, and what names one asset is sorted by its amounts', async ({ page }) => {
  await boxOf(page).fill('received over 10 usdc')
  // Nothing has these words, so the list shows what they were read as, and the text stays as it was typed.
  const read = page.getByRole('search').getByRole('status').filter({ hasText: 'Showing results for' })
  await expect(read).toHaveText('Showing results for type:receive amount:>10 asset:USDC')
  await expect(page.getByRole('search').getByText(/^\d+ of \d+$/)).toBeVisible()
  await expect(rowsOf(page).first()).toContainText('USDC')
  await expect(boxOf(page)).toHaveValue('received over 10 usdc')
  await page.getByRole('button', { name: 'Saved views' }).click()
  await expect(page.getByRole('dialog', { name: 'Saved views' })).toContainText('type:receive amount:>10 asset:USDC')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Search the exact words instead' }).click()
  await expect(boxOf(page)).toHaveValue('"received over 10 usdc"')
  await expect(page.getByText('No transactions match.')).toBeVisible()
  await boxOf(page).fill('received over 10 usdc')
  await chooseIn(page.getByRole('combobox', { name: 'Sort' }), 'Largest amount first')
  const largest = page.getByRole('listbox', { name: 'Transactions, largest first' }).getByRole('option')
  await expect
    .poll(async () => {
      const sizes = (await largest.locator('.amount').filter({ hasText: 'USDC' }).allTextContents()).map((text) =>
        Number(text.replaceAll(/[^\d.]/g, '')),
      )
      return sizes.length > 1 && sizes.every((size, index) => index === 0 || size <= (sizes[index - 1] ?? 0))
    })
    .toBe(true)
  await expect(boxOf(page)).toHaveValue('received over 10 usdc')
  // A chip that is taken out leaves the search in its own language.
  await page.getByRole('button', { name: 'Remove Amount more than 10' }).click()
  await expect(boxOf(page)).toHaveValue('type:receive asset:USDC')
})

test('dollars are the value at that time; without prices that is said, and the amount of any token is offered', async ({ page, app }) => {
  await boxOf(page).fill('swaps over $100')
  await expect(page.getByText('Prices are off, so Waybill can’t tell what is worth more than $100.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Turn on prices…' })).toBeVisible()
  await page.getByRole('button', { name: 'Amount more than 100 of any token', exact: true }).click()
  await expect(boxOf(page)).toHaveValue('type:swap amount:>100')
  await expect(rowsOf(page).first()).toContainText('Swapped')
  await expect(page.getByRole('button', { name: 'Worth more than $100' })).toHaveCount(0)
  await callApp(app, 'privacy.set', { prices: true })
  await page.getByRole('button', { name: 'Worth more than $100' }).click()
  await expect(boxOf(page)).toHaveValue('type:swap value:>100')
  await expect(page.getByRole('button', { name: 'Remove Value more than $100' })).toBeVisible()
  await expect(rowsOf(page).first()).toContainText('$1')
})

test('a chain that something was sent to is where it went, whichever way; fees are said to be in the charts', async ({ page }) => {
  await boxOf(page).fill('sent to lantern over 1')
  const read = page.getByRole('search').getByRole('status').filter({ hasText: 'Showing results for' })
  await expect(read).toHaveText('Showing results for to:lantern-1 amount:>1')
  await expect(rowsOf(page).first()).toContainText('to Lantern')
  await expect(page.getByRole('button', { name: 'Remove To Lantern' })).toBeVisible()
  await boxOf(page).fill('fees over 1 dollar')
  await expect(page.getByText('Fees can’t be searched. Charts, above, adds them up by month.')).toBeVisible()
})
