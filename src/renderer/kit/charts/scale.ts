// Computes where numbers lie on a drawing. Amounts are exact elsewhere; only here they become floats, for positions in pixels.
import { ticks } from 'd3-array'

/** Range of the values of a chart. */
export interface Extent {
  low: number
  high: number
}

/** Converts an amount to an approximate float, for its position only. */
export function toFloat(units: string, decimals: number): number {
  return Number(BigInt(units)) / 10 ** decimals
}

/** Returns the range from 0, or from the lowest negative value, to the largest; never empty. */
export function extentOf(values: readonly number[]): Extent {
  const low = values.reduce((least, value) => Math.min(least, value), 0)
  const high = values.reduce((most, value) => Math.max(most, value), 0)
  return low === high ? { low, high: low + 1 } : { low, high }
}

/** Returns where a value lies between low (0) and high (1). */
export function partOf({ low, high }: Extent, value: number): number {
  return (value - low) / (high - low)
}

/** Returns a few round numbers within a range. */
export function roundNumbers({ low, high }: Extent): number[] {
  return ticks(low, high, 3)
}

/**
 * Returns a part of a whole in tenths of a per cent, rounded down.
 * @example tenths('1', '3') // 333
 */
export function tenths(part: string, whole: string): number {
  return BigInt(whole) === 0n ? 0 : Number((BigInt(part) * 1000n) / BigInt(whole))
}

/** Returns the index of the last of some ascending numbers that is not above a value; the first where all are. */
export function lastUpTo(ascending: readonly number[], value: number): number {
  return Math.max(
    0,
    ascending.findLastIndex((each) => each <= value),
  )
}
