// Holds the timeline: the search, the rows read so far, and older ones on demand. Events make it read the database again.
import { createStore, type StoreApi } from 'zustand'
import type { ActivityItem, ActivityPage } from '../../../shared/contract/history/activity.ts'
import { asAppError } from '../../../shared/domain/errors.ts'
import { keepEntries } from '../../data/keepEqual.ts'
import { keyOf } from './activityKey.ts'
import { INITIAL, namesOutcome, orderOf, queryOf, reads, type Reads, type ActivityState, type Understood } from './activityState.ts'
import { MAX_SORTED, orderFor, sorted, type Order } from './timeline/sorting.ts'
import { centsOfItem, readWorths } from './worthStore.ts'
import { storeHook, type AppWindow } from '../../window.ts'
/** Rows of a page: what the tallest common window shows at once; the next page is read as soon as this one is there. */
const PAGE = 40
/** Most rows that one call may request. */
const LARGEST_PAGE = 500
/** While history is copied, changes arrive in bursts; about one read a second shows them all. */
const SETTLE_MS = 800
const TYPING_PAUSE_MS = 120

/** Holds the state of the timeline. */
export function activityStore(win: AppWindow): StoreApi<ActivityState> {
  const store = createStore<ActivityState>(() => INITIAL)
  win.onEvent(({ type }) => {
    if (type === 'network.changed') {
      store.setState(INITIAL, true)
      void read(win, PAGE)
    }
    // Without a cursor the screen was not visited yet: there is no list to refresh.
    const { cursor, text } = store.getState()
    const isStale = type === 'activity.changed' || type === 'accounts.changed' || type === 'label.changed' || type === 'reconnected'
    // A search, and the order by value, may depend on prices.
    const isPriced = type === 'prices.changed' && (text !== '' || orderOf(store.getState()) === 'value')
    if (cursor !== undefined && (isStale || isPriced)) refreshSoon(win)
  })
  return store
}
/** Reads it in components. */
export const useActivity = storeHook(activityStore)

const timers = (): { typing: number | undefined; settling: number | undefined } => ({ typing: undefined, settling: undefined })

/** Runs a different search at once, in another order where one is given. Rows of the old search stay until the new ones arrive. */
export function search(win: AppWindow, text: string, order?: Order): void {
  window.clearTimeout(win.part(timers).typing)
  ask(win)
  win.part(activityStore).setState((state) => {
    if (text === state.text) return order === undefined ? {} : chosenOrder(state, order)
    // What is made of a sentence keeps the order that the sentence asked for.
    return { text, setAside: null, understood: null, order: order ?? state.understood?.order ?? state.order }
  })
  void read(win, PAGE)
}

function ask(win: AppWindow): void {
  Object.assign(win.part(reads), { isOlderWanted: false, isAsked: true, openedWith: null } satisfies Partial<Reads>)
}

/** Sorts the list. */
export function sortBy(win: AppWindow, order: Order): void {
  win.part(reads).isOlderWanted = false
  win.part(activityStore).setState((state) => chosenOrder(state, order))
  void read(win, PAGE)
}

function chosenOrder({ understood }: ActivityState, order: Order): Pick<ActivityState, 'order' | 'understood'> {
  return { order, understood: understood === null ? null : { ...understood, order: null } }
}

/** Stores what is being typed, and searches when the typing pauses. */
export function searchFor(win: AppWindow, text: string): void {
  win.part(activityStore).setState({ text, setAside: null })
  ask(win)
  window.clearTimeout(win.part(timers).typing)
  win.part(timers).typing = window.setTimeout(() => void read(win, PAGE), TYPING_PAUSE_MS)
}

/** Reads the list as its screen is opened; a search of an earlier visit that found nothing, or finds nothing now, makes way for the whole list. */
export function openActivity(win: AppWindow): void {
  const { text, answered, items, error } = win.part(activityStore).getState()
  const isOld = text.trim() !== '' && answered !== null && !win.part(reads).isAsked && error === null
  win.part(reads).openedWith = isOld ? text : null
  if (isOld && items.length === 0) setSearchAside(win, text)
  else void refreshActivity(win)
}

/** Begins with the whole list, as its navigation asks; a search that was left finding something is offered again. */
export function openWholeActivity(win: AppWindow): void {
  const { text, understood } = win.part(activityStore).getState()
  if (text.trim() === '') win.part(activityStore).setState({ setAside: null, order: 'newest' })
  else {
    search(win, '', 'newest')
    void offerAgain(win, text.trim(), understood?.text)
  }
}

function setSearchAside(win: AppWindow, text: string): void {
  win.part(reads).openedWith = null
  win.part(activityStore).setState({ text: '', understood: null, setAside: null, cursor: undefined })
  void offerAgain(win, text.trim())
  void read(win, PAGE)
}

/** Offers a search again where it finds something by now, as after a label was written. */
async function offerAgain(win: AppWindow, text: string, query = text): Promise<void> {
  // A failure shows in the list, which is read at the same time.
  const found = await win.client['activity.count']({ filter: { text: query }, requesterId: 'setAside' }).catch(() => null)
  if ((found?.count ?? 0) > 0 && win.part(activityStore).getState().text === '') win.part(activityStore).setState({ setAside: text })
}

