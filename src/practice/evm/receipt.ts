// Transactions in the form in which Ethereum clients and the rollup indexer show them.
// Source: initia-labs/rollytics types/tx.go, api/handler/tx/types.go.
import type { EvmLog } from './abi.ts'
import type { SignedEthereum } from './signedTx.ts'

/** A receipt as rollytics shows it, but for the bloom of its logs: every number a hex quantity. */
export interface EvmReceipt {
  blockHash: string
  blockNumber: string
  contractAddress: string | null
  cumulativeGasUsed: string
  effectiveGasPrice: string
  from: string
  gasUsed: string
  logs: EvmLog[]
  status: string
  /** Empty for the creation of a contract, and for what was not an Ethereum transaction. */
  to: string
  transactionHash: string
  transactionIndex: string
  type: string
}

/** One call inside a transaction; numbers are hex padded to bytes, zero may be a bare `0x`. */
export interface EvmFrame {
  parentIndex: number
  index: number
  type: string
  from: string
  to: string
  input: string
  output: string
  value: string
  gas: string
  gasUsed: string
}

/** A transaction in the list that Ethereum clients read. */
export interface EvmTx {
  /** 0x, lower case. */
  hash: string
  /** 64 upper-case hex digits. */
  cosmosHash: string
  height: number
  timeMs: number
  visibleAtMs: number
  /** Position in this list of its chain, from 1. */
  sequence: number
  /** 0x addresses, lower case. */
  accounts: ReadonlySet<string>
  receipt: EvmReceipt
  /** The signed transaction, where it was sent to a node of this network. */
  signed?: SignedEthereum
  frames: readonly EvmFrame[]
}
