// Uses the app with a hundred thousand transactions as a new user would: by role and name, once with the pointer and once with the keyboard
// only. Counts what a step draws and asks; `npm run bench:window` measures the times.
import { readFileSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, Request } from '@playwright/test'
import { look } from '../support/axe.ts'
import { drawerOf, rowsOf, timelineOf, totalOf } from '../support/browsing.ts'
import { fillWithHistory, LIST_FILE, rowsOfMonth } from '../support/longHistory.ts'
import { expect, test as base } from '../support/runningApp.ts'
import { byKeys, byPointer } from '../support/walker.ts'

const MONTH = '2026-04'

/** Writing it takes seconds: once for all tests of a worker, each has a copy. */
const test = base.extend<object, { history: string }>({
  history: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what the fixture needs: nothing
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'waybill-history-'))
      await fillWithHistory(folder)
      await use(folder)
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  dataFolder: async ({ dataFolder, history }, use) => {
    await cp(history, dataFolder, { recursive: true })
    await use(dataFolder)
  },
  app: async ({ dataFolder, start }, use) => {
    await use(await start(['--chains', join(dataFolder, LIST_FILE)]))
  },
})

test.slow()

for (const walkerOf of [byPointer, byKeys]) {
  const { kind } = walkerOf({} as Page)
  test(`a memo of a month is found among 100,000, exactly those rows are exported, and one is labelled, by ${kind}`, async ({
    page,
    app,
  }, info) => {
    const walk = walkerOf(page)
    await page.goto(app.url)
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await walk.go('Activity')
    await expect(totalOf(page)).toHaveText('100,000 transactions')

    const rents = rowsOfMonth(MONTH).filter(({ memo }) => /\brent\b/.test(memo))
    expect(rents.length).toBeGreaterThan(5)
    await walk.search(`rent on:${MONTH}`, rents.length)
    await walk.press('Export activity')
    const dialog = page.getByRole('dialog', { name: 'Export activity' })
    await expect(dialog).toContainText('The filtered transactions, with your labels.')
    await expect(dialog).toContainText(`Search: rent on:${MONTH}`)
    await expect(dialog.locator('output').first()).toHaveText(`${rents.length} transactions`)
    await walk.choose('All transactions', 'As searched', 1)
    await expect(dialog).toContainText('All transactions, with your labels.')
    await expect(dialog.locator('output').first()).toHaveText('100,000 transactions')
    await walk.choose('As searched', 'All transactions', -1)
    await walk.choose('JSON lines', 'CSV', 1)
    const [download] = await Promise.all([page.waitForEvent('download'), walk.press('Save file', dialog)])
    const file = info.outputPath('rents.jsonl')
    await download.saveAs(file)
    const hashes = readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { hash: string }).hash)
    expect(hashes.toSorted()).toEqual(rents.map(({ hash }) => hash).toSorted())
    await walk.press('Done', dialog)
    await expect(dialog).toHaveCount(0)

    const memo = rents.at(-1)?.memo ?? ''
    const same = rents.filter((row) => row.memo === memo)
    await walk.search(`"${memo}" on:${MONTH}`, same.length)
    await walk.openFirst(memo)
    await walk.press('Add label to this transaction', drawerOf(page))
    await walk.write('Label', 'flat', drawerOf(page))
    await walk.press('Save', drawerOf(page))
    await expect(drawerOf(page).getByRole('button', { name: 'Edit label of this transaction' })).toBeVisible()
    await walk.search('label:flat', 1)
    await expect(rowsOf(page)).toContainText(['flat'])
  })
}

