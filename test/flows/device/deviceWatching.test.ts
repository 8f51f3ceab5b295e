// Checks the effect of a window's looks on an unused Ledger, with the device service behind them and a clock that the test controls: it is
// hardly ever held open, its changes are noticed, and a lost event does not leave the window waiting forever.
import { expect, test } from 'vitest'
import {
  CHECK_EVERY_MS,
  LOOK_EVERY_MS,
  SHOWN_FOR_MS,
  watchBus,
  watchFor,
  type Look,
  type Watched,
} from '../../../src/renderer/features/devices/devicePolling.ts'
import { AppError } from '../../../src/shared/domain/errors.ts'
import type { DeviceState } from '../../../src/shared/contract/status.ts'
import { deviceBench, settle, type DeviceBench } from '../../support/benches/deviceBench.ts'

const READY = { state: 'ready', model: 'Flex', app: 'Ethereum', version: '1.22.0-dev' }

interface Window extends DeviceBench {
  looks: Look[]
  watched: Watched
  /** What the window knows. */
  known: { state: DeviceState | undefined; isHidden: boolean }
  /** Lets time pass, a look every three seconds of it. */
  pass(ms: number): Promise<void>
}

/** Creates a window that learns of changes only by asking. */
function window(): Window {
  const bench = deviceBench()
  const { clock, device } = bench
  const known: Window['known'] = { state: undefined, isHidden: false }
  const looks: Look[] = []
  const watched: Watched = {
    now: clock.now,
    every: (run, ms) => {
      let cancel = () => {}
      const again = () => {
        run()
        cancel = clock.later(again, ms)
      }
      cancel = clock.later(again, ms)
      return () => cancel()
    },
    state: () => known.state,
    isAway: () => known.isHidden,
    look: async (how) => {
      looks.push(how)
      known.state = how === 'device.state' ? device.state() : await (how === 'device.check' ? device.check() : device.glance())
    },
  }
  const pass = async (ms: number) => {
    const end = clock.now() + ms
    await settle()
    while (clock.now() < end && clock.step()) await settle()
  }
  return { ...bench, looks, watched, known, pass }
}

test('one that is ready is opened four times a minute at most, and closed in between', async () => {
  const bench = window()
  const stop = watchFor('Ethereum', bench.watched)
  let longest = 0
  bench.onFrame.now = () => (longest = Math.max(longest, bench.handles()))
  await bench.pass(60_000)
  expect(bench.known.state).toEqual(READY)
  expect(bench.opened()).toBe(1 + 60_000 / CHECK_EVERY_MS)
  expect(bench.looks.filter((how) => how === 'device.glance')).toHaveLength(60_000 / LOOK_EVERY_MS - 60_000 / CHECK_EVERY_MS)
  expect(longest).toBe(1)
  expect(bench.handles()).toBe(0)
  stop()
  expect(bench.clock.sleepers()).toBe(0)
})

test('the rail alone opens one only when it has just come', async () => {
  const bench = window()
  const stop = watchBus(bench.watched)
  await bench.pass(60_000)
  expect(bench.known.state).toEqual(READY)
  expect(bench.opened()).toBe(1)
  bench.ledgers[0]?.device.unplug()
  await bench.pass(LOOK_EVERY_MS)
  expect(bench.known.state).toEqual({ state: 'absent' })
  stop()
})

test('its cable and its app are noticed at the next look, its lock within a quarter of a minute', async () => {
  const bench = window()
  const [ledger] = bench.ledgers
  const stop = watchFor('Ethereum', bench.watched)
  await bench.pass(6000)
  ledger?.device.quitApp()
  await bench.pass(2 * LOOK_EVERY_MS)
  expect(bench.known.state).toEqual({ state: 'dashboard', model: 'Flex' })
  ledger?.device.openApp('Ethereum')
  await bench.pass(2 * LOOK_EVERY_MS)
  expect(bench.known.state).toEqual(READY)
  ledger?.device.lock()
  await bench.pass(CHECK_EVERY_MS)
  expect(bench.known.state).toEqual({ state: 'locked', model: 'Flex' })
  // What its user is about to mend is looked at closely.
  ledger?.device.unlock()
  await bench.pass(LOOK_EVERY_MS)
  expect(bench.known.state).toEqual(READY)
  ledger?.device.unplug()
  await bench.pass(LOOK_EVERY_MS)
  expect(bench.known.state).toEqual({ state: 'absent' })
  stop()
})

