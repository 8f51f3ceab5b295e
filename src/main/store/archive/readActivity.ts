// Reads history newest first, page by page, filtered and searched; a transaction between two own accounts is one line.
import { z } from 'zod'
import type { Delivery } from '../../../shared/meaning.ts'
import type { ReadDb } from '../database.ts'
import { isEveryLine, isNarrowed, type ActivityQuery } from './activityQuery.ts'
import { deliveryOf, readDetails, STEPS_OF_SENT, type MeaningDetails } from './meaningRecords.ts'
import { fitsLine, type DecimalsOf } from './lineTest.ts'
import { unpackRecords } from './rawBlock.ts'
import { coinKey } from './searchDictionaries.ts'
import { timeOf } from './places.ts'
import { addressIds, createMatches, placeOf, type Match } from './readMatches.ts'
import type { AccountMeaning } from './records.ts'

export interface ActivityPosition {
  time: number
  txId: number
}

const Json = <T extends z.ZodType>(shape: T) => z.string().transform((text) => shape.parse(JSON.parse(text)))
const Coins = Json(z.array(z.tuple([z.string(), z.string()]))).transform((coins) => coins.map(([amount, denom]) => ({ denom, amount })))

const ActivityRow = z.object({
  tx_id: z.number(),
  chain_id: z.string(),
  time: z.number(),
  direction: z.string(),
  kind: z.string(),
  counterparty: z.string().nullable(),
  method: z.string().nullable(),
  other_chain_id: z.string().nullable(),
  movements: Coins,
  fee: Coins,
  gone_at: z.number().nullable(),
  details: z.string().transform(readDetails),
  delivery: z.string().transform(deliveryOf),
  hash: z.string(),
  height: z.number(),
  code: z.number(),
  memo: z.string(),
  message_types: Json(z.array(z.string())),
})

export interface ActivityRecord extends AccountMeaning {
  account: string
  txId: number
  chainId: string
  time: number
  hash: string
  height: number
  code: number
  memo: string
  messageTypes: string[]
  details: MeaningDetails
  delivery: Delivery | null
  /** When its indexer was found not to list it any more, ms; null while it does. */
  goneAt: number | null
}

const COLUMNS = `a.tx_id, a.chain_id, a.time, a.direction, a.kind, a.counterparty, a.method, a.other_chain_id,
  a.movements, a.fee, a.gone_at, a.details, ${STEPS_OF_SENT} AS delivery, hex(t.hash) AS hash, t.height, t.code, t.memo, t.message_types`

const ADDRESS = '(SELECT id FROM address WHERE hex = ?)'

function toRecord(account: string, row: unknown): ActivityRecord {
  const { tx_id, chain_id, other_chain_id, message_types, gone_at, ...rest } = ActivityRow.parse(row)
  const named = { txId: tx_id, chainId: chain_id, otherChainId: other_chain_id, messageTypes: message_types, goneAt: gone_at }
  return { ...rest, ...named, account }
}

export interface ActivitySlice {
  records: ActivityRecord[]
  /** Where to go on; null at the end. */
  next: ActivityPosition | null
  /** The look at the rows was broken off before there were enough: go on from `next`. */
  isPartial: boolean
}

/** Rows looked at in one go where the index alone cannot say which fit. */
export const MOST_EXAMINED = 1500
const STEP = 250

/** The next `limit` transactions behind a position, newest first; fewer only at the end. */
export function readActivity(db: ReadDb, query: ActivityQuery, after: ActivityPosition | null, limit: number): ActivityRecord[] {
  const records: ActivityRecord[] = []
  for (let position = after; ;) {
    const slice = readActivitySlice(db, query, position, limit - records.length)
    records.push(...slice.records)
    if (slice.next === null || records.length >= limit) return records
    position = slice.next
  }
}

/** The same, broken off when too many rows had to be looked at in vain. */
export function readActivitySlice(db: ReadDb, query: ActivityQuery, after: ActivityPosition | null, limit: number): ActivitySlice {
  return isNarrowed(query) ? readNarrowed(db, query, after, limit) : readWhole(db, query, after, limit)
}

function readWhole(db: ReadDb, query: ActivityQuery, after: ActivityPosition | null, limit: number): ActivitySlice {
  const place = after === null ? '' : 'AND a.time <= ? AND (a.time < ? OR a.tx_id > ?)'
  const statement = db.prepare(
    `SELECT ${COLUMNS} FROM tx_account a JOIN tx t ON t.id = a.tx_id
     WHERE a.address = ${ADDRESS} ${place} AND a.time >= ? AND a.time < ? ORDER BY a.time DESC, a.tx_id LIMIT ?`,
  )
  const values = [...(after === null ? [] : [after.time, after.time, after.txId]), query.from ?? 0, query.until ?? Number.MAX_SAFE_INTEGER]
  const records = query.accounts.flatMap((account) => statement.all(account, ...values, limit + 1).map((row) => toRecord(account, row)))
  const merged = onePerTransaction(records, query.accounts)
  const shown = merged.slice(0, limit)
  return { records: shown, next: merged.length > limit ? positionOf(shown.at(-1)) : null, isPartial: false }
}

