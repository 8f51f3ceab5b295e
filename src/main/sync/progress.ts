// Whether a run over a list came further than the one before, so that only tries in vain count against it.
import type { CoveredRange } from '../db/archive/records/records.ts'

/** What is stored of a list. */
export interface Reached {
  rows: number
  ranges: readonly Pick<CoveredRange, 'newestHeight' | 'oldestHeight' | 'touchesStart'>[]
}

export interface Progress {
  /** Whether more is stored, or a walk from the oldest row stands higher, than at the question before. */
  cameFurther(): boolean
  /** Whether that was ever so. */
  hasCome(): boolean
}

/** Walks that begin again and still count: an index that keeps losing rows would otherwise be read for ever. */
const MAX_RESTARTS = 3

/** Compares with what `read` says now. */
export function watchProgress(read: () => Reached): Progress {
  let before = read()
  let restarts = 0
  let isAny = false
  return {
    cameFurther: () => {
      const now = read()
      if (walkedTo(now) < walkedTo(before)) restarts += 1
      const isHigher = restarts <= MAX_RESTARTS && walkedTo(now) > walkedTo(before)
      const isFurther = stored(now) !== stored(before) || isHigher
      before = now
      isAny ||= isFurther
      return isFurther
    },
    hasCome: () => isAny,
  }
}

/** Rows and the lower ends of what is covered: a newest page that is read again is no progress. */
function stored({ rows, ranges }: Reached): string {
  return JSON.stringify([rows, ranges.map(({ oldestHeight, touchesStart }) => [oldestHeight, touchesStart])])
}

/** Height that a walk from the oldest row has come to; -1 where none has begun. It passes stored rows after it began again. */
function walkedTo({ ranges }: Reached): number {
  return ranges.find(({ touchesStart }) => touchesStart)?.newestHeight ?? -1
}
