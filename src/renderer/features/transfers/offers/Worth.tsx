// Draws the value of an amount beside it, and both sides of an exchange: at the prices of the portfolio, so that one coin has one price
// everywhere.
import type { Asset } from '../../../../shared/contract/chain.ts'
import type { Quote } from '../../../../shared/contract/transfer/route.ts'
import { centsOf } from '../../../data/centsOf.ts'
import { usePrices } from '../../../data/usePrices.ts'
import { usdText, valueText } from '../../../kit/text/valueText.ts'
import { useAllWords } from '../../../window.ts'
import { bothSides, CLEAR_LOSS, type BothSides } from './bothSides.ts'

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
  const words = useAllWords()
  const priceOf = usePrices(accountId)
  const cents = units === '0' ? null : centsOf([{ asset, amount: units }], priceOf)
  if (cents !== null) return <>{valueText(words, cents)}</>
  const estimate = usdText(words, usd, units)
  return estimate === null ? null : <>{words.transferWords.byRouter(estimate)}</>
}

/** Returns both sides of an exchange in dollars; null where their values are not known. */
export function useBothSides(quote: Quote): BothSides | null {
  return bothSides(quote, usePrices(quote.request.accountId))
}

/** Shows both sides of an exchange in dollars, and the loss between them; nothing where their values are not known. */
export function InDollars({ quote, isOurs }: { quote: Quote; isOurs: boolean }) {
  const words = useAllWords()
  const sides = useBothSides(quote)
  if (sides === null) return null
  return (
    <span className="mid">
      {words.transferWords.giveAndGet(valueText(words, sides.gives), valueText(words, sides.gets), isOurs)} <Share sides={sides} />
    </span>
  )
}

/** Shows what an exchange pays out in dollars, and the loss against what it takes; nothing where their values are not known. */
export function GetsInDollars({ quote }: { quote: Quote }) {
  const words = useAllWords()
  const sides = useBothSides(quote)
  if (sides === null) return null
  return (
    <p className="small dim">
      {valueText(words, sides.gets)} <Share sides={sides} />
    </p>
  )
}

function Share({ sides: { tenths, isMarket } }: { sides: BothSides }) {
  const { formatShare, transferWords: words } = useAllWords()
  const share = `${tenths > 0 ? '+' : tenths < 0 ? '−' : ''}${formatShare(Math.abs(tenths))}`
  return (
    <span className={tenths <= CLEAR_LOSS ? 'warn' : undefined} title={isMarket ? words.marketTitle : undefined}>
      {isMarket ? words.againstMarket(share) : words.againstRouter(share)}
    </span>
  )
}
