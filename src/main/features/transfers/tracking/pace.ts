// Polling intervals of a transfer: short near its expected end, long far from it, and limited in total. Pure except for the turns.
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { currentLeg, currentQuote, isBringingBack } from '../../../../shared/domain/transfer/legs.ts'
import { backoff } from '../../../platform/time.ts'
import type { Clock } from '../../../platform/world.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60_000

/** Default estimate: IBC and deposits take about this long. */
const USUAL_SECONDS = 60
/** Distance from the estimated end beyond which no news is expected. */
const FAR_MS = 5 * MINUTE_MS

/** What an interval depends on. */
export interface Moment {
  /** Milliseconds since 1970. */
  now: number
  /** Polls since the last news, from 0. */
  attempt: number
  random: () => number
}

/** Returns milliseconds until a transfer is polled again. */
export function nextPause(transfer: Transfer, { now, attempt, random }: Moment): number {
  const growing = (firstMs: number, maxMs: number) => backoff(attempt, firstMs, maxMs, random)
  switch (transfer.phase) {
    case 'tracking':
      return currentQuote(transfer).quote.variant === 'lossless' || isBringingBack(transfer)
        ? withdrawalPause(transfer, now, growing)
        : routePause(transfer, now, growing)
    // The router has given up, so it is asked rarely; each poll reads the chains.
    case 'stopped':
      return growing(30 * SECOND_MS, 15 * MINUTE_MS)
    // Only checks whether another account has claimed it.
    case 'claimable':
      return growing(MINUTE_MS, 15 * MINUTE_MS)
    // Waiting for inclusion: blocks take seconds.
    default:
      return growing(SECOND_MS, 15 * SECOND_MS)
  }
}

type Growing = (firstMs: number, maxMs: number) => number

function routePause(transfer: Transfer, now: number, growing: Growing): number {
  const { quote } = currentQuote(transfer)
  const sentAt = currentLeg(transfer)?.sentAt ?? now
  const left = sentAt + (quote.durationSeconds ?? USUAL_SECONDS) * SECOND_MS - now
  if (left > FAR_MS) return growing(30 * SECOND_MS, MINUTE_MS)
  if (left > 0) return growing(SECOND_MS, 5 * SECOND_MS)
  // The longer it is overdue, the less a few seconds matter.
  return growing(SECOND_MS, Math.min(MINUTE_MS, Math.max(5 * SECOND_MS, -left / 10)))
}

/** An output is proposed after minutes to hours; from then on the time is known. */
function withdrawalPause({ withdrawal }: Transfer, now: number, growing: Growing): number {
  const claimableAt = withdrawal?.claimableAt ?? null
  const left = claimableAt === null ? null : claimableAt - now
  if (left === null || left <= 0) return growing(2 * SECOND_MS, MINUTE_MS)
  return Math.min(left + SECOND_MS, growing(15 * MINUTE_MS, 15 * MINUTE_MS))
}

/** Maximum polls per second over all routers and nodes. */
export const LOOKS_PER_SECOND = 5
/** Number of immediate polls after a pause; with the following ones less than twice the rate within a second. */
export const HANDFUL = 4

/** Rate limit of polls. */
export interface Turns {
  /** Resolves when the caller may poll. @throws when aborted. */
  next(signal: AbortSignal): Promise<void>
}

/**
 * Creates the rate limit: the first few callers proceed at once, then one at a time, so that a thousand transfers cause no burst. Turns are
 * not scheduled in advance: after a computer slept, all of them would be due at once.
 */
export function createTurns(clock: Clock): Turns {
  const spacing = SECOND_MS / LOOKS_PER_SECOND
  let free = 0
  let last = Promise.resolve()
  const take = async (signal: AbortSignal): Promise<void> => {
    signal.throwIfAborted()
    const now = clock.now()
    // The computer's clock may be set back, so no caller waits longer than one spacing after the previous one.
    free = Math.min(Math.max(free, now - spacing * HANDFUL), now) + spacing
    if (free > now) await clock.sleep(free - now, signal)
  }
  return {
    next: (signal) => {
      const turn = last.then(() => take(signal))
      last = turn.catch(() => undefined)
      return turn
    },
  }
}
