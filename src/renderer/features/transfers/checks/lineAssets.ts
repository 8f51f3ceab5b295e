// Finds the asset and the chain that a checked line is of. Pure.
import type { Asset } from '../../../../shared/contract/chain.ts'
import type { Quote } from '../../../../shared/contract/transfer/route.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import type { CheckLine, Leg } from '../../../../shared/contract/transfer/transferLeg.ts'
import { currentQuote } from '../../../../shared/domain/transfer/legs.ts'
import type { Coin } from './CheckValue.tsx'

/** Looks an asset up by its chain and denomination. */
type AssetOf = (chainId: string, denom: string) => Asset | null

/**
 * Returns the asset of a line: coins sent along with a call, and its fee, are the chain's; the minimum is of what arrives, every other
 * amount of what is sent.
 */
export function assetOfLine(line: CheckLine, leg: Leg, transfer: Transfer, assetOf: AssetOf): Coin {
  const { quote } = currentQuote(transfer)
  if (line.subject === 'least') return arrivingAsset(quote, assetOf)
  if (line.subject !== 'value' && line.subject !== 'fee') return quote.from
  return assetOf(leg.chainId, leg.fee.denom) ?? { decimals: 0, symbol: leg.fee.denom }
}

/** Returns the symbol of a matching denomination, where the lists know it on this chain: a token may call itself anything. */
export function symbolOfLine(line: CheckLine, leg: Leg, transfer: Transfer, assetOf: AssetOf): string | null {
  const chainId = line.form === 'denom' && line.verdict === 'match' ? chainOfAsset(line, leg, transfer, assetOf) : null
  const asset = chainId === null ? null : assetOf(chainId, line.found)
  return asset?.isVerified === true ? asset.symbol : null
}

/** Returns the chain on which a denomination is an asset: that of the document, else the first along the route that lists it. */
export function chainOfAsset({ found }: CheckLine, leg: Leg, transfer: Transfer, assetOf: AssetOf): string | null {
  const { hops, request, unhookedDenom } = currentQuote(transfer).quote
  // The bridge's own form of an asset, which a hook converts, is on no list.
  if (found === unhookedDenom) return request.toChainId
  const along = hops.map(({ toChainId }) => toChainId)
  return [leg.chainId, ...along].find((chainId) => assetOf(chainId, found) !== null) ?? null
}

/** Returns what the first transaction of a quote results in: the requested asset, or the one that rests before the next transaction. */
function arrivingAsset({ hops, to, transactionsRequired }: Quote, assetOf: AssetOf): Coin {
  if (transactionsRequired <= 1) return to
  const { toChainId = '', denomOut = null } = hops.findLast(({ txIndex }) => txIndex === 0) ?? {}
  return assetOf(toChainId, denomOut ?? '') ?? { decimals: 0, symbol: denomOut ?? '' }
}
