// What the reader thread is asked and what it answers.
import type { ErrorData } from '../../../../shared/domain/errors.ts'
import type { ActivityQuery } from '../search/activityQuery.ts'
import type { Counted } from '../read/countActivity.ts'
import type { ActivityPosition, ActivitySlice } from '../read/readActivity.ts'
import type { DayNet, DayStretch } from '../read/readDays.ts'

interface Asked {
  query: ActivityQuery
  /** Who asks: a newer question of the same kind ends an older one. Null = nobody waits for another. */
  requesterId: string | null
}

export type ReaderQuestion =
  | ({ kind: 'page'; after: ActivityPosition | null; limit: number } & Asked)
  | ({ kind: 'count' } & Asked)
  | ({ kind: 'days'; days: readonly DayStretch[] } & Asked)

export interface ActivityAnswer extends ActivitySlice {
  /** Exact where the page is the whole; activity.count has the number otherwise. */
  matching: Counted
  total: number
  /** Rows are still being indexed: a search may miss some. */
  isIndexing: boolean
}

export interface ReaderAnswers {
  page: ActivityAnswer
  count: number
  days: DayNet[]
}

export interface ReaderRequest {
  id: number
  /** Null ends the thread. */
  question: ReaderQuestion | null
}

export type ReaderMessage =
  /** One of ReaderAnswers as JSON: to copy a page of objects from thread to thread takes twice as long. */
  | { id: number; answer: string }
  | { id: number; error: ErrorData }
  | { id: number; bug: string }
  | { slow: ReaderQuestion['kind']; ms: number }
