// How a quote differs from the one it renews. Pure.
import { formatUnits } from '../../../../shared/domain/amount.ts'
import type { Quote, QuoteChange, RouteFee } from '../../../../shared/contract/transfer/route.ts'

type What = QuoteChange['what']

/**
 * What of a quote a user agreed to, as text to compare and to show: amounts in base units of what arrives, times in seconds.
 * The estimates in dollars and the reckoned network fee are not among it: both move all the time, and the document has the fee.
 */
const SAID = {
  amountOut: ({ amountOut }) => amountOut,
  minimumOut: ({ minimumOut }) => minimumOut,
  fees: ({ fees }) => lines(fees.filter(({ label }) => label !== 'network').map(feeText)),
  hops: ({ hops }) => hops.map(({ kind, bridge, fromChainId, toChainId }) => `${bridge ?? kind}: ${fromChainId} → ${toChainId}`).join(', '),
  duration: ({ durationSeconds }) => durationSeconds?.toString() ?? '',
  transactions: ({ transactionsRequired }) => transactionsRequired.toString(),
  hook: ({ needsOpHook }) => (needsOpHook ? 'needed' : 'not needed'),
  warnings: ({ warnings }) => lines(warnings),
  priceImpact: ({ priceImpactPercent }) => (priceImpactPercent === null ? '' : `${priceImpactPercent}%`),
  addresses: ({ addresses }) => addresses.map(({ chainId, address }) => `${chainId}: ${address}`).join(', '),
} as const satisfies Record<What, (quote: Quote) => string>

const ORDER = Object.keys(SAID) as What[]

/**
 * Every difference, in a fixed order; none between quotes that say the same.
 * @param except what cannot be compared, as where the second quote is for a part of the way.
 */
export function quoteChanges(before: Quote, after: Quote, except: readonly What[] = []): QuoteChange[] {
  return ORDER.filter((what) => !except.includes(what)).flatMap((what): QuoteChange[] => {
    const [earlier, later] = [SAID[what](before), SAID[what](after)]
    return earlier === later ? [] : [{ what, before: earlier, after: later }]
  })
}

function feeText({ label, amount, symbol, decimals, behavior }: RouteFee): string {
  const plain = formatUnits(amount, decimals)
  const short = plain.includes('.') ? plain.replace(/\.?0+$/, '') : plain
  return `${label} ${short} ${symbol} ${behavior === 'onTop' ? 'on top' : 'deducted'}`
}

/** The order in which the router lists them says nothing. */
function lines(texts: readonly string[]): string {
  return texts.toSorted().join(', ')
}
