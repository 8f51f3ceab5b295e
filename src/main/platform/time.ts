// Waiting and trying again. The clock is passed in, so that tests need not wait.
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

/** Whether `ms` have passed since `then`. A moment that lies ahead is one of a clock that was wrong, so it does not count. */
export function hasPassed(ms: number, then: number, now: number): boolean {
  return now < then || now - then >= ms
}

/**
 * Pause before try number `attempt` (from 0): doubles from `firstMs` to at most `maxMs`, then spread over ±25 % so that
 * several streams do not knock at once.
 */
export function backoff(attempt: number, firstMs: number, maxMs: number, random: () => number): number {
  const pause = Math.min(maxMs, firstMs * 2 ** Math.min(attempt, 30))
  return Math.round(pause * (0.75 + random() / 2))
}

export interface Retries {
  tries: number
  firstMs: number
  maxMs: number
  /** A server that asks to be left alone for longer than this is not asked again. */
  maxRetryAfterMs: number
  signal?: AbortSignal
  /** Whether the failed try came further than the one before; then the tries are counted from there. Absent = never. */
  cameFurther?(): boolean
  /** Tries allowed after such a failure. Absent = `tries`, or 1 where the error says that a retry does not help. */
  triesAfter?(error: AppError): number
}

/**
 * Runs `task`, again while it fails with an `AppError` that says a retry may help, at most `tries` times
 * without coming further.
 * @throws the last error; anything that is no `AppError` at once.
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
