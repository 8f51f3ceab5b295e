// Compares how long arrived transfers took with their estimates. Pure.
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { elapsedMs } from '../sheet/timeline.ts'

/** The duration of a transfer. */
export interface Duration {
  transfer: Transfer
  tookMs: number
  estimateMs: number
}

const ARRIVED: readonly Transfer['phase'][] = ['completed', 'unconverted', 'claimed']

/** Returns the durations, newest first; transfers without an estimate, or with a wait for the user between two legs, are left out. */
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
/** The lines of the scale, ms: labelled as durations, not as powers. */
export const MARKS = [1000, 10_000, 60_000, 600_000, 3_600_000, 86_400_000, 7 * 86_400_000]

/** Returns where a duration lies between a second (0) and two weeks (1) on a logarithmic scale. */
export function partOfScale(ms: number): number {
  const within = Math.min(LONGEST, Math.max(1000, ms))
  return Math.log(within / 1000) / Math.log(LONGEST / 1000)
}
