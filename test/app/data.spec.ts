// Labels, exports and the care of the data, as somebody uses them in a browser.
import { readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { look } from './support/axe.ts'
import { drawerOf, rowsOf } from './support/browsing.ts'
import { expect, goTo, openPractice, test } from './support/runningApp.ts'

const OTHER = '0x000000000000000000000000000000000000dEaD'
const data = (page: Page) => page.getByRole('region', { name: 'Data on this computer' })

test.use({ begins: 'copied' })

test('a label stands in the drawer, in place of the address, in the search and in the export', async ({ page, app }, info) => {
  await openPractice(page, app)
  await goTo(page, 'Activity')
  await rowsOf(page).first().click()
  const drawer = drawerOf(page)
  await drawer.getByRole('button', { name: 'Add a label to this transaction' }).click()
  await drawer.getByRole('textbox', { name: 'Label' }).fill('Rent for March')
  await drawer.getByRole('textbox', { name: 'Note' }).fill('paid late')
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(drawer.getByText('Rent for March')).toBeVisible()
  await expect(drawer.getByText('paid late')).toBeVisible()
  await page.reload()
  await goTo(page, 'Activity')
  await page.getByRole('button', { name: 'Export activity' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export activity' })
  await look(page, 'Activity, export')
  await dialog.getByText('JSON lines').click()
  const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Save the file' }).click()])
  expect(download.suggestedFilename()).toMatch(/^waybill-activity-\d{4}-\d\d-\d\d\.jsonl$/)
  const file = info.outputPath('activity.jsonl')
  await download.saveAs(file)
  const lines = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { label: string | null })
  expect(lines.length).toBeGreaterThan(300)
  expect(lines.filter(({ label }) => label === 'Rent for March')).toHaveLength(1)
  await dialog.getByRole('button', { name: 'Done' }).click()
})

test('the address book takes, checks and offers addresses', async ({ page, app }) => {
  await openPractice(page, app)
  await goTo(page, 'Accounts')
  const book = page.getByRole('region', { name: 'Address book' })
  await book.getByRole('button', { name: 'Add an address' }).click()
  const dialog = page.getByRole('dialog')
  const address = dialog.getByRole('textbox', { name: 'Address' })
  await address.fill('init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqx')
  await expect(dialog.getByText(/checksum does not fit/)).toBeVisible()
  await address.fill('0xf39fffffffffffffffffffffffffffffffff2266')
  await expect(dialog.getByRole('alert')).toContainText('only looks like one that you know')
  await address.fill(OTHER)
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await dialog.getByRole('textbox', { name: 'Label' }).fill('Landlord')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(book.getByRole('listitem')).toContainText('Landlord')
  await goTo(page, 'Transfer')
  await page.getByRole('button', { name: 'Change' }).first().click()
  const choice = page.getByRole('combobox', { name: 'From the address book' })
  await choice.selectOption({ label: 'Landlord' })
  await expect(page.getByText('“Landlord” in your address book')).toBeVisible()
})

test('labels come in from a file, after it was said what they would do', async ({ page, app }, info) => {
  await openPractice(page, app)
  await goTo(page, 'Accounts')
  const book = page.getByRole('region', { name: 'Address book' })
  const file = info.outputPath('labels.jsonl')
  const lines = [
    { type: 'addr', ref: OTHER, label: 'Shop' },
    { type: 'xpub', ref: 'xpub661', label: 'Elsewhere' },
  ]
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  await book.getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import labels' })
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), dialog.getByRole('button', { name: 'Choose a file' }).click()])
  await chooser.setFiles(file)
  await expect(dialog).toContainText('1 label would be new.')
  await expect(dialog).toContainText('1 line is no label that Waybill can use')
  await expect(book.getByRole('listitem')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Import 1 label' }).click()
  await expect(book.getByRole('listitem')).toContainText('Shop')
})

test('a backup brings back what was erased', async ({ page, app }, info) => {
  await openPractice(page, app)
  await goTo(page, 'Settings')
  const [download] = await Promise.all([page.waitForEvent('download'), data(page).getByRole('button', { name: 'Save a backup' }).click()])
  const file = info.outputPath('backup.zip')
  await download.saveAs(file)
  await data(page).getByRole('button', { name: 'Show sizes' }).click()
  await expect(data(page).getByRole('table', { name: 'What it takes' })).toContainText('Transactions as they came')
  await data(page).getByRole('button', { name: 'Check the data' }).click()
  await expect(data(page).getByText(/^All is well/)).toBeVisible()
  await data(page).getByRole('button', { name: 'Erase everything' }).click()
  const erase = page.getByRole('dialog', { name: /^Erase everything/ })
  await erase.getByRole('textbox').fill('erase')
  await erase.getByRole('button', { name: 'Erase it' }).click()
  await expect(erase).toHaveCount(0)
  await goTo(page, 'Accounts')
  await expect(page.getByText('No account yet.')).toBeVisible()
  await goTo(page, 'Settings')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    data(page).getByRole('button', { name: 'Restore a backup' }).click(),
  ])
  await chooser.setFiles(file)
  const restore = page.getByRole('dialog', { name: 'Restore this backup?' })
  await expect(restore).toContainText('1 account')
  await restore.getByRole('button', { name: 'Restore it' }).click()
  await expect(data(page).getByText(/^Restored\./)).toBeVisible()
  await goTo(page, 'Accounts')
  await expect(page.getByRole('list', { name: 'Accounts' }).getByRole('listitem')).toHaveCount(1)
})

test('a damaged archive opens on a page that says so, and goes on without it', async ({ page, context, start, dataFolder }) => {
  const app = await start()
  await openPractice(page, app)
  await page.close()
  await app.stop()
  truncateSync(join(dataFolder, 'practice', 'archive.db'), 5000)
  const again = await start()
  const next = await context.newPage()
  await next.goto(again.url)
  await expect(next.getByRole('heading', { name: 'The data cannot be opened' })).toBeVisible()
  await expect(next.getByText(/^archive\.db, with the copy of the history, is damaged/)).toBeVisible()
  await expect(next.getByText(/^journal\.db, .* can be read/)).toBeVisible()
  await look(next, 'Rescue')
  await next.setViewportSize({ width: 900, height: 600 })
  await look(next, 'Rescue, in the smallest window')
  const [download] = await Promise.all([next.waitForEvent('download'), next.getByRole('button', { name: 'Save what can be read' }).click()])
  expect(download.suggestedFilename()).toMatch(/^waybill-readable-practice-.*\.jsonl$/)
  await next.getByRole('button', { name: 'Start with an empty archive' }).click()
  await goTo(next, 'Accounts')
  await expect(next.getByRole('list', { name: 'Accounts' }).getByRole('listitem')).toHaveCount(1)
})
