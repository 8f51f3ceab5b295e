// Defines what a run over a list gets: how to read a page and how to store it, independent of the list and the indexer's dialect.
import type { Log } from '../../platform/log/log.ts'
import type { CoveredRange } from '../../db/archive/records/records.ts'
import type { PageReader, ReadPage } from './pageReader.ts'
import type { PageWriter } from './pageQueue.ts'
import { wentBack, type PageEdges } from './coveredRanges.ts'
import type { SyncTarget } from '../syncTargets.ts'

/** One run over a list: what is held when it begins, and how to read and store. */
export interface HistoryRun<Content>
  extends Pick<PageReader<Content>, 'read'>, Pick<PageWriter<Content>, 'write' | 'settled' | 'noteReset'> {
  stream: SyncTarget
  ranges: CoveredRange[]
  /** Nothing was missing after the last run. */
  isComplete: boolean
  /** Requests only small pages from now on: the keys of larger ones skipped rows. */
  distrustSize(): Promise<void>
  /** Returns whether the last run ended with this contradiction, and nothing was stored since. */
  failedWith(what: string): boolean
  /** Returns whether a record is stored for this sync target; records handed over count once they are settled. */
  holds(name: string): boolean
  /** Notes that the indexer was asked and had nothing new. */
  checked(): Promise<void>
  log: Log
}

/**
 * Returns whether a newest page ends with a stored row below what is held: the server lags behind the one that answered before. A chain
 * that restarted shows rows that were never seen.
 */
export function isBehind(
  { ranges, holds }: Pick<HistoryRun<unknown>, 'ranges' | 'holds'>,
  edges: PageEdges,
  newest: string | undefined,
): boolean {
  return newest !== undefined && wentBack(ranges, edges) && holds(newest)
}

/**
 * Returns whether a page reaches into what was covered before this run and shows nothing there that is held: the chain restarted, or its
 * index was rebuilt. A few rows that appeared there are not such a sign.
 */
export function belongsElsewhere<Content>({ ranges, holds }: HistoryRun<Content>, { marks }: Pick<ReadPage<Content>, 'marks'>): boolean {
  // The rows at the lower end of a range may have been cut off in the middle of a block.
  const inside = marks.filter(({ height }) =>
    ranges.some(
      ({ newestHeight, oldestHeight }) => newestHeight !== null && oldestHeight !== null && height <= newestHeight && height > oldestHeight,
    ),
  )
  return inside.length > 0 && !inside.some(({ name }) => holds(name))
}

/** Restarts the list: rows stay, keys and ranges are read again. */
export function forget(run: Pick<HistoryRun<unknown>, 'stream' | 'log' | 'noteReset'>): void {
  run.log.warn('sync.historyBeganAnew', { chain: run.stream.chain.id, stream: run.stream.key.stream })
  run.noteReset()
}
