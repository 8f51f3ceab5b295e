// One run of one stream, by its kind; a failure is noted on the stream before it is thrown.
import { AppError, toErrorData } from '../../shared/errors.ts'
import type { StreamKind } from '../../shared/status.ts'
import { readChain, readStream } from '../store/archive/readStreams.ts'
import type { ChainStatus } from './chainStatus.ts'
import { pullBalances } from './pullBalances.ts'
import { pullHistory, type HistoryDeps } from './pullHistory.ts'
import { pullStaking } from './pullStaking.ts'
import type { SnapshotDeps } from './snapshotRun.ts'
import type { Stream } from './streams.ts'

export interface RunDeps extends HistoryDeps, SnapshotDeps {
  status: ChainStatus
  /** Called when what is owned differed from what was read before. */
  onBalances(): void
}

/** Codes after which another dialect may be the answer. */
const MISFITS = new Set(['indexer.unsupported', 'indexer.refused', 'indexer.badReply'])

type Run = (deps: RunDeps, stream: Stream, signal: AbortSignal) => Promise<void>

/** How each kind of stream runs; that it exists is said in streams.ts. */
const RUNS: Readonly<Partial<Record<StreamKind, Run>>> = {
  txs: pullTxs,
  balances: owned(pullBalances),
  staking: owned(pullStaking),
}

/** Runs a snapshot and tells when what is owned has changed. */
function owned(pull: (deps: SnapshotDeps, stream: Stream, signal: AbortSignal) => Promise<boolean>): Run {
  return async (deps, stream, signal) => {
    if (await pull(deps, stream, signal)) deps.onBalances()
  }
}

/**
 * Brings one stream up to date.
 * @throws AppError what stopped it; it is stored with the stream too.
 */
export async function runStream(deps: RunDeps, stream: Stream, signal: AbortSignal): Promise<void> {
  try {
    await RUNS[stream.key.stream]?.(deps, stream, signal)
  } catch (error) {
    if (error instanceof AppError && !signal.aborted && !error.code.startsWith('store.')) {
      await deps.ingest.writeCheck({ key: stream.key, checkedAt: null, error: toErrorData(error) })
    }
    throw error
  }
}

async function pullTxs(deps: RunDeps, stream: Stream, signal: AbortSignal): Promise<void> {
  const { indexer } = stream.chain.endpoints
  if (indexer === null) return
  const failed = readStream(deps.archive, stream.key).error
  const again = failed !== null && MISFITS.has(failed.code)
  const dialect = await deps.status.check(stream.chain, { indexer, again, signal })
  const { pageLimit } = readChain(deps.archive, stream.chain.id)
  await pullHistory(deps, { stream, dialect, pageLimit, signal })
}
