// Finds the transactions of a search, newest first, in the search index; builds the index expression.
import { z } from 'zod'
import type { ReadDb } from '../../database.ts'
import type { ActivityQuery } from './activityQuery.ts'
import { firstPlace, lastPlace, saysTime, timeOf } from './sortKey.ts'
import { facet, quoteToken } from './searchTokens.ts'

/** A found transaction with its place. */
export interface Match {
  place: number
  txId: number
}

/** The matches of a query. */
export interface Matches {
  /** Returns at most `limit` transactions after a place. */
  next(after: number, limit: number): Match[]
  /** Counts the matches after a place, at most `limit`; `next` continues the count, null at the end. */
  count(after: number, limit: number): { count: number; next: number | null }
  /** The place before the newest. */
  start: number
}

const MatchRow = z.object({ place: z.number(), tx_id: z.number() })
const CountRow = z.object({ n: z.number(), last: z.number().nullable() })
const PlaceRow = z.object({ place: z.number() })

/** Restricts to transactions shared by several of the user's accounts, or to all others. */
export type Sharing = 'shared' | 'own'

/** Creates the matches that the index determines without reading rows. */
export function createMatches(db: ReadDb, query: ActivityQuery, sharing: Sharing | null = null): Matches {
  const start = query.until === null ? -1 : firstPlace(query.until - 1) - 1
  const end = query.from === null ? Number.MAX_SAFE_INTEGER : lastPlace(query.from)
  const owners = addressIds(db, query.accounts)
  const match = withSharing(expressionOf(db, query, owners), sharing)
  const named = namedMatches(db, query, owners, { start, end })
  const excluded = new Set(query.conditions.filter(({ isNegated }) => isNegated).flatMap(({ txIds }) => txIds))
  const indexed = indexedMatches(db, match, owners, end)
  const next = (after: number, limit: number): Match[] => {
    const more = named.next(after, limit)
    const isNamed = new Set(more.map(({ place }) => place))
    const { kept, known } = withoutExcluded(indexed.next, excluded, after, limit)
    const merged = [...kept.filter(({ place }) => !isNamed.has(place)), ...more].toSorted((left, right) => left.place - right.place)
    return merged.filter(({ place }) => place <= known).slice(0, limit)
  }
  return {
    start,
    next,
    count: (after, limit) => {
      if (named.most + excluded.size === 0) return indexed.count(after, limit)
      const found = next(after, limit)
      return { count: found.length, next: found.length < limit ? null : (found.at(-1)?.place ?? null) }
    },
  }
}

/** Returns at least `limit` matches without excluded ones, fewer only at the end; doubles the request when too many were excluded. */
function withoutExcluded(
  next: Matches['next'],
  excluded: ReadonlySet<number>,
  after: number,
  limit: number,
): { kept: Match[]; known: number } {
  const kept: Match[] = []
  let known = after
  for (let asked = limit + Math.min(excluded.size, limit); ; asked *= 2) {
    const found = next(known, asked)
    kept.push(...found.filter(({ txId }) => !excluded.has(txId)))
    const last = found.at(-1)
    if (last === undefined || found.length < asked) return { kept, known: Number.MAX_SAFE_INTEGER }
    known = last.place
    if (kept.length >= limit) return { kept, known }
  }
}

function withSharing(match: string | null, sharing: Sharing | null): string | null {
  if (match === null || sharing === null) return match
  return `(${match}) ${sharing === 'shared' ? 'AND' : 'NOT'} ${quoteToken(facet.shared)}`
}

/** Returns the place after which a page continues. */
export function placeOf(db: ReadDb, { time, txId }: { time: number; txId: number }): number {
  const row = db.prepare('SELECT place FROM search_entry WHERE tx_id = ?').get(txId)
  return row === undefined ? lastPlace(time) : PlaceRow.parse(row).place
}

/**
 * Converts a place for FTS5. Numbers beyond 32 bits are bound as floating point, which FTS5 ignores as a bound: it would scan everything
 * before. Source: sqlite.org/src, ext/fts5/fts5_main.c, fts5GetRowidLimit.
 */
