// Builds the state of each sync target for the screens: what is stored, and what is being done about it now.
import type { Account } from '../../shared/contract/account.ts'
import type { ErrorData } from '../../shared/domain/errors.ts'
import type { SyncTargetState, SyncState } from '../../shared/contract/status.ts'
import type { Registry } from '../clients/chains/registry/registry.ts'
import type { ReadDb } from '../db/database.ts'
import { readChain, readSyncTarget, type SyncTargetRecord } from '../db/archive/read/readSyncTargets.ts'
import { syncTargetName, syncTargetsOf, type SyncTarget } from './syncTargets.ts'
import { readAuditState } from './history/auditState.ts'
import { heightsOf } from './syncReport.ts'

/** What the scheduler is doing with a sync target. */
export interface SyncTargetActivity {
  activity: SyncTargetState['activity']
  nextTryAt: number | null
  /** What stopped the last run, also when it could not be stored. */
  failure: ErrorData | null
}

/** What the state is built from. */
export interface StateInput {
  archive: ReadDb
  registry: Registry
  accounts: readonly Pick<Account, 'id' | 'address' | 'signer'>[]
  /** Activities by sync target name; a target that is missing here is paused. */
  activities: ReadonlyMap<string, SyncTargetActivity>
  isOnline: boolean
}

/** Returns the state of all sync targets. */
export function readSyncState({ archive, registry, accounts, activities, isOnline }: StateInput): SyncState {
  return {
    isOnline,
    streams: accounts.flatMap((account) =>
      syncTargetsOf(registry, [account]).map((stream) =>
        syncTargetState(archive, account.id, stream, activities.get(syncTargetName(stream.key))),
      ),
    ),
    chainTips: registry.chains.map(({ id }) => {
      const { head, blockTime } = readChain(archive, id)
      return { chainId: id, ...head, blockMs: blockTime?.ms ?? null }
    }),
  }
}

function syncTargetState(
  archive: ReadDb,
  accountId: string,
  { key, chain }: SyncTarget,
  now: SyncTargetActivity | undefined,
): SyncTargetState {
  const record = readSyncTarget(archive, key)
  return {
    accountId,
    chainId: chain.id,
    stream: key.stream,
    activity: now?.activity ?? 'paused',
    nextTryAt: now?.nextTryAt ?? null,
    rows: record.rows,
    isComplete: record.isComplete,
    ...heightsOf(record),
    gaps: Math.max(0, record.ranges.length - 1),
    missing: missingOf(record),
    isOffered: record.notOfferedAt === null,
    resetAt: record.resetAt,
    audit: auditOf(record.audit),
    checkedAt: record.checkedAt,
    error: now?.failure ?? record.error,
  }
}

/** Returns what lies between the ranges, and below the last one where it does not touch the start. */
function missingOf({ ranges }: SyncTargetRecord): SyncTargetState['missing'] {
  return ranges.flatMap((range, index) => {
    const below = ranges[index + 1]
    if (below !== undefined) return [{ from: below.newestHeight, to: range.oldestHeight }]
    return range.touchesStart ? [] : [{ from: null, to: range.oldestHeight }]
  })
}

function auditOf(json: string | null): SyncTargetState['audit'] {
  const state = readAuditState(json)
  if (state === null) return null
  const { checkedTo, finishedAt, nextAt, appeared, gone } = state
  return { checkedTo, finishedAt, nextAt, appeared, gone }
}
