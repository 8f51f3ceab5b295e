// Says what an amount is worth: at the price of the portfolio, else by the router's estimate where that stands alone. Pure.
import type { Asset } from '../../../../shared/contract/chain.ts'
import { centsOf } from '../../../data/centsOf.ts'
import type { Prices } from '../../../data/usePrices.ts'
import { usdText, valueText } from '../../../kit/text/valueText.ts'
import type { AllWords } from '../../../words/words.ts'

/** An amount and what is known of its value. */
export interface Valued {
  asset: Asset
  /** Base units. */
  units: string
  /** The router's estimate of the amount in US dollars, decimal text; used, and named as such, only where no price is known. */
  usd: string | null
  /** What stands on the other side of the exchange: where that has a price of its own, an estimate beside it would seem comparable. */
  other?: Asset | null | undefined
}

/** Returns the value; null where none is known, or not yet. */
export function worthText(words: AllWords, { asset, units, usd, other }: Valued, { priceOf, isRead }: Prices): string | null {
  const cents = units === '0' ? null : centsOf([{ asset, amount: units }], priceOf)
  if (cents !== null) return valueText(words, cents)
  if (!isRead || (other && priceOf(other.originId) !== null)) return null
  const estimate = usdText(words, usd, units)
  return estimate === null ? null : words.transferWords.byRouter(estimate)
}
