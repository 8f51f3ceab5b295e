// Words for the timeline and its drawer.
import type { Locator, Page } from '@playwright/test'

export function timelineOf(page: Page): Locator {
  return page.getByRole('listbox', { name: 'Transactions, newest first' })
}

/** The rows that are drawn now. */
export function rowsOf(page: Page): Locator {
  return timelineOf(page).getByRole('option')
}

/** How many transactions there are, while nothing is looked for. */
export function totalOf(page: Page): Locator {
  return page.getByRole('search').getByRole('status').first()
}

/** The transaction that is open. */
export function drawerOf(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Transaction' })
}
