// Splits a quote into its legs: one transaction each, with the minimum that it must leave where it ends. Pure.
import type { Asset } from '../../shared/contract/chain.ts'
import type { Quote, RouteHop } from '../../shared/contract/transfer/route.ts'
import { lessSlippage } from '../clients/router/toRoute.ts'
import { quoted, unsafe } from './checkReport.ts'
import { phrase } from '../../shared/domain/phrase.ts'

/** One transaction of a route. */
export interface QuoteLeg {
  hops: readonly RouteHop[]
  /** Chains in order, the source first, none twice in a row. */
  path: readonly string[]
  /** What the transaction leaves where it ends, and the minimum that the user accepts. Base units. */
  end: { chainId: string; denom: string; least: string }
  isLast: boolean
}

/**
 * Returns the legs in the order they are signed. The last one ends at what the user requested, whatever the router names; an earlier one at
 * what its last hop names, less the requested slippage, which the user accepts as a separate gate.
 * @throws AppError transfer.unsafeMessage when transaction indexes are not 0…n−1 with n transactions, when chains do not follow one
 * another, when the last leg does not end on the requested chain, or when an earlier one does not say what it leaves.
 */
export function legsOf(quote: Pick<Quote, 'hops' | 'request' | 'minimumOut' | 'transactionsRequired'>): QuoteLeg[] {
  const { hops, request, minimumOut, transactionsRequired } = quote
  requireIndexes(hops, transactionsRequired)
  const legs: QuoteLeg[] = []
  let start = request.fromChainId
  for (let index = 0; index < transactionsRequired; index++) {
    const own = hops.filter(({ txIndex }) => txIndex === index)
    const path = pathOf(start, own)
    start = path.at(-1) ?? start
    const isLast = index === transactionsRequired - 1
    if (isLast && start !== request.toChainId) throw unsafe(phrase`The route in the quote ends on ${start}, not on ${request.toChainId}.`)
    const end = isLast ? { chainId: start, denom: request.toDenom, least: minimumOut } : leftBetween(own, start, request.slippagePercent)
    legs.push({ hops: own, path, end, isLast })
  }
  return legs
}

/**
 * Returns the legs of a quote that leaves and exchanges into listed assets only; the requested asset may be any.
 * @throws AppError transfer.unsafeMessage for an asset that `asset` does not verify, and as `legsOf`.
 */
export function listedLegsOf(
  quote: Parameters<typeof legsOf>[0],
  asset: (chainId: string, denom: string) => Pick<Asset, 'isVerified'>,
): QuoteLeg[] {
  const legs = legsOf(quote)
  const { toChainId, toDenom } = quote.request
  for (const { hops, end, isLast } of legs) {
    if (!isLast && !asset(end.chainId, end.denom).isVerified) {
      throw unsafe(phrase`This route would leave ${quoted(end.denom)} on ${end.chainId}, an asset that isn’t in the chain list.`)
    }
    for (const { kind, toChainId: chainId, denomOut } of hops) {
      if (kind !== 'swap' || denomOut === null || asset(chainId, denomOut).isVerified) continue
      const isRequested = isLast && chainId === toChainId && denomOut === toDenom
      if (!isRequested) throw unsafe(phrase`The route swaps into ${quoted(denomOut)}, an asset that isn’t in the chain list.`)
    }
  }
  return legs
}

function requireIndexes(hops: readonly RouteHop[], count: number): void {
  const isInOrder = hops.every(({ txIndex }, at) => {
    const step = txIndex - (hops[at - 1]?.txIndex ?? 0)
    return step === 0 || (step === 1 && at > 0)
  })
  // A route without hops is a single transaction: a claim, a revocation.
  const last = hops.at(-1)?.txIndex ?? 0
  if (isInOrder && last === count - 1) return
  if (count === 1) throw unsafe('The steps in the quote don’t fit into one transaction.')
  throw unsafe(phrase`The steps in the quote don’t add up to ${count} transactions.`)
}

function pathOf(source: string, hops: readonly RouteHop[]): string[] {
  const path = [source]
  for (const { fromChainId, toChainId } of hops) {
    if (fromChainId !== path.at(-1))
      throw unsafe(phrase`The route in the quote has a gap between ${path.at(-1) ?? source} and ${fromChainId}.`)
    if (toChainId !== fromChainId) path.push(toChainId)
  }
  return path
}

function leftBetween(hops: readonly RouteHop[], chainId: string, slippagePercent: string): QuoteLeg['end'] {
  const { denomOut = null, amountOut = null } = hops.at(-1) ?? {}
  if (denomOut === null || amountOut === null || amountOut === '0') {
    throw unsafe('The quote doesn’t say what remains between its transactions.')
  }
  const swaps = hops.some(({ kind }) => kind === 'swap')
  return { chainId, denom: denomOut, least: swaps ? lessSlippage(amountOut, slippagePercent) : amountOut }
}
