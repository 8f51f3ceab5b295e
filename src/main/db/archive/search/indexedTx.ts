// What the search index takes from a transaction: from the row that is being written, or read back from the tables.
import type { Direction } from '../../../../shared/contract/history/activity.ts'
import type { ActivityKind } from '../../../../shared/contract/history/activityMeaning.ts'
import type { WriteDb } from '../../database.ts'
import { MESSAGE_TYPES } from '../records/activityRecord.ts'
import { NO_DETAILS, nftsOf, readDetails, type LineNft, type MeaningDetails } from '../records/meaningRecords.ts'
import type { AccountMeaning, CoinAmount, HistoryRow } from '../records/records.ts'

/** A transaction as it is indexed. */
export interface IndexedTx {
  id: number
  chainId: string
  /** Upper-case hex. */
  hash: string
  evmHash: string | null
  time: number
  code: number
  memo: string
  messageTypes: readonly string[]
  lines: readonly IndexedLine[]
}

/** Its line of one account. */
export interface IndexedLine {
  address: number
  direction: Direction
  /** Its kind, and those of its parts. */
  kinds: ReadonlySet<ActivityKind>
  counterparty: string | null
  method: string | null
  otherChainId: string | null
  movements: readonly CoinAmount[]
  nfts: readonly LineNft[]
}

interface TxRow {
  id: number
  chain_id: string
  hash: string
  evm_hash: string | null
  time: number
  code: number
  memo: string
  message_types: string
}

interface EdgeRow {
  address: number
  direction: Direction
  kind: ActivityKind
  counterparty: string | null
  method: string | null
  other_chain_id: string | null
  movements: string
  details: string
}

/** Converts a row that was just written for its first account. */
export function indexedRow(
  { id, chainId, evmHash, address }: Pick<IndexedTx, 'id' | 'chainId' | 'evmHash'> & { address: number },
  { hash, time, code, memo, messageTypes, meaning }: HistoryRow,
): IndexedTx {
  return { id, chainId, hash, evmHash, time, code, memo, messageTypes, lines: [lineOf(address, meaning)] }
}

function lineOf(address: number, { kind, details = NO_DETAILS, ...line }: Omit<AccountMeaning, 'fee'>): IndexedLine {
  const { direction, counterparty, method, otherChainId, movements } = line
  const kinds = new Set([kind, ...(details.parts ?? []).map((part) => part.kind)])
  return { address, direction, kinds, counterparty, method, otherChainId, movements, nfts: nftsOf(details) }
}

/** Creates the function that reads a transaction from the tables; null for one that was deleted or has no line of an account. */
export function createIndexedTxReader(db: WriteDb): (txId: number) => IndexedTx | null {
  const readTx = db.prepare<[number], TxRow>(
    `SELECT t.id, t.chain_id, hex(t.hash) AS hash, CASE WHEN t.evm_hash IS NULL THEN NULL ELSE hex(t.evm_hash) END AS evm_hash,
       t.time, t.code, t.memo, ${MESSAGE_TYPES} AS message_types FROM tx t WHERE t.id = ?`,
  )
  const readEdges = db.prepare<[number, number], EdgeRow>(
    `SELECT address, direction, kind, counterparty, method, other_chain_id, movements, details FROM tx_account
     WHERE address IN (SELECT id FROM address) AND time = ? AND tx_id = ?`,
  )
  return (txId) => {
    const tx = readTx.get(txId)
    const edges = tx === undefined ? [] : readEdges.all(tx.time, tx.id)
    if (tx === undefined || edges.length === 0) return null
    const { id, chain_id: chainId, hash, evm_hash: evmHash, time, code, memo } = tx
    const messageTypes = JSON.parse(tx.message_types) as string[]
    return { id, chainId, hash, evmHash, time, code, memo, messageTypes, lines: edges.map(storedLine) }
  }
}

function storedLine({ address, movements, details, other_chain_id: otherChainId, ...line }: EdgeRow): IndexedLine {
  const coins = (JSON.parse(movements) as [string, string][]).map(([amount, denom]) => ({ amount, denom }))
  return lineOf(address, { ...line, otherChainId, movements: coins, details: indexedDetails(details) })
}

/** Few lines have parts or concern NFTs: only the details of those are parsed. */
function indexedDetails(text: string): MeaningDetails {
  return text.includes('"parts"') || text.includes('"nft"') ? readDetails(text) : NO_DETAILS
}
