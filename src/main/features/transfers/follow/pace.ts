// How often a transfer is looked at: soon while an end is near, seldom while it is far, and never many at once. Pure but for the turns.
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { currentLeg, currentQuote } from '../../../../shared/domain/transfer/legs.ts'
import { backoff } from '../../../platform/time.ts'
import type { Clock } from '../../../platform/world.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60_000

/** Where the router gives no estimate: IBC and deposits take about this long. */
const USUAL_SECONDS = 60
/** So far before the estimated end nothing new is to be expected. */
const FAR_MS = 5 * MINUTE_MS

export interface Moment {
  /** Milliseconds since 1970. */
  now: number
  /** Looks since the last news, from 0. */
  attempt: number
  random: () => number
}

/** Milliseconds until a transfer is looked at again. */
export function nextPause(transfer: Transfer, { now, attempt, random }: Moment): number {
  const growing = (firstMs: number, maxMs: number) => backoff(attempt, firstMs, maxMs, random)
  switch (transfer.phase) {
    case 'tracking':
      return currentQuote(transfer).quote.variant === 'lossless'
        ? withdrawalPause(transfer, now, growing)
        : routePause(transfer, now, growing)
    // The router has given up, so it is no use to press it; the chains are looked at each time.
    case 'stopped':
      return growing(30 * SECOND_MS, 15 * MINUTE_MS)
    // Only whether somebody else has claimed it.
    case 'claimable':
      return growing(MINUTE_MS, 15 * MINUTE_MS)
    // Until a block holds it: blocks take seconds.
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
  // The later it is already, the less a few seconds matter.
  return growing(SECOND_MS, Math.min(MINUTE_MS, Math.max(5 * SECOND_MS, -left / 10)))
}

/** An output takes minutes to hours to be proposed; after that the time is known. */
function withdrawalPause({ withdrawal }: Transfer, now: number, growing: Growing): number {
  const claimableAt = withdrawal?.claimableAt ?? null
  const left = claimableAt === null ? null : claimableAt - now
  if (left === null || left <= 0) return growing(2 * SECOND_MS, MINUTE_MS)
  return Math.min(left + SECOND_MS, growing(15 * MINUTE_MS, 15 * MINUTE_MS))
}

/** Looks a second at all routers and nodes together, once more than a handful are due. */
export const LOOKS_PER_SECOND = 5
/** At once after a pause: with those that follow in the same second less than twice the rate. */
export const HANDFUL = 4

export interface Turns {
  /** Resolves when it is the caller's turn. @throws when aborted. */
  next(signal: AbortSignal): Promise<void>
}

/**
 * Hands out turns: the first handful at once, then one at a time, so that a thousand transfers make no burst. Nobody is given a time
 * in advance: after a computer slept, all of those times would have come at once.
 */
export function createTurns(clock: Clock): Turns {
  const spacing = SECOND_MS / LOOKS_PER_SECOND
  let free = 0
  let last = Promise.resolve()
  const take = async (signal: AbortSignal): Promise<void> => {
    signal.throwIfAborted()
    const now = clock.now()
    // The computer's clock may be set back: nobody waits longer than the one before him needs.
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
