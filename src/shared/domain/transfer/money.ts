// Computes which amounts a transfer involves, and on which chain each of them is. Pure.
import type { Quote } from '../../contract/transfer/route.ts'
import type { Transfer } from '../../contract/transfer/transfer.ts'
import { currentQuote } from './legs.ts'

/** An amount on one chain. `isExact` is false where only the quote is known. */
export interface Money {
  chainId: string
  denom: string
  amount: string
  isExact: boolean
}

/** Returns the whole amount at its origin. */
export function sent({ quote }: Transfer): Money {
  return { chainId: quote.from.chainId, denom: quote.from.denom, amount: quote.amountIn, isExact: true }
}

/** Returns what the current leg carries: the whole amount, or what the previous leg delivered. */
export function leavingMoney(transfer: Transfer): Money {
  const { quote } = currentQuote(transfer)
  return { chainId: quote.from.chainId, denom: quote.from.denom, amount: quote.amountIn, isExact: true }
}

/** Returns what rests where the last leg arrived; the quoted amount where the actual one was not seen. */
export function resting(transfer: Transfer): Money | null {
  if (transfer.onward !== null) return leavingMoney(transfer)
  const seen = released(transfer)
  if (seen !== null) return seen
  const arrived = transfer.legs.filter((leg) => leg.arrivedAt !== null).length
  const end = transfer.quote.hops.findLast(({ txIndex }) => txIndex === arrived - 1)
  if (end === undefined || end.denomOut === null || end.amountOut === null) return null
  return { chainId: end.toChainId, denom: end.denomOut, amount: end.amountOut, isExact: false }
}

/** Returns what is known to rest somewhere; null where its amount is unknown. */
export function released({ release }: Transfer): Money | null {
  if (release === null || release.amount === null) return null
  return { chainId: release.chainId, denom: release.denom, amount: release.amount, isExact: true }
}

/** Returns what arrived; the quoted amount where no source states one. A withdrawal without a further hop loses nothing. */
export function landed(transfer: Transfer): Money {
  const { quote } = currentQuote(transfer)
  const isWhole = quote.task === 'claim' || (quote.variant === 'lossless' && quote.hops.length <= 1) || isUncut(quote)
  const place = { chainId: quote.to.chainId, denom: quote.to.denom, amount: quote.amountOut, isExact: isWhole }
  const isHere = transfer.release !== null && (transfer.onward === null || transfer.release.chainId === quote.to.chainId)
  if (!isHere) return place
  const { chainId, denom } = transfer.release ?? place
  const isExact = isWhole && chainId === place.chainId && denom === place.denom
  return released(transfer) ?? { ...place, chainId, denom, isExact }
}

/** Returns whether the route is a single deposit through the optimistic bridge at full value: the bridge mints exactly what it took. */
function isUncut({ hops, from, to, amountIn, amountOut }: Quote): boolean {
  const [hop, ...further] = hops
  if (hop?.kind !== 'opinit' || further.length > 0) return false
  return BigInt(amountIn) * 10n ** BigInt(to.decimals) === BigInt(amountOut) * 10n ** BigInt(from.decimals)
}

/** Returns the last chain that reported the money. */
export function lastSeen({ hops, quote }: Transfer): string {
  return hops.findLast((hop) => hop.state === 'received')?.toChainId ?? quote.request.fromChainId
}
