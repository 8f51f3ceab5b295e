// Cuts the flat list of transactions into day headings and lines, for a virtual list.
import type { ActivityItem } from '../../../../shared/contract/history/activity.ts'
import { dayOf } from '../../../words/formats.ts'
import { keyOf, type ActivityKey } from '../activityKey.ts'
import { shownMovements } from '../detail/movements.ts'
import { entriesOf, linksOf, passageOf, type Entry, type Passage } from './grouping.ts'

/** A line of the timeline. `key` stays the same for the same line, however the lines around it change. */
export type TimelineRow =
  | { kind: 'day'; key: string; at: number }
  | { kind: 'item'; key: string; item: ActivityItem; position: number; isMember: boolean; isOtherDay: boolean }
  | { kind: 'group'; key: string; items: readonly ActivityItem[]; position: number; isOpen: boolean; passage: Passage }

/** A line with a transaction; a member stands below its transfer, and may be of another day. */
export type ItemRow = Extract<TimelineRow, { kind: 'item' }>

/** A line with the transactions of one transfer; while it is open, they stand below it as lines of their own. */
export type GroupRow = Extract<TimelineRow, { kind: 'group' }>

/** How transfers are shown: as one line each, and which of these are open. */
export interface Folding {
  /** False in orders that would part the transactions of a transfer. */
  isGrouped: boolean
  open: readonly string[]
}

/** Shows each transfer as one closed line. */
export const FOLDED: Folding = { isGrouped: true, open: [] }

/** Returns the lines of the timeline. Items come in the order of the list; a day heading stands before the first item of each local day. */
export function timelineRows(items: readonly ActivityItem[], folding = FOLDED): TimelineRow[] {
  return continueRows({ items: [], rows: [], folding }, items, folding)
}

/** Items and the lines that they were cut into. */
export interface CutItems {
  items: readonly ActivityItem[]
  rows: TimelineRow[]
  folding: Folding
}

/**
 * Works like `timelineRows`, for a list of which most is known: lines of the same item at the same position stay the same objects, and
 * below an unchanged list only what follows is cut, unless it belongs to a transfer above.
 */
export function continueRows(before: CutItems, items: readonly ActivityItem[], folding = FOLDED): TimelineRow[] {
  const known = before.items.length
  const isContinued =
    known > 0 &&
    before.folding === folding &&
    items.length >= known &&
    before.items.every((item, index) => item === items[index]) &&
    !isTied(before.items, items.slice(known), folding)
  const rows = isContinued ? [...before.rows] : []
  const first = isContinued ? known : 0
  const same = isContinued ? [] : before.rows
  // A group stands on the day of its first transaction.
  const lastAt = isContinued ? before.rows.findLast(isEntryRow) : undefined
  let day = lastAt === undefined ? '' : dayOf(timeOf(lastAt))
  for (const entry of entriesIn(items.slice(first), first, folding)) {
    const lines = linesOf(entry, folding)
    const [head] = lines
    if (head === undefined) continue
    const own = dayOf(timeOf(head))
    if (own !== day) rows.push(keepRow(same[rows.length], { kind: 'day', key: `${own} ${head.key}`, at: timeOf(head) }))
    day = own
    for (const line of lines) rows.push(keepRow(same[rows.length], line))
  }
  return rows
}

/** Returns whether further items belong to transfers of the known ones. */
function isTied(known: readonly ActivityItem[], further: readonly ActivityItem[], { isGrouped }: Folding): boolean {
  const links = new Set(isGrouped ? further.flatMap(linksOf) : [])
  return links.size > 0 && known.some((item) => linksOf(item).some((link) => links.has(link)))
}

function entriesIn(items: readonly ActivityItem[], from: number, { isGrouped }: Folding): Entry[] {
  return isGrouped ? entriesOf(items, from) : items.map((item, index) => ({ kind: 'item', item, position: from + index }))
}

type EntryRow = ItemRow | GroupRow

function linesOf(entry: Entry, { open }: Folding): EntryRow[] {
  if (entry.kind === 'item') return [{ ...entry, key: keyOf(entry.item), isMember: false, isOtherDay: false }]
  const { items, positions, ...rest } = entry
  const isOpen = open.includes(entry.key)
  const member = (item: ActivityItem, index: number): ItemRow => {
    const isOtherDay = dayOf(item.time) !== dayOf(items[0]?.time ?? item.time)
    return { kind: 'item', key: keyOf(item), item, position: positions[index] ?? entry.position, isMember: true, isOtherDay }
  }
  return [{ ...rest, items, isOpen, passage: passageOf(items) }, ...(isOpen ? items.map(member) : [])]
}

function isEntryRow(row: TimelineRow): row is EntryRow {
  return row.kind === 'group' || (row.kind === 'item' && !row.isMember)
}

/** Returns when what heads a line happened, ms. */
function timeOf(row: EntryRow): number {
  return row.kind === 'item' ? row.item.time : (row.items[0]?.time ?? 0)
}

function keepRow(before: TimelineRow | undefined, row: TimelineRow): TimelineRow {
  if (before?.kind === 'day' && row.kind === 'day') return before.key === row.key && before.at === row.at ? before : row
  if (before?.kind === 'item' && row.kind === 'item')
    return before.item === row.item && before.position === row.position && before.isMember === row.isMember ? before : row
  if (before?.kind !== 'group' || row.kind !== 'group') return row
  const isSame = before.key === row.key && before.position === row.position && before.isOpen === row.isOpen
  return isSame && before.items.length === row.items.length && before.items.every((item, index) => item === row.items[index]) ? before : row
}

/** Returns the transactions that a line stands for: of an open group none, since they have lines of their own. */
export function itemsOf(row: TimelineRow | undefined): readonly ActivityItem[] {
  if (row === undefined || row.kind === 'day') return []
  if (row.kind === 'item') return [row.item]
  return row.isOpen ? [] : row.items
}

/** Returns the transaction that a line opens; null for lines that open none. */
export function openedBy(row: TimelineRow | undefined): ActivityItem | null {
  if (row?.kind === 'group') return row.isOpen ? null : row.passage.lead
  return row?.kind === 'item' ? row.item : null
}

/** Returns the index of the line that shows a transaction; null where none does. */
export function indexOf(rows: readonly TimelineRow[], wanted: ActivityKey): number | null {
  const key = keyOf(wanted)
  const found = rows.findIndex((row) => itemsOf(row).some((item) => keyOf(item) === key))
  return found === -1 ? null : found
}

/** Returns the index of the next or previous line with a transaction after `index`; null at the ends. */
export function stepFrom(rows: readonly TimelineRow[], index: number | null, step: 1 | -1): number | null {
  let next = index === null ? (step === 1 ? 0 : -1) : index + step
  while (rows[next] !== undefined && itemsOf(rows[next]).length === 0) next += step
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
  if (row?.kind === 'group') return row.passage.amounts.length > 1 ? TALL_HEIGHT : ROW_HEIGHT
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
    if (row.kind !== 'day' && start >= scrollTop) return true
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
