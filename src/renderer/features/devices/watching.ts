// When a window looks at the Ledger and how closely. A device that is ready is left closed, so that other programs can use it:
// only what is plugged in is listed, and now and then it is looked at whether it is ready still.
import type { DeviceState, LedgerApp } from '../../../shared/contract/status.ts'

/** Opens the device and asks it; lists what is plugged in; asks the process that knows, and no device. */
export type Look = 'device.check' | 'device.glance' | 'device.state'

export interface Watched {
  now(): number
  /** Runs something again and again. @returns what ends it. */
  every(run: () => void, ms: number): () => void
  /** What this window knows; undefined before anything was told. */
  state(): DeviceState | undefined
  /** Nobody looks at the window, or it is asking for something of its own. */
  isAway(): boolean
  look(how: Look): Promise<void>
}

export const LOOK_EVERY_MS = 3000
/** How often a Ledger that is ready is opened to see whether it is: it may have locked itself. */
export const CHECK_EVERY_MS = 15_000

type StateName = DeviceState['state']
/** Something is under way: the device is left alone. That it is over is told; where the word was lost, it is asked for. */
const AT_WORK: readonly (StateName | undefined)[] = ['prompting', 'busy']
/** What stays to be read until something is plugged in or out: a look would find nothing wrong. */
const LASTING: readonly (StateName | undefined)[] = ['rejected', 'appMissing', 'otherAccount']

/** Looks as long as a panel needs an app on the device, so that a PIN entered or an app opened is seen without a click. */
export function watchFor(app: LedgerApp, watched: Watched): () => void {
  let checkedAt = -Infinity
  const isRecent = () => watched.now() - checkedAt < CHECK_EVERY_MS
  return repeat(watched, (isFirst) => {
    const state = watched.state()
    const isReady = state?.state === 'ready' && state.app === app
    if (!isFirst && (LASTING.includes(state?.state) || (isReady && isRecent()))) return 'device.glance'
    checkedAt = watched.now()
    return 'device.check'
  })
}

/** Notices what is plugged in and out, as long as nothing else looks; opens a device only when it has just come. */
export function watchBus(watched: Watched): () => void {
  return repeat(watched, () => 'device.glance')
}

/** A look that is still under way is waited for: the next one would only wait beside it. */
function repeat(watched: Watched, choose: (isFirst: boolean) => Look): () => void {
  let isLooking = false
  const run = async (isFirst: boolean) => {
    if (isLooking || watched.isAway()) return
    isLooking = true
    try {
      await watched.look(AT_WORK.includes(watched.state()?.state) ? 'device.state' : choose(isFirst))
    } finally {
      isLooking = false
    }
  }
  void run(true)
  return watched.every(() => void run(false), LOOK_EVERY_MS)
}
