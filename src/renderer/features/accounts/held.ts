// Sums what one account holds of each asset, from holdings that are merged over accounts. Pure.
import type { SyncState, SyncTargetState } from '../../../shared/contract/status.ts'
import type { AssetGroup } from '../../../shared/contract/history/portfolio.ts'

/** The amount that one account holds of an asset. */
export interface Held {
  originId: string
  symbol: string
  decimals: number
  units: string
}

/** Returns what the account can spend or has staked, of listed assets that the user did not hide, in the order of the portfolio. */
export function heldBy(accountId: string, groups: readonly AssetGroup[]): Held[] {
  return groups.flatMap(({ originId, symbol, decimals, isVerified, isHidden, parts, stakes }) => {
    if (!isVerified || isHidden) return []
    // Skips vesting entries: the balance already contains them.
    const own = [...parts, ...stakes.filter(({ kind }) => kind !== 'vesting')].filter((part) => part.accountId === accountId)
    const sum = own.reduce((all, { amount, asset }) => all + BigInt(amount) * 10n ** BigInt(decimals - asset.decimals), 0n)
    return sum > 0n ? [{ originId, symbol, decimals, units: String(sum) }] : []
  })
}

/** Returns whether balances of the account are still to come: none is known yet of a chain that is being asked. */
export function isReadingBalances(sync: SyncState | null, accountId: string): boolean {
  const isAwaited = ({ stream, accountId: of, checkedAt, error, isOffered }: SyncTargetState) =>
    stream === 'balances' && of === accountId && isOffered && checkedAt === null && error === null
  return sync?.isOnline === true && sync.streams.some(isAwaited)
}
