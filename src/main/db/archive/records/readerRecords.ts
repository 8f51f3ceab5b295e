// Questions to the reader thread and its answers.
import type { ThreadReply } from '../../../platform/threads/threadCalls.ts'
import type { ActivityQuery } from '../search/activityQuery.ts'
import type { Counted } from '../read/countActivity.ts'
import type { ActivityPosition, ActivitySlice } from '../read/readActivity.ts'
import type { DayNet, DayStretch } from '../read/readDays.ts'
import type { MonthSums } from '../read/readMonths.ts'

interface Asked {
  query: ActivityQuery
  /** Id of the requester: a newer question of the same kind ends an older one. Null = the question is never ended. */
  requesterId: string | null
}

/** A question to the reader thread. */
export type ReaderQuestion =
  | ({ kind: 'page'; after: ActivityPosition | null; limit: number } & Asked)
  | ({ kind: 'count' } & Asked)
  | ({ kind: 'days'; days: readonly DayStretch[] } & Asked)
  | ({ kind: 'months' } & Asked)

/** A page of history with its counts. */
export interface ActivityAnswer extends ActivitySlice {
  /** Exact where the page is the whole result; activity.count returns the number otherwise. */
  matching: Counted
  total: number
  /** True while rows are still being indexed: a search may miss some. */
  isIndexing: boolean
}

/** Answers by kind of question. */
export interface ReaderAnswers {
  page: ActivityAnswer
  count: number
  days: DayNet[]
  months: MonthSums
}

/** A question with its id. */
export interface ReaderRequest {
  id: number
  /** Null ends the thread. */
  question: ReaderQuestion | null
}

/** A message from the reader thread. */
export type ReaderMessage =
  /** A value is one of ReaderAnswers as JSON: transferring a page of objects between threads takes twice as long. */
  ThreadReply<string> | { slow: ReaderQuestion['kind']; ms: number }
