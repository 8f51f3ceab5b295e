// Finds transactions by a part of their hash: prefix and suffix by an index, anything between by scanning all hashes.
import { z } from 'zod'
import type { ReadDb } from '../../database.ts'
import type { ActivityQuery, IndexCondition } from './activityQuery.ts'
import { searchBlock } from './hashBlocks.ts'
import { isIndexing } from './readMatches.ts'
import { facet, quoteToken } from './searchTokens.ts'

const IdRow = z.object({ id: z.number() })
const HashRow = z.object({ id: z.number(), hash: z.string(), evm_hash: z.string().nullable() })
const ChainRow = z.object({ chain_id: z.string() })

/** Minimum digits: four match one transaction in 65,536. */
export const MIN_HASH_DIGITS = 4
const HASH_DIGITS = 64
const MAX_FOUND = 2000

/** Finds transactions whose hash, Cosmos or EVM, starts and ends with some digits (upper-case hex); either may be empty. */
export function findByEnds(db: ReadDb, start: string, end: string): number[] {
  const fits = (hash: string) => hash.startsWith(start) && hash.endsWith(end)
  const found = end.length >= MIN_HASH_DIGITS ? endingWith(db, end) : beginningWith(db, start)
  return found.filter(({ hash, evm_hash }) => fits(hash) || (evm_hash !== null && fits(evm_hash))).map(({ id }) => id)
}

/** Returns ids of stored transactions, by chain and complete hash. */
export function findTransactions(db: ReadDb, names: readonly { chainId: string; hash: string }[]): number[] {
  const find = db.prepare('SELECT id FROM tx WHERE chain_id = ? AND hash = ?')
  return names.flatMap(({ chainId, hash }) => {
    const row = find.get(chainId, Buffer.from(hash, 'hex'))
    return row === undefined ? [] : [IdRow.parse(row).id]
  })
}

const NameRow = z.object({ chain_id: z.string(), hash: z.string() })

/** Returns the chain and the hash of stored transactions; of one that only the EVM has, its EVM hash. */
export function namesOfTransactions(db: ReadDb, ids: readonly number[]): { chainId: string; hash: string }[] {
  const read = db.prepare(`SELECT chain_id, hex(CASE form WHEN 'evm' THEN evm_hash ELSE hash END) AS hash FROM tx WHERE id = ?`)
  return ids.flatMap((id) => {
    const row = NameRow.safeParse(read.get(id)).data
    return row === undefined ? [] : [{ chainId: row.chain_id, hash: row.hash }]
  })
}

function beginningWith(db: ReadDb, start: string): z.infer<typeof HashRow>[] {
  if (start.length < MIN_HASH_DIGITS) return []
  const bounds = [start.padEnd(HASH_DIGITS, '0'), start.padEnd(HASH_DIGITS, 'F')].map((digits) => Buffer.from(digits, 'hex'))
  const read = ['hash', 'evm_hash'].map((column) =>
    db.prepare(
      `SELECT id, hex(hash) AS hash, CASE WHEN evm_hash IS NULL THEN NULL ELSE hex(evm_hash) END AS evm_hash
       FROM tx WHERE chain_id = ? AND ${column} >= ? AND ${column} <= ? LIMIT ${MAX_FOUND}`,
    ),
  )
  return chains(db).flatMap((chainId) => read.flatMap((statement) => statement.all(chainId, ...bounds).map((row) => HashRow.parse(row))))
}

function endingWith(db: ReadDb, end: string): z.infer<typeof HashRow>[] {
  return db
    .prepare(
      `SELECT t.id, hex(t.hash) AS hash, CASE WHEN t.evm_hash IS NULL THEN NULL ELSE hex(t.evm_hash) END AS evm_hash
       FROM tx_search s CROSS JOIN search_entry e ON e.place = s.rowid CROSS JOIN tx t ON t.id = e.tx_id
       WHERE tx_search MATCH ? LIMIT ${MAX_FOUND}`,
    )
    .all(quoteToken(facet.hashTail(end)))
    .map((row) => HashRow.parse(row))
}

