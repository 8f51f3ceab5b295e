// Keeps one sync target up to date while it is wanted: run, pause, run again; with growing pauses while it fails.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { AppError, toErrorData } from '../../shared/domain/errors.ts'
import type { Log } from '../platform/log/log.ts'
import { backoff } from '../platform/time.ts'
import type { Clock, World } from '../platform/world.ts'
import { syncTargetName, type SyncTarget } from './syncTargets.ts'
import type { SyncTargetActivity } from './syncState.ts'

/** What a loop needs. */
export interface SyncTargetLoopDeps {
  world: Pick<World, 'clock' | 'random'>
  log: Log
  /**
   * Runs the target once; resolves with whether a server was asked: a target that rests, or that no server offers, says nothing about the
   * connection.
   */
  run(stream: SyncTarget, signal: AbortSignal): Promise<boolean>
  /** Returns the pause after a successful run. */
  pollMs(stream: SyncTarget): number
  /** Called whenever the activity of the loop has changed. */
  onChange(): void
}

/** The loop of a sync target. */
export interface SyncTargetLoop {
  stream: SyncTarget
  now(): SyncTargetActivity
  /** Returns whether the server could be reached at the last request; null before the first one. */
  isReached(): boolean | null
  /** Ends the current pause. */
  wake(): void
  /** Resolves when nothing runs any more. */
  stop(): Promise<void>
}

const BACKOFF = { firstMs: 2000, maxMs: 60_000 }
/** Pause after an error that is not retryable: a server may have been repaired in the meantime. */
const NON_RETRYABLE_DELAY_MS = 600_000

/** Starts a loop; its first run begins after so many turns of the event loop. */
export function startSyncTargetLoop(deps: SyncTargetLoopDeps, stream: SyncTarget, turnsBefore = 0): SyncTargetLoop {
  const { clock, random } = deps.world
  const halt = new AbortController()
  let nap = new AbortController()
  let now: SyncTargetActivity = { activity: 'running', nextTryAt: null, failure: null }
  let failures = 0
  let isReached: boolean | null = null

  async function keepUp(): Promise<void> {
    while (!halt.signal.aborted) {
      now = { ...now, activity: 'running', nextTryAt: null }
      deps.onChange()
      const pause = await attempt()
      if (pause === null) return
      now.nextTryAt = clock.now() + pause
      deps.onChange()
      nap = new AbortController()
      await pauseUntil(clock, pause, [nap.signal, halt.signal])
    }
  }

  /** Runs once; returns the pause, or null when the loop was stopped. */
  async function attempt(): Promise<number | null> {
    try {
      if (await deps.run(stream, halt.signal)) isReached = true
      failures = 0
      now = { activity: 'idle', nextTryAt: null, failure: null }
      return halt.signal.aborted ? null : deps.pollMs(stream)
    } catch (error) {
      return halt.signal.aborted ? null : afterFailure(error)
    }
  }

  function afterFailure(error: unknown): number {
    const pause = backoff(failures, BACKOFF.firstMs, BACKOFF.maxMs, random)
    failures += 1
    isReached = !isUnreachable(error)
    now = { activity: isUnreachable(error) ? 'paused' : 'waiting', nextTryAt: null, failure: toErrorData(error) }
    if (!(error instanceof AppError)) {
      deps.log.error('sync.bug', error, { stream: syncTargetName(stream.key) })
      return NON_RETRYABLE_DELAY_MS
    }
    deps.log.warn('sync.failed', { stream: syncTargetName(stream.key), code: error.code, message: error.message })
    return error.retry === 'never' ? NON_RETRYABLE_DELAY_MS : Math.max(error.retryAfterMs ?? 0, pause)
  }

  const done = turnsBefore === 0 ? keepUp() : waitTurns(turnsBefore).then(keepUp)
  return {
    stream,
    now: () => now,
    isReached: () => isReached,
    wake: () => {
      nap.abort()
    },
    stop: () => {
      halt.abort()
      return done
    },
  }
}

async function waitTurns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await nextTurn()
}

function isUnreachable(error: unknown): boolean {
  return error instanceof AppError && error.code === 'network.unreachable'
}

/** Resolves after `ms`, or as soon as one of the signals aborts. */
async function pauseUntil(clock: Clock, ms: number, signals: AbortSignal[]): Promise<void> {
  try {
    await clock.sleep(ms, AbortSignal.any(signals))
  } catch (error) {
    if (!signals.some(({ aborted }) => aborted)) throw error
  }
}
