// Computes what the sync badge and the freshness lines say from the sync targets: states here, sentences in words/sync.ts.
import type { SyncTargetKind, SyncTargetState, SyncState } from '../../../shared/contract/status.ts'

/** Targets that are synced constantly; the others pause for minutes or hours between two runs. */
const PACED: readonly SyncTargetKind[] = ['txs', 'evmTxs', 'internalTxs', 'balances', 'tokens']
/** A target that was due but not synced for longer than this is behind, even without an error. */
const BEHIND_AFTER_MS = 5 * 60_000
/** A target that was due but not synced for longer than this makes the age of the data worth a look. */
const LATE_AFTER_MS = 60_000

/** State of synchronisation in one word. */
export type SyncSummary =
  | { kind: 'nothing' }
  | { kind: 'offline'; since: number | null }
  | { kind: 'copying'; rows: number }
  | { kind: 'partly'; complete: number; chains: number; troubled: string[]; gaps: number; since: number | null }
  | { kind: 'complete'; chains: number; height: number | null; checkedAt: number; isLate: boolean }

/** Which sync targets count. */
export interface SyncScope {
  chainId?: string | null | undefined
  accountId?: string | null | undefined
  streams?: readonly SyncTargetKind[] | undefined
}

/**
 * Summarises the sync targets.
 * @param scope which targets count; absent parts mean all
 * @returns partly when some chain is behind, in error or holds a gap; complete needs every target whole and recent
 */
export function summariseSync(sync: SyncState, now: number, scope: SyncScope = {}): SyncSummary {
  const streams = sync.streams.filter((stream) => isWithin(stream, scope))
  if (streams.length === 0) return { kind: 'nothing' }
  const checked = checkTimes(streams)
  if (!sync.isOnline) return { kind: 'offline', since: newest(checked) }
  if (streams.some(isFirstCopy) && streams.every((stream) => stream.error === null)) {
    return { kind: 'copying', rows: streams.reduce((sum, stream) => sum + stream.rows, 0) }
  }
  const chainIds = [...new Set(streams.map((stream) => stream.chainId))]
  const troubled = chainIds.filter((id) => streams.some((stream) => stream.chainId === id && !isFresh(stream, now)))
  if (troubled.length > 0) return partly(streams, chainIds, troubled)
  const height = Math.max(...streams.map((stream) => headOf(sync, stream.chainId) ?? 0))
  const isLate = paced(streams).some((stream) => overdueMs(stream, now) > LATE_AFTER_MS)
  return { kind: 'complete', chains: chainIds.length, height: height === 0 ? null : height, checkedAt: oldest(checked), isLate }
}

/** One line of the freshness list: the newest known block of a chain and when the chain was last asked. */
export interface ChainFreshness {
  chainId: string
  height: number | null
  /** Average time between its blocks. */
  blockMs: number | null
  checkedAt: number | null
  isFresh: boolean
  /** Its history is being copied for the first time, without an error. */
  isFirstCopy: boolean
  trouble: SyncTargetState['error']
  nextTryAt: number | null
}

/** Returns the freshness per chain, in the order in which the chains first appear. */
export function freshnessByChain(sync: SyncState, now: number, accountId: string | null): ChainFreshness[] {
  const streams = sync.streams.filter((stream) => isWithin(stream, { accountId }))
  return [...new Set(streams.map((stream) => stream.chainId))].map((chainId) => {
    const own = streams.filter((stream) => stream.chainId === chainId)
    const failing = own.find((stream) => stream.error !== null)
    const times = checkTimes(own)
    const known = times.filter((time) => time !== null)
    return {
      chainId,
      blockMs: sync.chainTips.find((head) => head.chainId === chainId)?.blockMs ?? null,
      height: headOf(sync, chainId) ?? newest(own.map((stream) => stream.to)),
      checkedAt: known.length < times.length || known.length === 0 ? null : Math.min(...known),
      isFresh: own.every((stream) => isFresh(stream, now)),
      isFirstCopy: sync.isOnline && failing === undefined && own.some(isFirstCopy),
      trouble: failing?.error ?? null,
      nextTryAt: failing?.nextTryAt ?? null,
    }
  })
}

function isWithin(stream: SyncTargetState, { chainId, accountId, streams }: SyncScope): boolean {
  return (
    (chainId ?? stream.chainId) === stream.chainId &&
    (accountId ?? stream.accountId) === stream.accountId &&
    (streams === undefined || streams.includes(stream.stream))
  )
}

function isFirstCopy({ isOffered, error, isComplete, gaps }: SyncTargetState): boolean {
  return isOffered && error === null && !isComplete && gaps === 0
}

function isFresh(stream: SyncTargetState, now: number): boolean {
  if (!stream.isComplete || stream.error !== null || stream.gaps > 0 || stream.checkedAt === null) return !stream.isOffered
  return overdueMs(stream, now) < BEHIND_AFTER_MS
}

/** Returns for how long a target is due; a target that rests is not. */
function overdueMs({ checkedAt, nextTryAt }: SyncTargetState, now: number): number {
  return now - Math.max(checkedAt ?? 0, nextTryAt ?? 0)
}

/** Returns when the constantly synced targets were synced; of the others where there are only those. */
function checkTimes(streams: readonly SyncTargetState[]): (number | null)[] {
  const constant = paced(streams)
  return (constant.length > 0 ? constant : streams).map(({ checkedAt }) => checkedAt)
}

function paced(streams: readonly SyncTargetState[]): SyncTargetState[] {
  return streams.filter(({ stream, isOffered }) => PACED.includes(stream) && isOffered)
}

function partly(streams: SyncTargetState[], chainIds: string[], troubled: string[]): SyncSummary {
  const behind = streams.filter((stream) => troubled.includes(stream.chainId))
  return {
    kind: 'partly',
    complete: chainIds.length - troubled.length,
    chains: chainIds.length,
    troubled,
    gaps: streams.reduce((sum, stream) => sum + stream.gaps, 0),
    since: newest(checkTimes(behind)),
  }
}

function headOf(sync: SyncState, chainId: string): number | null {
  return sync.chainTips.find((head) => head.chainId === chainId)?.height ?? null
}

function newest(values: (number | null)[]): number | null {
  return values.reduce((best, value) => (value !== null && (best === null || value > best) ? value : best), null)
}

function oldest(values: (number | null)[]): number {
  return values.reduce<number>((best, value) => Math.min(best, value ?? best), Number.MAX_SAFE_INTEGER)
}
