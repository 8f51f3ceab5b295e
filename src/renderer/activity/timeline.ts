// Cuts the flat list of transactions into day heads and lines, for a list that draws only what is seen.
import type { ActivityItem } from '../../shared/activity.ts'
import { dayOf } from '../words/format.ts'
import { keyOf } from './activityKey.ts'

export type TimelineRow = { kind: 'day'; day: string; at: number } | { kind: 'item'; item: ActivityItem; position: number }

/** Items come newest first; a day head stands before the first item of each local day. */
export function timelineRows(items: readonly ActivityItem[]): TimelineRow[] {
  const rows: TimelineRow[] = []
  let day = ''
  for (const [position, item] of items.entries()) {
    const own = dayOf(item.time)
    if (own !== day) rows.push({ kind: 'day', day: own, at: item.time })
    day = own
    rows.push({ kind: 'item', item, position })
  }
  return rows
}

/** The next or previous line that is an item, from `index` on; null at the ends. */
export function stepFrom(rows: readonly TimelineRow[], index: number | null, step: 1 | -1): number | null {
  let next = index === null ? (step === 1 ? 0 : -1) : index + step
  while (rows[next]?.kind === 'day') next += step
  return rows[next] === undefined ? null : next
}

const ROW_HEIGHT = 36
const DAY_HEIGHT = 28

/** In pixels, as the style sheet draws them. */
export function heightOf(row: TimelineRow | undefined): number {
  return row?.kind === 'day' ? DAY_HEIGHT : ROW_HEIGHT
}

/** The same text for the same line, however the rows around it change. */
export function rowKey(row: TimelineRow): string {
  return row.kind === 'day' ? row.day : keyOf(row.item)
}

/**
 * How far the line at the top of the view moved when the rows changed: what to add to the scroll position to keep it there.
 * @param scrollTop pixels from the first row of `before`
 * @returns pixels; 0 when that line is gone
 */
export function shiftAt(before: readonly TimelineRow[], after: readonly TimelineRow[], scrollTop: number): number {
  let start = 0
  const held = before.find((row) => {
    if (row.kind === 'item' && start >= scrollTop) return true
    start += heightOf(row)
    return false
  })
  if (held === undefined) return 0
  const key = rowKey(held)
  const index = after.findIndex((row) => rowKey(row) === key)
  if (index === -1) return 0
  return after.slice(0, index).reduce((sum, row) => sum + heightOf(row), 0) - start
}
