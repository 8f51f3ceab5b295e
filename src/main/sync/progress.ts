// Detects whether a run over a list made progress since the previous one, so that only tries without progress count.
import type { CoveredRange } from '../db/archive/records/records.ts'

/** What is stored of a list. */
export interface Reached {
  rows: number
  ranges: readonly Pick<CoveredRange, 'newestHeight' | 'oldestHeight' | 'touchesStart'>[]
}

/** Progress of a list. */
export interface Progress {
  /** Returns whether more is stored, or a walk from the oldest row has come higher, than at the last call. */
  cameFurther(): boolean
  /** Returns whether there ever was progress. */
  hasCome(): boolean
}

/** Most restarts of a walk that count as progress: an index that keeps losing rows would otherwise be read forever. */
const MAX_RESTARTS = 3

/** Creates a comparison with what `read` returns now. */
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

/** Returns rows and the lower ends of the covered ranges: a newest page that is read again is no progress. */
function stored({ rows, ranges }: Reached): string {
  return JSON.stringify([rows, ranges.map(({ oldestHeight, touchesStart }) => [oldestHeight, touchesStart])])
}

/** Returns the height that a walk from the oldest row has reached; -1 where none has begun. After a restart it passes stored rows. */
function walkedTo({ ranges }: Reached): number {
  return ranges.find(({ touchesStart }) => touchesStart)?.newestHeight ?? -1
}
