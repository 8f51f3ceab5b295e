// Cuts the flat list of transactions into day headings and lines, for a virtual list.
import type { ActivityItem } from '../../../shared/contract/history/activity.ts'
import { dayOf } from '../../words/formats.ts'
import { keyOf } from './activityKey.ts'
import { shownMovements } from './detail/movements.ts'

/** A line of the timeline. `key` stays the same for the same line, however the lines around it change. */
export type TimelineRow = { kind: 'day'; key: string; at: number } | { kind: 'item'; key: string; item: ActivityItem; position: number }

/** A line with a transaction. */
export type ItemRow = Extract<TimelineRow, { kind: 'item' }>

/** Returns the lines of the timeline. Items come newest first; a day heading stands before the first item of each local day. */
export function timelineRows(items: readonly ActivityItem[]): TimelineRow[] {
  return continueRows({ items: [], rows: [] }, items)
}

/** Items and the lines that they were cut into. */
export interface CutItems {
  items: readonly ActivityItem[]
  rows: TimelineRow[]
}

/**
 * Works like `timelineRows`, for a list of which most is known: lines of the same item at the same position stay the same objects, and
 * below an unchanged list only what follows is cut.
 */
export function continueRows(before: CutItems, items: readonly ActivityItem[]): TimelineRow[] {
  const known = before.items.length
  const isContinued = known > 0 && items.length >= known && before.items.every((item, index) => item === items[index])
  const rows = isContinued ? [...before.rows] : []
  const first = isContinued ? known : 0
  const same = isContinued ? [] : before.rows
  let day = isContinued ? dayOf(items[first - 1]?.time ?? 0) : ''
  for (const [offset, item] of items.slice(first).entries()) {
    const own = dayOf(item.time)
    if (own !== day) rows.push(keepRow(same[rows.length], { kind: 'day', key: `${own} ${keyOf(item)}`, at: item.time }))
    day = own
    rows.push(keepRow(same[rows.length], { kind: 'item', key: keyOf(item), item, position: first + offset }))
  }
  return rows
}

function keepRow(before: TimelineRow | undefined, row: TimelineRow): TimelineRow {
  if (before?.kind === 'day' && row.kind === 'day') return before.key === row.key && before.at === row.at ? before : row
  if (before?.kind !== 'item' || row.kind !== 'item') return row
  return before.item === row.item && before.position === row.position ? before : row
}

/** Returns the index of the next or previous item after `index`; null at the ends. */
export function stepFrom(rows: readonly TimelineRow[], index: number | null, step: 1 | -1): number | null {
  let next = index === null ? (step === 1 ? 0 : -1) : index + step
  while (rows[next]?.kind === 'day') next += step
  return rows[next] === undefined ? null : next
}

const ROW_HEIGHT = 36
/** A row with two lines of amounts. */
const TALL_HEIGHT = 44
/** A heading stands beside the first line of its day. */
const DAY_HEIGHT = 0

/** Returns the height of a line in pixels, as the style sheet draws it. */
export function heightOf(row: TimelineRow | undefined): number {
  if (row?.kind === 'day') return DAY_HEIGHT
  return row !== undefined && hasTwoAmounts(row.item) ? TALL_HEIGHT : ROW_HEIGHT
}

/** Returns whether the amounts of a transaction take two lines. */
export function hasTwoAmounts(item: Parameters<typeof shownMovements>[0]): boolean {
  return shownMovements(item).length > 1
}

/**
 * Returns how far the line at the top of the view moved when the rows changed: what to add to the scroll position to keep it in place.
 * @param scrollTop pixels from the first row of `before`
 * @returns pixels; 0 when that line is gone
 */
export function shiftAt(before: readonly TimelineRow[], after: readonly TimelineRow[], scrollTop: number): number {
  let start = 0
  const place = before.findIndex((row) => {
    if (row.kind === 'item' && start >= scrollTop) return true
    start += heightOf(row)
    return false
  })
  const held = before[place]
  // Rows appended at the end leave the line where it is.
  if (held === undefined || after[place] === held) return 0
  const index = after.findIndex(({ key }) => key === held.key)
  if (index === -1) return 0
  return after.slice(0, index).reduce((sum, row) => sum + heightOf(row), 0) - start
}
