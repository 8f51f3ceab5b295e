// Compares a quote with its renewal. Pure.
import { formatUnits } from '../../../../shared/domain/amount.ts'
import type { Quote, QuoteChange, RouteFee } from '../../../../shared/contract/transfer/route.ts'

type What = QuoteChange['what']

/**
 * Fields of a quote that the user agreed to, as text to compare and show: amounts in base units of the output, times in seconds. Dollar
 * estimates and the estimated network fee are excluded: both change all the time, and the document contains the actual fee.
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
 * Returns every difference, in a fixed order; empty for equal quotes.
 * @param except fields that cannot be compared, as where the second quote covers a part of the way.
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

/** Sorts the lines, since the router's order has no meaning. */
function lines(texts: readonly string[]): string {
  return texts.toSorted().join(', ')
}
