// Finds what is wrong in what is known of Waybill's state. Pure.
import type { DatabaseHealth, Health, HostHealth } from '../../../shared/contract/settings/health.ts'
import type { SyncState } from '../../../shared/contract/status.ts'

type FailureKind = NonNullable<HostHealth['failure']>['kind']

/** A problem that the Health page reports. */
export type Finding =
  | { kind: 'cannotWrite' }
  | { kind: 'littleSpace'; bytes: number }
  | { kind: 'database'; file: DatabaseHealth['file']; state: 'fromFuture' | 'unreadable' }
  | { kind: 'unsound' }
  | { kind: 'noSandbox' }
  | { kind: 'noHost' }
  | { kind: 'hosts'; failure: FailureKind; hosts: string[] }
  | { kind: 'clock'; skewMs: number }
  | { kind: 'device'; problem: string }
  | { kind: 'noRule' }
  | { kind: 'history'; chainIds: string[] }

/** Less free space than this soon becomes none: a copy of the history of a busy account takes as much. */
const LITTLE_SPACE_BYTES = 500 * 1024 ** 2
/** Hosts reject requests that were signed or made at a time different from theirs; most of them do from this difference on. */
const MAX_SKEW_MS = 60_000

/** Returns whether the last request to a host failed. */
export function isDown({ lastSuccessAt, lastFailureAt }: Pick<HostHealth, 'lastSuccessAt' | 'lastFailureAt'>): boolean {
  return lastFailureAt !== null && (lastSuccessAt === null || lastSuccessAt < lastFailureAt)
}

/** Returns whether a host was asked since the start. */
export function isAsked({ lastSuccessAt, lastFailureAt }: Pick<HostHealth, 'lastSuccessAt' | 'lastFailureAt'>): boolean {
  return lastSuccessAt !== null || lastFailureAt !== null
}

/** What the findings depend on besides the health data. */
export interface Around {
  /** Null where nothing is known of the copying. */
  sync: SyncState | null
  /** Whether an account is signed for by a Ledger. */
  hasLedgerAccount: boolean
}

/** Returns the problems, the most serious first. */
export function findingsOf(health: Health, { sync, hasLedgerAccount }: Around): Finding[] {
  const { data, hosts } = health
  const asked = hosts.filter(isAsked)
  const isNobodyThere = asked.length > 0 && asked.every(isDown)
  return [
    ...(data.canWrite ? [] : [{ kind: 'cannotWrite' as const }]),
    ...data.databases.flatMap((database) => ofDatabase(database, data.isEncrypted)),
    ...(data.checked?.isSound === false ? [{ kind: 'unsound' as const }] : []),
    ...(health.system.isSandboxed === false ? [{ kind: 'noSandbox' as const }] : []),
    ...(data.freeBytes !== null && data.freeBytes < LITTLE_SPACE_BYTES ? [{ kind: 'littleSpace' as const, bytes: data.freeBytes }] : []),
    ...(isNobodyThere ? [{ kind: 'noHost' as const }] : ofHosts(asked)),
    ...ofClock(asked),
    // Where no host answers at all, single problems of the history add nothing.
    ...(isNobodyThere || sync === null ? [] : ofHistory(sync)),
    ...ofDevice(health, hasLedgerAccount),
  ]
}

function ofDatabase({ file, schema, expected, bytes }: DatabaseHealth, isEncrypted: boolean): Finding[] {
  if (schema !== null) return schema > expected ? [{ kind: 'database', file, state: 'fromFuture' }] : []
  // A file that is encrypted and locked cannot be read either, and that is no problem.
  return bytes === 0 || isEncrypted ? [] : [{ kind: 'database', file, state: 'unreadable' }]
}

function ofHosts(asked: readonly HostHealth[]): Finding[] {
  const byFailure = Map.groupBy(asked.filter(isDown), ({ failure }) => failure?.kind ?? 'noWay')
  return [...byFailure].map(([failure, hosts]) => ({ kind: 'hosts', failure, hosts: hosts.map(({ host }) => host) }))
}

/** Compares the clocks: one host may have a wrong clock; where the median differs, this computer's clock is wrong. */
function ofClock(asked: readonly HostHealth[]): Finding[] {
  const skews = asked.flatMap(({ skewMs }) => skewMs ?? []).toSorted((left, right) => left - right)
  const middle = skews[Math.floor(skews.length / 2)] ?? 0
  return Math.abs(middle) > MAX_SKEW_MS ? [{ kind: 'clock', skewMs: middle }] : []
}

/** Returns whether this is a Linux without the udev rule that a Ledger needs. */
export function lacksRule({ device }: Pick<Health, 'device'>): boolean {
  return device.hasRule === false
}

/** Returns whether Linux lacks the udev rule that a Ledger needs; for watched accounts alone it does not matter. */
export function needsRule({ network, device }: Pick<Health, 'network' | 'device'>, hasLedgerAccount: boolean): boolean {
  return network !== 'practice' && lacksRule({ device }) && (hasLedgerAccount || device.ledgers > 0)
}

/** Finds problems of the device; the practice network needs no real one. */
function ofDevice(health: Health, hasLedgerAccount: boolean): Finding[] {
  const { network, device } = health
  if (network === 'practice') return []
  if (device.problem !== null) return [{ kind: 'device', problem: device.problem }]
  return needsRule(health, hasLedgerAccount) ? [{ kind: 'noRule' }] : []
}

function ofHistory({ streams }: SyncState): Finding[] {
  const troubled = streams.filter(({ isOffered, error, gaps }) => isOffered && (error !== null || gaps > 0))
  const chainIds = [...new Set(troubled.map(({ chainId }) => chainId))]
  return chainIds.length === 0 ? [] : [{ kind: 'history', chainIds }]
}
