// Runs once over every sync target of some accounts, for scripts: ends complete, or with the remaining problems.
import { AppError } from '../../shared/domain/errors.ts'
import type { Registry } from '../clients/chains/registry/registry.ts'
import { withRetries } from '../platform/time.ts'
import type { World } from '../platform/world.ts'
import { readSyncTarget } from '../db/archive/read/readSyncTargets.ts'
import { watchProgress } from './progress.ts'
import { createRetryingRequest } from './retryingRequest.ts'
import { runSyncTarget, type RunDeps } from './runSyncTarget.ts'
import { SYNC_TARGET_RULES, syncTargetsOf, syncTargetTitle, type SyncTarget, type SyncTargetOwner } from './syncTargets.ts'
import { readSyncReport, rowsText, type SyncReport } from './syncReport.ts'

/** Options of the run. */
export interface OnceOptions {
  accounts: readonly SyncTargetOwner[]
  signal: AbortSignal
  /** Receives a readable line each time a sync target has made progress. */
  onProgress?(line: string): void
}

/** What the run needs. */
export interface OnceDeps {
  world: Pick<World, 'clock' | 'random'>
  registry: Registry
  run: RunDeps
}

const PAUSES = { firstMs: 500, maxMs: 4000, maxRetryAfterMs: 60_000 }
/** Tries without progress; every page that comes starts the count again. */
const TRIES = 4
/** Of what the indexer refuses: one of several servers behind a name may refuse what the others give. */
const TRIES_OF_REFUSAL = 2
/** Once pages came in this run: the indexer has the list, so that a refusal is one server's as well. */
const TRIES_AFTER_PAGES = 6

/** A full or damaged disk stays as it is. */
function triesAfter({ code, retry }: AppError, hasCome: boolean): number {
  if (code.startsWith('store.')) return 1
  if (hasCome) return TRIES_AFTER_PAGES
  return retry === 'never' ? TRIES_OF_REFUSAL : TRIES
}

/**
 * Runs until complete. Once it has rejected, nothing of it runs any more.
 * @throws the signal's reason when aborted; AppError store.*; anything that is not an AppError.
 */
export async function runOnce({ world, registry, run }: OnceDeps, { accounts, onProgress, ...options }: OnceOptions): Promise<SyncReport> {
  const streams = syncTargetsOf(registry, accounts)
  const halt = new AbortController()
  const signal = AbortSignal.any([options.signal, halt.signal])
  const one = async (stream: SyncTarget) => {
    const report = (text: string) => onProgress?.(`${syncTargetTitle(stream.chain.name, stream.key.stream)}: ${text}`)
    const reportRows = () => {
      const { rows, isComplete } = readSyncTarget(run.archive, stream.key)
      report(rowsText({ rows, complete: isComplete }))
    }
    const watched: RunDeps = {
      ...run,
      request: createRetryingRequest(world, run.request),
      onRows: (chainId, fresh) => {
        run.onRows(chainId, fresh)
        reportRows()
      },
    }
    try {
      const progress = watchProgress(() => readSyncTarget(run.archive, stream.key))
      const tries = { tries: TRIES, triesAfter: (error: AppError) => triesAfter(error, progress.hasCome()) }
      const retries = { ...PAUSES, ...tries, signal, cameFurther: progress.cameFurther }
      await withRetries(world, retries, () => runSyncTarget(watched, stream, signal))
      reportRows()
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      // The report contains it: runSyncTarget stored it with the sync target.
      report(error.message)
      if (error.code.startsWith('store.')) throw error
    }
  }
  // Like Promise.all, but a failure stops the others, and is thrown once they have ended.
  const all = async (running: Promise<void>[]) => {
    try {
      await Promise.all(running)
    } catch (error) {
      halt.abort()
      await Promise.allSettled(running)
      throw error
    }
  }
  // Reads lists that depend on another after it, all others in parallel.
  const under = async (stream: SyncTarget): Promise<void> => {
    await one(stream)
    await all(streams.filter((other) => follows(other, stream)).map(under))
  }
  await all(streams.filter(({ key }) => SYNC_TARGET_RULES[key.stream].after === undefined).map(under))
  signal.throwIfAborted()
  return readSyncReport(run.archive, registry, accounts)
}

function follows({ key }: SyncTarget, before: SyncTarget): boolean {
  const isSamePlace = key.account === before.key.account && key.chainId === before.key.chainId
  return isSamePlace && SYNC_TARGET_RULES[key.stream].after === before.key.stream
}
