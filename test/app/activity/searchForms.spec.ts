// Chooses from the lists and the calendar of the search by keyboard.
import type { Locator, Page } from '@playwright/test'
import { timelineAtRest } from '../support/atRest.ts'
import { look } from '../support/axe.ts'
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

test('a drop-down that is pressed before its list is loaded opens then, and keeps the focus', async ({ page }) => {
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>()
  await page.route(/\/ChoiceList-/, async (route) => {
    await loaded
    await route.continue()
  })
  await page.reload()
  const sort = page.getByRole('combobox', { name: 'Sort' })
  await sort.focus()
  await page.keyboard.press('Enter')
  await expect(sort).toHaveAttribute('aria-expanded', 'false')
  load()
  await expect(page.getByRole('option', { name: 'Newest first' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(sort).toHaveText('Oldest first')
  await expect(sort).toBeFocused()
})

test('a day is chosen from the calendar by keyboard', async ({ page }) => {
  await page.getByLabel('Go to date').fill('2026-03-31')
  await page.keyboard.press('ArrowDown')
  const calendar = page.getByRole('dialog', { name: 'Calendar' })
  await expect(calendar.getByRole('button', { name: 'Tuesday 31 March' })).toBeFocused()
  await look(page, 'Activity, a day being chosen')
  await page.keyboard.press('PageUp')
  await page.keyboard.press('ArrowLeft')
  await expect(calendar.getByRole('table', { name: 'February 2026' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(calendar).toHaveCount(0)
  await expect(boxOf(page)).toHaveValue('before:2026-02-27')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Add filter' })
  await form.getByRole('button', { name: 'More filters…' }).click()
  await chooseIn(form.getByRole('combobox', { name: 'By' }), 'Since')
  await form.getByLabel('Value').fill('2026-02-30')
  await expect(form.getByRole('button', { name: 'Enter a value' })).toBeVisible()
  await form.getByRole('button', { name: 'Open calendar' }).click()
  await calendar.getByRole('button', { name: 'Previous month' }).click()
  await calendar.getByRole('button', { name: /\b15\b/ }).click()
  await expect(form.getByLabel('Value')).toHaveValue(/^\d{4}-\d{2}-15$/)
  await form.getByRole('button', { name: 'Add' }).click()
  await expect(boxOf(page)).toHaveValue(/^before:2026-02-27 after:\d{4}-\d{2}-15$/)
})
