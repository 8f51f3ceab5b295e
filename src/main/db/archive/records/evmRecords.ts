// What is written of EVM transactions and their internal calls.
import type { HistoryRow, ListedRow, ListPage } from './records.ts'
import type { Slice } from '../../../platform/json/jsonList.ts'

/** A row that the EVM list names; its hash is its EVM hash. */
export type EvmRow = ListedRow & { evmHash: string }

/** One page of EVM transactions. Where the Cosmos twin is stored its row stands, and only the record is added. */
export interface EvmPage extends ListPage {
  /** Newest first. */
  rows: EvmRow[]
}

/** One call inside an EVM transaction. */
export interface InternalFrame {
  raw: Slice
  /** Hash of the EVM transaction, 64 upper-case hex digits. */
  evmHash: string
  /** Its place among the transaction's calls; the outermost is 0. */
  position: number
  /** -1 for the outermost. */
  parentPosition: number
  height: number
  /** CALL, DELEGATECALL, CREATE, … */
  kind: string
  /** 0x form in lower case; empty where unknown. */
  sender: string
  recipient: string
  /** In wei, decimal text. */
  value: string
}

/** One page of internal calls. */
export interface InternalPage extends ListPage {
  /** Newest first. */
  frames: InternalFrame[]
  /** Transactions that moved value of the address by a call and are not in its history otherwise. */
  parents: InternalParent[]
}

/** A row of the EVM alone that was found to be the same as a Cosmos transaction. */
export interface Counterpart {
  evmTxId: number
  cosmosTxId: number
}

/** A transaction that is in an address's history for the calls inside it alone. */
export interface InternalParent {
  row: Omit<HistoryRow, 'raw'>
  evmHash: string
  /** Its EVM record; null where the transaction is stored already. */
  raw: Uint8Array | null
}

export interface BlockTime {
  chainId: string
  height: number
  /** Milliseconds since 1970. */
  time: number
}
