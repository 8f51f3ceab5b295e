// What the window costs at a hundred thousand transactions: how long the tasks of its main thread work while it is scrolled and
// stepped through, how long after the key the drawer is painted, and how long a first visit of each screen takes. Run by `npm run bench:window`, on a quiet machine: it prints
// how busy the machine was, and a task of the browser that is always the same beside them.
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { drawerOf, rowsOf, timelineOf } from '../app/support/browsing.ts'
import { fillWithHistory, ROWS } from '../app/support/longHistory.ts'
import { serveCli } from '../support/programs/runCli.ts'
import { firstVisits } from './firstVisits.ts'
import { percentile } from './measure/figure.ts'
import { tasksWhile } from './measure/pageTrace.ts'

/** Tasks above this are noticeable. For the drawer: from the key to the screen. */
const LONG_MS = 50
const DRAWER_MS = 100
const STEPS = 40
const DEEP = 3000

const wide = (text: string | number) => String(text).padStart(12)
const print = (name: string, cells: readonly (string | number)[]) => process.stdout.write(`${name.padEnd(34)}${cells.map(wide).join('')}\n`)
const ms = (value: number) => value.toFixed(1)

/** One row of the table: tasks, how long 99 of 100 and the longest had the processor, and how many of them are felt. */
async function measure(browser: Browser, page: Page, name: string, act: () => Promise<void>): Promise<void> {
  const worked = (await tasksWhile(browser, page, act)).map((task) => task.worked)
  const long = worked.filter((time) => time > LONG_MS).length
  print(name, [worked.length, ms(percentile(worked, 0.99)), ms(Math.max(...worked)), long])
}

/** Some work of the page that is the same each time: what the machine does to it, it does to the rest. */
async function control(page: Page): Promise<void> {
  for (let round = 0; round < STEPS; round += 1) {
    await page.evaluate(() => {
      let sum = 0
      for (let step = 0; step < 4_000_000; step += 1) sum += Math.sqrt(step)
      return sum
    })
  }
}

/** Returns the milliseconds from the key that opens the drawer to the frame that shows it, which the browser measures in steps of 8. */
async function openings(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = []
    const pressed = new Set<number>()
    Object.assign(window, { times })
    window.addEventListener('keydown', ({ key, timeStamp }) => key === 'o' && pressed.add(timeStamp), { capture: true })
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'keydown' && pressed.has(entry.startTime)) times.push(entry.duration)
    })
    observer.observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
  })
  for (let opened = 0; opened < STEPS; opened += 1) {
    await page.keyboard.press('o')
    await drawerOf(page).getByText('Outcome').waitFor()
    await page.keyboard.press('Escape')
    await drawerOf(page).waitFor({ state: 'detached' })
    await page.keyboard.press('j')
  }
  return page.evaluate(() => (window as unknown as { times: number[] }).times)
}

async function walk(browser: Browser, page: Page): Promise<void> {
  const deepest = async () => Number(await rowsOf(page).last().getAttribute('aria-posinset'))
  const wheel = async (by: number) => {
    for (let turn = 0; turn < STEPS; turn += 1) await page.mouse.wheel(0, by)
  }
  const press = async (key: string) => {
    for (let turn = 0; turn < STEPS; turn += 1) await page.keyboard.press(key)
  }
  print('', ['tasks', '99 of 100', 'longest', `over ${LONG_MS} ms`])
  await measure(browser, page, 'always the same computation', () => control(page))
  await measure(browser, page, 'to Activity', async () => {
    await page.keyboard.press('ControlOrMeta+2')
    await rowsOf(page).first().waitFor()
  })
  await timelineOf(page).hover()
  await measure(browser, page, 'a screenful down at each turn', () => wheel(700))
  await measure(browser, page, 'and up', () => wheel(-700))
  await timelineOf(page).press('j')
  await measure(browser, page, 'line by line', () => press('j'))
  const drawer: number[] = []
  await measure(browser, page, 'the drawer, opened and closed', async () => {
    drawer.push(...(await openings(page)))
  })
  await measure(browser, page, `to the end, page by page, to ${DEEP}`, async () => {
    while ((await deepest()) < DEEP) await page.keyboard.press('End')
  })
  await measure(browser, page, 'a screenful up, down there', () => wheel(-700))
  print('', ['keys', 'half', '99 of 100', `over ${DRAWER_MS} ms`])
  const late = drawer.filter((time) => time > DRAWER_MS).length
  print('from the key to the drawer, ms', [drawer.length, ms(percentile(drawer, 0.5)), ms(percentile(drawer, 0.99)), late])
}

const folder = await mkdtemp(join(tmpdir(), 'waybill-window-'))
const app = await serveCli(['--data-dir', folder, ...(await fillWithHistory(folder))])
const executablePath = process.env['WAYBILL_CHROMIUM']
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath })
try {
  process.stdout.write(`${ROWS} rows; ms that tasks had the processor; load of the machine ${loadavg()[0]?.toFixed(1)}\n`)
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(`${app.origin}/#token=${app.token}`)
  await page.getByRole('navigation', { name: 'Main' }).waitFor()
  await walk(browser, page)
  const visitor = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await visitor.goto(`${app.origin}/#token=${app.token}`)
  await visitor.getByRole('heading', { name: 'Portfolio', level: 1 }).waitFor()
  print('', ['ms', 'ratio'])
  for (const { name, ms: time, ratio } of await firstVisits(browser, visitor)) print(`first visit: ${name}`, [ms(time), ms(ratio)])
  process.stdout.write(`load at the end ${loadavg()[0]?.toFixed(1)}\n`)
} finally {
  await browser.close()
  await app.kill()
  await rm(folder, { recursive: true, force: true })
}
