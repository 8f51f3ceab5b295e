// Describes the state of the timeline, and derives from it which search and which order its rows are of. Pure.
import type { ActivityItem } from '../../../shared/contract/history/activity.ts'
import type { AppError } from '../../../shared/domain/errors.ts'
import type { SearchProblem } from '../../../shared/domain/search/searchTerms.ts'
import type { Words } from '../../words/words.ts'
import { orderFor, type Order } from './timeline/sorting.ts'

/** What a typed sentence was read as, since its words find nothing as they stand. */
export interface Understood {
  /** The sentence. */
  of: string
  /** Its conditions, in the search language. */
  text: string
  /** The order that it asks for; null where it names none, or another was chosen since. */
  order: Order | null
  /** Only words that join others were left out of it. */
  isLoose?: boolean
}

/** State of the timeline. */
export interface ActivityState {
  /** What the search field holds; see `queryOf` for what narrows the list. */
  text: string
  /** A search of an earlier visit that found nothing then and finds something now: offered. Null for none. */
  setAside: string | null
  /** What the text was read as. While another text is being typed it stays, as the rows do, until the next answer. */
  understood: Understood | null
  /** The search that the rows are of; null before the first page. */
  answered: string | null
  /** The chosen order; see `orderFor`. */
  order: Order
  items: readonly ActivityItem[]
  /** Null when the end was reached; undefined before the first page. */
  cursor: string | null | undefined
  matching: number
  /** False while `matching` is only a lower bound. */
  isMatchingExact: boolean
  total: number
  /** Parts of the text that the last answer ignored. */
  problems: SearchProblem[]
  /** The time, down to which an unfinished search has looked so far; null when it is complete. */
  searchedTo: number | null
  /** Rows are still being indexed: the search may miss some. */
  isIndexing: boolean
  isReading: boolean
  error: AppError | null
}

/** What is known of the reads that are under way. */
export interface Reads {
  /** Counts them, so that the answer to an older question is dropped. */
  latest: number
  /** Tells main which questions supersede one another. */
  requesterId: string
  isOlderWanted: boolean
  /** Whether the text was searched for since the last answer, not only read again. */
  isAsked: boolean
  /** The search of an earlier visit with which the screen was opened, until its rows are there. */
  openedWith: string | null
}
/** Returns them before the first read. */
export const reads = (): Reads => ({ latest: 0, requesterId: crypto.randomUUID(), isOlderWanted: false, isAsked: false, openedWith: null })

/** State before the first page. */
export const INITIAL: ActivityState = {
  text: '',
  setAside: null,
  understood: null,
  answered: null,
  order: 'newest',
  items: [],
  cursor: undefined,
  matching: 0,
  isMatchingExact: true,
  total: 0,
  problems: [],
  searchedTo: null,
  isIndexing: false,
  isReading: false,
  error: null,
}

/** Returns the search that narrows the list and whatever is derived from it: what the typed sentence was read as, else the text itself. */
export function queryOf({ text, understood }: Pick<ActivityState, 'text' | 'understood'>): string {
  return understood?.text ?? text
}

/** Returns the order that applies to the search. */
export function orderOf(state: Pick<ActivityState, 'order' | 'text' | 'understood'>): Order {
  return orderFor(state.understood?.order ?? state.order, queryOf(state))
}

/** Returns whether the text is the name of an outcome, which is meant as one and not as a word of a row. */
export function namesOutcome({ activityWords: words }: Pick<Words, 'activityWords'>, text: string): boolean {
  return [words.failedTag, words.succeeded].some((name) => name.toLowerCase() === text.trim().toLowerCase())
}
