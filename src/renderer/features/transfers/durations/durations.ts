// How long transfers took that arrived, beside what was estimated. Pure.
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { elapsedMs } from '../sheet/timeline.ts'

export interface Duration {
  transfer: Transfer
  tookMs: number
  estimateMs: number
}

const ARRIVED: readonly Transfer['phase'][] = ['completed', 'unconverted', 'claimed']

/** Newest first; what has no estimate, or waits for its user between two legs, cannot be compared. */
export function durationsOf(transfers: readonly Transfer[]): Duration[] {
  return transfers
    .flatMap((transfer): Duration[] => {
      const { phase, quote, settledAt, onward } = transfer
      if (!ARRIVED.includes(phase) || settledAt === null || quote.durationSeconds === null || onward !== null) return []
      const tookMs = elapsedMs(transfer, settledAt)
      return tookMs === null ? [] : [{ transfer, tookMs, estimateMs: quote.durationSeconds * 1000 }]
    })
    .toSorted((left, right) => right.transfer.createdAt - left.transfer.createdAt)
}

const LONGEST = 14 * 86_400_000
/** The lines of the scale, ms: they are read as lengths of time, not as powers. */
export const MARKS = [1000, 10_000, 60_000, 600_000, 3_600_000, 86_400_000, 7 * 86_400_000]

/** Where a length of time lies between a second (0) and two weeks (1): each step is a multiple of the one before. */
export function partOfScale(ms: number): number {
  const within = Math.min(LONGEST, Math.max(1000, ms))
  return Math.log(within / 1000) / Math.log(LONGEST / 1000)
}
