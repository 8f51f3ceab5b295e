// Tracks every live transfer without the user: continues after a send, and resumes after a restart.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { AppError, toErrorData } from '../../../../shared/domain/errors.ts'
import type { Transfer, TransferProgress } from '../../../../shared/contract/transfer/transfer.ts'
import { currentLeg } from '../../../../shared/domain/transfer/legs.ts'
import { coreStep } from '../../../../shared/domain/transfer/nextStep.ts'
import type { Log } from '../../../platform/log/log.ts'
import type { Clock } from '../../../platform/world.ts'
import type { ReadDb } from '../../../db/database.ts'
import { getTransfer, latestOf, listLiveTransfers } from '../../../db/journal/transfers.ts'
import type { Advance } from '../advance.ts'
import { createTurns, nextPause, type Turns } from './pace.ts'
import type { ProgressBook } from './progress.ts'

/** What the tracker needs. */
export interface TrackerDeps {
  db: ReadDb
  advance: Advance
  progress: ProgressBook
  clock: Clock
  random: () => number
  log: Log
  /** Called after each poll, with or without news. */
  onLooked: (transfer: Transfer) => void
}

/** The tracker of live transfers. */
export interface Tracker {
  /** Starts tracking every live transfer. */
  start(): void
  /** Polls one transfer now: after a change, or on request. */
  wake(id: string): void
  /** Ends every wait and resolves when nothing is running. */
  stop(): Promise<void>
}

/** Delay after an error that retrying seems not to fix. Tracking never ends, since money may be in transit. */
const NON_RETRYABLE_DELAY_MS = 60_000

/** Transfers that start between two pauses of the main thread. */
const SLICE = 25

interface Follower {
  nudge: AbortController
  done: Promise<void>
}

/** Creates the tracker; nothing happens before `start`. */
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
    // Starts in a later turn of the event loop, since `wake` is called while a fact is being stored.
    follower.done = Promise.resolve()
      .then(() => follow({ ...deps, turns, life: life.signal }, id, follower))
      .catch((error: unknown) => {
        if (life.signal.aborted) return
        deps.log.error('tracker.follow', error, { id })
      })
      .finally(() => followers.delete(id))
  }

  /** Starts a few at a time: the first turn of each reads and writes. */
  const wakeAll = async () => {
    for (const [index, { id }] of listLiveTransfers(deps.db).entries()) {
      if (index % SLICE === SLICE - 1) await nextTurn()
      wake(id)
    }
  }
  let starting: Promise<void> = Promise.resolve()

  return {
    start: () => {
      isStarted = true
      starting = wakeAll()
    },
    wake,
    stop: async () => {
      life.abort()
      await starting
      await Promise.all([...followers.values()].map(({ done }) => done))
    },
  }
}

interface TraceDeps extends TrackerDeps {
  turns: Turns
  /** Aborted when the app ends. */
  life: AbortSignal
}

/** Polls one transfer at intervals until the core has nothing left to do. */
async function follow(deps: TraceDeps, id: string, follower: Pick<Follower, 'nudge'>): Promise<void> {
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

/** Logs a failing listener, for example on a full disk; tracking continues. */
function notifyLooked({ onLooked, log }: TraceDeps, transfer: Transfer): void {
  try {
    onLooked(transfer)
  } catch (error) {
    log.error('tracker.looked', error, { id: transfer.id })
  }
}

interface Turn {
  /** The transfer after the turn. */
  after: Transfer
  /** News arrived: intervals restart short. */
  isProgress: boolean
  /** The next step need not wait. */
  isUrgent: boolean
  atLeastMs: number
  /** Published together with the time of the next poll. */
  learned: Partial<TransferProgress>
}

/**
 * Runs one step. Publishes a failure beside the transfer and logs bugs; polls again in both cases, also when the row could not be read.
 * @returns null when nothing is left to do.
 */
async function takeTurn(deps: TraceDeps, known: Transfer): Promise<Turn | null> {
  const { advance, clock, db, life, log, turns } = deps
  let before = known
  try {
    before = latestOf(db, known)
    if (coreStep(before) === null) return null
    // A transaction just sent is awaited by the user, so it is not rate limited.
    if (before.phase !== 'sending' && before.phase !== 'sent') await turns.next(life)
    const after = await advance.unattended(before)
    const isMoved = after.version > before.version
    // "Not found" and a repeated registration are no progress: they must not cause a fast loop.
    const isSecondTime = before.phase === 'sent' && currentLeg(before)?.registeredAt !== null
    const isSetBack = before.phase === 'tracking' && after.phase === 'sent'
    const isUrgent = isMoved && !isSetBack && after.phase === 'sent'
    const learned = { trouble: null, lastCheckedAt: clock.now() }
    return { after, isProgress: isMoved && !isSetBack && !isSecondTime, isUrgent, atLeastMs: 0, learned }
  } catch (error) {
    // Aborted by the app's end: not a failure, resumed at the next start.
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

/** Reads the transfer after a failure, which may have been caused by an unreadable journal. */
function latestIfReadable(db: ReadDb, known: Transfer): Transfer {
  try {
    return latestOf(db, known)
  } catch {
    // The next turn reads again and reports the error.
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
