// What a run over a stream's history is given: how to read a page and how to store it, whatever the indexer's dialect.
import { AppError } from '../../shared/errors.ts'
import type { TxPageRequest } from '../indexer/client.ts'
import type { Log } from '../lib/log.ts'
import type { HistoryPage, HistoryRow, Span } from '../store/archive/records.ts'
import { wentBack, type PageEdges } from './spans.ts'
import type { Stream } from './streams.ts'

/** A page with its records read. */
export interface ReadPage {
  rows: HistoryRow[]
  odd: HistoryPage['odd']
  /** One name a record, in the page's order: its hash, or the digest of one that cannot be read. */
  hashes: string[]
  nextKey: string | null
  body: string
}

/** One run over a stream: what is held when it begins, and how to read and store. */
export interface HistoryRun {
  stream: Stream
  spans: Span[]
  /** Nothing was missing after the last run. */
  isComplete: boolean
  /** `most`: rows to ask for at most; the default is as many as the indexer gives. */
  read(request: Pick<TxPageRequest, 'from' | 'newestFirst'> & { most?: number }): Promise<ReadPage>
  /** Whether a transaction is stored for this stream; what `write` was given counts once a later `read` has resolved. */
  holds(hash: string): boolean
  /** Hands the page over; at most one is under way, so reading the next page and writing this one go side by side. */
  write(page: ReadPage, spans: Span[], isComplete: boolean): Promise<void>
  /** Notes that the indexer was asked and had nothing new. */
  checked(): Promise<void>
  log: Log
}

/**
 * True when a newest page ends with a stored row below what is held: a server that lags behind the one that answered
 * before. A chain that began anew shows rows that were never seen.
 */
export function isBehind({ spans, holds }: HistoryRun, edges: PageEdges, newest: string | undefined): boolean {
  return newest !== undefined && wentBack(spans, edges) && holds(newest)
}

/** History that was there and is not any more: nothing is thrown away on such an answer. */
export function historyGone({ chain }: Stream): AppError {
  return new AppError('indexer.badReply', `The indexer of ${chain.name} no longer knows this account’s transactions.`, {
    retry: 'later',
    hint: 'What was copied stays. Waybill asks again later.',
  })
}

/** What an indexer shows now does not go together with what it showed a moment ago. */
export function contradiction({ chain }: Stream, what: string): AppError {
  return new AppError('indexer.badReply', `The indexer of ${chain.name} ${what}.`, {
    retry: 'later',
    hint: 'What was copied stays. Waybill tries again later.',
  })
}

/** Not one record of a page can be read: that is no odd record but another format. */
export function oddPage({ chain }: Stream, { odd }: Pick<ReadPage, 'odd'>): AppError {
  return new AppError(
    'indexer.badReply',
    `The indexer of ${chain.name} sent transactions of an unexpected form (${odd[0]?.reason ?? ''}).`,
    { retry: 'later', hint: 'What was copied stays. Waybill asks again later.' },
  )
}
