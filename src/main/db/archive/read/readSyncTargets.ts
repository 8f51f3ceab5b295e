// Reads the progress of each sync target, and what is known about each chain.
import { z } from 'zod'
import type { ErrorData } from '../../../../shared/domain/errors.ts'
import { ErrorData as ErrorShape } from '../../../../shared/contract/status.ts'
import { Dialect } from '../../../../wire/indexer.ts'
import type { ReadDb } from '../../database.ts'
import { LIST_BITS } from '../lists.ts'
import type { CoveredRange, SyncTargetKey } from '../records/records.ts'

/** Progress of a sync target. */
export interface SyncTargetRecord {
  revision: number
  rows: number
  isComplete: boolean
  checkedAt: number | null
  error: ErrorData | null
  /** When the indexer answered that it has no such list; null where it has one. */
  notOfferedAt: number | null
  /** When the list was last found to have restarted. */
  resetAt: number | null
  /** State of the audit, as JSON. */
  audit: string | null
  /** Newest first. */
  ranges: CoveredRange[]
}

const NOTHING: SyncTargetRecord = {
  revision: 0,
  rows: 0,
  isComplete: false,
  checkedAt: null,
  error: null,
  notOfferedAt: null,
  resetAt: null,
  audit: null,
  ranges: [],
}

const SyncTargetRow = z.object({
  revision: z.int(),
  row_count: z.int(),
  is_complete: z.int().transform(Boolean),
  checked_at: z.int().nullable(),
  error: z
    .string()
    .nullable()
    .transform((text) => (text === null ? null : ErrorShape.parse(JSON.parse(text)))),
  not_offered_at: z.int().nullable(),
  reset_at: z.int().nullable(),
  audit: z.string().nullable(),
})

const CoveredRangeRow = z.object({
  newest_height: z.int().nullable(),
  oldest_height: z.int().nullable(),
  touches_start: z.int().transform(Boolean),
  resume: z.string().nullable(),
})

/** Returns the progress of a sync target; the empty record before its first answer. */
export function readSyncTarget(db: ReadDb, { account, chainId, stream }: SyncTargetKey): SyncTargetRecord {
  const row = db
    .prepare(
      `SELECT revision, row_count, is_complete, checked_at, error, not_offered_at, reset_at, audit FROM stream
       WHERE account = ? AND chain_id = ? AND stream = ?`,
    )
    .get(account, chainId, stream)
  if (row === undefined) return NOTHING
  const held = SyncTargetRow.parse(row)
  const ranges = db
    .prepare(
      `SELECT newest_height, oldest_height, touches_start, resume FROM span
       WHERE account = ? AND chain_id = ? AND stream = ? ORDER BY position`,
    )
    .all(account, chainId, stream)
  return {
    revision: held.revision,
    rows: held.row_count,
    isComplete: held.is_complete,
    checkedAt: held.checked_at,
    error: held.error,
    notOfferedAt: held.not_offered_at,
    resetAt: held.reset_at,
    audit: held.audit,
    ranges: ranges.map((range) => {
      const parsed = CoveredRangeRow.parse(range)
      return {
        newestHeight: parsed.newest_height,
        oldestHeight: parsed.oldest_height,
        touchesStart: parsed.touches_start,
        resume: parsed.resume,
      }
    }),
  }
}

/** Returns whether a transaction (64 hex digits) is stored as part of an address's list of transactions. */
export function holdsTransaction(db: ReadDb, { account, chainId }: Pick<SyncTargetKey, 'account' | 'chainId'>, hash: string): boolean {
  const row = db
    .prepare(
      `SELECT 1 FROM tx t JOIN tx_account a ON a.address = (SELECT id FROM address WHERE hex = ?) AND a.time = t.time AND a.tx_id = t.id
       WHERE t.chain_id = ? AND t.hash = ? AND a.lists & ${LIST_BITS.txs} <> 0`,
    )
    .get(account, chainId, Buffer.from(hash, 'hex'))
  return row !== undefined
}

/** Counts records of a sync target that could not be parsed and are kept as received. */
export function countOddRecords(db: ReadDb, { account, chainId, stream }: SyncTargetKey): number {
  return z
    .object({ n: z.int() })
    .parse(
      db.prepare('SELECT count(*) AS n FROM odd_record WHERE account = ? AND chain_id = ? AND stream = ?').get(account, chainId, stream),
    ).n
}

const ChainRow = z.object({
  dialect: Dialect.nullable().catch(null),
  page_limit: z.int().nullable(),
  head_height: z.int().nullable(),
  head_checked_at: z.int().nullable(),
  head_time: z.int().nullable(),
  block_ms: z.int().nullable(),
  block_ms_read_at: z.int().nullable(),
  synthetic_txs: z.int().nullable(),
  synthetic_txs_read_at: z.int().nullable(),
})

/** What is known about a chain. */
export interface KnownChain {
  /** The indexer's dialect as last detected. */
  dialect: Dialect | null
  pageLimit: number | null
  /** `time` is the block's own where known. */
  head: { height: number | null; time: number | null; checkedAt: number | null }
  /** Average time between blocks. */
  blockTime: { ms: number; readAt: number } | null
  /** Whether the node gives Cosmos transactions with EVM logs an EVM hash; null before it was asked. */
  syntheticTxs: { isYes: boolean; readAt: number } | null
}

/** Returns what is known about a chain; nulls for what is not. */
export function readChain(db: ReadDb, chainId: string): KnownChain {
  const row = db
    .prepare(
      `SELECT dialect, page_limit, head_height, head_checked_at, head_time, block_ms, block_ms_read_at,
         synthetic_txs, synthetic_txs_read_at FROM chain WHERE chain_id = ?`,
    )
    .get(chainId)
  if (row === undefined) {
    return { dialect: null, pageLimit: null, head: { height: null, time: null, checkedAt: null }, blockTime: null, syntheticTxs: null }
  }
  const { dialect, page_limit, head_height, head_checked_at, head_time, block_ms, block_ms_read_at, ...asked } = ChainRow.parse(row)
  const { synthetic_txs: synthetic, synthetic_txs_read_at: readAt } = asked
  return {
    dialect,
    pageLimit: page_limit,
    head: { height: head_height, time: head_time, checkedAt: head_checked_at },
    blockTime: block_ms === null || block_ms_read_at === null ? null : { ms: block_ms, readAt: block_ms_read_at },
    syntheticTxs: synthetic === null || readAt === null ? null : { isYes: synthetic === 1, readAt },
  }
}
