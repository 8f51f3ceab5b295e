// Holds the timeline: the search, the rows read so far, and older ones on demand. Events make it read the database again.
import { createStore, type StoreApi } from 'zustand'
import type { ActivityItem, ActivityPage } from '../../../shared/contract/history/activity.ts'
import { asAppError, type AppError } from '../../../shared/domain/errors.ts'
import type { SearchProblem } from '../../../shared/domain/search/searchTerms.ts'
import { persistOverReload, TYPED_TEXT } from '../../data/reloadPersistence.ts'
import { keepEntries } from '../../data/keepEqual.ts'
import { keyOf } from './activityKey.ts'
import { MAX_SORTED, orderFor, sorted, type Order } from './sorting.ts'
import { centsOfItem, readWorths } from './worthStore.ts'
import { storeHook, type AppWindow } from '../../window.ts'

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
  /** The text that the rows are of; null before the first page. */
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

const initial: ActivityState = {
  text: '',
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
/** Holds the state of the timeline. */
export function activityStore(win: AppWindow): StoreApi<ActivityState> {
  const store = createStore<ActivityState>(() => initial)
  persistOverReload('activity', store, TYPED_TEXT)
  win.onEvent(({ type }) => {
    if (type === 'network.changed') {
      store.setState(initial, true)
      void read(win, PAGE)
    }
    // Before the first visit of the screen there is no list to refresh.
    const isShown = store.getState().cursor !== undefined
    const isStale = type === 'activity.changed' || type === 'accounts.changed' || type === 'label.changed' || type === 'reconnected'
    if (isShown && isStale) refreshSoon(win)
  })
  return store
}
/** Reads it in components. */
export const useActivity = storeHook(activityStore)

/** Counts reads, so that the answer to an older question is dropped. The id tells main which questions supersede one another. */
const reads = () => ({ latest: 0, requesterId: crypto.randomUUID(), isOlderWanted: false })
const timers = (): { typing: number | undefined; settling: number | undefined } => ({ typing: undefined, settling: undefined })

/** Runs a different search at once, in another order where one is given. Rows of the old search stay until the new ones arrive. */
export function search(win: AppWindow, text: string, order?: Order): void {
  window.clearTimeout(win.part(timers).typing)
  win.part(reads).isOlderWanted = false
  win.part(activityStore).setState(order === undefined ? { text } : { text, order })
  void read(win, PAGE)
}

/** Sorts the list. */
export function sortBy(win: AppWindow, order: Order): void {
  win.part(reads).isOlderWanted = false
  win.part(activityStore).setState({ order })
  void read(win, PAGE)
}

/** Returns the order that applies to the search. */
export function orderOf({ order, text }: Pick<ActivityState, 'order' | 'text'>): Order {
  return orderFor(order, text)
}

/** Stores what is being typed, and searches when the typing pauses. */
export function searchFor(win: AppWindow, text: string): void {
  win.part(activityStore).setState({ text })
  win.part(reads).isOlderWanted = false
  window.clearTimeout(win.part(timers).typing)
  win.part(timers).typing = window.setTimeout(() => void read(win, PAGE), TYPING_PAUSE_MS)
}

/** Reads as many rows as are shown now, from the newest on. */
export function refreshActivity(win: AppWindow): Promise<void> {
  return read(win, Math.max(PAGE, win.part(activityStore).getState().items.length))
}

/** Reads the next older page, unless the end was reached; after what is being read now. */
export async function readOlder(win: AppWindow): Promise<void> {
  const { cursor, isReading, text, items } = win.part(activityStore).getState()
  win.part(reads).isOlderWanted = isReading
  if (isReading || typeof cursor !== 'string' || orderOf(win.part(activityStore).getState()) !== 'newest') return
  const current = begin(win)
  try {
    const page = await win.client['activity.page']({ filter: { text }, cursor, limit: PAGE, requesterId: win.part(reads).requesterId })
    if (current !== win.part(reads).latest) return
    show(win, text, page, [...items, ...page.items])
    // Counts here as well: this page may have superseded the count that the first page had started.
    await countExactly(win, text, current)
  } catch (error) {
    fail(win, current, error)
  }
}

async function read(win: AppWindow, most: number): Promise<void> {
  const { text } = win.part(activityStore).getState()
  const order = orderOf(win.part(activityStore).getState())
  const count = order === 'newest' ? most : MAX_SORTED
  const current = begin(win)
  try {
    let cursor: string | null = null
    let items: ActivityItem[] = []
    do {
      const limit = Math.min(count - items.length, LARGEST_PAGE)
      const page: ActivityPage = await win.client['activity.page']({
        filter: { text },
        cursor,
        limit,
        requesterId: win.part(reads).requesterId,
      })
      if (current !== win.part(reads).latest) return
      items = [...items, ...page.items]
      cursor = page.nextCursor
      // Shows the rows of a search that finds little while it continues.
      if (items.length >= count || cursor === null) {
        if (order === 'value') await readWorths(win, items)
        if (current !== win.part(reads).latest) return
        show(win, text, page, sorted(items, { order, text, centsOf: (item) => centsOfItem(win, item) }))
      } else if (page.searchedTo !== null && order === 'newest')
        win.part(activityStore).setState({ items, searchedTo: page.searchedTo, problems: page.problems })
    } while (cursor !== null && items.length < count)
    await countExactly(win, text, current)
  } catch (error) {
    fail(win, current, error)
  }
}

/** Reads the exact number behind "more than": a separate call, since it may take longer than a page. */
async function countExactly(win: AppWindow, text: string, current: number): Promise<void> {
  if (win.part(activityStore).getState().isMatchingExact) return
  const { count } = await win.client['activity.count']({ filter: { text }, requesterId: win.part(reads).requesterId })
  if (current === win.part(reads).latest) win.part(activityStore).setState({ matching: count, isMatchingExact: true })
}

function begin(win: AppWindow): number {
  win.part(activityStore).setState({ isReading: true })
  win.part(reads).latest += 1
  return win.part(reads).latest
}

function show(win: AppWindow, text: string, page: ActivityPage, items: ActivityItem[]): void {
  const { nextCursor, matching, total, problems, searchedTo, isIndexing } = page
  const counted = win.part(activityStore).getState()
  const kept = keepEntries(counted.items, items, keyOf)
  // Keeps the exact number when a further page is read.
  const isKept = items.length > page.items.length && counted.isMatchingExact && !matching.isExact
  // At the end all rows have been read.
  const isWhole = nextCursor === null
  win.part(activityStore).setState({
    items: kept,
    answered: text,
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
  if (win.part(reads).isOlderWanted) void readOlder(win)
}

function fail(win: AppWindow, current: number, error: unknown): void {
  const known = asAppError(error)
  if (current === win.part(reads).latest && known.code !== 'search.superseded')
    win.part(activityStore).setState({ isReading: false, error: known })
}

function refreshSoon(win: AppWindow): void {
  win.part(timers).settling ??= window.setTimeout(() => {
    win.part(timers).settling = undefined
    void refreshActivity(win)
  }, SETTLE_MS)
}
