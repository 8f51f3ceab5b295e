// Finds the transactions of a search, newest first, from the search index; and by which expression the index is asked.
import { z } from 'zod'
import type { ReadDb } from '../database.ts'
import type { ActivityQuery, IndexCondition } from './activityQuery.ts'
import { firstPlace, lastPlace } from './places.ts'
import { facet, quoteToken } from './searchTokens.ts'

export interface Match {
  place: number
  txId: number
}

export interface Matches {
  /** At most `limit` transactions behind a place. */
  next(after: number, limit: number): Match[]
  /** How many there are behind a place, at most `limit`; where to go on counting, null at the end. */
  count(after: number, limit: number): { count: number; next: number | null }
  /** The place in front of the newest. */
  start: number
}

const MatchRow = z.object({ place: z.number(), tx_id: z.number() })
const CountRow = z.object({ n: z.number(), last: z.number().nullable() })
const PlaceRow = z.object({ place: z.number() })

/** Transactions of several own accounts alone, or all but those. */
export type Sharing = 'shared' | 'own'

/** What the index answers by itself, without a look at the rows. */
export function createMatches(db: ReadDb, query: ActivityQuery, sharing: Sharing | null = null): Matches {
  const start = query.until === null ? -1 : firstPlace(query.until - 1) - 1
  const end = query.from === null ? Number.MAX_SAFE_INTEGER : lastPlace(query.from)
  const match = withSharing(expressionOf(db, query), sharing)
  const named = namedMatches(db, query, start, end)
  const indexed = indexedMatches(db, match, end)
  const excluded = new Set(query.conditions.filter(({ isNegated }) => isNegated).flatMap(({ txIds }) => txIds))
  const isNamed = new Set(named.map(({ txId }) => txId))
  const next = (after: number, limit: number): Match[] => {
    const more = named.filter(({ place }) => place > after)
    const found = indexed.next(after, limit + excluded.size)
    const kept = found.filter(({ txId }) => !excluded.has(txId) && !isNamed.has(txId))
    const merged = [...kept, ...more].toSorted((left, right) => left.place - right.place)
    // Behind the last one that the index gave there may be others of it.
    const known = found.length < limit + excluded.size ? Number.MAX_SAFE_INTEGER : (found.at(-1)?.place ?? 0)
    return merged.filter(({ place }) => place <= known).slice(0, limit)
  }
  return {
    start,
    next,
    count: (after, limit) => {
      if (named.length + excluded.size === 0) return indexed.count(after, limit)
      const found = next(after, limit)
      return { count: found.length, next: found.length < limit ? null : (found.at(-1)?.place ?? null) }
    },
  }
}

function withSharing(match: string | null, sharing: Sharing | null): string | null {
  if (match === null || sharing === null) return match
  return `(${match}) ${sharing === 'shared' ? 'AND' : 'NOT'} ${quoteToken(facet.shared)}`
}

/** The place behind which a page goes on. */
export function placeOf(db: ReadDb, { time, txId }: { time: number; txId: number }): number {
  const row = db.prepare('SELECT place FROM search_entry WHERE tx_id = ?').get(txId)
  return row === undefined ? lastPlace(time) : PlaceRow.parse(row).place
}

/**
 * A place as FTS5 needs it to begin there. Numbers beyond 32 bits are bound as floating point, which FTS5 ignores as a bound:
 * it would walk all that lies before. Source: sqlite.org/src, ext/fts5/fts5_main.c, fts5GetRowidLimit.
 */
const rowId = (place: number): bigint => BigInt(place)

