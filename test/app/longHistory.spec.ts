// A hundred thousand transactions, as somebody uses them who never saw the app: by role and name, with the keyboard alone.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { drawerOf, rowsOf, timelineOf, totalOf } from './support/browsing.ts'
import { fillWithHistory, rowsOfMonth } from './support/longHistory.ts'
import { expect, test } from './support/runningApp.ts'

const MONTH = '2026-04'

async function typeSearch(page: Page, text: string, found: number): Promise<void> {
  const box = page.getByRole('searchbox', { name: 'Search' })
  await page.keyboard.press('/')
  await expect(box).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
  await expect(totalOf(page)).toHaveText(new RegExp(`^${found} of 100,?`))
}

/** Tasks of the page longer than 50 ms since it was loaded: for the report, since machines differ. */
async function longTasks(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          resolve(list.getEntries().map(({ duration }) => Math.round(duration)))
        })
        observer.observe({ type: 'longtask', buffered: true })
        setTimeout(() => resolve([]), 200)
      }),
  )
}

test('a memo of a month is found among 100,000, some are picked, exported and labelled, and scrolling holds', async ({
  page,
  dataFolder,
  start,
}, info) => {
  test.setTimeout(600_000)
  const flags = await fillWithHistory(dataFolder)
  const app = await start(flags)
  await page.goto(app.url)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+2')
  await expect(page.getByRole('heading', { name: 'Activity', level: 1 })).toBeVisible()
  await expect(totalOf(page)).toHaveText('100,000')

  const month = rowsOfMonth(MONTH)
  const wanted = month.find(({ memo }) => memo.startsWith('rent ')) ?? month[0]
  const sameMemo = month.filter(({ memo }) => memo === wanted?.memo)
  await typeSearch(page, `"${wanted?.memo}" on:${MONTH}`, sameMemo.length)
  await expect(rowsOf(page)).toHaveCount(sameMemo.length)
  await timelineOf(page).focus()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(drawerOf(page)).toContainText(wanted?.memo ?? '')
  await page.keyboard.press('Escape')
  await expect(drawerOf(page)).toHaveCount(0)

  const rents = month.filter(({ memo }) => /\brent\b/.test(memo))
  expect(rents.length).toBeGreaterThan(5)
  await typeSearch(page, `rent on:${MONTH}`, rents.length)
  await timelineOf(page).focus()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('Shift+J')
  await page.keyboard.press('Shift+J')
  const bar = page.getByRole('region', { name: '3 picked' })
  await expect(bar).toBeVisible()
  await bar.getByRole('button', { name: 'Export' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Export activity' })
  await expect(dialog).toContainText('Exactly the 3 transactions that you picked.')
  await dialog.getByRole('radio', { name: 'JSON lines' }).press('Space')
  const save = dialog.getByRole('button', { name: 'Save the file' })
  const [download] = await Promise.all([page.waitForEvent('download'), save.press('Enter')])
  const file = info.outputPath('picked.jsonl')
  await download.saveAs(file)
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  // The line that was open before is still under the cursor: those behind it were picked.
  const sorted = rents.toSorted((left, right) => right.time - left.time)
  const behind = sorted.findIndex(({ hash }) => hash === wanted?.hash) + 1
  const picked = sorted.slice(behind, behind + 3)
  expect(lines.map((line) => (JSON.parse(line) as { hash: string }).hash)).toEqual(picked.map(({ hash }) => hash))
  await page.keyboard.press('Escape')
  await bar.getByRole('button', { name: 'Label' }).press('Enter')
  await page.getByRole('dialog', { name: 'Label 3 transactions' }).getByRole('textbox', { name: 'Label' }).fill('flat')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await typeSearch(page, 'label:flat', 3)
  await expect(bar).toHaveCount(0)

  await page.getByRole('searchbox', { name: 'Search' }).press('Escape')
  await expect(totalOf(page)).toHaveText('100,000')
  await timelineOf(page).focus()
  const elements = () => page.evaluate(() => document.querySelectorAll('*').length)
  const before = await elements()
  const deepest = async () => Number(await rowsOf(page).last().getAttribute('aria-posinset'))
  await expect(async () => {
    await page.keyboard.press('End')
    expect(await deepest()).toBeGreaterThan(400)
  }).toPass()
  expect(await elements()).toBeLessThan(before * 1.5)
  info.annotations.push({ type: 'tasks over 50 ms', description: (await longTasks(page)).join(', ') })
})
