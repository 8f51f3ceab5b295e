// The unattended part of every live transfer: goes on by itself after a send, and picks up where it was after a restart.
import { AppError, toErrorData } from '../../shared/errors.ts'
import type { Transfer } from '../../shared/transfer.ts'
import { currentLeg } from '../../shared/transferLegs.ts'
import { coreStep } from '../../shared/transferSteps.ts'
import type { Log } from '../lib/log.ts'
import type { Clock } from '../lib/world.ts'
import type { ReadDb } from '../store/database.ts'
import { getTransfer, listLiveTransfers } from '../store/journal/transfers.ts'
import type { Advance } from './advance.ts'
import { createTurns, nextPause } from './pace.ts'
import type { ProgressBook } from './progress.ts'

export interface TrackerDeps {
  db: ReadDb
  advance: Advance
  progress: ProgressBook
  clock: Clock
  random: () => number
  log: Log
}

export interface Tracker {
  /** Picks up every live transfer. */
  start(): void
  /** Looks at one transfer now: after a change, or because somebody asks. */
  wake(id: string): void
  /** Ends every wait and resolves when nothing is under way. */
  stop(): Promise<void>
}

/** After an error that trying again does not seem to help. Never again would be to lose sight of money that is on its way. */
const HOPELESS_PAUSE_MS = 60_000

interface Follower {
  nudge: AbortController
  done: Promise<void>
}

/** Makes the tracker; nothing happens before `start`. */
export function createTracker(deps: TrackerDeps): Tracker {
  const followers = new Map<string, Follower>()
  const life = new AbortController()
  const turns = createTurns(deps.clock)
  let isStarted = false

  const follow = async (id: string, follower: { nudge: AbortController }): Promise<void> => {
    let attempt = 0
    while (!life.signal.aborted) {
      const before = getTransfer(deps.db, id)
      if (coreStep(before) === null) {
        deps.progress.set(before, { nextCheckAt: null })
        return
      }
      // What was just sent is waited for by somebody; the rest takes turns.
      if (before.phase !== 'sending' && before.phase !== 'sent') await turns.next(life.signal)
      const turn = await takeTurn(deps, before, life.signal)
      attempt = turn.isProgress ? 0 : attempt + 1
      if (turn.isUrgent) continue
      const now = deps.clock.now()
      const pause = Math.max(turn.atLeastMs, nextPause(turn.after, { now, attempt, random: deps.random }))
      deps.progress.set(turn.after, { nextCheckAt: now + pause })
      follower.nudge = new AbortController()
      await sleepUnlessNudged(deps.clock, pause, follower.nudge.signal, life.signal)
    }
  }

  const wake = (id: string) => {
    if (!isStarted || life.signal.aborted) return
    const known = followers.get(id)
    if (known !== undefined) {
      known.nudge.abort()
      return
    }
    const follower = { nudge: new AbortController(), done: Promise.resolve() }
    followers.set(id, follower)
    // A later turn of the event loop: `wake` is called in the middle of storing a fact.
    follower.done = Promise.resolve()
      .then(() => follow(id, follower))
      .catch((error: unknown) => {
        if (life.signal.aborted) return
        deps.log.error('tracker.follow', error, { id })
      })
      .finally(() => followers.delete(id))
  }

  return {
    start: () => {
      isStarted = true
      for (const transfer of listLiveTransfers(deps.db)) wake(transfer.id)
    },
    wake,
    stop: async () => {
      life.abort()
      await Promise.all([...followers.values()].map(({ done }) => done))
    },
  }
}

interface Turn {
  /** As it is now. */
  after: Transfer
  /** Something new was learned: pauses begin short again. */
  isProgress: boolean
  /** The next step need not wait. */
  isUrgent: boolean
  atLeastMs: number
}

/** One step. What went wrong is told beside the transfer, and a bug is logged; either way it is looked at again. */
async function takeTurn(deps: TrackerDeps, before: Transfer, life: AbortSignal): Promise<Turn> {
  const { advance, progress, clock, db, log } = deps
  try {
    const after = await advance.unattended(before.id)
    progress.set(after, { trouble: null, lastCheckedAt: clock.now() })
    const isMoved = after.version > before.version
    // "Not found" and registering again are no progress: they must not become a fast loop.
    const isSecondTime = before.phase === 'sent' && currentLeg(before)?.registeredAt !== null
    const isSetBack = before.phase === 'tracking' && after.phase === 'sent'
    const isUrgent = isMoved && !isSetBack && after.phase === 'sent'
    return { after, isProgress: isMoved && !isSetBack && !isSecondTime, isUrgent, atLeastMs: 0 }
  } catch (error) {
    // Cut short by the app's end: no fault of anybody, and taken up at the next start.
    if (life.aborted) return { after: before, isProgress: false, isUrgent: false, atLeastMs: 0 }
    const current = getTransfer(db, before.id)
    const nothing = { after: current, isProgress: false, isUrgent: false, atLeastMs: 0 }
    if (error instanceof AppError && error.code === 'transfer.conflict') return nothing
    progress.set(current, { trouble: toErrorData(error), lastCheckedAt: clock.now(), nextCheckAt: null })
    if (!(error instanceof AppError)) log.error('tracker.step', error, { id: before.id, phase: before.phase })
    else log.warn('tracker.step', { id: before.id, phase: before.phase, code: error.code })
    if (!(error instanceof AppError) || error.retry === 'never') return { ...nothing, atLeastMs: HOPELESS_PAUSE_MS }
    return { ...nothing, atLeastMs: error.retryAfterMs ?? 0 }
  }
}

async function sleepUnlessNudged(clock: Clock, pauseMs: number, nudge: AbortSignal, life: AbortSignal): Promise<void> {
  try {
    await clock.sleep(pauseMs, AbortSignal.any([nudge, life]))
  } catch (error) {
    if (!nudge.aborted && !life.aborted) throw error
  }
}
