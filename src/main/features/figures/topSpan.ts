// Computes what a list holds without a hole from its newest row on. Pure.
import type { CoveredRange } from '../../db/archive/records/records.ts'

/** The newest rows without a hole. */
export interface TopSpan {
  /** Nothing older exists. */
  isWhole: boolean
  oldestHeight: number | null
  /** Older rows are stored below the hole. */
  hasGap: boolean
}

/**
 * Returns that span. The newest page of an offset list stands apart until the walk from below has confirmed it, but where it reaches down to
 * what was held before, nothing is missing in between.
 * @param ranges newest first
 * @param isComplete the list was read to its start once more
 */
export function topSpan(ranges: readonly CoveredRange[], isComplete: boolean): TopSpan {
  const [top, ...below] = ranges
  if (top === undefined) return { isWhole: isComplete, oldestHeight: null, hasGap: false }
  let { oldestHeight, touchesStart } = top
  let joined = 0
  for (const { newestHeight, oldestHeight: oldest, touchesStart: isFirst } of below) {
    if (oldestHeight === null || newestHeight === null || newestHeight < oldestHeight) break
    oldestHeight = Math.min(oldestHeight, oldest ?? oldestHeight)
    touchesStart ||= isFirst
    joined += 1
  }
  // A single range counts once the list is complete: until then its start is only the walk's.
  const isWhole = touchesStart && joined === below.length && (isComplete || joined > 0)
  return { isWhole, oldestHeight, hasGap: joined < below.length }
}
