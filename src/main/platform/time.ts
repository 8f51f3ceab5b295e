// Waiting and retrying. The clock is passed in, so that tests need not wait.
import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '../../shared/domain/errors.ts'
import type { Clock, World } from './world.ts'

/** The computer's own clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: async (ms, signal) => {
    await wait(ms, undefined, { ref: false, ...(signal === undefined ? {} : { signal }) })
  },
}

/** Returns whether `ms` have passed since `then`. A moment in the future comes from a wrong clock and counts as passed. */
export function hasPassed(ms: number, then: number, now: number): boolean {
  return now < then || now - then >= ms
}

/**
 * Returns the pause before try number `attempt` (from 0): doubles from `firstMs` to at most `maxMs`, with ±25 % jitter so that several
 * targets do not retry at once.
 */
export function backoff(attempt: number, firstMs: number, maxMs: number, random: () => number): number {
  const pause = Math.min(maxMs, firstMs * 2 ** Math.min(attempt, 30))
  return Math.round(pause * (0.75 + random() / 2))
}

/** How to retry. */
export interface Retries {
  tries: number
  firstMs: number
  maxMs: number
  /** Maximum Retry-After that is honoured; a server that asks for more is not retried. */
  maxRetryAfterMs: number
  signal?: AbortSignal
  /** Returns whether the failed try made progress; the tries are then counted from there. Absent = never. */
  cameFurther?(): boolean
  /** Tries allowed after such a failure. Absent = `tries`, or 1 where the error says that a retry does not help. */
  triesAfter?(error: AppError): number
}

/**
 * Runs `task`, and repeats it while it fails with an `AppError` that says a retry may help, at most `tries` times without progress.
 * @throws the last error; anything that is not an `AppError` immediately.
 */
export async function withRetries<T>(
  { clock, random }: Pick<World, 'clock' | 'random'>,
  options: Retries,
  task: () => Promise<T>,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await task()
    } catch (error) {
      if (options.cameFurther?.() === true) attempt = 0
      if (!(error instanceof AppError)) throw error
      const tries = options.triesAfter?.(error) ?? (error.retry === 'never' ? 1 : options.tries)
      if (attempt + 1 >= tries) throw error
      if ((error.retryAfterMs ?? 0) > options.maxRetryAfterMs) throw error
      const pause = Math.max(error.retryAfterMs ?? 0, backoff(attempt, options.firstMs, options.maxMs, random))
      await clock.sleep(pause, options.signal)
    }
  }
}
