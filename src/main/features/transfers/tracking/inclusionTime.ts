// Reads when a transaction was included: its block's own time, so that a stamp says the same as the explorer and the history.
import { AppError } from '../../../../shared/domain/errors.ts'
import type { Leg } from '../../../../shared/contract/transfer/transferLeg.ts'

/** By how much a chain's clock and this computer's may differ. */
const MAX_SKEW_MS = 10 * 60_000

interface Blocks {
  /** Milliseconds since 1970; null where the node does not say. */
  blockTime(height: number): Promise<number | null>
}

/**
 * Returns the time of the block that included a leg, milliseconds since 1970, at most `now`. Null where no node tells it, or where it is
 * well before the leg was sent: one of the two clocks is wrong, and times of both must not be mixed.
 */
export async function readInclusionTime(
  chain: Blocks,
  height: number,
  { sentAt }: Pick<Leg, 'sentAt'>,
  now: number,
): Promise<number | null> {
  const time = await chain.blockTime(height).catch(unknown)
  if (time === null || (sentAt !== null && time < sentAt - MAX_SKEW_MS)) return null
  return Math.min(time, now)
}

/** The time is worth no retry: inclusion is known without it. */
function unknown(error: unknown): null {
  if (error instanceof AppError) return null
  throw error
}
