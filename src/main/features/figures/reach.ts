// Finds out how far back the stored history of an account on a chain is complete.
import type { Account } from '../../../shared/contract/account.ts'
import type { SyncTargetKind } from '../../../shared/contract/status.ts'
import type { Registry } from '../../clients/chains/registry/registry.ts'
import { timeAtHeight } from '../../db/archive/read/readFigures.ts'
import { readSyncTarget } from '../../db/archive/read/readSyncTargets.ts'
import type { ReadDb } from '../../db/database.ts'
import type { Clock } from '../../platform/world.ts'
import { syncTargetsOf } from '../../sync/syncTargets.ts'
import { topSpan } from './topSpan.ts'

/** What the reading needs. */
export interface ReachDeps {
  archive: ReadDb
  registry: Registry
  world: { clock: Pick<Clock, 'now'> }
}

/** Whether history is stored, and how far back it is complete: null = to its start. */
export interface Reach {
  isKept: boolean
  knownFrom: number | null
  /** Older rows are stored below rows that are still missing: what was known from there is known again once those are read. */
  hasGap: boolean
}

/** The lists that make up a history. */
export const HISTORY: readonly SyncTargetKind[] = ['txs', 'evmTxs', 'internalTxs']

/** Returns how far the history of an account reaches on a chain. */
export function reachOf({ archive, registry, world }: ReachDeps, account: Account, chainId: string): Reach {
  const streams = syncTargetsOf(registry, [account]).filter(({ key }) => key.chainId === chainId && HISTORY.includes(key.stream))
  const records = streams.map(({ key }) => ({ key, ...readSyncTarget(archive, key) })).filter(({ notOfferedAt }) => notOfferedAt === null)
  const isKept = records.some(({ key }) => key.stream !== 'internalTxs')
  const spans = records.map(({ key, ranges, isComplete }) => ({ key, ...topSpan(ranges, isComplete) }))
  const known = spans.map(({ key, isWhole, oldestHeight }) => {
    if (isWhole) return null
    return (oldestHeight === null ? null : timeAtHeight(archive, key.account, chainId, oldestHeight)) ?? world.clock.now()
  })
  return { isKept, knownFrom: latest(known), hasGap: spans.some(({ hasGap }) => hasGap) }
}

/** Returns the latest of some moments; null where there is none. */
export function latest(moments: readonly (number | null)[]): number | null {
  const known = moments.filter((moment) => moment !== null)
  return known.length === 0 ? null : Math.max(...known)
}
