// Values what the total counts and cannot be spent yet: stakes, what unlocks, and rewards. Pure.
import type { AssetGroup } from '../../../shared/contract/history/portfolio.ts'
import type { Valuation } from '../../../shared/contract/history/price.ts'
import { centsOf } from '../../data/centsOf.ts'

/** Returns the value in US cents, as far as prices are known. A vesting schedule locks a part of the balance and is no amount of its own. */
export function lockedValue(groups: readonly Pick<AssetGroup, 'stakes'>[], assets: Valuation['assets']): string {
  const priceOf = (originId: string) => assets.find((asset) => asset.originId === originId)?.price ?? null
  const stakes = groups.flatMap((group) => group.stakes)
  const counted = stakes.filter(({ kind, asset }) => kind !== 'vesting' && priceOf(asset.originId) !== null)
  return centsOf(counted, priceOf) ?? '0'
}
