// Computes by how much prices alone moved the total between two valuations. Pure.
import type { Valuation } from '../../../shared/contract/history/price.ts'
import { scaledPrice } from '../../data/centsOf.ts'

type Priced = Valuation['assets'][number]

/** Returns the change of the total in US cents, signed; null where amounts changed too, or nothing did. */
export function priceMove(before: Valuation | null, after: Valuation | null): string | null {
  if (before?.state !== 'on' || after?.state !== 'on' || before.total === null || after.total === null) return null
  const cents = BigInt(after.total) - BigInt(before.total)
  if (cents === 0n || before.assets.length !== after.assets.length) return null
  const pairs = after.assets.map((now): [Priced | undefined, Priced] => [
    before.assets.find(({ originId }) => originId === now.originId),
    now,
  ])
  return pairs.every(isSameAmount) && pairs.some(([was, now]) => was?.price !== now.price) ? cents.toString() : null
}

/** Returns whether two values are of the same amount, as far as whole cents tell. */
function isSameAmount([was, now]: [Priced | undefined, Priced]): boolean {
  if (was === undefined) return false
  if (was.price === null || now.price === null || was.value === null || now.value === null) {
    return was.price === now.price && was.value === now.value
  }
  const [priceBefore, priceNow] = [scaledPrice(was.price), scaledPrice(now.price)]
  const gap = BigInt(now.value) * priceBefore - BigInt(was.value) * priceNow
  return (gap < 0n ? -gap : gap) <= priceBefore + priceNow
}
