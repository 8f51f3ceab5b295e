// Compares offers: which is taken unless the user chooses, which is fastest, which returns most, and how often each is signed. Pure.
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

/** Longest wait, in seconds, that is taken without a question so that all of the money arrives: a bridge to oneself is rarely in a hurry. */
const MAX_WAIT_SECONDS = 3600

/**
 * Returns the offer that is taken unless the user chooses. A swap takes the router's first. What stays the same asset takes the one that
 * returns most among those that are there within an hour: on mainnet, where a bridge holds a withdrawal for a week, a faster one.
 */
export function preferredOffer(offers: readonly Quote[]): Quote | null {
  const [first] = offers
  if (first === undefined) return null
  const isInTime = ({ durationSeconds, obstacle }: Quote) =>
    obstacle !== 'unknownChain' && durationSeconds !== null && durationSeconds <= MAX_WAIT_SECONDS
  const waited = offers.filter((offer) => isSameAsset(offer) && isInTime(offer))
  return waited.reduce((best, offer) => (isSameAsset(best) && returned(offer) > returned(best) ? offer : best), first)
}

/** What an offer costs for being faster than the one that returns most. */
export interface PriceOfSpeed {
  /** How much less may arrive, base units of the destination. */
  less: string
  soonerSeconds: number
}

/** Returns what an offer's speed costs; null where nothing that is slower returns more of the same asset. */
export function priceOfSpeed(offer: Quote, offers: readonly Quote[]): PriceOfSpeed | null {
  const { durationSeconds: own } = offer
  const best = offers.reduce((most, one) => (returned(one) > returned(most) ? one : most), offer)
  if (best === offer || !isSameAsset(offer) || own === null || best.durationSeconds === null || best.durationSeconds <= own) return null
  const less = toUnits(best.minimumOut) - toUnits(offer.minimumOut)
  return { less: less.toString(), soonerSeconds: best.durationSeconds - own }
}

function isSameAsset({ from, to }: Quote): boolean {
  return from.originId === to.originId
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
