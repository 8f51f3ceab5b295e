// What is wrong, of all that is known about how Waybill is. Pure.
import type { DatabaseHealth, Health, HostHealth } from '../../../shared/contract/settings/health.ts'
import type { SyncState } from '../../../shared/contract/status.ts'

type FailureKind = NonNullable<HostHealth['failure']>['kind']

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

/** Less room than this is soon none: a copy of the history of a busy account takes as much. */
const LITTLE_SPACE_BYTES = 500 * 1024 ** 2
/** Hosts refuse what was signed or asked at another time than theirs, most of them from here on. */
const MAX_SKEW_MS = 60_000

/** Whether the last that was heard of a host was bad. */
export function isDown({ lastSuccessAt, lastFailureAt }: Pick<HostHealth, 'lastSuccessAt' | 'lastFailureAt'>): boolean {
  return lastFailureAt !== null && (lastSuccessAt === null || lastSuccessAt < lastFailureAt)
}

/** Whether a host was asked since the start. */
export function isAsked({ lastSuccessAt, lastFailureAt }: Pick<HostHealth, 'lastSuccessAt' | 'lastFailureAt'>): boolean {
  return lastSuccessAt !== null || lastFailureAt !== null
}

export interface Around {
  /** Null where nothing is known of the copying. */
  sync: SyncState | null
  /** Whether an account is signed for by a Ledger. */
  hasLedgerAccount: boolean
}

/** The gravest first. */
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
    // Where nobody answers, that says it all.
    ...(isNobodyThere || sync === null ? [] : ofHistory(sync)),
    ...ofDevice(health, hasLedgerAccount),
  ]
}

function ofDatabase({ file, schema, expected, bytes }: DatabaseHealth, isEncrypted: boolean): Finding[] {
  if (schema !== null) return schema > expected ? [{ kind: 'database', file, state: 'fromFuture' }] : []
  // What is encrypted and locked cannot be read either, and nothing is wrong with it.
  return bytes === 0 || isEncrypted ? [] : [{ kind: 'database', file, state: 'unreadable' }]
}

function ofHosts(asked: readonly HostHealth[]): Finding[] {
  const byFailure = Map.groupBy(asked.filter(isDown), ({ failure }) => failure?.kind ?? 'noWay')
  return [...byFailure].map(([failure, hosts]) => ({ kind: 'hosts', failure, hosts: hosts.map(({ host }) => host) }))
}

/** One host may have a wrong clock; where most of them say so, it is ours. */
function ofClock(asked: readonly HostHealth[]): Finding[] {
  const skews = asked.flatMap(({ skewMs }) => skewMs ?? []).toSorted((left, right) => left - right)
  const middle = skews[Math.floor(skews.length / 2)] ?? 0
  return Math.abs(middle) > MAX_SKEW_MS ? [{ kind: 'clock', skewMs: middle }] : []
}

/** Whether somebody here needs what Linux wants before it opens a Ledger: who only watches does not. */
export function needsRule({ network, device }: Pick<Health, 'network' | 'device'>, hasLedgerAccount: boolean): boolean {
  return network !== 'practice' && device.hasRule === false && (hasLedgerAccount || device.ledgers > 0)
}

/** The practice network draws its Ledger. */
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
