// What a run over a stream's history is given: how to read a page and how to store it, whatever the indexer's dialect.
import type { Log } from '../lib/log.ts'
import type { Span } from '../store/archive/records.ts'
import type { PageReader } from './pageReader.ts'
import type { PageWriter } from './pageWriter.ts'
import { wentBack, type PageEdges } from './spans.ts'
import type { Stream } from './streams.ts'

/** One run over a stream: what is held when it begins, and how to read and store. */
export interface HistoryRun extends Pick<PageReader, 'read'>, Pick<PageWriter, 'write' | 'settled'> {
  stream: Stream
  spans: Span[]
  /** Nothing was missing after the last run. */
  isComplete: boolean
  /** Whether a transaction is stored for this stream; what was handed over counts once it is settled. */
  holds(hash: string): boolean
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
