// What is written to the archive, and the messages that carry it to the writer thread.
import type { ErrorData } from '../../../shared/errors.ts'
import type { StreamKind } from '../../../shared/status.ts'
import type { Slice } from '../../lib/jsonList.ts'
import type { LearnedDenom, SnapshotSet } from './snapshotRecords.ts'

/** One stream of one address on one chain. */
export interface StreamKey {
  /** 20 bytes in lower-case hex, without 0x. */
  account: string
  chainId: string
  stream: StreamKind
}

/** A stretch of history without a gap, from `newestHeight` down to `oldestHeight`; both null when there is no row at all. */
export interface Span {
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
  meaning: AccountMeaning
}

/** One page of history: rows, the spans that hold after it, and the body as it came. */
export interface HistoryPage {
  key: StreamKey
  /** The stream's revision that this page was computed from. */
  revision: number
  projectionVersion: number
  /** As it came. */
  body: Uint8Array
  /** Newest first: of two in one block, the one that is stored first is shown first. */
  rows: HistoryRow[]
  /** Records without a readable hash, height or time. */
  odd: { raw: Slice; reason: string }[]
  spans: Span[]
  isComplete: boolean
  checkedAt: number
}

export interface StreamCheck {
  key: StreamKey
  /** Null keeps the time of the last good answer. */
  checkedAt: number | null
  error: ErrorData | null
}

export interface ChainFacts {
  chainId: string
  dialect?: string
  pageLimit?: number
  /** `time` is the block's own where it is known. */
  head?: { height: number; time: number | null; checkedAt: number }
  /** Average time between blocks, ms. */
  blockTime?: { ms: number; readAt: number }
}

/** What the text index holds of a transaction. */
export type TextRow = Pick<HistoryRow, 'hash' | 'addresses' | 'messageTypes' | 'memo'>

/** A row whose meaning was worked out again from its raw record. */
export interface RefreshedRow {
  txId: number
  projectionVersion: number
  /** Null keeps what the text index has. */
  text: TextRow | null
  meanings: { account: string; meaning: AccountMeaning }[]
}

export type IngestTask =
  | { kind: 'page'; page: HistoryPage }
  | { kind: 'set'; set: SnapshotSet }
  | { kind: 'denoms'; denoms: LearnedDenom[] }
  | { kind: 'check'; check: StreamCheck }
  | { kind: 'chain'; facts: ChainFacts }
  | { kind: 'refresh'; rows: RefreshedRow[] }
  | { kind: 'flush' }

export interface IngestRequest {
  id: number
  task: IngestTask | { kind: 'close' }
}

/** Why a task failed: an error for the user, or a bug with its stack for the log. */
export type IngestFailure = { error: ErrorData } | { bug: string }
/** `fresh`: rows that were not known to this stream before. */
export type IngestReply = { id: number } & ({ fresh: number } | IngestFailure)
/** First message of the thread: the archive is open, or why not. */
export type IngestReady = { ready: true } | ({ ready: false } & IngestFailure)
export type IngestMessage = IngestReply | IngestReady
