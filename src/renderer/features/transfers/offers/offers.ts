// Offers beside one another: which is fastest, which returns most, and how often each is signed. Pure.
import type { Quote } from '../../../../shared/contract/transfer/route.ts'
import { toUnits } from '../../../../shared/domain/amount.ts'

export type Merit = 'fastest' | 'bestReturn' | 'fewestHands'

/** What an offer has over all others, by variant; nothing where there is one alone, or where two are alike. */
export function merits(offers: readonly Quote[]): ReadonlyMap<Quote['variant'], Merit[]> {
  const best: [Merit, Quote | null][] = [
    ['fastest', bestOf(offers, (offer) => (offer.durationSeconds === null ? null : -BigInt(offer.durationSeconds)))],
    ['bestReturn', bestOf(offers, returned)],
    ['fewestHands', bestOf(offers, (offer) => -BigInt(signaturesOf(offer)))],
  ]
  return new Map(offers.map((offer) => [offer.variant, best.filter(([, holder]) => holder === offer).map(([merit]) => merit)]))
}

/** How often the device is asked for an offer, approvals aside: whether one is needed shows when the message is prepared. */
export function signaturesOf({ transactionsRequired, needsOpHook, variant }: Quote): number {
  return transactionsRequired + (needsOpHook ? 1 : 0) + (variant === 'lossless' ? 1 : 0)
}

/** Amounts are compared exactly; only offers of the same asset are beside one another. */
function returned({ amountOut }: Quote): bigint {
  return toUnits(amountOut)
}

/** The one offer with the highest rank; null when it is shared, or when one has none. */
function bestOf(offers: readonly Quote[], rank: (offer: Quote) => bigint | null): Quote | null {
  if (offers.length < 2) return null
  const ranked = offers.map((offer) => ({ offer, value: rank(offer) }))
  const values = ranked.map(({ value }) => value)
  if (values.includes(null)) return null
  const [first, second] = ranked.toSorted((left, right) => ((left.value ?? 0n) > (right.value ?? 0n) ? -1 : 1))
  return first === undefined || first.value === second?.value ? null : first.offer
}
