// Uses the search by keyboard: from the field to the list, through suggestions and chips, into the drawer and back; the focus is never lost.
import type { Locator, Page } from '@playwright/test'
import { timelineAtRest } from '../support/atRest.ts'
import { drawerOf, rowsOf, timelineOf } from '../support/browsing.ts'
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

test('an arrow leads from the field to the first line, past the chips', async ({ page }) => {
  await boxOf(page).fill('type:vote')
  await expect(rowsOf(page).first()).toContainText('Voted')
  await page.keyboard.press('ArrowDown')
  await expect(timelineOf(page)).toBeFocused()
  await expect(rowsOf(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(rowsOf(page).nth(1)).toHaveAttribute('aria-selected', 'true')
})

test('an arrow leads to the first suggestion, from there to the list or back, and choosing one keeps the focus in the search', async ({
  page,
}) => {
  await boxOf(page).fill('Lantern')
  const first = suggestedOf(page).getByRole('button').first()
  await expect(first).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(first).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(timelineOf(page)).toBeFocused()
  await expect(rowsOf(page).first()).toHaveAttribute('aria-selected', 'true')
  await first.focus()
  await page.keyboard.press('ArrowUp')
  await expect(boxOf(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(boxOf(page)).toHaveValue(/^chain:/)
  await expect(boxOf(page)).toBeFocused()
})

test('a chip that is turned round keeps the focus, one that is taken out hands it to the next, the last one to the field', async ({
  page,
}) => {
  await boxOf(page).fill('type:vote chain:initia status:failed')
  const turn = page.getByRole('button', { name: 'Chain initia', exact: true })
  await turn.focus()
  await page.keyboard.press('Enter')
  await expect(boxOf(page)).toHaveValue('type:vote -chain:initia status:failed')
  await expect(page.getByRole('button', { name: 'Chain is not initia', exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Remove Outcome/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Remove Type/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(boxOf(page)).toHaveValue('')
  await expect(boxOf(page)).toBeFocused()
  await page.keyboard.type('type:vote')
  await page.getByRole('button', { name: 'Clear', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(boxOf(page)).toBeFocused()
})

test('a date that suggestions can complete is no error until the field is left', async ({ page }) => {
  const problem = page.getByText('isn’t a valid date', { exact: false })
  await boxOf(page).fill('month:oc')
  await expect(suggestedOf(page).getByRole('button').first()).toBeVisible()
  // The same text is shown as a problem as soon as it is left, so that it was found before.
  await page.getByRole('button', { name: 'Saved views' }).focus()
  await expect(problem).toBeVisible()
  await boxOf(page).focus()
  await expect(problem).toHaveCount(0)
  await page.keyboard.press('End')
  await page.keyboard.type(' type:vote')
  await expect(problem).toBeVisible()
})

test('opening a transaction leads into the drawer, arrows still walk, and closing it leads back to its line', async ({ page }) => {
  const title = drawerOf(page).getByRole('heading', { level: 2 })
  await timelineOf(page).focus()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(title).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(drawerOf(page)).toContainText(/2 of /)
  await expect(title).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(drawerOf(page)).toHaveCount(0)
  await expect(timelineOf(page)).toBeFocused()
  await expect(rowsOf(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  await rowsOf(page).nth(3).click()
  await expect(title).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(timelineOf(page)).toBeFocused()
})

test('a transaction that the palette opens takes the focus into the drawer', async ({ page }) => {
  await page.keyboard.press('Control+k')
  await page.keyboard.type('voted')
  await page.getByRole('option').filter({ hasText: 'on proposal' }).first().click()
  await expect(drawerOf(page).getByRole('heading', { level: 2 })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(timelineOf(page)).toBeFocused()
})
