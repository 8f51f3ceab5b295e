// The unattended part of every live transfer: goes on by itself after a send, and picks up where it was after a restart.
import { AppError, toErrorData } from '../../../../shared/domain/errors.ts'
import type { Transfer, TransferProgress } from '../../../../shared/contract/transfer/transfer.ts'
import { currentLeg } from '../../../../shared/domain/transfer/legs.ts'
import { coreStep } from '../../../../shared/domain/transfer/steps.ts'
import type { Log } from '../../../platform/log/log.ts'
import type { Clock } from '../../../platform/world.ts'
import type { ReadDb } from '../../../db/database.ts'
import { getTransfer, latestOf, listLiveTransfers } from '../../../db/journal/transfers.ts'
import type { Advance } from '../advance.ts'
import { createTurns, nextPause, type Turns } from './pace.ts'
import type { ProgressBook } from './progress.ts'

export interface TrackerDeps {
  db: ReadDb
  advance: Advance
  progress: ProgressBook
  clock: Clock
  random: () => number
  log: Log
  /** Called after each look, whether or not there was news. */
  onLooked: (transfer: Transfer) => void
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
const NON_RETRYABLE_DELAY_MS = 60_000

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
      .then(() => follow({ ...deps, turns, life: life.signal }, id, follower))
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

interface FollowDeps extends TrackerDeps {
  turns: Turns
  /** Aborted when the app ends. */
  life: AbortSignal
}

/** Looks at one transfer, and waits, until nothing is left that the core does by itself. */
async function follow(deps: FollowDeps, id: string, follower: Pick<Follower, 'nudge'>): Promise<void> {
  let attempt = 0
  let before = getTransfer(deps.db, id)
  while (!deps.life.aborted) {
    const turn = await takeTurn(deps, before)
    if (turn === null) {
      deps.progress.set(id, { nextCheckAt: null })
      return
    }
    attempt = turn.isProgress ? 0 : attempt + 1
    before = turn.after
    if (turn.isUrgent) {
      deps.progress.set(id, turn.learned)
      continue
    }
    const now = deps.clock.now()
    const pause = Math.max(turn.atLeastMs, nextPause(before, { now, attempt, random: deps.random }))
    deps.progress.set(id, { ...turn.learned, nextCheckAt: now + pause })
    notifyLooked(deps, before)
    follower.nudge = new AbortController()
    await sleepUnlessNudged(deps.clock, pause, follower.nudge.signal, deps.life)
  }
}

/** What listens may fail, as when the disk is full: the transfer is followed all the same. */
function notifyLooked({ onLooked, log }: FollowDeps, transfer: Transfer): void {
  try {
    onLooked(transfer)
  } catch (error) {
    log.error('tracker.looked', error, { id: transfer.id })
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
  /** Told with the time of the next look. */
  learned: Partial<TransferProgress>
}

/**
 * One step. What went wrong is told beside the transfer, and a bug is logged; either way it is looked at again, also where its row
 * could not be read.
 * @returns null when nothing is left to do.
 */
async function takeTurn(deps: FollowDeps, known: Transfer): Promise<Turn | null> {
  const { advance, clock, db, life, log, turns } = deps
  let before = known
  try {
    before = latestOf(db, known)
    if (coreStep(before) === null) return null
    // What was just sent is waited for by somebody; the rest takes turns.
    if (before.phase !== 'sending' && before.phase !== 'sent') await turns.next(life)
    const after = await advance.unattended(before)
    const isMoved = after.version > before.version
    // "Not found" and registering again are no progress: they must not become a fast loop.
    const isSecondTime = before.phase === 'sent' && currentLeg(before)?.registeredAt !== null
    const isSetBack = before.phase === 'tracking' && after.phase === 'sent'
    const isUrgent = isMoved && !isSetBack && after.phase === 'sent'
    const learned = { trouble: null, lastCheckedAt: clock.now() }
    return { after, isProgress: isMoved && !isSetBack && !isSecondTime, isUrgent, atLeastMs: 0, learned }
  } catch (error) {
    // Cut short by the app's end: no fault of anybody, and taken up at the next start.
    if (life.aborted) return { after: before, isProgress: false, isUrgent: false, atLeastMs: 0, learned: {} }
    const nothing = { after: latestIfReadable(db, before), isProgress: false, isUrgent: false, atLeastMs: 0, learned: {} }
    if (error instanceof AppError && error.code === 'transfer.conflict') return nothing
    const failed = { ...nothing, learned: { trouble: toErrorData(error), lastCheckedAt: clock.now() } }
    if (!(error instanceof AppError)) log.error('tracker.step', error, { id: before.id, phase: before.phase })
    else log.warn('tracker.step', { id: before.id, phase: before.phase, code: error.code })
    if (!(error instanceof AppError) || error.retry === 'never') return { ...failed, atLeastMs: NON_RETRYABLE_DELAY_MS }
    return { ...failed, atLeastMs: error.retryAfterMs ?? 0 }
  }
}

/** After a failure: it may be the journal itself that cannot be read. */
function latestIfReadable(db: ReadDb, known: Transfer): Transfer {
  try {
    return latestOf(db, known)
  } catch {
    // The next turn reads again, and tells of it.
    return known
  }
}

async function sleepUnlessNudged(clock: Clock, pauseMs: number, nudge: AbortSignal, life: AbortSignal): Promise<void> {
  try {
    await clock.sleep(pauseMs, AbortSignal.any([nudge, life]))
  } catch (error) {
    if (!nudge.aborted && !life.aborted) throw error
  }
}
