// Compares offers: which is fastest, which returns most, and how often each is signed. Pure.
import type { Quote } from '../../../../shared/contract/transfer/route.ts'
import { toUnits } from '../../../../shared/domain/amount.ts'

/** An advantage of an offer. */
export type Merit = 'fastest' | 'bestReturn' | 'fewestHands'

/** Returns the advantages of each offer over all others, by variant; none for a single offer, or where two are equal. */
export function merits(offers: readonly Quote[]): ReadonlyMap<Quote['variant'], Merit[]> {
  const best: [Merit, Quote | null][] = [
    ['fastest', bestOf(offers, (offer) => (offer.durationSeconds === null ? null : -BigInt(offer.durationSeconds)))],
    ['bestReturn', bestOf(offers, returned)],
    ['fewestHands', bestOf(offers, (offer) => -BigInt(signaturesOf(offer)))],
  ]
  return new Map(offers.map((offer) => [offer.variant, best.filter(([, holder]) => holder === offer).map(([merit]) => merit)]))
}

/** Returns how often the device is asked for an offer, without approvals: whether one is needed shows only when the message is prepared. */
export function signaturesOf({ transactionsRequired, needsOpHook, variant }: Quote): number {
  return transactionsRequired + (needsOpHook ? 1 : 0) + (variant === 'lossless' ? 1 : 0)
}

/** Returns what the signatures after the first are for, where one thing accounts for all of them; else null, as where one is enough. */
export function secondSignature(offer: Quote): 'claim' | 'hook' | 'legs' | null {
  const signatures = signaturesOf(offer)
  if (offer.transactionsRequired > 1) return offer.transactionsRequired === signatures ? 'legs' : null
  if (signatures > 2) return null
  if (offer.variant === 'lossless') return 'claim'
  return offer.needsOpHook ? 'hook' : null
}

/** Returns the amount that arrives, exactly; only offers of the same asset are compared. */
function returned({ amountOut }: Quote): bigint {
  return toUnits(amountOut)
}

/** Returns the one offer with the highest rank; null when it is shared, or when one has none. */
function bestOf(offers: readonly Quote[], rank: (offer: Quote) => bigint | null): Quote | null {
  if (offers.length < 2) return null
  const ranked = offers.map((offer) => ({ offer, value: rank(offer) }))
  const values = ranked.map(({ value }) => value)
  if (values.includes(null)) return null
  const [first, second] = ranked.toSorted((left, right) => ((left.value ?? 0n) > (right.value ?? 0n) ? -1 : 1))
  return first === undefined || first.value === second?.value ? null : first.offer
}
