// Uses the search: typed, by chips, with mistakes, saved as a view; days with what they changed.
import type { Locator, Page } from '@playwright/test'
import { timelineAtRest } from '../support/atRest.ts'
import { look } from '../support/axe.ts'
import { drawerOf, rowsOf, timelineOf } from '../support/browsing.ts'
import { chooseIn } from '../support/choosing.ts'
import { expect, goTo, openPractice, test } from '../support/runningApp.ts'

const boxOf = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search' })
const countOf = (page: Page): Locator =>
  page
    .getByRole('search')
    .getByRole('status')
    .filter({ hasText: /^\d|^more than/ })

test.use({ begins: 'copied' })

test.beforeEach(async ({ page, app }) => {
  await openPractice(page, app)
  await goTo(page, 'Activity')
  await timelineAtRest(page, app)
  await expect(rowsOf(page).first()).toBeVisible()
})

test('operators narrow the list, chips turn them round and take them out', async ({ page }) => {
  await page.keyboard.press('/')
  await page.keyboard.type('type:vote')
  await expect(countOf(page)).toHaveText(/^\d+ of \d+$/)
  await expect(rowsOf(page).first()).toContainText(/Voted|Voting/)
  const [votes = 0, all = 0] = ((await countOf(page).textContent()) ?? '').split(' of ').map(Number)
  await page.getByRole('button', { name: 'Type vote', exact: false }).first().click()
  await expect(boxOf(page)).toHaveValue('-type:vote')
  await expect(countOf(page)).toHaveText(`${all - votes} of ${all}`)
  await page.getByRole('button', { name: /^Remove Type/ }).click()
  await expect(boxOf(page)).toHaveValue('')
  await expect(countOf(page)).toHaveText(`${all} transactions`)
})

test('a search that no longer lists what the drawer shows closes it, and one that does keeps it', async ({ page }) => {
  await boxOf(page).fill('type:vote')
  await expect(rowsOf(page).first()).toContainText('Voted')
  await rowsOf(page).first().click()
  const drawer = drawerOf(page)
  await expect(drawer).toBeVisible()
  await boxOf(page).fill('type:vote chain:initia')
  await expect(countOf(page)).toHaveText(/^\d+ of \d+$/)
  await expect(drawer).toBeVisible()
  await boxOf(page).fill('chain:lantern')
  await expect(drawer).toHaveCount(0)
})

