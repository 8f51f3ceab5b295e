// Cuts the flat list of transactions into day heads and lines, for a list that draws only what is seen.
import type { ActivityItem } from '../../shared/activity.ts'
import { dayOf } from '../words/format.ts'

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
