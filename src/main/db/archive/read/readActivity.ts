// Reads history newest first, page by page, filtered and searched; a transaction between two of the user's accounts is one line.
import { Direction } from '../../../../shared/contract/history/activity.ts'
import { z } from 'zod'
import type { ReadDb } from '../../database.ts'
import { isIndexExact, isNarrowed, type ActivityQuery } from '../search/activityQuery.ts'
import { readRecords, type ActivityRecord, type LineName } from '../records/activityRecord.ts'
import { timeOf } from '../search/sortKey.ts'
import { unpackRecords } from '../records/rawBlock.ts'
import { createLineReader, onePerTransaction } from '../search/readLines.ts'
import { addressesOf, createMatches, placeOf } from '../search/readMatches.ts'

/** A position in the history, newest first. */
export interface ActivityPosition {
  time: number
  txId: number
}

/** A page of history. */
export interface ActivitySlice {
  records: ActivityRecord[]
  /** Where to continue; null at the end. */
  next: ActivityPosition | null
  /** The search stopped before the page was full: continue from `next`. */
  isPartial: boolean
}

/** Maximum rows examined in one slice where the index alone cannot decide. */
const MAX_EXAMINED = 1500
/** Batch sizes of index queries. */
const MAX_AT_ONCE = 250
const MIN_AT_ONCE = 50
/** Initial rows examined per row wanted: amounts are indexed by three digits, so rows at the ends of a range often do not match. */
const LOOKED_AT_FOR_ONE = 1.25

/** Returns the next `limit` transactions after a position, newest first; fewer only at the end. */
export function readActivity(db: ReadDb, query: ActivityQuery, after: ActivityPosition | null, limit: number): ActivityRecord[] {
  const records: ActivityRecord[] = []
  for (let position = after; ;) {
    const slice = readActivitySlice(db, query, position, limit - records.length)
    records.push(...slice.records)
    if (slice.next === null || records.length >= limit) return records
    position = slice.next
  }
}

/** Reads a page, and stops when too many rows were examined without a match. Reads one consistent state of the archive. */
export function readActivitySlice(db: ReadDb, query: ActivityQuery, after: ActivityPosition | null, limit: number): ActivitySlice {
  return db.transaction(() => {
    const { lines, brokenOffAt } = isNarrowed(query) ? findNarrowed(db, query, after, limit) : findWhole(db, query, after, limit)
    const shown = lines.slice(0, limit)
    // One row more than wanted shows that a next page exists.
    const next = lines.length > limit ? positionOf(shown.at(-1)) : brokenOffAt
    return { records: readRecords(db, shown), next, isPartial: brokenOffAt !== null }
  })()
}

interface Found {
  /** At most one more than wanted. */
  lines: LineName[]
  /** Where the search stopped; null where it did not. */
  brokenOffAt: ActivityPosition | null
}

const Key = z.object({ time: z.number(), tx_id: z.number(), direction: Direction })

function findWhole(db: ReadDb, query: ActivityQuery, after: ActivityPosition | null, limit: number): Found {
  const { accounts, from, until } = query
  const place = after === null ? '' : 'AND time <= ? AND (time < ? OR tx_id > ?)'
  const statement = db.prepare(
    `SELECT time, tx_id, direction FROM tx_account WHERE address = ? ${place} AND time >= ? AND time < ? ORDER BY time DESC, tx_id LIMIT ?`,
  )
  const values = [...(after === null ? [] : [after.time, after.time, after.txId]), from ?? 0, until ?? Number.MAX_SAFE_INTEGER]
  const lines = addressesOf(db, accounts).flatMap(({ id, hex }) =>
    statement.all(id, ...values, limit + 1).map((row) => {
      const { time, tx_id, direction } = Key.parse(row)
      return { address: id, account: hex, time, txId: tx_id, direction }
    }),
  )
  const merged = onePerTransaction(lines, query).toSorted((left, right) => right.time - left.time || left.txId - right.txId)
  return { lines: merged.slice(0, limit + 1), brokenOffAt: null }
}

function findNarrowed(db: ReadDb, query: ActivityQuery, after: ActivityPosition | null, limit: number): Found {
  const matches = createMatches(db, query)
  const read = createLineReader(db, query)
  const lines: LineName[] = []
  let forOne = isIndexExact(query.line) ? 1 : LOOKED_AT_FOR_ONE
  let place = after === null ? matches.start : placeOf(db, after)
  for (let examined = 0; examined < MAX_EXAMINED;) {
    const wanted = Math.min(MAX_AT_ONCE, Math.max(MIN_AT_ONCE, Math.ceil(forOne * (limit + 1 - lines.length))))
    const batch = matches.next(place, wanted)
    lines.push(...onePerTransaction(read(batch), query))
    const last = batch.at(-1)
    if (lines.length > limit || batch.length < wanted || last === undefined) return { lines: lines.slice(0, limit + 1), brokenOffAt: null }
    place = last.place
    examined += batch.length
    // Adapts the batch size to the observed hit rate.
    forOne = Math.max(forOne, examined / Math.max(1, lines.length))
  }
  return { lines, brokenOffAt: { time: timeOf(place), txId: txIdAt(db, place) } }
}

const TxId = z.object({ tx_id: z.number() })

function txIdAt(db: ReadDb, place: number): number {
  return TxId.parse(db.prepare('SELECT tx_id FROM search_entry WHERE place = ?').get(place)).tx_id
}

function positionOf(line: ActivityPosition | undefined): ActivityPosition | null {
  return line === undefined ? null : { time: line.time, txId: line.txId }
}

const RawPlace = z.object({ block: z.number(), raw_start: z.number(), raw_length: z.number() })
const RawBlock = z.object({ body: z.instanceof(Uint8Array) })

/** Returns a transaction's record exactly as the indexer wrote it. */
export function readRaw(db: ReadDb, txId: number): string {
  return readRaws(db, [txId])[0] ?? ''
}

/** Returns records of several transactions in the given order; unpacks neighbours of one block together. */
export function readRaws(db: ReadDb, txIds: readonly number[]): string[] {
  const place = db.prepare('SELECT block, raw_start, raw_length FROM tx WHERE id = ?')
  const packed = db.prepare('SELECT body FROM raw_block WHERE id = ?')
  let open: { block: number; bytes: Buffer } | null = null
  return txIds.map((txId) => {
    const { block, raw_start, raw_length } = RawPlace.parse(place.get(txId))
    if (open?.block !== block) open = { block, bytes: unpackRecords(RawBlock.parse(packed.get(block)).body) }
    return open.bytes.toString('utf8', raw_start, raw_start + raw_length)
  })
}
