// Draws the value of an amount beside it: at the price of the portfolio, so that one coin has one price everywhere.
import type { Asset } from '../../../../shared/contract/chain.ts'
import { centsOf } from '../../../data/centsOf.ts'
import { usePrices } from '../../../data/usePrices.ts'
import { usdText, valueText } from '../../../kit/text/valueText.ts'
import { useWords } from '../../../window.ts'

/** Properties of `Worth`. */
export interface WorthProps {
  accountId: string | null
  asset: Asset
  /** Base units. */
  units: string
  /** The router's estimate of the amount in US dollars, decimal text; drawn, and named as such, only where no price is known. */
  usd: string | null
}

/** Draws the value; nothing where none is known. */
export function Worth({ accountId, asset, units, usd }: WorthProps) {
  const words = useWords()
  const priceOf = usePrices(accountId)
  const cents = units === '0' ? null : centsOf([{ asset, amount: units }], priceOf)
  if (cents !== null) return <>{valueText(words, cents)}</>
  const estimate = usdText(words, usd, units)
  return estimate === null ? null : <>{words.transferWords.byRouter(estimate)}</>
}