test.each([
  { by: 'a panel', watch: (watched: Watched) => watchFor('Ethereum', watched), shownFor: SHOWN_FOR_MS.panel },
  { by: 'the rail', watch: watchBus, shownFor: SHOWN_FOR_MS.rail },
])('a rejection is shown by $by until it is read, then it is ready again', async ({ watch, shownFor }) => {
  const bench = window()
  const stop = watch(bench.watched)
  await bench.pass(LOOK_EVERY_MS)
  const no = bench.device.use(() => Promise.reject(new AppError('device.rejected', 'No.')))
  await expect(no).rejects.toMatchObject({ code: 'device.rejected' })
  const opened = bench.opened()
  await bench.pass(shownFor)
  expect(bench.known.state).toEqual({ state: 'rejected', model: 'Flex' })
  expect(bench.opened()).toBe(opened)
  await bench.pass(2 * LOOK_EVERY_MS)
  expect(bench.known.state).toEqual(READY)
  expect(bench.opened()).toBe(opened + 1)
  stop()
})

test('a second rejection is shown as long as the first', async () => {
  const bench = window()
  const stop = watchFor('Ethereum', bench.watched)
  const asked = Promise.withResolvers<never>()
  await bench.pass(LOOK_EVERY_MS)
  const first = bench.device.use(() => Promise.reject(new AppError('device.rejected', 'No.')))
  await expect(first).rejects.toMatchObject({ code: 'device.rejected' })
  await bench.pass(LOOK_EVERY_MS)
  const second = expect(bench.device.use(() => asked.promise)).rejects.toMatchObject({ code: 'device.rejected' })
  await settle()
  bench.known.state = bench.device.state()
  await bench.pass(SHOWN_FOR_MS.panel)
  asked.reject(new AppError('device.rejected', 'No.'))
  await second
  await bench.pass(SHOWN_FOR_MS.panel)
  expect(bench.known.state).toEqual({ state: 'rejected', model: 'Flex' })
  await bench.pass(2 * LOOK_EVERY_MS)
  expect(bench.known.state).toEqual(READY)
  stop()
})

test('nothing is looked at behind a hidden window, and what was shown last is looked at again', async () => {
  const bench = window()
  bench.known.isHidden = true
  const stop = watchFor('Ethereum', bench.watched)
  await bench.pass(60_000)
  expect(bench.looks).toEqual([])
  bench.known.isHidden = false
  await bench.pass(LOOK_EVERY_MS)
  expect(bench.known.state).toEqual(READY)
  stop()
})

test.for(['busy', 'prompting'] as const)('“%s” is not believed for ever: whether it is over is asked, and no device', async (state) => {
  const bench = window()
  await bench.device.check()
  const opened = bench.opened()
  // The word that it is over has not come.
  bench.known.state = state === 'busy' ? { state, model: 'Flex' } : { state, model: 'Flex', prompt: { kind: 'message', text: 'x' } }
  const stop = watchFor('Ethereum', bench.watched)
  await bench.pass(0)
  expect(bench.looks).toEqual(['device.state'])
  expect(bench.opened()).toBe(opened)
  expect(bench.known.state).toEqual(READY)
  stop()
})

test('while it asks its user it is left alone', async () => {
  const bench = window()
  const held = Promise.withResolvers<void>()
  const task = bench.device.use(() => held.promise)
  await settle()
  const opened = bench.opened()
  const stop = watchFor('Ethereum', bench.watched)
  await bench.pass(30_000)
  expect(bench.known.state).toEqual({ state: 'busy', model: 'Flex' })
  expect(bench.opened()).toBe(opened)
  held.resolve()
  await task
  await bench.pass(LOOK_EVERY_MS)
  expect(bench.known.state).toEqual(READY)
  stop()
})
