// Prints how late the main process of the real Electron is, and how long the window takes from a key to the paint, while the core copies,
// searches and checks, while it backs up, and while it follows many transfers. Times are read, not asserted.
import { join } from 'node:path'
import type { ElectronApplication, Page } from '@playwright/test'
import { loadavg } from 'node:os'
import type { SyncState } from '../../src/shared/contract/status.ts'
import type { TransferView } from '../../src/shared/contract/transfer/transfer.ts'
import { currentLeg } from '../../src/shared/domain/transfer/legs.ts'
import { multiplyTransfer } from '../bench/preparedTransfers.ts'
import { streamsAtRest } from '../app/support/atRest.ts'
import { goTo, openPractice } from '../app/support/runningApp.ts'
import { review, sign, underWay } from '../app/support/transferring.ts'
import { spread, typeKeys } from './keysToPaint.ts'
import { expect, PAGE, test } from './support.ts'

const KEYS = 60
const NS = 1e6
const EVERY_MS = 10
const FOLLOWED = 1000

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
/** The bridge, as the page has it. */
interface Asking {
  waybill: { invoke(name: string, input: object): Promise<{ ok: boolean; value: unknown }> }
  isWorking: boolean
}

/** Waits until all is copied, so that no key competes with it that is not meant to. */
async function copied(page: Page): Promise<void> {
  const isAtRest = streamsAtRest()
  const state = () => page.evaluate(() => (globalThis as unknown as Asking).waybill.invoke('sync.state', {}))
  await expect.poll(async () => isAtRest((await state()).value as SyncState), { timeout: 60_000 }).toBe(true)
}

/** Asks again and again, all at once, while `use` runs. */
async function whileAsking(page: Page, questions: readonly (readonly [string, object])[], use: () => Promise<void>): Promise<number> {
  const asking = page.evaluate(async (all) => {
    const core = globalThis as unknown as Asking
    core.isWorking = true
    const isWorking = () => core.isWorking
    let rounds = 0
    for (; all.length > 0 && isWorking(); rounds += 1) await Promise.all(all.map(async ([name, input]) => core.waybill.invoke(name, input)))
    return rounds
  }, questions)
  await use()
  await page.evaluate(() => {
    const core = globalThis as unknown as Asking
    core.isWorking = false
  })
  return asking
}

/** Prints how late main and the keys are while the core answers these questions again and again. */
async function tell(
  shell: ElectronApplication,
  page: Page,
  what: string,
  questions: readonly (readonly [string, object])[],
): Promise<void> {
  await shell.evaluate((_electron, every) => {
    const { getBuiltinModule, mainModule } = process as unknown as Loaders
    const { monitorEventLoopDelay } = getBuiltinModule?.('node:perf_hooks') ?? mainModule.require('node:perf_hooks')
    const delays = monitorEventLoopDelay({ resolution: every })
    delays.enable()
    Object.assign(globalThis, { delays })
  }, EVERY_MS)
  let keys = ''
  const rounds = await whileAsking(page, questions, async () => {
    keys = spread(await typeKeys(page, KEYS))
  })
  const late = await shell.evaluate(() => {
    const { delays } = globalThis as unknown as Watched
    delays.disable()
    return { usual: delays.percentile(99.9), longest: delays.max }
  })
  const ms = (ns: number) => Math.max(0, ns / NS - EVERY_MS).toFixed(1)
  process.stdout.write(`${what} (load ${(loadavg()[0] ?? 0).toFixed(1)}, ${rounds} rounds)\n`)
  process.stdout.write(`  main late, 999 of 1000: ${ms(late.usual)} ms, longest ${ms(late.longest)} ms\n`)
  process.stdout.write(`  ${KEYS} keys to the paint: ${keys}\n`)
  expect(late.longest).toBeGreaterThan(0)
}

/** Opens Activity with the caret in its search. */
async function search(page: Page): Promise<void> {
  await goTo(page, 'Activity')
  await page.getByRole('main').getByRole('combobox').or(page.getByRole('main').getByRole('searchbox')).first().click()
}

const ask = (text: string) => ['activity.page', { filter: { text }, limit: 50, requesterId: 'delays' }] as const

test('says how late main and the window are while the core works', async ({ shell, page }) => {
  await openPractice(page, { url: PAGE })
  await search(page)
  await copied(page)
  await tell(shell, page, 'at rest', [])
  await tell(shell, page, 'copying, searching, checking', [
    ['data.check', {}],
    ['sync.now', {}],
    ['transfers.list', {}],
    ask('sent'),
    ask('usdc'),
  ])
  await tell(shell, page, 'backing up', [['data.backUp', { withPictures: false }]])
})

test(`says how late main and the window are while ${FOLLOWED} transfers are followed`, async ({ start, dataFolder }) => {
  test.slow()
  const first = await start()
  const page = await first.firstWindow()
  await openPractice(page, { url: PAGE })
  await review(page)
  await sign(page)
  await underWay(page)
  const { value } = await page.evaluate(() => (globalThis as unknown as Asking).waybill.invoke('transfers.list', {}))
  const [{ transfer }] = value as [TransferView]
  await first.close()
  const one = { id: transfer.id, hash: currentLeg(transfer)?.hash ?? '' }
  multiplyTransfer(join(dataFolder, 'practice', 'journal.db'), { ...one, count: FOLLOWED })
  const second = await start()
  const again = await second.firstWindow()
  await search(again)
  await copied(again)
  await tell(second, again, `following ${FOLLOWED} transfers`, [])
  await tell(second, again, `following ${FOLLOWED} transfers, listing them`, [['transfers.list', {}]])
})
