// Determines where the current leg ends by the accepted quote, and where on its way the money may rest. Pure.
import type { RouteHop } from '../../../../shared/contract/transfer/route.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { currentQuote } from '../../../../shared/domain/transfer/legs.ts'
import { lessSlippage } from '../../../clients/router/toRoute.ts'

/** A place on the route; amounts in base units of `denom`; `least` null where the quote states none. */
export interface Place {
  chainId: string
  denom: string
  least: string | null
}

/** Returns what the current leg delivers at its end: the destination for the last leg, else the output of its last hop. */
export function expectedEnd(transfer: Transfer): Place {
  const { quote } = currentQuote(transfer)
  const { toChainId, toDenom, slippagePercent } = quote.request
  const last = legHops(transfer).at(-1)
  if (quote.transactionsRequired <= 1 || last === undefined) return { chainId: toChainId, denom: toDenom, least: quote.minimumOut }
  return { chainId: last.toChainId, denom: last.denomOut ?? toDenom, least: less(last.amountOut, slippagePercent) }
}

/** Returns the hops of the current leg: the quote for the remaining way begins with them. */
export function legHops(transfer: Transfer): RouteHop[] {
  return currentQuote(transfer).quote.hops.filter(({ txIndex }) => txIndex === 0)
}

/**
 * Returns the place of an asset on the accepted route: its end, its source, an asset of a hop, or the form that arrives without the hook.
 * Null for every other asset: the transfer's money cannot rest there.
 */
export function placeOf(transfer: Transfer, { chainId, denom }: { chainId: string; denom: string }): Place | null {
  const end = expectedEnd(transfer)
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

/** Returns the holder of the money on a chain of the route: the recipient at its end, the user's own address before. */
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
