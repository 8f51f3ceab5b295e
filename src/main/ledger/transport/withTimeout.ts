// The time limit of what no human is asked for.
import { AppError } from '../../../shared/domain/errors.ts'
import type { Clock } from '../../platform/world.ts'

/** Longest wait for an answer that no human has to give; a Nano S needs about a second for a key. */
const ANSWER_LIMIT_MS = 10_000

/**
 * The result, unless no human is asked and it takes too long.
 * @throws AppError device.failed after 10 s; what the task throws.
 */
export async function withTimeout<T>(clock: Clock, task: Promise<T>): Promise<T> {
  // Whoever loses the race has nobody else to tell.
  task.catch(ignore)
  const limit = new AbortController()
  try {
    return await Promise.race([task, lateness(clock, limit.signal)])
  } finally {
    limit.abort()
  }
}

async function lateness(clock: Clock, signal: AbortSignal): Promise<never> {
  await clock.sleep(ANSWER_LIMIT_MS, signal)
  throw new AppError('device.failed', 'Your Ledger isn’t responding.', {
    hint: 'Respond to what’s on its screen, or unplug it and plug it in again.',
    retry: 'later',
  })
}

/** For promises whose failure was told to somebody already. */
export function ignore(): void {}
