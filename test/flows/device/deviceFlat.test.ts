// Five thousand exchanges with a Ledger, of every command there is: no handle, no timer, no listener and no memory is left behind.
import { expect, test } from 'vitest'
import { deviceBench, settle, toItsEnd, type DeviceBench } from '../../support/benches/deviceBench.ts'
import { COMMANDS, type DeviceCommand } from '../../support/device/deviceCommands.ts'

const EXCHANGES = 5000
/** Most that the heap may have grown, as a share of what it was after the first fifth. */
const MAX_GROWTH = 1.15

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

/** What the command starts from, on the same Ledger as all others. */
async function prepare(bench: DeviceBench, { app }: DeviceCommand): Promise<void> {
  const [ledger] = bench.ledgers
  if (app === 'dashboard') ledger?.device.quitApp()
  else ledger?.device.openApp(app)
  await settle()
  while (ledger?.hid.devices().length === 0) bench.clock.step()
}

/** What the test itself keeps is no leak of Waybill's. */
function forget({ sent, states, ledgers }: DeviceBench): void {
  sent.length = 0
  states.length = 0
  for (const { prompts } of ledgers) prompts.length = 0
}

test.for([
  ['a handle of callbacks', false],
  ['a handle of node-hid’s asynchronous class', true],
] as const)(`${EXCHANGES} exchanges of all commands leave nothing behind, through %s`, { timeout: 300_000 }, async ([, isAsync]) => {
  const { setFlagsFromString } = await import('node:v8')
  const { runInNewContext } = await import('node:vm')
  setFlagsFromString('--expose-gc')
  globalThis.gc = runInNewContext('gc') as typeof globalThis.gc
  const bench = deviceBench([{}], { isAsync })
  let maxOpen = 0
  bench.onFrame.now = () => (maxOpen = Math.max(maxOpen, bench.handles()))
  const tally = new Map<string, number>()
  const round = async () => {
    let exchanges = 0
    for (const [name, command] of Object.entries(COMMANDS)) {
      await prepare(bench, command)
      expect(await toItsEnd(bench, command.run(bench)), name).toMatchObject({ status: 'fulfilled' })
      expect(bench.handles(), name).toBe(0)
      expect(bench.clock.sleepers(), name).toBe(0)
      tally.set(name, (tally.get(name) ?? 0) + 1)
      exchanges += bench.sent.length
      forget(bench)
    }
    return exchanges
  }
  let done = await round()
  const timersBefore = timers()
  const openedBefore = bench.opened()
  let early = 0
  while (done < EXCHANGES) {
    done += await round()
    if (early === 0 && done >= EXCHANGES / 5) early = await heap()
  }
  expect(maxOpen).toBe(1)
  expect(bench.opened()).toBeGreaterThan(openedBefore)
  // No command was left out of any round.
  expect(new Set(tally.values()).size).toBe(1)
  expect(timers()).toBeLessThanOrEqual(timersBefore)
  expect((await heap()) / early).toBeLessThan(MAX_GROWTH)
})
