// Returns a chain's indexer with its dialect, which is probed again after a failure that a different dialect would explain.
import { indexerTarget, type ResolvedIndexer } from '../clients/indexer/target.ts'
import type { ReadDb } from '../db/database.ts'
import { readSyncTarget } from '../db/archive/read/readSyncTargets.ts'
import type { ChainStatus } from './chainStatus.ts'
import type { SyncTarget } from './syncTargets.ts'

/** What resolving needs. */
export interface ResolvedIndexerDeps {
  archive: ReadDb
  status: ChainStatus
}

/** Codes after which a different dialect may be the reason. */
const MISFITS = new Set(['indexer.unsupported', 'indexer.refused', 'indexer.badReply'])

/** Returns the indexer of a sync target; null on a chain without one. @throws AppError network.*, indexer.*. */
export async function resolvedIndexer(
  { archive, status }: ResolvedIndexerDeps,
  { chain, key }: SyncTarget,
  signal: AbortSignal,
): Promise<ResolvedIndexer | null> {
  const { indexer } = chain.endpoints
  if (indexer === null) return null
  const failed = readSyncTarget(archive, key).error
  const again = failed !== null && MISFITS.has(failed.code)
  const dialect = await status.check(chain, { indexer, again, signal })
  return { ...indexerTarget(chain, indexer), dialect }
}
