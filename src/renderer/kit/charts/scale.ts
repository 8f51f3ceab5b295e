// Where numbers lie on a drawing. Amounts are exact elsewhere: here they become places of pixels, and only here floats.
import { ticks } from 'd3-array'

export interface Extent {
  low: number
  high: number
}

/** A float near an amount, for its place alone. */
export function toFloat(units: string, decimals: number): number {
  return Number(BigInt(units)) / 10 ** decimals
}

/** From nothing, or from below it, up to the largest; never empty. */
export function extentOf(values: readonly number[]): Extent {
  const low = values.reduce((least, value) => Math.min(least, value), 0)
  const high = values.reduce((most, value) => Math.max(most, value), 0)
  return low === high ? { low, high: low + 1 } : { low, high }
}

/** Where a value lies between low (0) and high (1). */
export function partOf({ low, high }: Extent, value: number): number {
  return (value - low) / (high - low)
}

/** A few round numbers within an extent. */
export function roundNumbers({ low, high }: Extent): number[] {
  return ticks(low, high, 3)
}

/** A part of a whole in tenths of a per cent, cut. @example tenths('1', '3') // 333 */
export function tenths(part: string, whole: string): number {
  return BigInt(whole) === 0n ? 0 : Number((BigInt(part) * 1000n) / BigInt(whole))
}

/** The last of some ascending numbers that is not above a value; the first where all are. */
export function lastUpTo(ascending: readonly number[], value: number): number {
  return Math.max(
    0,
    ascending.findLastIndex((each) => each <= value),
  )
}
