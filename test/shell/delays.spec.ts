// Prints how late the main process of the real Electron is, and how long the window takes from a key to the paint, while the core copies,
// searches and checks. Times are read, not asserted.
import type { Page } from '@playwright/test'
import { openPractice } from '../app/support/runningApp.ts'
import { expect, PAGE, test } from './support.ts'

const KEYS = 60
const NS = 1e6
const EVERY_MS = 10

interface Histogram {
  enable(): void
  disable(): void
  percentile(share: number): number
  max: number
}
interface Hooks {
  monitorEventLoopDelay(options: { resolution: number }): Histogram
}
/** The way to a module of Node that this Node has. */
interface Loaders {
  getBuiltinModule?(name: string): Hooks
  mainModule: { require(name: string): Hooks }
}
interface Watched {
  delays: Histogram
}

/** Types into the page's field and returns what the browser measured for each key down, ms to the next paint, in order of length. */
async function typeKeys(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(globalThis, { times })
    const observer = new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') times.push(duration)
    })
    observer.observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
  })
  for (let key = 0; key < KEYS; key += 1) await page.keyboard.press(key % 2 === 0 ? 'a' : 'Backspace')
  const times = await page.evaluate(() => (globalThis as unknown as { times: number[] }).times)
  return times.sort((one, other) => one - other)
}

/** A line of what {@link typeKeys} returned. */
function spread(times: readonly number[]): string {
  return `half ${times.at(times.length >> 1) ?? 0} ms, longest ${times.at(-1) ?? 0} ms`
}

test('says how late main and the window are while the core works', async ({ shell, page }) => {
  await openPractice(page, { url: PAGE })
  await page.keyboard.press('ControlOrMeta+2')
  await page.getByRole('combobox').or(page.getByRole('searchbox')).first().click()
  const quiet = await typeKeys(page)
  await shell.evaluate((_electron, every) => {
    const { getBuiltinModule, mainModule } = process as unknown as Loaders
    const { monitorEventLoopDelay } = getBuiltinModule?.('node:perf_hooks') ?? mainModule.require('node:perf_hooks')
    const delays = monitorEventLoopDelay({ resolution: every })
    delays.enable()
    Object.assign(globalThis, { delays })
  }, EVERY_MS)
  const working = page.evaluate(async () => {
    const { invoke } = (globalThis as unknown as { waybill: { invoke(name: string, input: object): Promise<unknown> } }).waybill
    const ask = (text: string) => invoke('activity.page', { filter: { text }, limit: 50, requesterId: 'delays' })
    for (let turn = 0; turn < 8; turn += 1) {
      await Promise.all([invoke('data.check', {}), invoke('sync.now', {}), invoke('transfers.list', {}), ask('sent'), ask('usdc')])
    }
  })
  const busy = await typeKeys(page)
  await working
  const late = await shell.evaluate(() => {
    const { delays } = globalThis as unknown as Watched
    delays.disable()
    return { usual: delays.percentile(99.9), longest: delays.max }
  })
  const ms = (ns: number) => Math.max(0, ns / NS - EVERY_MS).toFixed(1)
  process.stdout.write(`main late, 999 of 1000: ${ms(late.usual)} ms, longest ${ms(late.longest)} ms\n`)
  process.stdout.write(`${KEYS} keys to the paint: ${spread(busy)}; before the work ${spread(quiet)}\n`)
  expect(late.longest).toBeGreaterThan(0)
})
