// Values holdings at given prices: what the total and the chart of the value both count. Pure.
import type { Asset } from '../../../shared/contract/chain.ts'
import type { AssetGroup, StakePart } from '../../../shared/contract/history/portfolio.ts'
import { addDecimals, valueOf, ZERO, type Decimal } from '../../../shared/domain/prices/decimal.ts'
import type { SeenPrice } from '../../db/archive/records/priceRecords.ts'

/** Returns the price of an asset; null where none is known. */
export type PriceOf = (chainId: string, denom: string) => SeenPrice | null

/** Returns the amounts of a group that are not part of its balances. */
export function lockedParts({ stakes }: Pick<AssetGroup, 'stakes'>): StakePart[] {
  return stakes.filter(({ kind }) => kind !== 'vesting')
}

/** Returns a group's value; null where one of its assets has no price, since a partial value would be taken for the whole. */
export function worth(group: AssetGroup, priceOf: PriceOf): Decimal | null {
  let value = ZERO
  for (const { asset, amount } of [...group.parts, ...lockedParts(group)]) {
    const price = priceFor(group, asset, priceOf)
    if (price === null) return null
    value = addDecimals(value, valueOf(BigInt(amount), asset.decimals, price.price))
  }
  return value
}

/** Returns the price of a part: its own, or that of its origin. The decimals of an unlisted asset are not known reliably: it has none. */
export function priceFor({ originId }: AssetGroup, { chainId, denom, isVerified }: Asset, priceOf: PriceOf): SeenPrice | null {
  const [originChain = '', ...origin] = originId.split(':')
  return isVerified ? (priceOf(chainId, denom) ?? priceOf(originChain, origin.join(':'))) : null
}