function indexedMatches(db: ReadDb, match: string | null, end: number) {
  if (match === null) return { next: () => [], count: () => ({ count: 0, next: null }) }
  const read = db.prepare(
    `SELECT s.rowid AS place, e.tx_id FROM tx_search s CROSS JOIN search_entry e ON e.place = s.rowid
     WHERE tx_search MATCH ? AND s.rowid > ? AND s.rowid < ? ORDER BY s.rowid LIMIT ?`,
  )
  const count = db.prepare(
    `SELECT count(*) AS n, max(rowid) AS last
     FROM (SELECT rowid FROM tx_search WHERE tx_search MATCH ? AND rowid > ? AND rowid < ? ORDER BY rowid LIMIT ?)`,
  )
  return {
    next: (after: number, limit: number): Match[] =>
      read.all(match, rowId(after), rowId(end), limit).map((row) => {
        const { place, tx_id } = MatchRow.parse(row)
        return { place, txId: tx_id }
      }),
    count: (after: number, limit: number) => {
      const { n, last } = CountRow.parse(count.get(match, rowId(after), rowId(end), limit))
      return { count: n, next: n < limit ? null : last }
    },
  }
}

/** Transactions that fulfil at least one condition by being named, and all others in either way. */
function namedMatches(db: ReadDb, query: ActivityQuery, start: number, end: number): Match[] {
  const positive = query.conditions.filter(({ isNegated }) => !isNegated)
  const txIds = new Set(positive.flatMap((condition) => condition.txIds))
  if (txIds.size === 0) return []
  const place = db.prepare('SELECT place, tx_id FROM search_entry WHERE tx_id = ?')
  const check = db.prepare('SELECT 1 FROM tx_search WHERE tx_search MATCH ? AND rowid = ?')
  const holds = (condition: IndexCondition, found: Match) =>
    condition.txIds.includes(found.txId) || (condition.match !== null && check.get(condition.match, rowId(found.place)) !== undefined)
  const ours = accountTokens(db, query.accounts)
  return [...txIds]
    .flatMap((txId) => {
      const row = place.get(txId)
      return row === undefined ? [] : [MatchRow.parse(row)]
    })
    .map((row) => ({ place: row.place, txId: row.tx_id }))
    .filter((found) => found.place > start && found.place < end)
    .filter((found) => ours !== null && check.get(ours, rowId(found.place)) !== undefined)
    .filter((found) => query.conditions.every((condition) => holds(condition, found) !== condition.isNegated))
    .toSorted((left, right) => left.place - right.place)
}

/** The whole query as one expression of the index; null when it cannot find anything. */
function expressionOf(db: ReadDb, { accounts, conditions }: ActivityQuery): string | null {
  const ours = accountTokens(db, accounts)
  if (ours === null) return null
  const positive: string[] = []
  const negated: string[] = []
  for (const { match, isNegated } of conditions) {
    if (match !== null) (isNegated ? negated : positive).push(`(${match})`)
    else if (!isNegated) return null
  }
  // One more list to walk, unless everything that is indexed is ours.
  if (positive.length === 0 || !areAll(db, accounts)) positive.push(`(${ours})`)
  const base = positive.join(' AND ')
  return negated.length === 0 ? base : `(${base}) NOT (${negated.join(' OR ')})`
}

/** Null where no chosen account has history. */
function accountTokens(db: ReadDb, accounts: readonly string[]): string | null {
  const ids = addressIds(db, accounts)
  return ids.length === 0 ? null : ids.map((id) => quoteToken(facet.account(id))).join(' OR ')
}

const AddressRow = z.object({ id: z.number(), hex: z.string() })

/** The addresses that the archive has rows of, with their numbers, in the given order. */
export function addressesOf(db: ReadDb, accounts: readonly string[]): z.infer<typeof AddressRow>[] {
  return db
    .prepare('SELECT a.id, a.hex FROM json_each(?) j CROSS JOIN address a ON a.hex = j.value')
    .all(JSON.stringify(accounts))
    .map((row) => AddressRow.parse(row))
}

/** Their numbers alone. */
export function addressIds(db: ReadDb, accounts: readonly string[]): number[] {
  return addressesOf(db, accounts).map(({ id }) => id)
}

const AllRow = z.object({ n: z.number() })

function areAll(db: ReadDb, accounts: readonly string[]): boolean {
  const all = AllRow.parse(db.prepare('SELECT count(*) AS n FROM address WHERE tx_count > 0').get()).n
  return addressIds(db, accounts).length >= all
}
