// Searches where the list stands and what it still lacks: it loads, it lies beneath suggestions, it begins at the top, and history is being copied.
import type { Locator, Page } from '@playwright/test'
import type { SyncState } from '../../../src/shared/contract/status.ts'
import { timelineAtRest } from '../support/atRest.ts'
import { rowsOf, timelineOf } from '../support/browsing.ts'
import { expect, goTo, openPractice, test } from '../support/runningApp.ts'

const boxOf = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search' })
const suggestedOf = (page: Page): Locator => page.getByRole('group', { name: 'Suggested filters' })

test.use({ begins: 'copied' })

test.beforeEach(async ({ page, app }) => {
  await openPractice(page, app)
  await goTo(page, 'Activity')
  await timelineAtRest(page, app)
  await expect(rowsOf(page).first()).toBeVisible()
})

test('says that it loads, without a number, until rows are there', async ({ page }) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/activity.page', async (route) => {
    await answered
    await route.continue()
  })
  await page.reload()
  const main = page.getByRole('main')
  await expect(main.locator('.freshness')).toHaveText('Loading')
  await expect(page.getByRole('search').locator('output').filter({ hasText: /\d/ })).toHaveCount(0)
  answer()
  await expect(rowsOf(page).first()).toBeVisible()
  await expect(main.locator('.freshness')).toHaveText('Up to date')
  await expect(
    page
      .getByRole('search')
      .locator('output')
      .filter({ hasText: /^\d+ transactions$/ }),
  ).toBeVisible()
})

test('values to choose from lie over the list while the search has the focus', async ({ page }) => {
  await expect(rowsOf(page).first()).toBeVisible()
  const top = async () => (await timelineOf(page).boundingBox())?.y
  const before = await top()
  await boxOf(page).fill('type:')
  await expect(suggestedOf(page).getByRole('button')).toHaveCount(12)
  expect(await top()).toBe(before)
  await page.keyboard.press('Escape')
  await expect(timelineOf(page)).toBeFocused()
  await expect(suggestedOf(page)).toHaveCount(0)
})

test('the list begins at the top once the search is cleared, whichever line was marked', async ({ page }) => {
  const newest = (await rowsOf(page).first().textContent()) ?? ''
  // One of the second page: it is listed again after the search is cleared, once that page follows.
  await timelineOf(page).evaluate((list) => list.scrollTo(0, 55 * 36))
  const at = await timelineOf(page).locator('[aria-posinset="60"] time').first().getAttribute('datetime')
  const day = at?.slice(0, 10) ?? ''
  await boxOf(page).fill(`on:${day}`)
  await expect(rowsOf(page).first().locator('time').first()).toHaveAttribute('datetime', new RegExp(`^${day}`))
  await page.keyboard.press('Escape')
  await expect(rowsOf(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(boxOf(page)).toHaveValue('')
  await expect(rowsOf(page).first()).toHaveText(newest)
  const height = () => timelineOf(page).evaluate((list) => list.scrollHeight)
  await expect.poll(height).toBeGreaterThan(60 * 36)
  expect(await timelineOf(page).evaluate((list) => list.scrollTop)).toBe(0)
})

test('a search says that more may come while history is copied', async ({ page }) => {
  await page.route('**/api/sync.state', async (route) => {
    const reply = await route.fetch()
    const { value } = (await reply.json()) as { value: SyncState }
    const streams = value.streams.map((one) => (one.stream === 'txs' ? { ...one, isComplete: false } : one))
    await route.fulfill({ json: { ok: true, value: { ...value, streams } } })
  })
  await page.reload()
  await expect(rowsOf(page).first()).toBeVisible()
  await expect(page.getByText('Older history is still syncing.', { exact: false })).toHaveCount(0)
  await boxOf(page).fill('type:swap')
  await expect(page.getByText('Older history is still syncing. More results may appear.')).toBeVisible()
})