export const rowId = (place: number): bigint => BigInt(place)

function indexedMatches(db: ReadDb, match: string | null, owners: readonly number[], end: number) {
  if (match === null) return { next: () => [], count: () => ({ count: 0, next: null }) }
  const read = db.prepare('SELECT rowid AS place FROM tx_search WHERE tx_search MATCH ? AND rowid > ? AND rowid < ? ORDER BY rowid LIMIT ?')
  const count = db.prepare(
    `SELECT count(*) AS n, max(rowid) AS last
     FROM (SELECT rowid FROM tx_search WHERE tx_search MATCH ? AND rowid > ? AND rowid < ? ORDER BY rowid LIMIT ?)`,
  )
  return {
    next: (after: number, limit: number): Match[] => {
      const places = read.all(match, rowId(after), rowId(end), limit).map((row) => PlaceRow.parse(row).place)
      return transactionsAt(db, owners, places)
    },
    count: (after: number, limit: number) => {
      const { n, last } = CountRow.parse(count.get(match, rowId(after), rowId(end), limit))
      return { count: n, next: n < limit ? null : last }
    },
  }
}

const LineRow = z.object({ time: z.number(), tx_id: z.number() })

/**
 * Returns the transactions at some places, in order; each has a line of one of the owners. A place contains its time, and the time usually
 * identifies the line, which is read anyway: `search_entry` is read only where several transactions share a time.
 */
function transactionsAt(db: ReadDb, owners: readonly number[], places: readonly number[]): Match[] {
  const times = places.filter(saysTime).map(timeOf)
  // A row that is due for indexing may have had another time.
  const lines = db
    .prepare(
      `SELECT a.time, a.tx_id FROM json_each(?) m CROSS JOIN json_each(?) o CROSS JOIN tx_account a ON a.address = o.value AND a.time = m.value
       WHERE NOT EXISTS (SELECT 1 FROM search_due)`,
    )
    .all(JSON.stringify([...new Set(times)]), JSON.stringify(owners))
    .map((row) => LineRow.parse(row))
  const atTime = Map.groupBy(lines, ({ time }) => time)
  const alone = (place: number): number | null => {
    const ids = new Set(saysTime(place) ? atTime.get(timeOf(place))?.map(({ tx_id }) => tx_id) : [])
    return ids.size === 1 ? ([...ids][0] ?? null) : null
  }
  const known = new Map(places.map((place) => [place, alone(place)]))
  const entries = entriesAt(
    db,
    places.filter((place) => known.get(place) === null),
  )
  return places.flatMap((place) => {
    const txId = known.get(place) ?? entries.get(place)
    return txId === undefined ? [] : [{ place, txId }]
  })
}

function entriesAt(db: ReadDb, places: readonly number[]): Map<number, number> {
  if (places.length === 0) return new Map()
  const rows = db
    .prepare('SELECT e.place, e.tx_id FROM json_each(?) j CROSS JOIN search_entry e ON e.place = j.value')
    .all(JSON.stringify(places))
    .map((row) => MatchRow.parse(row))
  return new Map(rows.map(({ place, tx_id }) => [place, tx_id]))
}

/** Returns whether rows wait for indexing: not every row then has the newest tokens. */
export function isIndexing(db: ReadDb): boolean {
  return db.prepare('SELECT 1 FROM search_due LIMIT 1').get() !== undefined
}

/** Length from which scanning an expression once is faster than testing places. */
export const LONG_MATCH = 2000

