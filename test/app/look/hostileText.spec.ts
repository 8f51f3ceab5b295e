// Checks that untrusted text is shown as plain text on every screen: it must not reverse, hide, run, imitate or grow without limit.
import type { Page } from '@playwright/test'
import { look } from '../support/axe.ts'
import { chooseIn } from '../support/choosing.ts'
import { timelineAtRest } from '../support/atRest.ts'
import { drawerOf, rowsOf, timelineOf } from '../support/browsing.ts'
import { expect, goTo, openPractice, test } from '../support/runningApp.ts'

/** The practice account that receives hostile texts. */
const AIMED_AT = 'init1wzvhjux9rqfdcwspp37srdgwp5tac7wg9ql75y'
const ROW_HEIGHT = 36

test.use({ begins: 'copied' })

test.beforeEach(async ({ page, app }) => {
  page.on('dialog', (dialog) => {
    throw new Error(`a stranger's text opened a dialog: ${dialog.message()}`)
  })
  await openPractice(page, app)
  await goTo(page, 'Accounts')
  await page.getByRole('button', { name: 'Watch an address' }).click()
  await page.getByRole('textbox', { name: 'Address' }).fill(AIMED_AT)
  await page.getByRole('textbox', { name: 'Name' }).fill('Aimed at')
  await page.getByRole('button', { name: 'Watch', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Accounts' }).getByRole('listitem')).toHaveCount(2)
  await goTo(page, 'Activity')
  await timelineAtRest(page, app)
})

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search' }).fill(text)
}

/** Nothing of a text became part of the page. */
async function expectInert(page: Page): Promise<void> {
  await expect(page.locator('script:not([src]), img[src="x"], a[href^="javascript:"], iframe')).toHaveCount(0)
}

test('memos are one line each: hidden characters are named, markup and formulas are words', async ({ page }) => {
  const shows: [words: string, shown: RegExp][] = [
    ['invoice', /invoiceU\+202Egnp\.exe/],
    ['everywhere', /zU\+200BeU\+200CrU\+200Do/],
    ['calc', /=cmd\|' \/C calc'!A0/],
    ['onerror', /<script>alert\(document\.domain\)<\/script><img src=x/],
    ['claim', /<a href="javascript:alert\(1\)">claim<\/a>/],
    ['Zalgo', /Zalgo .*U\+0319/u],
  ]
  for (const [words, shown] of shows) {
    await search(page, words)
    const row = rowsOf(page).filter({ hasText: shown }).first()
    await expect(row).toBeVisible()
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(ROW_HEIGHT + 1)
    await expectInert(page)
  }
})

test('a memo of ten thousand characters is short in the list and whole on request', async ({ page }) => {
  await search(page, '"A very long memo"')
  const row = rowsOf(page).filter({ hasText: 'A very long memo.' }).first()
  await expect(row).toBeVisible()
  expect((await row.textContent())?.length).toBeLessThan(400)
  await row.click()
  const drawer = drawerOf(page)
  const all = drawer.getByRole('button', { name: 'Show all 10,000 characters' })
  await expect(all).toBeVisible()
  expect((await drawer.textContent())?.length).toBeLessThan(4000)
  await all.click()
  expect((await drawer.textContent())?.length).toBeGreaterThan(10_000)
  await drawer.getByRole('button', { name: 'Show less' }).click()
  await expect(all).toBeVisible()
})

test('a message of a made-up type stays visible with its content, and runs nothing', async ({ page }) => {
  await search(page, 'evil')
  await rowsOf(page).filter({ hasText: 'Msg<script>alert(1)</script>' }).first().click()
  for (const tab of ['Messages', 'Events', 'Raw']) {
    await drawerOf(page).getByRole('tab', { name: tab }).click()
    await expect(drawerOf(page).getByRole('tabpanel')).toContainText(/evil/)
    await expectInert(page)
  }
  await drawerOf(page).getByRole('tab', { name: 'Events' }).click()
  await expect(drawerOf(page)).toContainText('evil<img src=x>')
  await expect(drawerOf(page)).toContainText('U+202Ekey')
})

test('coins that are named to be taken for others say so, in the list, in the drawer and in the portfolio', async ({ page }) => {
  await search(page, 'with:"Aimed at"')
  const pretenders = rowsOf(page).filter({ hasText: 'not INIT' })
  await expect(pretenders.filter({ hasText: 'U+202ETINI' })).toHaveCount(2)
  await expect(pretenders.filter({ hasText: 'ІNІТ' })).toHaveCount(2)
  await pretenders.first().click()
  await expect(drawerOf(page).getByText('not INIT').first()).toBeVisible()
  await expect(timelineOf(page)).toBeVisible()
  await look(page, 'Activity, texts of strangers')
  await goTo(page, 'Portfolio')
  await chooseIn(page.getByRole('combobox', { name: 'Account' }), 'Aimed at')
  await page.getByRole('button', { name: /^Show \d+ unverified assets$/ }).click()
  await expect(page.getByText('not INIT').first()).toBeVisible()
  await expectInert(page)
})

test('the total of a day counts what nobody verified and does not name it', async ({ page }) => {
  await search(page, 'account:"Aimed at" on:2026-10')
  await expect(rowsOf(page).filter({ hasText: 'not INIT' }).first()).toBeVisible()
  const pretended = timelineOf(page)
    .getByRole('presentation')
    .filter({ hasText: /^Tue 6 Oct.*2 unverified$/ })
  await expect(pretended.first()).toBeVisible()
  await expect(pretended.first()).not.toContainText('5,000')
})
