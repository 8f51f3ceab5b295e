// One pass over every stream of some accounts, for scripts: ends complete, or with the problems that stand in the way.
import { AppError } from '../../shared/errors.ts'
import type { Registry } from '../clients/chains/registry/registry.ts'
import { withRetries } from '../platform/time.ts'
import type { World } from '../platform/world.ts'
import { readSyncTarget } from '../db/archive/read/readSyncTargets.ts'
import { createRetryingRequest } from './retryingRequest.ts'
import { runSyncTarget, type RunDeps } from './runSyncTarget.ts'
import { SYNC_TARGET_RULES, syncTargetsOf, syncTargetTitle, type SyncTarget, type SyncTargetOwner } from './syncTargets.ts'
import { readSyncReport, rowsText, type SyncReport } from './syncReport.ts'

export interface OnceOptions {
  accounts: readonly SyncTargetOwner[]
  signal: AbortSignal
  /** One line for a person each time a stream has come further. */
  onProgress?(line: string): void
}

export interface OnceDeps {
  world: Pick<World, 'clock' | 'random'>
  registry: Registry
  run: RunDeps
}

/** In vain: every page that came gives them back. */
const TRIES = { tries: 4, firstMs: 500, maxMs: 4000, maxRetryAfterMs: 60_000, triesOfNonRetryable }

/** One of several servers behind a name may refuse what the others give; a full or damaged disk stays as it is. */
function triesOfNonRetryable({ code }: AppError): number {
  return code.startsWith('store.') ? 1 : 2
}

/** @throws the signal's reason when aborted; anything that is no AppError. */
export async function runOnce({ world, registry, run }: OnceDeps, { accounts, signal, onProgress }: OnceOptions): Promise<SyncReport> {
  const streams = syncTargetsOf(registry, accounts)
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
      const cameFurther = watchProgress(run.archive, stream)
      await withRetries(world, { ...TRIES, signal, cameFurther }, () => runSyncTarget(watched, stream, signal))
      reportRows()
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      // The report has it: runSyncTarget stored it with the stream.
      report(error.message)
      if (error.code.startsWith('store.')) throw error
    }
  }
  // Lists that build on another are read behind it, all others side by side.
  const under = async (stream: SyncTarget): Promise<void> => {
    await one(stream)
    await Promise.all(streams.filter((other) => follows(other, stream)).map(under))
  }
  await Promise.all(streams.filter(({ key }) => SYNC_TARGET_RULES[key.stream].after === undefined).map(under))
  signal.throwIfAborted()
  return readSyncReport(run.archive, registry, accounts)
}

/** Makes a question whether more of a stream is stored than when it was asked before. */
function watchProgress(archive: RunDeps['archive'], { key }: SyncTarget): () => boolean {
  const reached = () => {
    const { rows, ranges } = readSyncTarget(archive, key)
    // The lower ends: a newest page that is read again is no step.
    return JSON.stringify([rows, ranges.map(({ oldestHeight, touchesStart }) => [oldestHeight, touchesStart])])
  }
  let before = reached()
  return () => {
    const now = reached()
    const isFurther = now !== before
    before = now
    return isFurther
  }
}

function follows({ key }: SyncTarget, before: SyncTarget): boolean {
  const isSamePlace = key.account === before.key.account && key.chainId === before.key.chainId
  return isSamePlace && SYNC_TARGET_RULES[key.stream].after === before.key.stream
}
