// Determines the risks to be accepted before a quote becomes a transfer. Pure.
// Sources: initia-labs/docs router-api (a warning is present from an impact of 5 % on); skip-mev/skip-go (the types of warnings).
import { addUnits, compareUnits, formatUnits } from '../../../../shared/domain/amount.ts'
import type { Asset } from '../../../../shared/contract/chain.ts'
import type { Quote, QuoteGate } from '../../../../shared/contract/transfer/route.ts'
import type { RouterRoute } from '../../../../wire/router.ts'
import { valueOf, type Decimal } from '../../../clients/prices/decimal.ts'
import type { SeenPrices } from './seenPrices.ts'
import { listedLegsOf } from '../../../guard/quoteLegs.ts'

/** Price impact from which consent is required, in hundredths of a percent; the router warns from here too. */
const MAX_IMPACT = 500n
/** Maximum loss of value without consent, in hundredths of a percent. */
const MAX_LOSS = 1000n
/** Maximum loss between forms of the same asset without consent, in hundredths of a percent. */
const MAX_SAME_ASSET_LOSS = 100n
/** Maximum fees on top without consent, in hundredths of a percent of the amount. */
const MAX_FEE = 100n
/** How much less an offer may yield than the best of its request without consent, in hundredths of a percent. */
const MAX_BEHIND_BEST = 500n
/** Below a dollar the router's estimates are too coarse to compare. Cents. */
const MIN_USD = 100n

const DECIMAL = /^-?(\d{1,30})(?:\.(\d*))?$/

type Ungated = Omit<Quote, 'gates'>

/** What Waybill itself knows about the chains and assets of a quote. */
export interface GateFacts {
  chainName(id: string): string
  asset(chainId: string, denom: string): Asset
  /** Returns US dollars per whole unit as decimal text, where a recent price is stored; else null. */
  seenPrice: SeenPrices
}

/**
 * Returns the risks of a route, except those about its recipient. Texts are rounded, so that a renewed quote does not ask again for
 * irrelevant changes.
 * @throws AppError transfer.unsafeMessage where the route's transactions do not add up, or deliver an unlisted asset (`listedLegsOf`).
 */
export function gatesOf(quote: Ungated, warning: RouterRoute['warning'], facts: GateFacts): QuoteGate[] {
  const { from, to, addresses, obstacle } = quote
  const unverified = [from, to].filter((asset) => !asset.isVerified).map(({ denom, chainId }) => `${denom} · ${facts.chainName(chainId)}`)
  // A route that cannot be carried out needs no consent.
  const stops = obstacle !== null ? [] : addresses.filter(({ isSignable }) => !isSignable).map(({ chainId }) => facts.chainName(chainId))
  return [
    ...impactGate(quote.priceImpactPercent),
    ...priceGate(quote, warning, facts),
    ...unknownValueGate(quote),
    ...sameAssetGate(quote),
    ...textGate('feesOnTop', feesOnTop(quote, facts)),
    ...textGate('intermediateAsset', obstacle === null ? intermediates(quote, facts) : []),
    ...textGate('unverifiedAsset', unverified),
    ...textGate('unsignableStop', stops),
  ]
}

/** Adds to each offer how much less it yields than the best one of the same request. */
export function withComparison<T extends { quote: Quote }>(offers: readonly T[]): T[] {
  const best = offers.reduce((most, { quote: { amountOut } }) => (BigInt(amountOut) > most ? BigInt(amountOut) : most), 0n)
  return offers.map((offer) => {
    const behind = best === 0n ? 0n : ((best - BigInt(offer.quote.amountOut)) * 10_000n) / best
    if (behind < MAX_BEHIND_BEST) return offer
    return {
      ...offer,
      quote: { ...offer.quote, gates: [...offer.quote.gates, { kind: 'worseOffer' as const, text: wholePercent(behind) }] },
    }
  })
}

function textGate(kind: QuoteGate['kind'], names: readonly string[]): QuoteGate[] {
  return names.length === 0 ? [] : [{ kind, text: [...new Set(names)].join(', ') }]
}

function impactGate(percent: string | null): QuoteGate[] {
  const impact = percent === null ? null : hundredths(percent)
  // An implausible gain is reported like a loss.
  return impact === null || impact < MAX_IMPACT ? [] : [{ kind: 'priceImpact', text: wholePercent(impact) }]
}

/**
 * Reports a bad price by the router's warning; without one by the router's dollar estimates or Waybill's stored prices, whichever shows the
 * greater loss. An unknown type of warning is treated as the milder one.
 */
