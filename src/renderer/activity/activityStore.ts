// The timeline: a filter, the rows read so far, and older ones on demand. The newest state of the database is re-read on events.
import { create } from 'zustand'
import type { ActivityFilter, ActivityItem, ActivityPage } from '../../shared/activity.ts'
import type { AppError } from '../../shared/errors.ts'
import { asAppError, client, onEvent } from '../api.ts'

const PAGE = 200
/** The most that one call may ask for. */
const LARGEST_PAGE = 500
/** While history is being copied, changes come in bursts; one read a second shows them all. */
const SETTLE_MS = 800
const TYPING_PAUSE_MS = 150

export interface ActivityState {
  filter: ActivityFilter
  items: ActivityItem[]
  /** Null when the end was reached; undefined before the first page. */
  cursor: string | null | undefined
  matching: number
  total: number
  isReading: boolean
  error: AppError | null
}

const initial: ActivityState = { filter: {}, items: [], cursor: undefined, matching: 0, total: 0, isReading: false, error: null }
export const useActivity = create<ActivityState>(() => initial)

/** Counts reads, so that an answer to an older question is dropped. */
const reads = { latest: 0 }
const timers: { typing: number | undefined; settling: number | undefined } = { typing: undefined, settling: undefined }

/** Narrows the list. Rows of the old filter stay until the new ones are there. */
export function setFilter(change: ActivityFilter): void {
  useActivity.setState(({ filter }) => ({ filter: { ...filter, ...change } }))
  void read(PAGE)
}

/** Takes over what is being typed, and reads when the typing pauses. */
export function searchFor(text: string): void {
  useActivity.setState(({ filter }) => ({ filter: { ...filter, text: text === '' ? null : text } }))
  window.clearTimeout(timers.typing)
  timers.typing = window.setTimeout(() => void read(PAGE), TYPING_PAUSE_MS)
}

export function clearFilter(): void {
  useActivity.setState({ filter: {} })
  void read(PAGE)
}

/** Reads as many rows as are shown now, from the newest on. */
export function refreshActivity(): Promise<void> {
  return read(Math.max(PAGE, useActivity.getState().items.length))
}

/** Reads the next older page, unless one is being read or the end was reached. */
export async function readOlder(): Promise<void> {
  const { cursor, isReading, filter, items } = useActivity.getState()
  if (isReading || typeof cursor !== 'string') return
  const current = begin()
  try {
    const page = await client['activity.page']({ filter, cursor, limit: PAGE })
    if (current === reads.latest) show(page, [...items, ...page.items])
  } catch (error) {
    fail(current, error)
  }
}

async function read(count: number): Promise<void> {
  const { filter } = useActivity.getState()
  const current = begin()
  try {
    let page = await client['activity.page']({ filter, limit: Math.min(count, LARGEST_PAGE) })
    let items = page.items
    while (items.length < count && page.nextCursor !== null && current === reads.latest) {
      page = await client['activity.page']({ filter, cursor: page.nextCursor, limit: Math.min(count - items.length, LARGEST_PAGE) })
      items = [...items, ...page.items]
    }
    if (current === reads.latest) show(page, items)
  } catch (error) {
    fail(current, error)
  }
}

function begin(): number {
  useActivity.setState({ isReading: true })
  reads.latest += 1
  return reads.latest
}

function show({ nextCursor, matching, total }: ActivityPage, items: ActivityItem[]): void {
  useActivity.setState({ items, cursor: nextCursor, matching, total, isReading: false, error: null })
}

function fail(current: number, error: unknown): void {
  if (current === reads.latest) useActivity.setState({ isReading: false, error: asAppError(error) })
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
  if (isShown && (type === 'activity.changed' || type === 'accounts.changed' || type === 'reconnected')) refreshSoon()
})