function readNarrowed(db: ReadDb, query: ActivityQuery, after: ActivityPosition | null, limit: number): ActivitySlice {
  const matches = createMatches(db, query)
  const read = createRecordReader(db, query)
  const records: ActivityRecord[] = []
  const isSure = isEveryLine(query.line)
  let place = after === null ? matches.start : placeOf(db, after)
  for (let examined = 0; examined < MOST_EXAMINED;) {
    const wanted = isSure ? limit - records.length + 1 : STEP
    const batch = matches.next(place, wanted)
    for (const match of batch) {
      const record = read(match)
      if (record === null) continue
      // One more than wanted: there is a next page.
      if (records.length === limit) return { records, next: positionOf(records.at(-1)), isPartial: false }
      records.push(record)
    }
    const last = batch.at(-1)
    if (batch.length < wanted || last === undefined) return { records, next: null, isPartial: false }
    place = last.place
    examined += batch.length
  }
  return { records, next: { time: timeOf(place), txId: txIdAt(db, place) }, isPartial: true }
}

/** Makes the function that reads the line of a found transaction: that of the best account; null where none of its lines fits. */
export function createRecordReader(db: ReadDb, query: ActivityQuery): (match: Match) => ActivityRecord | null {
  const read = createLineReader(db, query)
  return (match) => onePerTransaction(read(match), query.accounts)[0] ?? null
}

/** Makes the function that reads every line of a found transaction that fits the query. */
export function createLineReader(db: ReadDb, { accounts, line }: ActivityQuery): (match: Match) => ActivityRecord[] {
  const ids = addressIds(db, accounts)
  const statement = db.prepare(
    `SELECT o.hex AS account, ${COLUMNS} FROM tx t CROSS JOIN address o CROSS JOIN tx_account a
       ON a.address = o.id AND a.time = t.time AND a.tx_id = t.id
     WHERE t.id = ? AND o.id IN (${ids.map(() => '?').join(', ')})`,
  )
  const decimalsOf = createDecimalsReader(db)
  const isSure = isEveryLine(line)
  return ({ txId }) =>
    statement
      .all(txId, ...ids)
      .map((row) => toRecord(Owner.parse(row).account, row))
      .filter((record) => isSure || fitsLine(line, record, decimalsOf))
}

const Owner = z.object({ account: z.string() })
const Decimals = z.object({ decimals: z.number() })

function createDecimalsReader(db: ReadDb): DecimalsOf {
  const statement = db.prepare('SELECT decimals FROM coin WHERE chain_id = ? AND denom = ?')
  const known = new Map<string, number>()
  return (chainId, denom) => {
    const key = `${chainId} ${denom}`
    const held = known.get(key)
    if (held !== undefined) return held
    const row = statement.get(chainId, coinKey(denom))
    const decimals = row === undefined ? 0 : Decimals.parse(row).decimals
    known.set(key, decimals)
    return decimals
  }
}

const TxId = z.object({ tx_id: z.number() })

function txIdAt(db: ReadDb, place: number): number {
  return TxId.parse(db.prepare('SELECT tx_id FROM search_entry WHERE place = ?').get(place)).tx_id
}

export function positionOf(record: ActivityPosition | undefined): ActivityPosition | null {
  return record === undefined ? null : { time: record.time, txId: record.txId }
}

/** Sorts newest first and keeps one record a transaction: that of the account that spent, else of the first account. */
function onePerTransaction(records: readonly ActivityRecord[], accounts: readonly string[]): ActivityRecord[] {
  const chosen = new Map<number, ActivityRecord>()
  const rank = ({ direction, account }: ActivityRecord) => (direction === 'out' ? 0 : accounts.length) + accounts.indexOf(account)
  for (const record of records) {
    const other = chosen.get(record.txId)
    if (other === undefined || rank(record) < rank(other)) chosen.set(record.txId, record)
  }
  return [...chosen.values()].toSorted((left, right) => right.time - left.time || left.txId - right.txId)
}

/** One transaction as it is for one account; null when it is not in the archive. */
export function findActivity(
  db: ReadDb,
  { account, chainId, hash }: { account: string; chainId: string; hash: string },
): ActivityRecord | null {
  const row = db
    .prepare(
      `SELECT ${COLUMNS} FROM tx t JOIN tx_account a ON a.tx_id = t.id AND a.address = ${ADDRESS} AND a.time = t.time
       WHERE t.chain_id = ? AND t.hash = ?`,
    )
    .get(account, chainId, Buffer.from(hash, 'hex'))
  return row === undefined ? null : toRecord(account, row)
}

const RawPlace = z.object({ block: z.number(), raw_start: z.number(), raw_length: z.number() })
const RawBlock = z.object({ body: z.instanceof(Uint8Array) })

/** A transaction's record exactly as the indexer wrote it. */
export function readRaw(db: ReadDb, txId: number): string {
  return readRaws(db, [txId])[0] ?? ''
}

/** Records of several transactions, in the given order; neighbours in one block are unpacked together. */
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
