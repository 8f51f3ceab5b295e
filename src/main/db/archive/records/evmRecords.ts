// Records of EVM transactions and internal calls, as written.
import type { HistoryRow, ListedRow, ListPage } from './records.ts'
import type { Slice } from '../../../platform/json/jsonList.ts'

/** A row of the EVM list; its hash is its EVM hash. */
export type EvmRow = ListedRow & { evmHash: string }

/** One page of EVM transactions. Where the Cosmos counterpart is stored, its row stays and only the record is added. */
export interface EvmPage extends ListPage {
  /** Newest first. */
  rows: EvmRow[]
}

/** A call inside an EVM transaction. */
export interface InternalFrame {
  raw: Slice
  /** Hash of the EVM transaction, 64 upper-case hex digits. */
  evmHash: string
  /** Its index among the transaction's calls; the outermost is 0. */
  position: number
  /** -1 for the outermost. */
  parentPosition: number
  height: number
  /** CALL, DELEGATECALL, CREATE, … */
  kind: string
  /** 0x notation in lower case; empty where unknown. */
  sender: string
  recipient: string
  /** In wei, decimal text. */
  value: string
}

/** One page of internal calls. */
export interface InternalPage extends ListPage {
  /** Newest first. */
  frames: InternalFrame[]
  /** Transactions that moved value of the address by an internal call and are not in its history otherwise. */
  parents: InternalParent[]
}

/** An EVM-only row identified as the counterpart of a Cosmos transaction. */
export interface Counterpart {
  evmTxId: number
  cosmosTxId: number
}

/** A transaction that is in an address's history only because of an internal call. */
export interface InternalParent {
  row: Omit<HistoryRow, 'raw'>
  evmHash: string
  /** Its EVM record; null where the transaction is already stored. */
  raw: Uint8Array | null
}

/** The time of a block. */
export interface BlockTime {
  chainId: string
  height: number
  /** Milliseconds since 1970. */
  time: number
}
