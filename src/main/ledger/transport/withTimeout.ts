// Timeout of device operations that need no user.
import { AppError } from '../../../shared/domain/errors.ts'
import type { Clock } from '../../platform/world.ts'

/** Maximum wait for an answer without a user's action; a Nano S needs about a second for a key. */
const ANSWER_LIMIT_MS = 10_000

/** Returns the task's result within the time limit. @throws AppError device.failed after 10 s; what the task throws. */
export async function withTimeout<T>(clock: Clock, task: Promise<T>): Promise<T> {
  // A rejection after the timeout has no other handler.
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

/** Handles rejections that were already reported. */
export function ignore(): void {}
