// Computes what a transaction was worth from the values of what it moved. Pure.
import type { ActivityItem } from '../../../shared/contract/history/activity.ts'
import { shownMovements } from './detail/movements.ts'
import type { PriceMoment, PriceThen } from '../../../shared/contract/history/price.ts'

/** The value of a transaction. */
export interface Worth {
  /** US cents. */
  cents: string
  /** Valued at today's price, at least in part: none is known of its time. */
  isNow: boolean
}

/** Returns the amounts whose values make the value of a transaction: unverified assets are worth nothing that is known. */
export function momentsOf(item: ActivityItem): PriceMoment[] {
  return shownMovements(item)
    .filter(({ isVerified }) => isVerified)
    .map(({ denom, amount }) => ({ chainId: item.chainId, denom, units: amount, at: item.time }))
}

/**
 * Returns the value of a transaction: of what came in or of what left, whichever is worth more, since the two sides of a swap are one value.
 * @param values of its moments, in their order
 * @returns null where an amount has no known price: a partial value would be taken for the whole
 */
export function worthOf(moments: readonly PriceMoment[], values: readonly (PriceThen | null)[]): Worth | null {
  const sides = [false, true].flatMap((isOut) => {
    const side = values.filter((_, index) => moments[index]?.units.startsWith('-') === isOut)
    if (side.length === 0 || side.includes(null)) return []
    const known = side.filter((value) => value !== null)
    return { cents: known.reduce((sum, { value }) => sum + BigInt(value), 0n), isNow: known.some(({ isNow }) => isNow) }
  })
  const [largest] = sides.toSorted((left, right) => (left.cents === right.cents ? 0 : left.cents > right.cents ? -1 : 1))
  return largest === undefined ? null : { cents: String(largest.cents), isNow: largest.isNow }
}
