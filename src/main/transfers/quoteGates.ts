// What must be agreed to before a quote makes a transfer. Pure.
// Sources: initia-labs/docs router-api (a warning is present from an impact of 5 % on); skip-mev/skip-go (the types of warnings).
import type { Quote, QuoteGate } from '../../shared/route.ts'
import type { RouterRoute } from '../../wire/router.ts'

/** A price impact of so much asks for consent, in hundredths of a percent: where the router itself begins to warn. */
const MOST_IMPACT = 500n
/** What arrives may be worth so much less than what is sent, by the router's own estimates, in hundredths of a percent. */
const MOST_LOSS = 1000n
/** Below a dollar the estimates are too coarse to compare. */
const LEAST_USD = 100n

const DECIMAL = /^-?(\d{1,30})(?:\.(\d*))?$/

/** The gates of a route, apart from who receives it. Texts are rounded, so that a renewed quote does not ask about nothing. */
export function gatesOf(quote: Omit<Quote, 'gates'>, warning: RouterRoute['warning'], chainName: (id: string) => string): QuoteGate[] {
  const { from, to, addresses, obstacle } = quote
  const unverified = [from, to].filter((asset) => !asset.isVerified).map(({ denom, chainId }) => `${denom} · ${chainName(chainId)}`)
  // Of what cannot be done anyway there is no need to ask.
  const stops = obstacle !== null ? [] : addresses.filter(({ isSignable }) => !isSignable).map(({ chainId }) => chainName(chainId))
  const impact = impactGate(quote.priceImpactPercent)
  const price = priceGate(quote, warning)
  return [
    ...(impact === null ? [] : [impact]),
    ...(price === null ? [] : [price]),
    ...textGate('unverifiedAsset', unverified),
    ...textGate('unsignableStop', stops),
  ]
}

function textGate(kind: QuoteGate['kind'], names: readonly string[]): QuoteGate[] {
  return names.length === 0 ? [] : [{ kind, text: [...new Set(names)].join(', ') }]
}

function impactGate(percent: string | null): QuoteGate | null {
  const impact = percent === null ? null : hundredths(percent)
  // A gain beyond reason is as odd as a loss.
  return impact === null || impact < MOST_IMPACT ? null : { kind: 'priceImpact', text: wholePercent(impact) }
}

/** The router's warning decides; without one its estimates in dollars do. A type that is new is taken for the milder one. */
function priceGate({ usdIn, usdOut }: Omit<Quote, 'gates'>, warning: RouterRoute['warning']): QuoteGate | null {
  if (warning?.type === 'BAD_PRICE_WARNING') return { kind: 'badPrice', text: warning.message }
  const [paid, got] = [usdIn, usdOut].map((usd) => (usd === null ? null : hundredths(usd)))
  if (paid !== undefined && paid !== null && got !== undefined && got !== null && paid >= LEAST_USD) {
    const loss = ((paid - got) * 10_000n) / paid
    if (loss >= MOST_LOSS) return { kind: 'badPrice', text: wholePercent(loss) }
  }
  return warning === null ? null : { kind: 'lowInfo', text: warning.message }
}

/** Hundredths of a decimal text without its sign, further digits cut; null for what is no number. */
function hundredths(text: string): bigint | null {
  const [, whole, fraction = ''] = DECIMAL.exec(text.trim()) ?? []
  return whole === undefined ? null : BigInt(whole + fraction.slice(0, 2).padEnd(2, '0'))
}

function wholePercent(value: bigint): string {
  return `${(value + 99n) / 100n} %`
}
