// Five thousand exchanges with a Ledger: no handle, no timer, no listener and no memory is left behind.
import { expect, test } from 'vitest'
import { appAndVersion } from '../../src/main/signers/ledgerOs.ts'
import { deviceBench, settle, toItsEnd } from '../support/deviceBench.ts'

const EXCHANGES = 5000
const A_SESSION = 25
/** Most that the heap may have grown, as a share of what it was after the first fifth. */
const MOST_GROWTH = 1.15

/** What the process keeps open, without what comes and goes with the event loop itself. */
function timers(): number {
  return process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length
}

async function heap(): Promise<number> {
  await settle()
  globalThis.gc?.()
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

test(`${EXCHANGES} exchanges in ${EXCHANGES / A_SESSION} sessions leave nothing behind`, async () => {
  const { setFlagsFromString } = await import('node:v8')
  const { runInNewContext } = await import('node:vm')
  setFlagsFromString('--expose-gc')
  globalThis.gc = runInNewContext('gc') as typeof globalThis.gc
  const bench = deviceBench()
  const opened: number[] = []
  const session = () =>
    bench.device.use(async ({ channel }) => {
      for (let exchange = 1; exchange < A_SESSION; exchange += 1) await appAndVersion(channel)
      opened.push(bench.handles())
    })
  await toItsEnd(bench, session())
  const timersBefore = timers()
  let early = 0
  for (let sessions = 1; sessions < EXCHANGES / A_SESSION; sessions += 1) {
    expect((await toItsEnd(bench, session())).status).toBe('fulfilled')
    expect(bench.handles()).toBe(0)
    if (sessions === EXCHANGES / A_SESSION / 5) early = await heap()
  }
  expect(Math.max(...opened)).toBe(1)
  expect(bench.clock.sleepers()).toBe(0)
  expect(timers()).toBeLessThanOrEqual(timersBefore)
  expect((await heap()) / early).toBeLessThan(MOST_GROWTH)
})
