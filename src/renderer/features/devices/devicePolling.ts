// Decides when a window checks the Ledger and how closely. A ready device stays closed, so that other programs can use it: only the
// plugged-in devices are listed, and from time to time it is checked whether the device is still ready.
import type { DeviceState, LedgerApp } from '../../../shared/contract/status.ts'

/** `check` opens the device and asks it; `glance` lists what is plugged in; `state` asks main for the known state and no device. */
export type Look = 'device.check' | 'device.glance' | 'device.state'

/** What watching needs from the window. */
export interface Watched {
  now(): number
  /** Runs a function at an interval. @returns the function that ends it */
  every(run: () => void, ms: number): () => void
  /** The state that this window knows; undefined before the first report. */
  state(): DeviceState | undefined
  /** True while the window is hidden, or runs a device action itself. */
  isAway(): boolean
  look(how: Look): Promise<void>
}

/** Interval between two looks, ms. */
export const LOOK_EVERY_MS = 3000
/** Interval at which a ready Ledger is opened to see whether it still is: it may have locked itself. */
export const CHECK_EVERY_MS = 15_000

/** How long a rejection is shown before the device, idle since, is asked again, ms: to be read in a panel, or only noticed in the rail. */
export const SHOWN_FOR_MS = { panel: 20_000, rail: 6000 } as const

type StateName = DeviceState['state']
/** States in which the device is busy: it is left alone. The end is pushed as an event; in case the event was lost, the state is read. */
const AT_WORK: readonly (StateName | undefined)[] = ['prompting', 'busy']
/** States that stay visible until something is plugged in or out: a check would not find them. */
const LASTING: readonly (StateName | undefined)[] = ['appMissing', 'otherAccount']

/**
 * Checks the device while a panel needs an app on it, so that a PIN entered or an app opened is noticed without a click. Returns the
 * function that stops it.
 */
export function watchFor(app: LedgerApp, watched: Watched): () => void {
  let checkedAt = -Infinity
  const isRecent = () => watched.now() - checkedAt < CHECK_EVERY_MS
  return repeat(watched, SHOWN_FOR_MS.panel, ({ isFirst, isRejectionRead }) => {
    const state = watched.state()
    const isReady = state?.state === 'ready' && state.app === app
    const isUnread = state?.state === 'rejected' && !isRejectionRead
    if (!isFirst && (isUnread || LASTING.includes(state?.state) || (isReady && isRecent()))) return 'device.glance'
    checkedAt = watched.now()
    return 'device.check'
  })
}

/**
 * Watches what is plugged in and out while no panel watches; opens a device only right after it was plugged in, and once after a rejection.
 * Returns the function that stops it.
 */
export function watchBus(watched: Watched): () => void {
  return repeat(watched, SHOWN_FOR_MS.rail, ({ isRejectionRead }) => (isRejectionRead ? 'device.check' : 'device.glance'))
}

/** What a look is chosen by. */
interface Moment {
  isFirst: boolean
  /** Whether a rejection has been shown here for long enough. */
  isRejectionRead: boolean
}

/** Runs a look at an interval and skips it while the previous one is still running. */
function repeat(watched: Watched, shownForMs: number, choose: (moment: Moment) => Look): () => void {
  let isLooking = false
  let rejectedSince: number | null = null
  const run = async (isFirst: boolean) => {
    // Counts only while the rejection is shown here: one that nobody saw, or the next one, is shown for as long.
    const isShown = watched.state()?.state === 'rejected' && !watched.isAway()
    rejectedSince = isShown ? (rejectedSince ?? watched.now()) : null
    if (isLooking || watched.isAway()) return
    isLooking = true
    try {
      const isRejectionRead = rejectedSince !== null && watched.now() - rejectedSince >= shownForMs
      await watched.look(AT_WORK.includes(watched.state()?.state) ? 'device.state' : choose({ isFirst, isRejectionRead }))
    } finally {
      isLooking = false
    }
  }
  void run(true)
  return watched.every(() => void run(false), LOOK_EVERY_MS)
}
