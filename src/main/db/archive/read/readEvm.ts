// Reads the EVM side of transactions: by EVM hash, receipts, internal calls, block times.
import { z } from 'zod'
import type { ReadDb } from '../../database.ts'
import { unpackRecords } from '../records/rawBlock.ts'
import type { SyncTargetKey } from '../records/records.ts'
import { LIST_BITS } from '../lists.ts'

/** Returns stored block times, ms since 1970, by height. */
export function readBlockTimes(db: ReadDb, chainId: string, heights: readonly number[]): Map<number, number> {
  const statement = db.prepare<[string, number], { time: number }>('SELECT time FROM block_time WHERE chain_id = ? AND height = ?')
  return new Map(
    heights.flatMap((height): [number, number][] => {
      const row = statement.get(chainId, height)
      return row === undefined ? [] : [[height, row.time]]
    }),
  )
}

const Known = z.object({ id: z.number(), time: z.number(), has_edge: z.number().transform(Boolean) })

/** Finds a transaction by its EVM hash (64 hex digits), and whether it is in an address's history; null when not stored. */
export function findByEvmHash(
  db: ReadDb,
  { account, chainId }: Pick<SyncTargetKey, 'account' | 'chainId'>,
  evmHash: string,
): { txId: number; time: number; isInHistory: boolean } | null {
  const row = db
    .prepare(
      `SELECT t.id, t.time, EXISTS (SELECT 1 FROM tx_account a WHERE a.address = (SELECT id FROM address WHERE hex = ?)
         AND a.time = t.time AND a.tx_id = t.id) AS has_edge
       FROM tx t WHERE t.chain_id = ? AND t.evm_hash = ?`,
    )
    .get(account, chainId, Buffer.from(evmHash, 'hex'))
  if (row === undefined) return null
  const { id, time, has_edge } = Known.parse(row)
  return { txId: id, time, isInHistory: has_edge }
}

/** Returns whether an EVM transaction (64 hex digits) is stored as part of an address's EVM list. */
export function holdsEvmTransaction(
  db: ReadDb,
  { account, chainId }: Pick<SyncTargetKey, 'account' | 'chainId'>,
  evmHash: string,
): boolean {
  const row = db
    .prepare(
      `SELECT a.lists & ${LIST_BITS.evmTxs} AS is_listed FROM tx t
         JOIN tx_account a ON a.address = (SELECT id FROM address WHERE hex = ?) AND a.time = t.time AND a.tx_id = t.id
       WHERE t.chain_id = ? AND t.evm_hash = ?`,
    )
    .get(account, chainId, Buffer.from(evmHash, 'hex'))
  return row !== undefined && z.object({ is_listed: z.number() }).parse(row).is_listed !== 0
}

/** Returns whether an internal call is stored as part of an address's list. */
export function holdsInternal(
  db: ReadDb,
  { account, chainId }: Pick<SyncTargetKey, 'account' | 'chainId'>,
  { evmHash, position }: { evmHash: string; position: number },
): boolean {
  const row = db
    .prepare('SELECT 1 FROM internal_account WHERE account = ? AND chain_id = ? AND evm_hash = ? AND position = ?')
    .get(account, chainId, Buffer.from(evmHash, 'hex'), position)
  return row !== undefined
}

const Frame = z.object({
  position: z.number(),
  parent_position: z.number(),
  kind: z.string(),
  sender: z.string(),
  recipient: z.string(),
  value: z.string(),
  block: z.number(),
  raw_start: z.number(),
  raw_length: z.number(),
})
const Body = z.object({ body: z.instanceof(Uint8Array) })

/** A call inside an EVM transaction. */
export interface InternalCall {
  position: number
  /** -1 for the outermost. */
  parentPosition: number
  kind: string
  /** 0x notation; empty where unknown. */
  sender: string
  recipient: string
  /** In wei, decimal text. */
  value: string
  /** The record as received. */
  raw: string
}

/** Returns the stored internal calls of a transaction, outermost first. Calls without one of the user's addresses are not copied. */
export function readInternalCalls(db: ReadDb, txId: number): InternalCall[] {
  const rows = db
    .prepare(
      `SELECT i.position, i.parent_position, i.kind, i.sender, i.recipient, i.value, i.block, i.raw_start, i.raw_length
       FROM tx t JOIN internal_tx i ON i.chain_id = t.chain_id AND i.evm_hash = t.evm_hash WHERE t.id = ? ORDER BY i.position`,
    )
    .all(txId)
  return rows.map((row) => {
    const { position, parent_position, kind, sender, recipient, value, ...place } = Frame.parse(row)
    return { position, parentPosition: parent_position, kind, sender, recipient, value, raw: readPlace(db, place) }
  })
}

const Place = Frame.pick({ block: true, raw_start: true, raw_length: true })

/** Returns the EVM record of a transaction that has a Cosmos record too; null where there is none. */
export function readEvmRecord(db: ReadDb, txId: number): string | null {
  const row = db.prepare('SELECT block, raw_start, raw_length FROM tx_evm WHERE tx_id = ?').get(txId)
  return row === undefined ? null : readPlace(db, Place.parse(row))
}

function readPlace(db: ReadDb, { block, raw_start, raw_length }: z.infer<typeof Place>): string {
  const { body } = Body.parse(db.prepare('SELECT body FROM raw_block WHERE id = ?').get(block))
  return unpackRecords(body).toString('utf8', raw_start, raw_start + raw_length)
}

const Height = z.object({ height: z.number() })

/** Returns blocks of a chain that contain both a row that only the EVM has and a Cosmos transaction without an EVM record, newest first. */
export function readUnlinkedHeights(db: ReadDb, chainId: string, limit: number): number[] {
  return db
    .prepare(
      `SELECT DISTINCT t.height FROM tx t WHERE t.chain_id = ? AND t.form = 'evm' AND EXISTS (
         SELECT 1 FROM tx c WHERE c.chain_id = t.chain_id AND c.height = t.height AND c.form = 'cosmos'
           AND NOT EXISTS (SELECT 1 FROM tx_evm e WHERE e.tx_id = c.id))
       ORDER BY t.height DESC LIMIT ?`,
    )
    .all(chainId, limit)
    .map((row) => Height.parse(row).height)
}

const Unpaired = z.object({ id: z.number(), hash: z.string(), time: z.number() })

/** A row that has the record of one side only. */
export interface UnpairedRow {
  txId: number
  /** Its Cosmos hash; for a row that only the EVM has, its EVM hash. */
  hash: string
  time: number
}

/** Returns rows of a block that only the EVM has, or its Cosmos transactions without an EVM record. */
export function readUnpairedAt(
  db: ReadDb,
  { chainId, height, form }: { chainId: string; height: number; form: 'evm' | 'cosmos' },
): UnpairedRow[] {
  return db
    .prepare(
      `SELECT id, hex(CASE form WHEN 'evm' THEN evm_hash ELSE hash END) AS hash, time FROM tx
       WHERE chain_id = ? AND height = ? AND form = ? AND NOT EXISTS (SELECT 1 FROM tx_evm e WHERE e.tx_id = tx.id) ORDER BY id`,
    )
    .all(chainId, height, form)
    .map((row) => {
      const { id, ...rest } = Unpaired.parse(row)
      return { txId: id, ...rest }
    })
}
