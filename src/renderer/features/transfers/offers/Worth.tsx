// Draws the value of an amount beside it, and both sides of an exchange: at the prices of the portfolio, so that one coin has one price
// everywhere.
import type { Quote } from '../../../../shared/contract/transfer/route.ts'
import { usePrices, useReadPrices } from '../../../data/usePrices.ts'
import { valueText } from '../../../kit/text/valueText.ts'
import { useAllWords } from '../../../window.ts'
import { bothSides, CLEAR_LOSS, worthText, type BothSides, type Valued } from './bothSides.ts'

/** Properties of `Worth`. */
export interface WorthProps extends Valued {
  accountId: string | null
}

/** Draws the value; nothing where none is known. */
export function Worth({ accountId, ...valued }: WorthProps) {
  return worthText(useAllWords(), valued, useReadPrices(accountId))
}

/** Returns both sides of an exchange in dollars; null where their values are not known. */
export function useBothSides(quote: Quote): BothSides | null {
  const { priceOf, isRead } = useReadPrices(quote.request.accountId)
  return isRead ? bothSides(quote, priceOf) : null
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

/**
 * Shows what an exchange pays out in dollars, and the loss against what it takes; nothing where their values are not known. Of values by the
 * router only the loss, where what is given stands beside it at a price of its own.
 */
export function GetsInDollars({ quote }: { quote: Quote }) {
  const words = useAllWords()
  const priceOf = usePrices(quote.request.accountId)
  const sides = useBothSides(quote)
  if (sides === null) return null
  const isComparable = sides.isMarket || priceOf(quote.from.originId) === null
  return (
    <p className="small dim">
      {isComparable && `${valueText(words, sides.gets)} `}
      <Share sides={sides} />
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
