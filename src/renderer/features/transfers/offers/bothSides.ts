// Values an amount, and both sides of an exchange on one basis: the prices of the portfolio, else the router's estimates. Pure.
import type { Asset } from '../../../../shared/contract/chain.ts'
import type { Quote } from '../../../../shared/contract/transfer/route.ts'
import { centsOf } from '../../../data/centsOf.ts'
import type { Prices } from '../../../data/usePrices.ts'
import { usdText, valueText } from '../../../kit/text/valueText.ts'
import type { AllWords } from '../../../words/words.ts'

/** What is given and what is got. */
export interface BothSides {
  /** US cents. */
  gives: string
  gets: string
  /** What is gained, or with a minus lost, of what is given; tenths of a percent. */
  tenths: number
  /** At the prices of the portfolio; else by the router's. */
  isMarket: boolean
}

/** From here on a loss is drawn as one, tenths of a percent. */
export const CLEAR_LOSS = -10

/**
 * Returns how far the offered rate is below the market's, tenths of a percent, where the amount's own effect on the price explains less than
 * half of it: then a price impact beside it would contradict the loss. Null where there is no clear loss at market prices.
 * @param impact in hundredths of a percent
 */
export function rateShortfall(sides: BothSides | null, impact: number | null): number | null {
  if (sides === null || !sides.isMarket || sides.tenths > CLEAR_LOSS) return null
  const loss = -sides.tenths
  return (impact ?? 0) * 2 < loss * 10 ? loss : null
}

/** Digits below a cent, so that a share of few cents is exact too. */
const FINE_DIGITS = 6
const FINE = 10n ** BigInt(FINE_DIGITS)

/** Returns both values; null where neither basis knows both. */
export function bothSides(quote: Quote, priceOf: (originId: string) => string | null): BothSides | null {
  const { from, to, amountIn, amountOut } = quote
  const fine = (asset: Quote['from'], units: string) => centsOf([{ asset, amount: `${units}${'0'.repeat(FINE_DIGITS)}` }], priceOf)
  const market = compared(fine(from, amountIn), fine(to, amountOut))
  if (market !== null) return { ...market, isMarket: true }
  const routers = compared(fineCents(quote.usdIn), fineCents(quote.usdOut))
  return routers === null ? null : { ...routers, isMarket: false }
}

function compared(given: string | null, got: string | null): Omit<BothSides, 'isMarket'> | null {
  if (given === null || got === null || given === '0') return null
  const [gives, gets] = [BigInt(given), BigInt(got)]
  return { gives: rounded(gives), gets: rounded(gets), tenths: Number(((gets - gives) * 1000n) / gives) }
}

/** Rounds fine cents to whole ones, as all values are. */
function rounded(fine: bigint): string {
  return ((fine + FINE / 2n) / FINE).toString()
}

/** Parses the router's text in US dollars; null for anything else. */
function fineCents(decimal: string | null): string | null {
  const [, whole, fraction = ''] = /^(\d{1,18})(?:\.(\d+))?$/.exec(decimal ?? '') ?? []
  return whole === undefined ? null : BigInt(whole + fraction.slice(0, FINE_DIGITS + 2).padEnd(FINE_DIGITS + 2, '0')).toString()
}

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