function priceGate(quote: Ungated, warning: RouterRoute['warning'], facts: GateFacts): QuoteGate[] {
  if (warning?.type === 'BAD_PRICE_WARNING') return [{ kind: 'badPrice', text: warning.message }]
  const losses = [routersLoss(quote), ownLoss(quote, facts)].filter((loss) => loss !== null)
  const worst = losses.reduce((most, loss) => (loss > most ? loss : most), 0n)
  if (worst >= MAX_LOSS) return [{ kind: 'badPrice', text: wholePercent(worst) }]
  return warning === null ? [] : [{ kind: 'lowInfo', text: warning.message }]
}

function routersLoss({ usdIn, usdOut }: Ungated): bigint | null {
  const [paid, got] = [centsOf(usdIn), centsOf(usdOut)]
  return paid === null || got === null || paid < MIN_USD ? null : ((paid - got) * 10_000n) / paid
}

function ownLoss({ from, to, amountIn, amountOut }: Ungated, { seenPrice }: GateFacts): bigint | null {
  if (!from.isVerified || !to.isVerified) return null
  const [paid, got] = [seenPrice(from), seenPrice(to)]
  if (paid === null || got === null) return null
  return lossBetween(valueOf(BigInt(amountIn), from.decimals, paid), valueOf(BigInt(amountOut), to.decimals, got))
}

/** A swap is judged by its price, so at least one must be stated. */
function unknownValueGate({ hops, usdIn, usdOut, from, to }: Ungated): QuoteGate[] {
  const isKnown = centsOf(usdIn) !== null && centsOf(usdOut) !== null
  return isKnown || !hops.some(({ kind }) => kind === 'swap') ? [] : [{ kind: 'unknownValue', text: `${from.symbol} → ${to.symbol}` }]
}

/** Compares forms of one asset by amount, independent of stated values. */
function sameAssetGate({ from, to, amountIn, amountOut }: Ungated): QuoteGate[] {
  if (!from.isVerified || !to.isVerified || from.originId !== to.originId) return []
  const loss = lossBetween({ digits: BigInt(amountIn), scale: from.decimals }, { digits: BigInt(amountOut), scale: to.decimals })
  return loss === null || loss < MAX_SAME_ASSET_LOSS ? [] : [{ kind: 'sameAssetLoss', text: wholePercent(loss) }]
}

/** Lists the router's fees in addition to the amount: in the asset sent above a threshold, in any other coin always. */
function feesOnTop({ fees, from, amountIn }: Ungated, facts: GateFacts): string[] {
  const sums = new Map<string, { chainId: string; denom: string; amount: string }>()
  for (const { behavior, label, chainId, denom, amount } of fees) {
    if (behavior !== 'onTop' || label === 'network' || compareUnits(amount, '0') <= 0) continue
    const place = { chainId: chainId ?? from.chainId, denom: denom ?? '' }
    const key = `${place.chainId} ${place.denom}`
    sums.set(key, { ...place, amount: addUnits(sums.get(key)?.amount ?? '0', amount) })
  }
  return [...sums.values()].flatMap(({ chainId, denom, amount }) => {
    const { symbol, decimals } = facts.asset(chainId, denom)
    const text = `${formatUnits(amount, decimals)} ${symbol}`
    if (chainId !== from.chainId || denom !== from.denom) return [text]
    const share = (BigInt(amount) * 10_000n) / BigInt(amountIn)
    return share < MAX_FEE ? [] : [`${text} (${wholePercent(share)})`]
  })
}

/** Lists the minimum output of each transaction except the last. */
function intermediates(quote: Ungated, facts: GateFacts): string[] {
  return listedLegsOf(quote, facts.asset).flatMap(({ isLast, end: { chainId, denom, least } }) => {
    const { symbol, decimals } = facts.asset(chainId, denom)
    return isLast ? [] : [`${formatUnits(least, decimals)} ${symbol} · ${facts.chainName(chainId)}`]
  })
}

/** Returns hundredths of a percent, negative for a gain; null where nothing was paid. */
function lossBetween(paid: Decimal, got: Decimal): bigint | null {
  const scale = Math.max(paid.scale, got.scale)
  const [before, after] = [paid, got].map((value) => value.digits * 10n ** BigInt(scale - value.scale))
  return before === undefined || after === undefined || before === 0n ? null : ((before - after) * 10_000n) / before
}

function centsOf(usd: string | null): bigint | null {
  return usd === null ? null : hundredths(usd)
}

/** Returns the hundredths of a decimal text without its sign, further digits cut; null when it is not a number. */
function hundredths(text: string): bigint | null {
  const [, whole, fraction = ''] = DECIMAL.exec(text.trim()) ?? []
  return whole === undefined ? null : BigInt(whole + fraction.slice(0, 2).padEnd(2, '0'))
}

function wholePercent(value: bigint): string {
  return `${(value + 99n) / 100n}%`
}
