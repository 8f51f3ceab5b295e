// Gains in the window: unknown without prices, known with a sheet, each figure down to its lots; in the smallest window and in German; and the
// report on paper.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { callApp } from '../support/atRest.ts'
import { chooseIn } from '../support/choosing.ts'
import { look, lookIn } from '../support/axe.ts'
import { goByKeys } from '../support/keys.ts'
import { test } from '../support/liveApp.ts'
import { expect, openPractice } from '../support/runningApp.ts'
import { addLedger } from '../support/transferring.ts'

test.use({ begins: 'copied' })

test('figures are unknown until prices are there, and unfold into their lots', async ({ page, live }) => {
  await page.setViewportSize({ width: 900, height: 600 })
  const app = await live.start()
  await addLedger(page, app)
  await goByKeys(page, 'p', 'Portfolio')
  await page.getByRole('navigation', { name: 'Portfolio, staking, VIP' }).getByRole('button', { name: 'Gains' }).click()
  await expect(page.getByRole('heading', { name: 'Gains', level: 1 })).toBeVisible()
  const main = page.getByRole('main')
  // It begins with this year, which may be young.
  await expect(page.getByRole('combobox', { name: 'Year' })).toHaveText(String(new Date().getUTCFullYear()))
  await chooseIn(page.getByRole('combobox', { name: 'Year' }), 'All years')
  await expect(main).toContainText('This isn’t tax advice')
  await expect(main).toContainText(/\d+ prices missing: .*INIT on \d+ days/)
  const income = main.locator('dl > div').filter({ hasText: 'Income' })
  await expect(income).toContainText('Unknown')
  await look(page, 'Gains, without prices')

  await main.getByRole('button', { name: 'Add prices' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Past prices' })
  const choose = async (text: string) => {
    const chooser = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Choose CSV' }).click()
    await (await chooser).setFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  }
  await choose('date,asset,price,currency\n2026-01-31,INIT,0.41,USD\n2026-02-30,INIT,0.41,USD')
  await expect(dialog).toContainText('Nothing was stored.')
  await expect(dialog).toContainText('Line 3: not a date like 2026-01-31')
  await choose(sheet())
  await expect(dialog).toContainText('1,800 prices stored.')
  await look(page, 'Gains, past prices')
  await page.keyboard.press('Escape')

  await expect(income).toContainText(/\$\d/)
  await expect(main).toContainText(/\d+ prices missing: TIA on \d+ days\./)
  const list = page.getByRole('list', { name: 'Gains by asset' })
  await list.getByRole('button', { name: 'Show details of ETH' }).click()
  await expect(list.getByRole('table', { name: 'Disposals' })).toContainText(/acquired \d+ \w+ 20\d\d/)
  const width = await page.evaluate(() => {
    const shown = document.querySelector('main')
    return shown === null ? 0 : shown.scrollWidth - shown.clientWidth
  })
  expect(width, 'reaches past its right edge').toBeLessThanOrEqual(0)
  await look(page, 'Gains')
  await list.getByRole('tab', { name: 'Acquisitions' }).click()
  await expect(list.getByRole('table', { name: 'Acquisitions' })).toContainText('Received')

  const realised = main.locator('dl > div').filter({ hasText: 'Realized gain' }).locator('dd').first()
  const before = await realised.textContent()
  await page.getByRole('combobox', { name: 'Method' }).click()
  await page.getByRole('option', { name: 'LIFO: newest first' }).click()
  await expect(realised).not.toHaveText(before ?? '')
  const place = await realised.boundingBox()
  const [download] = await Promise.all([page.waitForEvent('download'), saveAs(page, 'CSV of acquisitions')])
  await expect(page.getByText('Saved waybill-gains-all-lifo.csv')).toBeVisible()
  expect(await realised.boundingBox()).toEqual(place)
  expect(download.suggestedFilename()).toBe('waybill-gains-all-lifo.csv')
  const [other] = await Promise.all([page.waitForEvent('download'), saveAs(page, 'CoinTracking')])
  expect(other.suggestedFilename()).toBe('waybill-cointracking-all.csv')
  const [report] = await Promise.all([page.waitForEvent('download'), saveAs(page, 'Report for all years (HTML)')])
  expect(report.suggestedFilename()).toBe('waybill-gains-all-lifo.html')
  await lookPrinted(page, await readFile(await report.path(), 'utf8'))
})

/** Looks at the report as a browser that opens the file, and as A4, the narrower of both papers. */
async function lookPrinted(page: Page, file: string): Promise<void> {
  const opened = await page.context().newPage()
  const complaints: string[] = []
  opened.on('console', (message) => complaints.push(message.text()))
  await opened.setContent(file)
  await expect(opened.getByRole('heading', { name: 'Gains, all years', level: 1 })).toBeVisible()
  await lookIn(opened, 'Gains, report')
  // 210 mm less the margins.
  await opened.setViewportSize({ width: 688, height: 1000 })
  await opened.emulateMedia({ media: 'print' })
  const { width, heads } = await opened.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    heads: [...document.querySelectorAll('thead')].map((head) => getComputedStyle(head).display),
  }))
  expect(width, 'is wider than the paper').toBeLessThanOrEqual(688)
  expect(new Set(heads)).toEqual(new Set(['table-header-group']))
  expect(complaints).toEqual([])
  await opened.close()
}

test.describe('on the practice network', () => {
  test.use({ kept: 'app' })

  test('past prices are asked for where prices are on, and the practice network has them for its whole history', async ({ page, app }) => {
    await openPractice(page, app)
    await callApp(app, 'privacy.set', { prices: true })
    await page.getByRole('navigation', { name: 'Portfolio, staking, VIP' }).getByRole('button', { name: 'Gains' }).click()
    const income = page.getByRole('main').locator('dl > div').filter({ hasText: 'Income' })
    await expect(income).toContainText(/\$\d/)
    await expect(page.getByRole('main')).toContainText(/Not counted: [\d.]+ INIT from outside your synced history/)
    await expect(page.getByRole('main')).not.toContainText(/missing|Partial|Unknown/)
    const init = page
      .getByRole('list', { name: 'Gains by asset' })
      .getByRole('listitem')
      .filter({ hasText: /of [\d,]+\.\d\d/ })
    await init.getByRole('button', { name: /^You hold [\d.,]+ INIT\. No synced transaction brought the rest/ }).hover()
    await expect(init).toContainText('older than your history')
  })
})

const DAY_MS = 86_400_000

/** Prices of each day of the history, that rise; none of TIA. */
function sheet(): string {
  const days = Array.from({ length: 600 }, (_, day) => {
    const date = new Date(Date.now() - (599 - day) * DAY_MS).toISOString().slice(0, 10)
    return ['INIT', 'USDC', 'ETH'].map((symbol) => `${date},${symbol},${String(day + 1)}.5,USD`)
  })
  return `date,asset,price,currency\n${days.flat().join('\n')}\n`
}

async function saveAs(page: Parameters<typeof look>[0], format: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Export' }).click()
  await page.getByRole('option', { name: format }).click()
}
