// Computes which holdings were never read, so that no part of a total passes for all of it. Pure.
import type { SyncState, SyncTargetState } from '../../../shared/contract/status.ts'

/** What a total is summed from, and has not. */
export interface Missing {
  /** Chains whose balances are still being read. */
  balances: string[]
  /** Chains whose stakes are still being read. */
  stakes: string[]
  /** Chains that were asked in vain, and gave nothing before. */
  failed: string[]
}

/** Sync targets that holdings are read from. */
const HELD: readonly SyncTargetState['stream'][] = ['balances', 'tokens', 'staking']

/**
 * Returns what was never read of the holdings of some accounts.
 * @param accountIds accounts that the total counts
 */
export function missingOf(sync: SyncState, accountIds: readonly string[]): Missing {
  const unread = sync.streams.filter(
    ({ stream, accountId, isOffered, checkedAt }) =>
      HELD.includes(stream) && accountIds.includes(accountId) && isOffered && checkedAt === null,
  )
  const isAwaited = ({ error }: SyncTargetState) => error === null && sync.isOnline
  const chainsOf = (targets: readonly SyncTargetState[]) => [...new Set(targets.map(({ chainId }) => chainId))]
  const awaited = unread.filter(isAwaited)
  return {
    balances: chainsOf(awaited.filter(({ stream }) => stream !== 'staking')),
    stakes: chainsOf(awaited.filter(({ stream }) => stream === 'staking')),
    failed: chainsOf(unread.filter((target) => !isAwaited(target))),
  }
}

/** Returns whether more may join the total at any moment. */
export function isGrowing({ balances, stakes }: Missing): boolean {
  return balances.length + stakes.length > 0
}