/** Finds transactions that satisfy a condition by being named explicitly, and all others either way; tests only as many as wanted. */
function namedMatches(
  db: ReadDb,
  { conditions }: ActivityQuery,
  owners: readonly number[],
  { start, end }: { start: number; end: number },
): { next: Matches['next']; most: number } {
  const txIds = new Set(conditions.filter(({ isNegated }) => !isNegated).flatMap((condition) => condition.txIds))
  const ours = accountTokens(owners)
  if (txIds.size === 0 || ours === null) return { next: () => [], most: 0 }
  const candidates = placesOf(db, [...txIds]).filter(({ place }) => place > start && place < end)
  const check = db.prepare('SELECT 1 FROM tx_search WHERE tx_search MATCH ? AND rowid = ?')
  const places = db.prepare('SELECT rowid AS place FROM tx_search WHERE tx_search MATCH ? AND rowid > ? AND rowid < ?')
  const walked = new Map<string, Set<number>>()
  // A long expression takes longer to parse than to scan once.
  const walk = (match: string) => new Set(places.all(match, rowId(start), rowId(end)).map((row) => PlaceRow.parse(row).place))
  const isAt = (match: string, place: number) => {
    if (match.length < LONG_MATCH) return check.get(match, rowId(place)) !== undefined
    if (!walked.has(match)) walked.set(match, walk(match))
    return walked.get(match)?.has(place) === true
  }
  const byName = conditions.map((condition) => ({ ...condition, txIds: new Set(condition.txIds) }))
  const holds = ({ txId, place }: Match) =>
    byName.every((each) => (each.txIds.has(txId) || (each.match !== null && isAt(each.match, place))) !== each.isNegated) &&
    isAt(ours, place)
  return {
    next: (after, limit) => {
      const found: Match[] = []
      for (const one of candidates) if (one.place > after && found.length < limit && holds(one)) found.push(one)
      return found
    },
    most: candidates.length,
  }
}

/** Returns places of transactions in the index, newest first; omits those not indexed. */
function placesOf(db: ReadDb, txIds: readonly number[]): Match[] {
  return db
    .prepare('SELECT e.place, e.tx_id FROM json_each(?) j CROSS JOIN search_entry e ON e.tx_id = j.value')
    .all(JSON.stringify(txIds))
    .map((row) => MatchRow.parse(row))
    .map(({ place, tx_id }) => ({ place, txId: tx_id }))
    .toSorted((left, right) => left.place - right.place)
}

/** Builds one index expression for the whole query; null when it cannot match anything. */
function expressionOf(db: ReadDb, { conditions }: ActivityQuery, owners: readonly number[]): string | null {
  const ours = accountTokens(owners)
  if (ours === null) return null
  const positive: string[] = []
  const negated: string[] = []
  for (const { match, isNegated } of conditions) {
    if (match !== null) (isNegated ? negated : positive).push(`(${match})`)
    else if (!isNegated) return null
  }
  // Adds one more list to intersect, unless every indexed transaction belongs to the owners.
  if (positive.length === 0 || !areAll(db, owners)) positive.push(`(${ours})`)
  const base = positive.join(' AND ')
  return negated.length === 0 ? base : `(${base}) NOT (${negated.join(' OR ')})`
}

/** Null where no chosen account has history. */
function accountTokens(ids: readonly number[]): string | null {
  return ids.length === 0 ? null : ids.map((id) => quoteToken(facet.account(id))).join(' OR ')
}

const AddressRow = z.object({ id: z.number(), hex: z.string() })

/** Returns the addresses that have rows, with their ids, in the given order. */
export function addressesOf(db: ReadDb, accounts: readonly string[]): z.infer<typeof AddressRow>[] {
  return db
    .prepare('SELECT a.id, a.hex FROM json_each(?) j CROSS JOIN address a ON a.hex = j.value')
    .all(JSON.stringify(accounts))
    .map((row) => AddressRow.parse(row))
}

/** Returns only the ids of these addresses. */
export function addressIds(db: ReadDb, accounts: readonly string[]): number[] {
  return addressesOf(db, accounts).map(({ id }) => id)
}

const AllRow = z.object({ n: z.number() })

function areAll(db: ReadDb, owners: readonly number[]): boolean {
  const all = AllRow.parse(db.prepare('SELECT count(*) AS n FROM address WHERE tx_count > 0').get()).n
  return owners.length >= all
}
