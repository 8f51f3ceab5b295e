// Where the current leg ends by the quote that the user accepted, and how much of which asset may lie where on its way. Pure.
import type { RouteHop } from '../../../../shared/contract/transfer/route.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { currentQuote } from '../../../../shared/domain/transfer/legs.ts'
import { lessSlippage } from '../../../clients/router/toRoute.ts'

/** Base units of `denom`; `least` null where the quote does not say how much. */
export interface Place {
  chainId: string
  denom: string
  least: string | null
}

/** What the current leg leaves where it ends: the goal of the last leg, else what its last hop says. */
export function legEnd(transfer: Transfer): Place {
  const { quote } = currentQuote(transfer)
  const { toChainId, toDenom, slippagePercent } = quote.request
  const last = legHops(transfer).at(-1)
  if (quote.transactionsRequired <= 1 || last === undefined) return { chainId: toChainId, denom: toDenom, least: quote.minimumOut }
  return { chainId: last.toChainId, denom: last.denomOut ?? toDenom, least: less(last.amountOut, slippagePercent) }
}

/** The hops of the current leg: the quote for the rest of the way begins with it. */
export function legHops(transfer: Transfer): RouteHop[] {
  return currentQuote(transfer).quote.hops.filter(({ txIndex }) => txIndex === 0)
}

/**
 * The place of an asset on the accepted route: its end, its source, an asset of a hop, or the form that arrives without the
 * hook. null for every other: money of the transfer cannot lie there.
 */
export function placeOf(transfer: Transfer, { chainId, denom }: { chainId: string; denom: string }): Place | null {
  const end = legEnd(transfer)
  if (chainId === end.chainId && denom === end.denom) return end
  const { request, amountIn, unhookedDenom } = currentQuote(transfer).quote
  if (chainId === request.fromChainId && denom === request.fromDenom) return { chainId, denom, least: amountIn }
  const hops = legHops(transfer)
  const { slippagePercent } = request
  const entering = (index: number) => (index === 0 ? amountIn : less(hops[index - 1]?.amountOut ?? null, slippagePercent))
  for (const [index, hop] of hops.entries()) {
    if (hop.toChainId === chainId && hop.denomOut === denom) return { chainId, denom, least: less(hop.amountOut, slippagePercent) }
    if (hop.fromChainId === chainId && hop.denomIn === denom) return { chainId, denom, least: entering(index) }
  }
  return chainId === end.chainId && denom === unhookedDenom ? { chainId, denom, least: entering(hops.length - 1) } : null
}

/** Whose money lies on a chain of the route: the recipient's at its end, the user's own address before. */
export function holderOn(transfer: Transfer, chainId: string): string {
  const { request } = currentQuote(transfer).quote
  if (chainId === request.toChainId) return transfer.recipient
  return chainId === request.fromChainId && transfer.onward === null ? transfer.sender : ownOn(transfer, chainId)
}

function ownOn(transfer: Transfer, chainId: string): string {
  return currentQuote(transfer).quote.addresses.find((one) => one.chainId === chainId)?.address ?? transfer.sender
}

function less(amount: string | null, slippagePercent: string): string | null {
  return amount === null ? null : lessSlippage(amount, slippagePercent)
}