test('plain words find what rows say, and suggest the filter that they name', async ({ page }) => {
  const suggested = page.getByRole('group', { name: 'Suggested filters' })
  await boxOf(page).fill('swapped')
  await expect(rowsOf(page).first()).toContainText('Swapped')
  await boxOf(page).fill('Lantern')
  await expect(rowsOf(page).first()).toContainText('Lantern')
  await page.keyboard.press('ArrowDown')
  await expect(suggested.getByRole('button', { name: /^Chain Lantern \d+$/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(boxOf(page)).toHaveValue(/^chain:/)
  await expect(rowsOf(page).first()).toContainText('Lantern')
  await boxOf(page).fill('October')
  await expect(page.getByText('No transactions match.')).toBeVisible()
  await suggested
    .getByRole('button', { name: /^October \d{4} \d+$/ })
    .first()
    .click()
  await expect(rowsOf(page).first().locator('time')).toHaveAttribute('datetime', /^\d{4}-10/)
  await boxOf(page).fill('type:sw')
  await suggested.getByRole('button', { name: /^Type Swaps \d+$/ }).click()
  await expect(boxOf(page)).toHaveValue('type:swap')
})

test('a filter is added without knowing how it is written', async ({ page }) => {
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Add filter' })
  // Ready filters come first.
  await expect(form.getByRole('button', { name: 'Type…' })).toBeFocused()
  await form.getByRole('button', { name: 'Type…' }).click()
  await form.getByRole('button', { name: 'Swaps' }).click()
  await expect(form).toBeHidden()
  await expect(boxOf(page)).toHaveValue('type:swap')
  await boxOf(page).fill('')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await form.getByRole('button', { name: 'More filters…' }).click()
  await chooseIn(form.getByRole('combobox', { name: 'By' }), 'Outcome')
  // Choosing the value adds the filter, and the form closes.
  await form.getByRole('combobox', { name: 'Value' }).click()
  await page.getByRole('option', { name: 'Failed', exact: true }).click()
  await expect(form).toBeHidden()
  await expect(boxOf(page)).toHaveValue('status:failed')
  await expect(rowsOf(page).first()).toContainText('failed')
})

test('a search that found nothing is not what one comes back to, nor offered while it finds nothing; ready filters are', async ({
  page,
}) => {
  await boxOf(page).fill('type:swap asset:INIT amount:>999999999')
  await expect(page.getByText('No transaction meets all three filters.')).toBeVisible()
  await expect(page.getByText('Every word must match')).toHaveCount(0)
  await expect(page.getByRole('search').getByText(/^0 of/)).toHaveCount(0)
  await boxOf(page).fill('boat money')
  await expect(page.getByText('No transactions match.')).toBeVisible()
  const examples = page.getByRole('main').getByRole('group', { name: 'Suggested filters' }).getByRole('button')
  // Each finds something.
  await expect(examples).toHaveText([/Failed ?[1-9]/, /\d{4}/, /Swaps ?[1-9]/])
  await goTo(page, 'Portfolio')
  await goTo(page, 'Activity')
  await expect(boxOf(page)).toHaveValue('')
  await expect(rowsOf(page).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Search “boat money” again' })).toHaveCount(0)
  // The empty field offers what most look for, as soon as it has the focus.
  await boxOf(page).focus()
  const offered = page.getByRole('group', { name: 'Suggested filters' })
  await expect(offered.getByRole('button', { name: /^Outcome Failed \d+$/ })).toBeVisible()
  await offered.getByRole('button', { name: /^Type Swaps \d+$/ }).click()
  await expect(boxOf(page)).toHaveValue('type:swap')
})

test('says what it cannot read, where it stands, and finds the rest', async ({ page }) => {
  await boxOf(page).fill('type:vote amount:>ten')
  await expect(page.getByText('“amount:>ten” isn’t a valid amount.', { exact: false })).toBeVisible()
  await expect(page.locator('#search-problems u')).toHaveText('amount:>ten')
  await expect(rowsOf(page).first()).toContainText(/Voted|Voting/)
  await boxOf(page).fill('chain:atlantis')
  await expect(page.getByText('no chain with this name', { exact: false })).toBeVisible()
})

test('finds a transaction by the short form of its hash, and says when there is none', async ({ page }) => {
  await rowsOf(page).nth(3).click()
  const hash = await page
    .getByRole('complementary', { name: 'Transaction' })
    .getByText(/^[0-9A-F ]{64,}$/)
    .first()
    .textContent()
  const digits = (hash ?? '').replaceAll(/[^0-9A-F]/g, '')
  await page.keyboard.press('Escape')
  await boxOf(page).fill(`${digits.slice(0, 4).toLowerCase()}…${digits.slice(-4)}`)
  await expect(rowsOf(page)).toHaveCount(1)
  await boxOf(page).fill('nothing has this word')
  await expect(page.getByText('No transactions match.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(rowsOf(page).first()).toBeVisible()
  // Of two parts, the one that excludes what the other finds is named and can be dropped.
  await boxOf(page).fill('type:vote zzunknown')
  await page.getByRole('button', { name: /^\d+ without “zzunknown”$/ }).click()
  await expect(boxOf(page)).toHaveValue('type:vote')
  await expect(rowsOf(page).first()).toBeVisible()
})

test('a search is saved, opened again after a reload, renamed and removed', async ({ page }) => {
  await boxOf(page).fill('type:vote')
  await page.getByRole('button', { name: 'Saved views' }).click()
  const dialog = page.getByRole('dialog', { name: 'Saved views' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('My votes')
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await expect(dialog.getByRole('button', { name: /^My votes/ })).toBeVisible()
  await page.reload()
  await goTo(page, 'Activity')
  await page.getByRole('button', { name: 'Saved views' }).click()
  await dialog.getByRole('button', { name: 'Rename My votes' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Votes')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: /^Votes/ }).click()
  await expect(boxOf(page)).toHaveValue('type:vote')
  await page.getByRole('button', { name: 'Saved views' }).click()
  await dialog.getByRole('button', { name: 'Remove Votes' }).click()
  await expect(dialog.getByText('No saved views yet.', { exact: false })).toBeVisible()
  await dialog.getByRole('button', { name: /^Failed/ }).click()
  await expect(boxOf(page)).toHaveValue('status:failed')
})

test('a day of several transactions says what it changed, and a day can be gone to', async ({ page }) => {
  const heads = timelineOf(page).locator('[class*=dayHead]')
  await expect(heads.locator('.amount').first()).toBeVisible()
  // The newest day has one transaction, whose amounts its total would repeat.
  await expect(heads.first().locator('.amount')).toHaveCount(0)
  const oldest = await timelineOf(page).locator('time').last().getAttribute('datetime')
  const day = (oldest ?? '').slice(0, 10)
  await page.getByLabel('Go to date').fill('swaps over')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Not a date, such as 2026-03-05')).toBeVisible()
  await expect(boxOf(page)).toHaveValue('')
  await page.getByLabel('Go to date').fill(day)
  await expect(page.getByText('Not a date, such as 2026-03-05')).toBeHidden()
  await expect(boxOf(page)).toHaveValue(/^before:\d{4}-\d{2}-\d{2}$/)
  await expect(rowsOf(page).first().locator('time')).toHaveAttribute('datetime', new RegExp(`^${day.slice(0, 7)}`))
})

test('the palette reads a search in plain words, and opens it in the order that it names', async ({ page }) => {
  await page.keyboard.press('Control+k')
  await page.keyboard.type('largest receipts this year')
  const entry = page.getByRole('option', { name: /^Show in Activity: Receipts · \d{4} · Largest value first/ })
  await entry.waitFor()
  await page.keyboard.press('Enter')
  await expect(boxOf(page)).toHaveValue(/^type:receive on:\d{4}$/)
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveText('Largest value first')
  await expect(page.getByRole('main').getByRole('listbox')).toBeFocused()
})

test('the search, its help and its views are accessible', async ({ page }) => {
  await boxOf(page).fill('type:vote -chain:practice-1 amount:>x')
  await expect(page.locator('#search-problems u')).toBeVisible()
  await look(page, 'Activity, a search with a problem')
  await page.getByRole('button', { name: 'How to search' }).click()
  await expect(page.getByText('amount:>10', { exact: true })).toBeVisible()
  await look(page, 'Activity, how to search')
})

test('the export of a search keeps its period when all transactions are taken', async ({ page }) => {
  await boxOf(page).fill('type:swap')
  await page.getByRole('button', { name: 'Export activity' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export activity' })
  const period = dialog.getByRole('combobox', { name: 'Period' })
  const lastYear = String(new Date().getFullYear() - 1)
  await chooseIn(period, `${lastYear} (last year)`)
  await dialog.getByText('All transactions', { exact: true }).click()
  await expect(dialog).toContainText(`Transactions of ${lastYear}, with your labels.`)
  await expect(period).toContainText(lastYear)
})