/** Returns chains that have transactions, with one index step each. */
function chains(db: ReadDb): string[] {
  return db
    .prepare(
      `WITH RECURSIVE next (chain_id) AS (
         SELECT min(chain_id) FROM tx
         UNION ALL SELECT (SELECT min(chain_id) FROM tx WHERE chain_id > next.chain_id) FROM next WHERE next.chain_id IS NOT NULL
       ) SELECT chain_id FROM next WHERE chain_id IS NOT NULL`,
    )
    .all()
    .map((row) => ChainRow.parse(row).chain_id)
}

/** Blocks of hashes between two pauses: 64,000 hashes. */
const BLOCKS_AT_ONCE = 256
const BlockRow = z.object({ id: z.number(), hashes: z.instanceof(Buffer) })

/**
 * Finds transactions with some digits (upper-case hex) anywhere in a hash. Scans the packed hashes; each `yield` is a point to pause or
 * stop.
 */
export function* findInside(db: ReadDb, digits: string): Generator<void, number[]> {
  if (isIndexing(db)) return yield* findInsideRows(db, digits)
  const bytes = wholeBytes(digits)
  const read = db.prepare('SELECT id, hashes FROM search_hash WHERE id > ? ORDER BY id LIMIT ?')
  const found = new Set<number>()
  for (let last = -1; ;) {
    const blocks = read.all(last, BLOCKS_AT_ONCE).map((row) => BlockRow.parse(row))
    for (const { id, hashes } of blocks) for (const txId of searchBlock(id, hashes, bytes, digits)) found.add(txId)
    const next = blocks.at(-1)?.id
    if (next === undefined || blocks.length < BLOCKS_AT_ONCE || found.size >= MAX_FOUND) return [...found].slice(0, MAX_FOUND)
    last = next
    yield
  }
}

/** Splits a scan of the hash index for pauses: by the first digit. */
const FIRST_DIGITS = '0123456789ABCDEF'

/** Finds the same while not all hashes are packed yet: scans the hash index. */
function* findInsideRows(db: ReadDb, digits: string): Generator<void, number[]> {
  const found = new Set<number>()
  const patterns = wholeBytes(digits)
  for (const column of ['hash', 'evm_hash'] as const) {
    const any = patterns.map(() => `instr(${column}, ?)`).join(' OR ')
    const statement = db.prepare(
      `SELECT id FROM tx WHERE chain_id = ? AND ${column} >= ? AND ${column} <= ? AND (${any}) AND instr(hex(${column}), ?) LIMIT ${MAX_FOUND}`,
    )
    for (const chainId of chains(db)) {
      for (const digit of FIRST_DIGITS) {
        const bounds = ['0', 'F'].map((rest) => Buffer.from(digit.padEnd(HASH_DIGITS, rest), 'hex'))
        for (const row of statement.all(chainId, ...bounds, ...patterns, digits)) found.add(IdRow.parse(row).id)
        if (found.size >= MAX_FOUND) return [...found]
        yield
      }
    }
  }
  return [...found]
}

/** Returns the bytes that the digits fill completely, for both alignments of the first digit. */
function wholeBytes(digits: string): Buffer[] {
  return [digits, digits.slice(1)].map((from) => Buffer.from(from.slice(0, from.length - (from.length % 2)), 'hex'))
}

/** Replaces conditions that search inside hashes by the transactions found. */
export function* resolveHashParts(db: ReadDb, query: ActivityQuery): Generator<void, ActivityQuery> {
  const conditions: IndexCondition[] = []
  for (const condition of query.conditions) {
    const txIds = condition.hashPart === null ? condition.txIds : yield* findInside(db, condition.hashPart)
    conditions.push({ ...condition, txIds, hashPart: null })
  }
  return { ...query, conditions }
}
