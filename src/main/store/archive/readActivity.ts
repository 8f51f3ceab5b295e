// Reads history newest first, page by page, filtered and searched; a transaction between two own accounts is one line.
import { z } from 'zod'
import type { Delivery } from '../../../shared/meaning.ts'
import type { ReadDb } from '../database.ts'
import { deliveryOf, readDetails, STEPS_OF_SENT, type MeaningDetails } from './meaningRecords.ts'
import { unpackRecords } from './rawBlock.ts'
import type { AccountMeaning } from './records.ts'

export interface ActivityQuery {
  /** Whose history, in order of precedence for a transaction that touches several. */
  accounts: readonly string[]
  chainId: string | null
  /** An FTS5 query. */
  match: string | null
  isFailed: boolean | null
  direction: string | null
}

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
}

const COLUMNS = `a.tx_id, a.chain_id, a.time, a.direction, a.kind, a.counterparty, a.method, a.other_chain_id,
  a.movements, a.fee, a.details, ${STEPS_OF_SENT} AS delivery, hex(t.hash) AS hash, t.height, t.code, t.memo, t.message_types`

const ADDRESS = '(SELECT id FROM address WHERE hex = ?)'

function toRecord(account: string, row: unknown): ActivityRecord {
  const { tx_id, chain_id, other_chain_id, message_types, ...rest } = ActivityRow.parse(row)
  return { ...rest, account, txId: tx_id, chainId: chain_id, otherChainId: other_chain_id, messageTypes: message_types }
}

/** The conditions of a query for one account, without its place. */
function conditions({ chainId, match, isFailed, direction }: ActivityQuery): { sql: string; values: (string | number)[] } {
  const parts: string[] = []
  const values: (string | number)[] = []
  const add = (part: string, value: string | number | null) => {
    if (value === null) return
    parts.push(part)
    values.push(value)
  }
  add('AND a.chain_id = ?', chainId)
  add('AND a.is_failed = ?', isFailed === null ? null : Number(isFailed))
  add('AND a.direction = ?', direction)
  add('AND a.tx_id IN (SELECT rowid FROM tx_text WHERE tx_text MATCH ?)', match)
  return { sql: parts.join(' '), values }
}

/** The next `limit` transactions behind a position, newest first. */
export function readActivity(db: ReadDb, query: ActivityQuery, after: ActivityPosition | null, limit: number): ActivityRecord[] {
  const { sql, values } = conditions(query)
  const place = after === null ? '' : 'AND a.time <= ? AND (a.time < ? OR a.tx_id > ?)'
  const statement = db.prepare(
    `SELECT ${COLUMNS} FROM tx_account a JOIN tx t ON t.id = a.tx_id
     WHERE a.address = ${ADDRESS} ${place} ${sql} ORDER BY a.time DESC, a.tx_id LIMIT ?`,
  )
  const from = after === null ? [] : [after.time, after.time, after.txId]
  const records = query.accounts.flatMap((account) =>
    statement.all(account, ...from, ...values, limit).map((row) => toRecord(account, row)),
  )
  return onePerTransaction(records, query.accounts).slice(0, limit)
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

/** How many transactions a query finds. */
export function countActivity(db: ReadDb, query: ActivityQuery): number {
  const { sql, values } = conditions(query)
  const marks = query.accounts.map(() => '?').join(', ')
  const what = query.accounts.length === 1 ? '*' : 'DISTINCT a.tx_id'
  const row = db
    .prepare(`SELECT count(${what}) AS n FROM tx_account a WHERE a.address IN (SELECT id FROM address WHERE hex IN (${marks})) ${sql}`)
    .get(...query.accounts, ...values)
  return z.object({ n: z.number() }).parse(row).n
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
