// Computes what a transaction was worth from the values of what it moved. Pure.
import type { ActivityItem } from '../../../shared/contract/history/activity.ts'
import { worthOfSides } from '../../../shared/domain/prices/worth.ts'
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
 * Returns the value of a transaction, as a search by value finds it.
 * @param values of its moments, in their order
 * @returns null where an amount has no known price
 */
export function worthOf(moments: readonly PriceMoment[], values: readonly (PriceThen | null)[]): Worth | null {
  const isOut = (index: number) => moments[index]?.units.startsWith('-') === true
  const worth = worthOfSides(values.map((value, index) => ({ isOut: isOut(index), cents: value === null ? null : BigInt(value.value) })))
  if (worth === null) return null
  return { cents: String(worth.cents), isNow: values.some((value, index) => isOut(index) === worth.isOut && value?.isNow === true) }
}
