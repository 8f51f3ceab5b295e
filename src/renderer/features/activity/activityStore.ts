// Holds the timeline: the search, the rows read so far, and older ones on demand. Events make it read the database again.
import { create } from 'zustand'
import type { ActivityItem, ActivityPage } from '../../../shared/contract/history/activity.ts'
import { asAppError, type AppError } from '../../../shared/domain/errors.ts'
import type { SearchProblem } from '../../../shared/domain/search/searchTerms.ts'
import { client, onEvent } from '../../data/api.ts'
import { persistOverReload, TYPED_TEXT } from '../../data/reloadPersistence.ts'

/** Rows of a page: what the tallest common window shows at once; the next page is read as soon as this one is there. */
const PAGE = 40
/** Most rows that one call may request. */
const LARGEST_PAGE = 500
/** While history is copied, changes arrive in bursts; about one read a second shows them all. */
const SETTLE_MS = 800
const TYPING_PAUSE_MS = 120

/** State of the timeline. */
export interface ActivityState {
  /** The search text, which is all that narrows the list. */
  text: string
  items: ActivityItem[]
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

const initial: ActivityState = {
  text: '',
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
/** Holds the state of the timeline. */
export const useActivity = create<ActivityState>(() => initial)
persistOverReload('activity', useActivity, TYPED_TEXT)

/** Counts reads, so that the answer to an older question is dropped. The id tells main which questions supersede one another. */
const reads = { latest: 0, requesterId: crypto.randomUUID() }
const timers: { typing: number | undefined; settling: number | undefined } = { typing: undefined, settling: undefined }

/** Runs a different search at once. Rows of the old search stay until the new ones arrive. */
export function search(text: string): void {
  window.clearTimeout(timers.typing)
  useActivity.setState({ text })
  void read(PAGE)
}

/** Stores what is being typed, and searches when the typing pauses. */
export function searchFor(text: string): void {
  useActivity.setState({ text })
  window.clearTimeout(timers.typing)
  timers.typing = window.setTimeout(() => void read(PAGE), TYPING_PAUSE_MS)
}

/** Reads as many rows as are shown now, from the newest on. */
export function refreshActivity(): Promise<void> {
  return read(Math.max(PAGE, useActivity.getState().items.length))
}

/** Reads the next older page, unless one is being read or the end was reached. */
export async function readOlder(): Promise<void> {
  const { cursor, isReading, text, items } = useActivity.getState()
  if (isReading || typeof cursor !== 'string') return
  const current = begin()
  try {
    const page = await client['activity.page']({ filter: { text }, cursor, limit: PAGE, requesterId: reads.requesterId })
    if (current !== reads.latest) return
    show(page, [...items, ...page.items])
    // Counts here as well: this page may have superseded the count that the first page had started.
    await countExactly(text, current)
  } catch (error) {
    fail(current, error)
  }
}

async function read(count: number): Promise<void> {
  const { text } = useActivity.getState()
  const current = begin()
  try {
    let cursor: string | null = null
    let items: ActivityItem[] = []
    do {
      const limit = Math.min(count - items.length, LARGEST_PAGE)
      const page: ActivityPage = await client['activity.page']({ filter: { text }, cursor, limit, requesterId: reads.requesterId })
      if (current !== reads.latest) return
      items = [...items, ...page.items]
      cursor = page.nextCursor
      // Shows the rows of a search that finds little while it continues.
      if (items.length >= count || cursor === null) show(page, items)
      else if (page.searchedTo !== null) useActivity.setState({ items, searchedTo: page.searchedTo, problems: page.problems })
    } while (cursor !== null && items.length < count)
    await countExactly(text, current)
  } catch (error) {
    fail(current, error)
  }
}

/** Reads the exact number behind "more than": a separate call, since it may take longer than a page. */
async function countExactly(text: string, current: number): Promise<void> {
  if (useActivity.getState().isMatchingExact) return
  const { count } = await client['activity.count']({ filter: { text }, requesterId: reads.requesterId })
  if (current === reads.latest) useActivity.setState({ matching: count, isMatchingExact: true })
}

function begin(): number {
  useActivity.setState({ isReading: true })
  reads.latest += 1
  return reads.latest
}

function show(page: ActivityPage, items: ActivityItem[]): void {
  const { nextCursor, matching, total, problems, searchedTo, isIndexing } = page
  const counted = useActivity.getState()
  // Keeps the exact number when a further page is read.
  const isKept = items.length > page.items.length && counted.isMatchingExact && !matching.isExact
  // At the end all rows have been read.
  const isWhole = nextCursor === null
  useActivity.setState({
    items,
    cursor: nextCursor,
    matching: isKept ? counted.matching : Math.max(matching.count, items.length),
    isMatchingExact: isKept || matching.isExact || isWhole,
    total,
    problems,
    searchedTo,
    isIndexing,
    isReading: false,
    error: null,
  })
}

function fail(current: number, error: unknown): void {
  const known = asAppError(error)
  if (current === reads.latest && known.code !== 'search.superseded') useActivity.setState({ isReading: false, error: known })
}

function refreshSoon(): void {
  timers.settling ??= window.setTimeout(() => {
    timers.settling = undefined
    void refreshActivity()
  }, SETTLE_MS)
}

onEvent(({ type }) => {
  if (type === 'network.changed') {
    useActivity.setState(initial, true)
    void read(PAGE)
  }
  // Before the first visit of the screen there is no list to refresh.
  const isShown = useActivity.getState().cursor !== undefined
  const isStale = type === 'activity.changed' || type === 'accounts.changed' || type === 'label.changed' || type === 'reconnected'
  if (isShown && isStale) refreshSoon()
})
