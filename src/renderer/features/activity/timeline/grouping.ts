// Finds the rows that are steps of one transfer between chains, so that the timeline shows it as one line. Pure.
import type { ActivityItem, Movement } from '../../../../shared/contract/history/activity.ts'

/** What ties rows together. */
type Linked = Pick<ActivityItem, 'transferId' | 'packets'>

/** A row alone, or the rows of one transfer; `position` is that of the first one in the list, `positions` are those of all. */
export type Entry =
  | { kind: 'item'; item: ActivityItem; position: number }
  | { kind: 'group'; key: string; items: readonly ActivityItem[]; positions: readonly number[]; position: number }

/** Returns what ties a row to others: the transfer that Waybill followed, else its packets and bridge messages. */
export function linksOf({ transferId, packets }: Linked): string[] {
  return transferId === null ? packets.map(({ id }) => `packet ${id}`) : [`transfer ${transferId}`]
}

/**
 * Returns the entries of a list: rows that share a link are one entry, at the place of the first of them.
 * @param from position of the first item
 */
export function entriesOf(items: readonly ActivityItem[], from = 0): Entry[] {
  const groupAt = groupsOf(items)
  return items.flatMap((item, index): Entry[] => {
    const places = groupAt.get(index)
    if (places === undefined) return [{ kind: 'item', item, position: from + index }]
    if (places[0] !== index) return []
    const members = places.flatMap((place) => items[place] ?? [])
    const positions = places.map((place) => from + place)
    return [{ kind: 'group', key: linksOf(leadOf(members))[0] ?? '', items: members, positions, position: from + index }]
  })
}

/** Returns the places of the members, ascending, by the place of each member. */
function groupsOf(items: readonly ActivityItem[]): Map<number, number[]> {
  const byLink = new Map<string, number[]>()
  for (const [index, item] of items.entries()) {
    const links = linksOf(item)
    if (links.length === 0) continue
    const joined = [...new Set(links.flatMap((link) => byLink.get(link) ?? [])), index]
    for (const link of new Set(joined.flatMap((place) => linksOf(items[place] ?? item)))) byLink.set(link, joined)
  }
  const groups = new Map<number, number[]>()
  for (const places of new Set(byLink.values())) {
    const sorted = places.toSorted((one, other) => one - other)
    if (isOneTransfer(sorted.flatMap((place) => items[place] ?? []))) for (const place of sorted) groups.set(place, sorted)
  }
  return groups
}

/** Returns whether rows are several transactions of one transfer: one that a relayer's transaction ties to another one is left alone. */
function isOneTransfer(items: readonly ActivityItem[]): boolean {
  if (new Set(items.map(({ hash }) => hash)).size < 2) return false
  if (items.some(({ transferId }) => transferId !== null)) return true
  const origins = items.filter(({ packets }) => packets.every(({ isSent }) => isSent))
  return new Set(origins.map(({ hash }) => hash)).size <= 1
}

/** Returns the transaction that a group is about: the first one by which something left, else the oldest. */
export function leadOf(items: readonly ActivityItem[]): ActivityItem {
  const [first, ...rest] = items.toSorted((one, other) => one.time - other.time)
  if (first === undefined) throw new Error('A group has transactions.')
  return [first, ...rest].find(({ movements }) => movements.some(isOut)) ?? first
}

function isOut({ amount }: Movement): boolean {
  return amount.startsWith('-')
}

/** What a group did as a whole. */
export interface Passage {
  lead: ActivityItem
  /** The transaction that brought it where it is now; null where none did yet. */
  last: ActivityItem | null
  amounts: readonly Movement[]
  /** False where the same amount left and came: nothing was gained or lost. */
  isSigned: boolean
}

/** Returns what a group did: what left first and what came last; of the same amount of the same asset one, without a sign. */
export function passageOf(items: readonly ActivityItem[]): Passage {
  const lead = leadOf(items)
  const later = items.filter((item) => item !== lead && item.time >= lead.time).toSorted((one, other) => one.time - other.time)
  const last = later.findLast(({ movements }) => movements.some((movement) => !isOut(movement))) ?? null
  const gone = lead.movements.filter(isOut)
  const came = last?.movements.filter((movement) => !isOut(movement)) ?? []
  const [out] = gone
  const [back] = came
  if (gone.length === 1 && came.length === 1 && out !== undefined && back !== undefined && isSame(out, back))
    return { lead, last, amounts: [back], isSigned: false }
  return { lead, last, amounts: gone.length + came.length === 0 ? lead.movements : [...gone, ...came], isSigned: true }
}

/** Decimals to which amounts of one asset on different chains are brought. */
const COMMON = 36

/** Returns whether as much came as left: of a listed asset only a listed form, since any chain can call its own coin the same. */
function isSame(out: Movement, back: Movement): boolean {
  const size = ({ amount, decimals }: Movement) => BigInt(amount.replace('-', '')) * 10n ** BigInt(Math.max(0, COMMON - decimals))
  return out.symbol === back.symbol && out.isVerified === back.isVerified && size(out) === size(back)
}
