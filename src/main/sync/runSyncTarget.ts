// Runs one sync target, by its kind; stores a failure with the sync target before it is thrown.
import { AppError, toErrorData } from '../../shared/domain/errors.ts'
import type { SyncTargetKind } from '../../shared/contract/status.ts'
import { readChain, readSyncTarget } from '../db/archive/read/readSyncTargets.ts'
import type { ChainStatus } from './chainStatus.ts'
import { learnContracts, learnFeeCoin, type ContractDeps } from './snapshots/learnContracts.ts'
import { pullBalances, type BalanceDeps } from './snapshots/pullBalances.ts'
import { pullHistory, type HistoryDeps } from './history/pullHistory.ts'
import { pullNfts } from './snapshots/pullNfts.ts'
import { pullRanks } from './snapshots/pullRanks.ts'
import { pullStaking } from './snapshots/pullStaking.ts'
import { pullTokens } from './snapshots/pullTokens.ts'
import { resolvedIndexer } from './resolvedIndexer.ts'
import { pullOffered } from './snapshots/pullOffered.ts'
import { SYNC_TARGET_RULES, type SyncTarget } from './syncTargets.ts'

/** What a run needs. */
export interface RunDeps extends HistoryDeps, BalanceDeps, ContractDeps {
  status: ChainStatus
  /** Called when holdings differ from what was read before. */
  onBalances(): void
  onNfts(): void
}

type Run = (deps: RunDeps, stream: SyncTarget, signal: AbortSignal) => Promise<void>

/** How each kind of sync target runs; syncTargets.ts lists the kinds. */
const RUNS: Readonly<Record<SyncTargetKind, Run>> = {
  txs: pullTxs,
  evmTxs: pullOffered,
  internalTxs: pullOffered,
  balances: owned(pullBalances),
  staking: owned(pullStaking),
  tokens: owned(pullTokens),
  richList: owned(pullRanks),
  nfts: async (deps, stream, signal) => {
    if (await pullNfts(deps, stream, signal)) deps.onNfts()
  },
}

/** Sync targets that may mention contracts that were not known before. */
const NAMES_CONTRACTS: ReadonlySet<SyncTargetKind> = new Set(['txs', 'evmTxs', 'internalTxs', 'nfts'])

/** Runs a snapshot and reports when holdings have changed. */
function owned(pull: (deps: RunDeps, stream: SyncTarget, signal: AbortSignal) => Promise<boolean>): Run {
  return async (deps, stream, signal) => {
    if (await pull(deps, stream, signal)) deps.onBalances()
  }
}

/** Brings one sync target up to date. @throws AppError what stopped it; it is stored with the sync target too. */
export async function runSyncTarget(deps: RunDeps, stream: SyncTarget, signal: AbortSignal): Promise<void> {
  if (isEarly(deps, stream)) return
  const before = readSyncTarget(deps.archive, stream.key)
  try {
    await RUNS[stream.key.stream](deps, stream, signal)
    if (NAMES_CONTRACTS.has(stream.key.stream)) await learnContracts(deps, stream.chain, signal)
    logOutcome(deps, stream, before)
  } catch (error) {
    if (error instanceof AppError && !signal.aborted && !error.code.startsWith('store.')) {
      await deps.ingest.writeCheck({ key: stream.key, checkedAt: null, error: toErrorData(error) })
    }
    throw error
  }
}

/** Returns whether the list that must come first is still being read; one that fails is not awaited. */
function isEarly({ archive }: RunDeps, { key }: SyncTarget): boolean {
  const after = SYNC_TARGET_RULES[key.stream].after
  if (after === undefined) return false
  const before = readSyncTarget(archive, { ...key, stream: after })
  return !before.isComplete && before.error === null && before.notOfferedAt === null
}

async function pullTxs(deps: RunDeps, stream: SyncTarget, signal: AbortSignal): Promise<void> {
  // Starts the decoding thread while the indexer is asked: the first pages are large.
  if (!readSyncTarget(deps.archive, stream.key).isComplete) deps.decodingThread.warm()
  const [target] = await Promise.all([resolvedIndexer(deps, stream, signal), learnFeeCoin(deps, stream.chain, signal)])
  if (target === null) return
  const { pageLimit } = readChain(deps.archive, stream.chain.id)
  const timing = deps.status.noteBlockTime(stream.chain, { ...target, signal })
  try {
    await pullHistory(deps, stream, { dialect: target.dialect, pageLimit, signal })
  } finally {
    await timing
  }
}

/** Logs what has changed since the previous run: complete now, or recovered. */
function logOutcome({ archive, log }: RunDeps, { key }: SyncTarget, before: ReturnType<typeof readSyncTarget>): void {
  const { isComplete, rows } = readSyncTarget(archive, key)
  const facts = { chain: key.chainId, stream: key.stream, rows }
  if (isComplete && !before.isComplete) log.info('sync.complete', facts)
  else if (before.error !== null) log.info('sync.wellAgain', facts)
}
