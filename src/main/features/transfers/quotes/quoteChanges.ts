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
  payout: payoutText,
  about: ({ about, vipClaim }) =>
    lines([...about.map(({ asset, amount }) => `${amount} ${asset.denom}`), ...(vipClaim ?? []).map((outcome) => JSON.stringify(outcome))]),
  ballot: ({ ballot, gaugeBallot }) => (ballot === null ? JSON.stringify(gaugeBallot?.earlier?.shares ?? null) : ballotText(ballot)),
  term: ({ nameTerm }) => nameTerm?.endsAt.toString() ?? '',
} as const satisfies Record<What, (quote: Quote) => string>

const ORDER = Object.keys(SAID) as What[]

/**
 * Returns every difference, in a fixed order; empty for equal quotes.
 * @param except fields that cannot be compared, as where the second quote covers a part of the way.
 */
export function quoteChanges(before: Quote, after: Quote, except: readonly What[] = []): QuoteChange[] {
  return ORDER.filter((what) => !except.includes(what)).flatMap((what): QuoteChange[] => {
    const [earlier, later] = [SAID[what](before), SAID[what](after)]
    const isSame = earlier === later || (what === 'about' && hasOnlyGrown(before, after))
    return isSame ? [] : [{ what, before: earlier, after: later }]
  })
}

/** Returns whether a claim is of the same assets, and of no less: rewards grow with each block. */
function hasOnlyGrown({ about: before }: Quote, { action, about: after }: Quote): boolean {
  if (action?.type !== 'claimRewards' && action?.type !== 'claimLocked') return false
  const grown = (denom: string, least: string) =>
    after.some(({ asset, amount }) => asset.denom === denom && BigInt(amount) >= BigInt(least))
  return after.length === before.length && before.every(({ asset, amount }) => grown(asset.denom, amount))
}

/** Returns where an action's rewards are paid when that is not the account: an address, or “unknown”. Of routes the addresses are compared. */
function payoutText({ task, request, payout }: Quote): string {
  if (task !== 'act') return ''
  if (payout?.to === 'unknown') return payout.to
  return (payout?.to === 'other' ? payout.address : request.recipient) ?? ''
}

/** The title and the earlier vote, and by how much the vote counts. */
function ballotText({ title, earlier, weight }: NonNullable<Quote['ballot']>): string {
  return JSON.stringify([title, earlier, weight.map(({ asset, amount }) => [asset.denom, amount])])
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
