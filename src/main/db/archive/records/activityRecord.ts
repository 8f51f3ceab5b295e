// Reads lines of history from their columns: meaning, cross-chain messages and delivery.
import { z } from 'zod'
import { Direction } from '../../../../shared/contract/history/activity.ts'
import { StoredKind, type Delivery } from '../../../../shared/contract/history/activityMeaning.ts'
import type { ReadDb } from '../../database.ts'
import {
  deliveryOf,
  IS_RETURN,
  PACKETS,
  packetsOf,
  readDetails,
  STEPS_OF_SENT,
  type MeaningDetails,
  type PacketRecord,
} from './meaningRecords.ts'
import type { AccountMeaning, CoinAmount } from './records.ts'

/** A line of history. */
export interface ActivityRecord extends AccountMeaning {
  account: string
  txId: number
  chainId: string
  time: number
  hash: string
  /** Upper-case hex, as `hash`; null without an EVM hash. */
  evmHash: string | null
  height: number
  code: number
  memo: string
  messageTypes: string[]
  details: MeaningDetails
  delivery: Delivery | null
  packets: PacketRecord[]
  /** When the indexer was found not to list it any longer, ms; null while it does. */
  delistedAt: number | null
}

const Pairs = z.array(z.tuple([z.string(), z.string()]))
const Types = z.array(z.string())

/** Parses a column of coins: JSON of pairs of amount and denomination. */
export function readCoins(text: string): CoinAmount[] {
  return text === '[]' ? [] : Pairs.parse(JSON.parse(text)).map(([amount, denom]) => ({ denom, amount }))
}

/** Parses a column of message types. */
export function readTypes(text: string): string[] {
  return Types.parse(JSON.parse(text))
}

const ActivityRow = z.object({
  tx_id: z.int(),
  chain_id: z.string(),
  time: z.int(),
  direction: Direction,
  kind: StoredKind,
  counterparty: z.string().nullable(),
  method: z.string().nullable(),
  other_chain_id: z.string().nullable(),
  movements: z.string(),
  fee: z.string(),
  gone_at: z.int().nullable(),
  details: z.string(),
  delivery: z.string(),
  packets: z.string(),
  is_return: z.int(),
  hash: z.string(),
  evm_hash: z.string().nullable(),
  height: z.int(),
  code: z.int(),
  memo: z.string(),
  message_types: z.string(),
})

/** SQL for a transaction's message types, as JSON: a row has the id of its list, one from before migration 190 the list itself. */
export const MESSAGE_TYPES = 'coalesce((SELECT k.types FROM tx_types k WHERE k.id = t.message_types), t.message_types)'

const COLUMNS = `a.tx_id, a.chain_id, a.time, a.direction, a.kind, a.counterparty, a.method, a.other_chain_id,
  a.movements, a.fee, a.gone_at, a.details, ${STEPS_OF_SENT} AS delivery, ${PACKETS} AS packets,
  a.kind = 'withdrawalClaimed' AND ${IS_RETURN} AS is_return, hex(t.hash) AS hash,
  CASE WHEN t.evm_hash IS NULL THEN NULL ELSE hex(t.evm_hash) END AS evm_hash, t.height, t.code, t.memo,
  ${MESSAGE_TYPES} AS message_types`

function toRecord(account: string, row: unknown): ActivityRecord {
  const {
    tx_id,
    chain_id,
    other_chain_id,
    evm_hash,
    message_types,
    gone_at,
    movements,
    fee,
    details,
    delivery,
    packets,
    is_return,
    ...rest
  } = ActivityRow.parse(row)
  return {
    ...rest,
    // What a withdrawal paid back is told by the rollup's own transaction, which may be copied later than the L1's.
    kind: is_return === 1 ? 'depositRefunded' : rest.kind,
    account,
    txId: tx_id,
    chainId: chain_id,
    otherChainId: other_chain_id,
    evmHash: evm_hash,
    delistedAt: gone_at,
    movements: readCoins(movements),
    fee: readCoins(fee),
    details: readDetails(details),
    delivery: deliveryOf(delivery),
    packets: packetsOf(packets),
    messageTypes: readTypes(message_types),
  }
}

/** Identifies a line: a transaction as seen from one address. */
export interface LineName {
  /** Id of the address. */
  address: number
  /** The address itself, 20 bytes in lower-case hex. */
  account: string
  time: number
  txId: number
}

/** Reads lines in the given order with one statement: calling SQLite takes longer than reading a row. */
export function readRecords(db: ReadDb, names: readonly LineName[]): ActivityRecord[] {
  const accounts = new Map(names.map(({ address, account }) => [address, account]))
  return db
    .prepare(
      `SELECT a.address, ${COLUMNS} FROM json_each(?) n
         CROSS JOIN tx_account a ON a.address = n.value ->> 0 AND a.time = n.value ->> 1 AND a.tx_id = n.value ->> 2
         CROSS JOIN tx t ON t.id = a.tx_id`,
    )
    .all(JSON.stringify(names.map(({ address, time, txId }) => [address, time, txId])))
    .map((row) => toRecord(accounts.get(Owner.parse(row).address) ?? '', row))
}

const Owner = z.object({ address: z.number() })

/** Returns one transaction as seen from one account; null when it is not in the archive. */
export function findActivity(
  db: ReadDb,
  { account, chainId, hash }: { account: string; chainId: string; hash: string },
): ActivityRecord | null {
  const row = db
    .prepare(
      `SELECT ${COLUMNS} FROM tx t JOIN tx_account a ON a.tx_id = t.id AND a.time = t.time AND a.address = (SELECT id FROM address WHERE hex = ?)
       WHERE t.chain_id = ? AND t.hash = ?`,
    )
    .get(account, chainId, Buffer.from(hash, 'hex'))
  return row === undefined ? null : toRecord(account, row)
}
