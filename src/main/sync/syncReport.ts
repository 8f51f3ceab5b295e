// Reads the progress of the local copy from disk: for the screens per sync target, for scripts per chain.
import type { Registry } from '../clients/chains/registry/registry.ts'
import type { ReadDb } from '../db/database.ts'
import type { SyncTargetKey } from '../db/archive/records/records.ts'
import { countOddRecords, readSyncTarget, type SyncTargetRecord } from '../db/archive/read/readSyncTargets.ts'
import { notCopied, SYNC_TARGET_RULES, syncTargetsOf, syncTargetTitle, type SyncTargetOwner } from './syncTargets.ts'

/** Progress of a sync target. */
export interface SyncTargetReport {
  rows: number
  complete: boolean
  /** Block heights of the oldest and newest row held; null for balances and where there is none. */
  from: number | null
  to: number | null
}

/** Progress of all sync targets by chain. */
export interface SyncReport {
  chains: Record<string, Partial<Record<SyncTargetKey['stream'], SyncTargetReport>>>
  /** Sync targets whose last run failed: the stored data may be complete but not recent. */
  failed: number
  /** What failed or was left out, one plain sentence each. */
  problems: string[]
}

/**
 * Describes the rows of a sync target.
 * @example rowsText({ rows: 1, complete: true }) // '1 row, complete'
 */
export function rowsText({ rows, complete }: Pick<SyncTargetReport, 'rows' | 'complete'>): string {
  return `${rows} ${rows === 1 ? 'row' : 'rows'}${complete ? ', complete' : ''}`
}

/** Returns the lowest and highest height covered by a sync target's ranges. */
export function heightsOf({ ranges }: Pick<SyncTargetRecord, 'ranges'>): { from: number | null; to: number | null } {
  const heights = ranges.flatMap(({ oldestHeight, newestHeight }) => [oldestHeight ?? [], newestHeight ?? []].flat())
  return heights.length === 0 ? { from: null, to: null } : { from: Math.min(...heights), to: Math.max(...heights) }
}

/** Summarises all sync targets of some accounts by chain. Asks no server. */
export function readSyncReport(archive: ReadDb, registry: Registry, owners: readonly SyncTargetOwner[]): SyncReport {
  const chains = new Map<string, SyncReport['chains'][string]>()
  let failed = 0
  const problems = [...registry.problems, ...notCopied(registry)]
  for (const { key, chain } of syncTargetsOf(registry, owners)) {
    const record = readSyncTarget(archive, key)
    const isMissing = record.notOfferedAt !== null && record.rows === 0
    if (isMissing && SYNC_TARGET_RULES[key.stream].isOptional !== true) problems.push(notOffered(chain.name, key.stream))
    // A list that no indexer offers is neither complete nor incomplete.
    if (isMissing) continue
    const own: SyncTargetReport = { rows: record.rows, complete: record.isComplete, ...heightsOf(record) }
    const entry = chains.get(chain.id) ?? {}
    const before = entry[key.stream]
    entry[key.stream] = before === undefined ? own : add(before, own)
    chains.set(chain.id, entry)
    if (record.error !== null) failed += 1
    if (record.error !== null) problems.push(`${syncTargetTitle(chain.name, key.stream)}: ${record.error.message}`)
    const odd = countOddRecords(archive, key)
    if (odd > 0)
      problems.push(
        `${chain.name}: ${odd} ${odd === 1 ? 'record has an unexpected format and is kept as received' : 'records have an unexpected format and are kept as received'}.`,
      )
  }
  return { chains: Object.fromEntries(chains), failed, problems }
}

/** Returns whether everything that is offered is stored and was read with success. Where no server could be asked, nothing is complete. */
export function isWhole({ chains, failed }: SyncReport): boolean {
  const streams = Object.values(chains).flatMap((chain) => Object.values(chain))
  return streams.length > 0 && failed === 0 && streams.every(({ complete }) => complete)
}

/** Returns the sentence for a list that an indexer does not keep. */
function notOffered(chainName: string, stream: SyncTargetKey['stream']): string {
  return `${chainName}: no ${SYNC_TARGET_RULES[stream].title}, because its indexer doesn’t provide them.`
}

function add(left: SyncTargetReport, right: SyncTargetReport): SyncTargetReport {
  const least = (a: number | null, b: number | null) => (a === null || b === null ? (a ?? b) : Math.min(a, b))
  const most = (a: number | null, b: number | null) => (a === null || b === null ? (a ?? b) : Math.max(a, b))
  return {
    rows: left.rows + right.rows,
    complete: left.complete && right.complete,
    from: least(left.from, right.from),
    to: most(left.to, right.to),
  }
}
