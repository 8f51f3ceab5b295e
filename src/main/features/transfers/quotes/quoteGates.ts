// Determines the risks to be accepted before a quote becomes a transfer. Pure.
// Sources: initia-labs/docs router-api (a warning is present from an impact of 5 % on); skip-mev/skip-go (the types of warnings).
import { addUnits, compareUnits, formatUnits } from '../../../../shared/domain/amount.ts'
import type { Asset } from '../../../../shared/contract/chain.ts'
import type { Quote, QuoteGate } from '../../../../shared/contract/transfer/route.ts'
import type { RouterRoute } from '../../../../wire/router.ts'
import { valueOf, type Decimal } from '../../../../shared/domain/prices/decimal.ts'
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
/** Loss of value between different assets from which consent is required, in hundredths of a percent. */
const MAX_SMALL_LOSS = 100n
/** Below these the router's estimates, rounded to cents, are too coarse to compare: by a tenth and by a hundredth. Cents. */
const MIN_USD = 100n
const MIN_FINE_USD = 200n

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
    ...feeGates(quote, facts),
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
  const losses = [routersLoss(quote, MIN_USD), ownLoss(quote, facts)].filter((loss) => loss !== null)
  const worst = losses.reduce((most, loss) => (loss > most ? loss : most), 0n)
  if (worst >= MAX_LOSS) return [{ kind: 'badPrice', text: wholePercent(worst) }]
  return [...lossGate(quote), ...(warning === null ? [] : [{ kind: 'lowInfo' as const, text: warning.message }])]
}

/**
 * Reports a smaller loss between different assets, unless the price impact asked about explains all but a hundredth of it; by the router's
 * estimates alone, since stored prices are hours old.
 */
function lossGate(quote: Ungated): QuoteGate[] {
  const loss = isSameAsset(quote) ? null : routersLoss(quote, MIN_FINE_USD)
  const impact = impactGate(quote.priceImpactPercent).length === 0 ? 0n : hundredths(quote.priceImpactPercent ?? '0')
  if (loss === null || loss - (impact ?? 0n) < MAX_SMALL_LOSS) return []
  return [{ kind: 'valueLoss', text: wholePercent(loss) }]
}

function routersLoss({ usdIn, usdOut }: Ungated, least: bigint): bigint | null {
  const [paid, got] = [centsOf(usdIn), centsOf(usdOut)]
  return paid === null || got === null || paid < least ? null : ((paid - got) * 10_000n) / paid
}

function ownLoss({ from, to, amountIn, amountOut }: Ungated, { seenPrice }: GateFacts): bigint | null {
  if (!from.isVerified || !to.isVerified) return null
  const [paid, got] = [seenPrice(from), seenPrice(to)]
  if (paid === null || got === null) return null
  return lossBetween(valueOf(BigInt(amountIn), from.decimals, paid), valueOf(BigInt(amountOut), to.decimals, got))
}

/** A swap, or a route between different assets, is judged by both prices, so they must be stated. */
function unknownValueGate(quote: Ungated): QuoteGate[] {
  const { hops, usdIn, usdOut, from, to } = quote
  const isKnown = centsOf(usdIn) !== null && centsOf(usdOut) !== null
  const isJudged = !isSameAsset(quote) || hops.some(({ kind }) => kind === 'swap')
  return isKnown || !isJudged ? [] : [{ kind: 'unknownValue', text: `${from.symbol} → ${to.symbol}` }]
}

/** Returns whether both ends are forms of one listed asset. */
function isSameAsset({ from, to }: Ungated): boolean {
  return from.isVerified && to.isVerified && from.originId === to.originId
}

/** Compares forms of one asset by amount, independent of stated values. */
function sameAssetGate(quote: Ungated): QuoteGate[] {
  if (!isSameAsset(quote)) return []
  const { from, to, amountIn, amountOut } = quote
  const loss = lossBetween({ digits: BigInt(amountIn), scale: from.decimals }, { digits: BigInt(amountOut), scale: to.decimals })
  return loss === null || loss < MAX_SAME_ASSET_LOSS ? [] : [{ kind: 'sameAssetLoss', text: wholePercent(loss) }]
}

/**
 * Asks about the router's fees in addition to the amount, with their share of it: in the asset sent above a threshold, in any other coin
 * always. A share is the larger of what the router's dollar estimates and Waybill's stored prices say.
 */
function feeGates(quote: Ungated, facts: GateFacts): QuoteGate[] {
  const { from, amountIn } = quote
  const fees = sumsOnTop(quote).map(({ chainId, denom, amount, cents }) => {
    const asset = facts.asset(chainId, denom)
    const text = `${formatUnits(amount, asset.decimals)} ${asset.symbol}`
    const isSent = chainId === from.chainId && denom === from.denom
    const own = isSent ? shareOf(BigInt(amount), BigInt(amountIn)) : ownShare({ quote, asset, amount }, facts)
    const paid = centsOf(quote.usdIn)
    const stated = isSent || cents === null || paid === null ? null : shareOf(cents, paid)
    const share = own !== null && stated !== null && own < stated ? stated : (own ?? stated)
    return { text, share, isSmall: isSent && share !== null && share < MAX_FEE }
  })
  const withShare = fees.flatMap(({ text, share, isSmall }) => (share === null || isSmall ? [] : [`${text} (${shareText(share)})`]))
  const withoutShare = fees.flatMap(({ text, share }) => (share === null ? [text] : []))
  return [...textGate('feesOnTop', withShare), ...textGate('unknownFee', withoutShare)]
}

interface SumOnTop {
  chainId: string
  denom: string
  amount: string
  /** The router's estimate; null where one is missing. */
  cents: bigint | null
}

function sumsOnTop({ fees, from }: Ungated): SumOnTop[] {
  const sums = new Map<string, SumOnTop>()
  for (const { behavior, label, chainId, denom, amount, usd } of fees) {
    if (behavior !== 'onTop' || label === 'network' || compareUnits(amount, '0') <= 0) continue
    const place = { chainId: chainId ?? from.chainId, denom: denom ?? '' }
    const key = `${place.chainId} ${place.denom}`
    const before = sums.get(key) ?? { amount: '0', cents: 0n }
    const cents = centsOf(usd)
    const sum = before.cents === null || cents === null ? null : before.cents + cents
    sums.set(key, { ...place, amount: addUnits(before.amount, amount), cents: sum })
  }
  return [...sums.values()]
}

function ownShare({ quote, asset, amount }: { quote: Ungated; asset: Asset; amount: string }, { seenPrice }: GateFacts): bigint | null {
  const { from, amountIn } = quote
  const [price, sentPrice] = [asset, from].map((one) => (one.isVerified ? seenPrice(one) : null))
  if (price === null || price === undefined || sentPrice === null || sentPrice === undefined) return null
  const kept = lossBetween(valueOf(BigInt(amountIn), from.decimals, sentPrice), valueOf(BigInt(amount), asset.decimals, price))
  return kept === null ? null : 10_000n - kept
}

/** Returns hundredths of a percent; null of nothing. */
function shareOf(part: bigint, whole: bigint): bigint | null {
  return whole === 0n ? null : (part * 10_000n) / whole
}

function shareText(share: bigint): string {
  return share < 100n ? '<1%' : wholePercent(share)
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
