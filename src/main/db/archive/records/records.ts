// What is written to the archive: history, the state of its streams, what is known of chains.
import type { ErrorData } from '../../../../shared/domain/errors.ts'
import type { SyncTargetKind } from '../../../../shared/contract/status.ts'
import type { Slice } from '../../../platform/json/jsonList.ts'
import type { CrossChainLeg, MeaningDetails } from './meaningRecords.ts'

/** One stream of one address on one chain. */
export interface SyncTargetKey {
  /** 20 bytes in lower-case hex, without 0x. */
  account: string
  chainId: string
  stream: SyncTargetKind
}

/** A stretch of history without a gap, from `newestHeight` down to `oldestHeight`; both null when there is no row at all. */
export interface CoveredRange {
  newestHeight: number | null
  oldestHeight: number | null
  /** Nothing is older than this span. */
  touchesStart: boolean
  /** Where to go on, in the words of the dialect; null when there is nowhere to go. */
  resume: string | null
}

export interface CoinAmount {
  denom: string
  /** Base units; negative when it left. */
  amount: string
}

/** What a transaction means for one address. */
export interface AccountMeaning {
  direction: string
  kind: string
  counterparty: string | null
  method: string | null
  otherChainId: string | null
  movements: CoinAmount[]
  /** What this address paid, positive; empty when another paid. */
  fee: CoinAmount[]
  /** Absent = nothing else is known. */
  details?: MeaningDetails
}

export interface HistoryRow {
  /** Where its record stands in the page's body. */
  raw: Slice
  /** 64 upper-case hex digits. */
  hash: string
  height: number
  time: number
  code: number
  memo: string
  messageTypes: string[]
  /** Words under which it is found, besides hash, memo and types. */
  addresses: string
  /** What it says of things on their way between chains; absent = nothing. */
  crossChainLegs?: CrossChainLeg[]
  meaning: AccountMeaning
}

/** A transaction as a list of the indexer names it for an address. */
export interface ListedRow extends HistoryRow {
  /** Its hash in the EVM, 64 upper-case hex digits; null where it is no transaction of the EVM. */
  evmHash: string | null
  /** Whether the address is the first signer; null where that cannot be told. */
  isSigner: boolean | null
}

/** What every page of a list carries: where it belongs, the body as it came, and the spans that hold after it. */
export interface ListPage {
  key: SyncTargetKey
  /** The stream's revision that this page was computed from. */
  revision: number
  decoderVersion: number
  /** As it came. */
  body: Uint8Array
  /** Records that cannot be read: without a hash, a height or a time. */
  odd: OddRecord[]
  ranges: CoveredRange[]
  isComplete: boolean
  checkedAt: number
  /** When this page showed that the list began anew; null otherwise. */
  resetAt: number | null
}

export interface OddRecord {
  raw: Slice
  reason: string
}

/** One page of Cosmos transactions. */
export interface HistoryPage extends ListPage {
  /** Newest first: of two in one block, the one that is stored first is shown first. May be packed (packedRows.ts). */
  rows: readonly ListedRow[] | Uint8Array
}

export interface SyncTargetCheck {
  key: SyncTargetKey
  /** Null keeps the time of the last good answer. */
  checkedAt: number | null
  error: ErrorData | null
  /** Since when the indexer is known not to offer this list; absent = as it was, null = it does. */
  notOfferedAt?: number | null
}

export interface ChainFacts {
  chainId: string
  dialect?: string
  pageLimit?: number
  /** `time` is the block's own where it is known. */
  head?: { height: number; time: number | null; checkedAt: number }
  /** Average time between blocks, ms. */
  blockTime?: { ms: number; readAt: number }
  /** JSON of what the indexer offers. */
  features?: string
}

/** Whether a chain's node gives Cosmos transactions with EVM logs a hash of the EVM. */
export interface SyntheticAnswer {
  chainId: string
  isYes: boolean
  readAt: number
}

/** What the text index holds of a transaction. */
export type TextRow = Pick<HistoryRow, 'hash' | 'addresses' | 'messageTypes' | 'memo'>

/** A row whose meaning was worked out again from its raw record. */
export interface RefreshedRow {
  txId: number
  decoderVersion: number
  /** Null keeps what the text index has. */
  text: TextRow | null
  crossChainLegs?: CrossChainLeg[]
  /** Fills what an older version did not work out; null = nothing to fill. */
  evmHash: string | null
  /** A hash that an older version worked out and that no node knows; taken away where no list confirmed it. */
  unknownEvmHash: string | null
  meanings: { account: string; meaning: AccountMeaning; isSigner: boolean | null }[]
}