test('some are picked by keys, exported and labelled together', async ({ page, app }, info) => {
  const walk = byKeys(page)
  const rents = rowsOfMonth(MONTH).filter(({ memo }) => /\brent\b/.test(memo))
  await page.goto(app.url)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await walk.go('Activity')
  await walk.search(`rent on:${MONTH}`, rents.length)
  const newest = rents.toSorted((left, right) => right.time - left.time)
  await walk.openFirst(newest[0]?.memo ?? '')
  await page.keyboard.press('Escape')
  await expect(drawerOf(page)).toHaveCount(0)
  await page.keyboard.press('x')
  await page.keyboard.press('Shift+J')
  await page.keyboard.press('Shift+J')
  const bar = page.getByRole('region', { name: '3 selected' })
  await expect(bar).toBeVisible()
  await walk.press('Export', bar)
  const dialog = page.getByRole('dialog', { name: 'Export activity' })
  await expect(dialog).toContainText('The 3 transactions you selected.')
  await walk.choose('JSON lines', 'CSV', 1)
  const [download] = await Promise.all([page.waitForEvent('download'), walk.press('Save file', dialog)])
  const file = info.outputPath('picked.jsonl')
  await download.saveAs(file)
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  const picked = newest.slice(0, 3).map(({ hash }) => hash)
  expect(lines.map((line) => (JSON.parse(line) as { hash: string }).hash)).toEqual(picked)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await walk.press('Label', bar)
  await walk.write('Label', 'flat', page.getByRole('dialog', { name: 'Label 3 transactions' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await walk.search('label:flat', 3)
  await expect(bar).toHaveCount(0)
})

/** Counts the elements of the list that are put there, taken away or changed, from now on. */
async function countDrawing(page: Page): Promise<() => Promise<{ put: number; changed: number }>> {
  await timelineOf(page).evaluate((list) => {
    const drawn = { put: 0, changed: 0 }
    Object.assign(window, { drawn })
    const rows = (nodes: NodeList) =>
      [...nodes].filter((node) => node instanceof Element && node.querySelector('[role=option]') !== null).length
    new MutationObserver((records) => {
      for (const { type, addedNodes, target } of records) {
        drawn.put += rows(addedNodes)
        if (type === 'attributes' && target instanceof Element && target.role === 'option') drawn.changed += 1
      }
    }).observe(list, { subtree: true, childList: true, attributes: true, attributeFilter: ['class', 'aria-selected', 'id'] })
  })
  return () =>
    page.evaluate(() => {
      const { drawn } = window as unknown as { drawn: { put: number; changed: number } }
      const now = { ...drawn }
      drawn.put = 0
      drawn.changed = 0
      return now
    })
}

/** What the list asks the core, and when all of it is answered. */
function follow(page: Page): { asked: string[]; answered(): Promise<void> } {
  const asked: string[] = []
  const open = new Set<Request>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/api/activity.')) return
    asked.push(pathname.replace('/api/', ''))
    open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  return { asked, answered: () => expect.poll(() => open.size).toBe(0) }
}

test('a step draws what it shows and nothing else, however deep, and the page does not grow', async ({ page, app }) => {
  const { asked, answered } = follow(page)
  await page.goto(app.url)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await byKeys(page).go('Activity')
  await expect(totalOf(page)).toHaveText('100,000 transactions')
  await look(page, 'Activity, huge')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  const deepest = async () => Number(await rowsOf(page).last().getAttribute('aria-posinset'))
  const elements = () => page.evaluate(() => document.querySelectorAll('*').length)
  const first = await elements()

  for (const depth of [400, 2000]) {
    await expect(async () => {
      await page.keyboard.press('End')
      expect(await deepest()).toBeGreaterThan(depth)
    }).toPass()
    // The request is answered, and the list is at rest.
    await answered()
    // Rows have more or fewer parts; there are never more rows.
    expect(await elements(), 'elements of the page').toBeLessThan(first * 1.5)
    expect(await rowsOf(page).count(), 'rows that are drawn').toBeLessThan(45)

    await page.keyboard.press('PageUp')
    await page.keyboard.press('PageUp')
    await expect(async () => expect(await deepest()).toBeGreaterThan(depth / 2)).toPass()
    await answered()
    const drawing = await countDrawing(page)
    await rowsOf(page).nth(14).click()
    await expect(drawerOf(page).getByText('Outcome')).toBeVisible()
    await answered()
    await drawing()
    asked.length = 0
    await page.keyboard.press('j')
    await expect(rowsOf(page).and(page.getByRole('option', { selected: true }))).toHaveCount(1)
    await expect(drawerOf(page).getByText('Outcome')).toBeVisible()
    await answered()
    const step = await drawing()
    // At most the class and the choice of the previous and the new line.
    expect(step.changed, 'changes of lines at a step').toBeLessThanOrEqual(4)
    expect(step.put, 'lines put in at a step').toBeLessThanOrEqual(1)
    expect(asked, 'questions to the core at a step').toEqual(['activity.get'])
    await page.keyboard.press('Escape')
    await expect(drawerOf(page)).toHaveCount(0)
  }
})
