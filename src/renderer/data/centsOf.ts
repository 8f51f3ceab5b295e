// Values amounts by prices. Pure.
import type { Asset } from '../../shared/contract/chain.ts'
import type { Valuation } from '../../shared/contract/history/price.ts'
import { parseAmount } from '../../shared/domain/amount.ts'

/** Digits that are kept of a price: routers name at most these. */
const PRICE_DIGITS = 18

/** Returns a price as an integer, of `PRICE_DIGITS` decimals. */
export function scaledPrice(price: string): bigint {
  const [whole = '0', fraction = ''] = price.split('.')
  return BigInt(parseAmount(`${whole}.${fraction.slice(0, PRICE_DIGITS).padEnd(1, '0')}`, PRICE_DIGITS))
}

/** Returns US dollars per whole unit, as decimal text; null where no price is known. */
export type PriceOf = (originId: string) => string | null

/** Returns the prices of a valuation. */
export function pricesIn(assets: Valuation['assets']): PriceOf {
  return (wanted) => assets.find(({ originId }) => originId === wanted)?.price ?? null
}

/** An amount, in base units, of what has a price by its origin. */
interface Priceable {
  asset: Pick<Asset, 'originId' | 'decimals'>
  amount: string
}

/** Returns the value in US cents, rounded to the nearest; null where an asset has no price. */
export function centsOf(totals: readonly Priceable[], priceOf: PriceOf): string | null {
  let cents = 0n
  for (const { asset, amount } of totals) {
    const price = priceOf(asset.originId)
    if (price === null) return null
    const scaled = scaledPrice(price)
    const divisor = 10n ** BigInt(PRICE_DIGITS + asset.decimals)
    cents += (BigInt(amount) * scaled * 100n + divisor / 2n) / divisor
  }
  return cents.toString()
}
