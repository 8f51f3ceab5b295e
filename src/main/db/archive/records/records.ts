// Records written to the archive: history, the state of sync targets, facts about chains.
import type { ActivityKind } from '../../../../shared/contract/history/activityMeaning.ts'
import type { Direction } from '../../../../shared/contract/history/activity.ts'
import type { ErrorData } from '../../../../shared/domain/errors.ts'
import type { SyncTargetKind } from '../../../../shared/contract/status.ts'
import type { Dialect } from '../../../../wire/indexer.ts'
import type { Slice } from '../../../platform/json/jsonList.ts'
import type { CrossChainLeg, MeaningDetails } from './meaningRecords.ts'

/** Identifies a sync target: one stream of one address on one chain. */
export interface SyncTargetKey {
  /** 20 bytes in lower-case hex, without 0x. */
  account: string
  chainId: string
  stream: SyncTargetKind
}

/** A range of history without a gap, from `newestHeight` down to `oldestHeight`; both null when there is no row. */
export interface CoveredRange {
  newestHeight: number | null
  oldestHeight: number | null
  /** No older row exists. */
  touchesStart: boolean
  /** Cursor to continue with, in the dialect's form; null when there is nothing to continue. */
  resume: string | null
}

/** An amount of one denomination. */
export interface CoinAmount {
  denom: string
  /** Base units; negative when it left. */
  amount: string
}

/** The meaning of a transaction for one address. */
export interface AccountMeaning {
  direction: Direction
  kind: ActivityKind
  counterparty: string | null
  method: string | null
  otherChainId: string | null
  movements: CoinAmount[]
  /** Fee paid by this address, positive; empty when another address paid. */
  fee: CoinAmount[]
  /** Absent = no further details. */
  details?: MeaningDetails
}

/** A row of history. */
export interface HistoryRow {
  /** Position of its record in the page's body. */
  raw: Slice
  /** 64 upper-case hex digits. */
  hash: string
  height: number
  time: number
  code: number
  memo: string
  messageTypes: string[]
  /** Words under which it can be found, in addition to hash, memo and types. */
  addresses: string
  /** Its statements about cross-chain messages; absent = none. */
  crossChainLegs?: CrossChainLeg[]
  meaning: AccountMeaning
}

/** A transaction as an indexer list names it for an address. */
export interface ListedRow extends HistoryRow {
  /** Its EVM hash, 64 upper-case hex digits; null where it is not an EVM transaction. */
  evmHash: string | null
  /** Whether the address is the first signer; null where that is unknown. */
  isSigner: boolean | null
}

/** Common part of every list page: its target, the received body, and the covered ranges after it. */
export interface ListPage {
  key: SyncTargetKey
  /** The sync target's revision that this page was computed from. */
  revision: number
  decoderVersion: number
  /** The body as received. */
  body: Uint8Array
  /** Records that cannot be parsed: without a hash, a height or a time. */
  odd: OddRecord[]
  ranges: CoveredRange[]
  isComplete: boolean
  checkedAt: number
  /** When this page showed that the list restarted; null otherwise. */
  resetAt: number | null
}

/** A record that cannot be parsed. */
export interface OddRecord {
  raw: Slice
  reason: string
}

/** One page of Cosmos transactions. */
export interface HistoryPage extends ListPage {
  /** Newest first: of two in one block, the one stored first is shown first. May be packed (packedRows.ts). */
  rows: readonly ListedRow[] | Uint8Array
  /** Number of rows at the start that are left to the next page, which may have more of their block; absent = none. */
  withheld?: number
}

/** The outcome of a check without a page. */
export interface SyncTargetCheck {
  key: SyncTargetKey
  /** Null keeps the time of the last good answer. */
  checkedAt: number | null
  error: ErrorData | null
  /** Since when the indexer is known not to offer this list; absent = unchanged, null = it offers it. */
  notOfferedAt?: number | null
}

/** Facts about a chain; absent fields stay unchanged. */
export interface ChainFacts {
  chainId: string
  dialect?: Dialect
  pageLimit?: number
  /** `time` is the block's own where known. */
  head?: { height: number; time: number | null; checkedAt: number }
  /** Average time between blocks, ms. */
  blockTime?: { ms: number; readAt: number }
  /** JSON of what the indexer offers. */
  features?: string
}

/** Whether a chain's node gives Cosmos transactions with EVM logs an EVM hash. */
export interface SyntheticAnswer {
  chainId: string
  isYes: boolean
  readAt: number
}

/** What the text index holds about a transaction. */
export type TextRow = Pick<HistoryRow, 'hash' | 'addresses' | 'messageTypes' | 'memo'>

/** A row decoded again from its raw record. */
export interface RefreshedRow {
  txId: number
  decoderVersion: number
  /** Null keeps the text index's content. */
  text: TextRow | null
  crossChainLegs?: CrossChainLeg[]
  /** Fills in what an older version did not compute; null = nothing to fill in. */
  evmHash: string | null
  /** A hash computed by an older version that no node knows; removed where no list confirmed it. */
  unknownEvmHash: string | null
  meanings: { account: string; meaning: AccountMeaning; isSigner: boolean | null }[]
}