/** Reads as many rows as are shown now, from the newest on. */
export function refreshActivity(win: AppWindow): Promise<void> {
  return read(win, Math.max(PAGE, win.part(activityStore).getState().items.length))
}

/** Reads the next older page, unless the end was reached; after what is being read now. */
export async function readOlder(win: AppWindow): Promise<void> {
  const state = win.part(activityStore).getState()
  const { cursor, isReading, items, understood } = state
  win.part(reads).isOlderWanted = isReading
  if (isReading || typeof cursor !== 'string' || orderOf(state) !== 'newest') return
  const query = queryOf(state)
  const current = begin(win)
  try {
    const page = await readPage(win, query, { cursor, limit: PAGE })
    if (current !== win.part(reads).latest) return
    show(win, { query, understood }, page, [...items, ...page.items])
    // Counts here as well: this page may have superseded the count that the first page had started.
    await countExactly(win, query, current)
  } catch (error) {
    fail(win, current, error)
  }
}

/** Reads what the typed words find; where that is nothing, or they are an outcome, and they are understood as a sentence, what the sentence asks for. */
async function read(win: AppWindow, most: number): Promise<void> {
  const { text, order } = win.part(activityStore).getState()
  const current = begin(win)
  try {
    const asTyped: Asked = { query: text, order: orderFor(order, text), understood: null }
    const found = await readRows(win, asTyped, most, current)
    if (found === null) return
    const understood = found.items.length === 0 || namesOutcome(win.words, text) ? await understand(win, text) : null
    const asked = understood === null ? asTyped : { query: understood.text, order: orderOf({ text, order, understood }), understood }
    const rows = understood === null ? found : await readRows(win, asked, most, current)
    if (rows === null || current !== win.part(reads).latest) return
    if (win.part(reads).openedWith === text && rows.items.length === 0) return setSearchAside(win, text)
    // Words that were not understood are shown as something else only where that finds something.
    const shown = understood?.isLoose === true && rows.items.length === 0 ? asTyped : asked
    show(win, shown, rows.page, rows.items)
    await countExactly(win, shown.query, current)
  } catch (error) {
    fail(win, current, error)
  }
}

/** A search, and the sentence that it was made of. */
interface Asked {
  query: string
  order: Order
  understood: Understood | null
}

/** Returns what the text was read as; the same as before for the same text, since its order may have been changed. */
async function understand(win: AppWindow, text: string): Promise<Understood | null> {
  const { understood } = win.part(activityStore).getState()
  if (understood?.of === text) return understood
  const { readSentence } = await import('./search/readSentence.ts')
  const sentence = readSentence(win, text)
  return sentence === null ? null : { of: text, text: sentence.text, order: sentence.order ?? null, isLoose: sentence.isLoose === true }
}

/** Reads the rows of a search, in its order; null when a newer search began meanwhile. */
async function readRows(win: AppWindow, { query, order, understood }: Asked, most: number, current: number) {
  const count = order === 'newest' ? most : MAX_SORTED
  let cursor: string | null = null
  let items: ActivityItem[] = []
  for (;;) {
    const page: ActivityPage = await readPage(win, query, { cursor, limit: Math.min(count - items.length, LARGEST_PAGE) })
    if (current !== win.part(reads).latest) return null
    items = [...items, ...page.items]
    cursor = page.nextCursor
    if (items.length >= count || cursor === null) {
      if (order === 'value') await readWorths(win, items)
      if (current !== win.part(reads).latest) return null
      return { page, items: sorted(items, { order, text: query, centsOf: (item) => centsOfItem(win, item) }) }
    }
    // Shows the rows of a search that finds little while it continues. Rows of a sentence stay until its words find some as they stand.
    const isKept = items.length === 0 && win.part(activityStore).getState().understood !== null
    if (page.searchedTo !== null && order === 'newest' && !isKept)
      win.part(activityStore).setState({ items, understood, searchedTo: page.searchedTo, problems: page.problems })
  }
}

function readPage(win: AppWindow, text: string, range: { cursor: string | null; limit: number }): Promise<ActivityPage> {
  return win.client['activity.page']({ filter: { text }, ...range, requesterId: win.part(reads).requesterId })
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

function show(win: AppWindow, { query, understood }: Pick<Asked, 'query' | 'understood'>, page: ActivityPage, items: ActivityItem[]): void {
  Object.assign(win.part(reads), { isAsked: false, openedWith: null } satisfies Partial<Reads>)
  const { nextCursor, matching, total, problems, searchedTo, isIndexing } = page
  const counted = win.part(activityStore).getState()
  const kept = keepEntries(counted.items, items, keyOf)
  // Keeps the exact number when a further page is read.
  const isKept = items.length > page.items.length && counted.isMatchingExact && !matching.isExact
  // At the end all rows have been read.
  const isWhole = nextCursor === null
  win.part(activityStore).setState({
    items: kept,
    understood,
    answered: query,
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
  if (current !== win.part(reads).latest || known.code === 'search.superseded') return
  win.part(activityStore).setState({ isReading: false, error: known })
}

function refreshSoon(win: AppWindow): void {
  win.part(timers).settling ??= window.setTimeout(() => {
    win.part(timers).settling = undefined
    void refreshActivity(win)
  }, SETTLE_MS)
}
