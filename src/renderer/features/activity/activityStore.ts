// The timeline: a search, the rows read so far, and older ones on demand. The newest state of the database is re-read on events.
import { create } from 'zustand'
import type { ActivityItem, ActivityPage } from '../../../shared/contract/history/activity.ts'
import type { AppError } from '../../../shared/domain/errors.ts'
import type { SearchProblem } from '../../../shared/domain/search/searchTerms.ts'
import { asAppError, client, onEvent } from '../../data/api.ts'
import { persistOverReload, TYPED_TEXT } from '../../data/reloadPersistence.ts'

/** What the tallest common window shows at once; the next page is read as soon as this one is there. */
const PAGE = 40
/** The most that one call may ask for. */
const LARGEST_PAGE = 500
/** While history is being copied, changes come in bursts; one read a second shows them all. */
const SETTLE_MS = 800
const TYPING_PAUSE_MS = 120

export interface ActivityState {
  /** In the search language; all that narrows the list. */
  text: string
  items: ActivityItem[]
  /** Null when the end was reached; undefined before the first page. */
  cursor: string | null | undefined
  matching: number
  /** False while there are at least so many. */
  isMatchingExact: boolean
  total: number
  /** What of the text was left out, as of the last answer. */
  problems: SearchProblem[]
  /** How far back a search that found too little has looked so far; null when it is at its end. */
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
export const useActivity = create<ActivityState>(() => initial)
persistOverReload('activity', useActivity, TYPED_TEXT)

/** Counts reads, so that an answer to an older question is dropped. The name tells main whose questions follow one another. */
const reads = { latest: 0, requesterId: crypto.randomUUID() }
const timers: { typing: number | undefined; settling: number | undefined } = { typing: undefined, settling: undefined }

/** Looks for something else at once. Rows of the old search stay until the new ones are there. */
export function search(text: string): void {
  window.clearTimeout(timers.typing)
  useActivity.setState({ text })
  void read(PAGE)
}

/** Takes over what is being typed, and reads when the typing pauses. */
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
    // It may have overtaken the count that the first page had begun.
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
      // A search that finds little is shown while it goes on.
      if (items.length >= count || cursor === null) show(page, items)
      else if (page.searchedTo !== null) useActivity.setState({ items, searchedTo: page.searchedTo, problems: page.problems })
    } while (cursor !== null && items.length < count)
    await countExactly(text, current)
  } catch (error) {
    fail(current, error)
  }
}

/** The number behind "more than": counted apart, since it may take longer than a page. */
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
  // The exact number is not forgotten for a page further down.
  const isKept = items.length > page.items.length && counted.isMatchingExact && !matching.isExact
  // At the end they have all been read.
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
  // Before the first visit there is nothing to keep new.
  const isShown = useActivity.getState().cursor !== undefined
  const isStale = type === 'activity.changed' || type === 'accounts.changed' || type === 'label.changed' || type === 'reconnected'
  if (isShown && isStale) refreshSoon()
})
