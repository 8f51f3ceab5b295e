// Runs over one list of history: requests pages in the dialect's way until nothing is missing; stores rows and ranges in one transaction.
import { indexerTarget } from '../../clients/indexer/target.ts'
import type { Dialect } from '../../../wire/indexer.ts'
import { readChain, readSyncTarget } from '../../db/archive/read/readSyncTargets.ts'
import { auditStep } from './audit.ts'
import { readAuditState, type AuditPace } from './auditState.ts'
import { createEvmList } from '../evm/evmList.ts'
import { contradiction } from './historyError.ts'
import type { HistoryList, PageContent } from './historyList.ts'
import type { HistoryRun } from './historyRun.ts'
import { createInternalList } from '../evm/internalList.ts'
import { evmChainOf, type ListDeps } from './listDeps.ts'
import { createPageReader } from './pageReader.ts'
import { createPageSize, MAX_ROWS } from './pageSize.ts'
import { createPageWriter } from './pageQueue.ts'
import { pullByKey } from './pullByKey.ts'
import { pullByOffset } from './pullByOffset.ts'
import type { SyncTarget } from '../syncTargets.ts'
import { createTxList } from './txList.ts'

/** What a run over a list needs. */
export interface HistoryDeps extends Omit<ListDeps, 'target' | 'evm' | 'signal'> {
  /** Called when new rows of a chain became readable. */
  onRows(chainId: string, fresh: number): void
  /** How often old pages are audited. */
  pace: AuditPace
}

/** Options of a run. */
export interface HistoryOptions {
  dialect: Dialect
  /** Most rows of a page that the indexer was found to give. */
  pageLimit: number | null
  signal: AbortSignal
}

/**
 * Brings a sync target up to date. May be stopped or killed at any moment: the next run continues from what is stored.
 * @throws AppError network.*, indexer.*, store.*.
 */
export async function pullHistory(deps: HistoryDeps, stream: SyncTarget, options: HistoryOptions): Promise<void> {
  const { chain } = stream
  if (chain.endpoints.indexer === null) return
  const { dialect, signal } = options
  const target = { ...indexerTarget(chain, chain.endpoints.indexer), dialect }
  const listDeps: ListDeps = {
    ...deps,
    target,
    evm: evmChainOf(deps.registry, chain, readChain(deps.archive, chain.id).syntheticTxs?.isYes ?? null),
    signal,
  }
  switch (stream.key.stream) {
    case 'evmTxs':
      return pullList(deps, stream, options, createEvmList(listDeps, stream))
    case 'internalTxs':
      return pullList(deps, stream, options, createInternalList(listDeps, stream))
    default:
      return pullList(deps, stream, options, createTxList(listDeps, stream))
  }
}

async function pullList<Content extends PageContent>(
  deps: HistoryDeps,
  stream: SyncTarget,
  { dialect, pageLimit, signal }: HistoryOptions,
  list: HistoryList<Content>,
): Promise<void> {
  const { clock, ingest, archive, log, onRows } = deps
  const { key, chain } = stream
  const { revision, ranges, isComplete, error } = readSyncTarget(archive, key)
  const keep = (limit: number) => ingest.writeChain({ chainId: chain.id, pageLimit: limit })
  const size = createPageSize({ accepted: pageLimit, most: MAX_ROWS[dialect], keep })
  const reader = createPageReader({ clock, list, size, signal }, stream)
  const writer = createPageWriter({ clock, list, onRows, revision }, stream)
  const run: HistoryRun<Content> = {
    ...reader,
    ...writer,
    stream,
    ranges,
    isComplete,
    distrustSize: () => size.distrust(),
    failedWith: (what) => error?.message === contradiction(stream, what).message,
    log,
    holds: (name) => list.holds(name),
    checked: () => ingest.writeCheck({ key, checkedAt: clock.now(), error: null }),
  }
  try {
    await (dialect === 'core' ? pullByOffset(run) : pullByKey(run))
    await writer.settled()
    const after = readSyncTarget(archive, key)
    if (after.isComplete) {
      const { pace } = deps
      await auditStep({ clock, ingest, list, pace, dialect }, { ...run, ranges: after.ranges }, readAuditState(after.audit))
    }
  } finally {
    reader.close()
    // Waits also after a failed read: the next run must find what this one handed over.
    await writer.ended()
  }
}
