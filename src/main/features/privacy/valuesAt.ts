// Values amounts of the past: at the price seen then, else at the newest one.
import { CURRENT_PRICE_MS, PRICE_TOLERANCE_MS, type PriceMoment, type PriceThen } from '../../../shared/contract/history/price.ts'
import { toCents, valueOf } from '../../../shared/domain/prices/decimal.ts'
import { readNewestPrices, readPriceNear } from '../../db/archive/read/readPrices.ts'
import type { PortfolioDeps } from '../portfolio/methods.ts'

/** Returns the value of each amount, positive; null for an unlisted asset, and where no price is known. */
export function valuesAt(
  { archive, registry, world }: Pick<PortfolioDeps, 'archive' | 'registry' | 'world'>,
  moments: readonly PriceMoment[],
): (PriceThen | null)[] {
  const current = readNewestPrices(archive, world.clock.now() - CURRENT_PRICE_MS)
  const newest = new Map(current.map((price) => [`${price.chainId}:${price.denom}`, price]))
  return moments.map(({ chainId, denom, units, at }) => {
    const asset = registry.asset(chainId, denom)
    // The decimals of an unlisted asset are not known reliably.
    if (!asset.isVerified) return null
    const near = (chain: string, of: string) => readPriceNear(archive, { chainId: chain, denom: of, at, toleranceMs: PRICE_TOLERANCE_MS })
    const [originChain = '', ...origin] = asset.originId.split(':')
    const then = near(chainId, denom) ?? near(originChain, origin.join(':'))
    const seen = then ?? newest.get(`${chainId}:${denom}`) ?? newest.get(asset.originId)
    if (seen === undefined) return null
    const amount = BigInt(units)
    const value = toCents(valueOf(amount < 0n ? -amount : amount, asset.decimals, seen.price))
    return { value, price: seen.price, seenAt: seen.seenAt, isNow: then === null }
  })
}
