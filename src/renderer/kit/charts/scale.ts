// Computes where numbers lie on a drawing. Amounts are exact elsewhere; only here they become floats, for positions in pixels.
import { nice, ticks } from 'd3-array'

/** Range of the values of a chart. */
export interface Extent {
  low: number
  high: number
}

/** Converts an amount to an approximate float, for its position only. */
export function toFloat(units: string, decimals: number): number {
  return Number(BigInt(units)) / 10 ** decimals
}

/** How many parts a range is divided into by its round numbers, about. */
const PARTS = 3

/** Returns the range from 0, or from the lowest negative value, to a round number at or above the largest; never empty. */
export function extentOf(values: readonly number[]): Extent {
  const low = values.reduce((least, value) => Math.min(least, value), 0)
  const high = values.reduce((most, value) => Math.max(most, value), 0)
  return rounded(low === high ? { low, high: low + 1 } : { low, high })
}

/** Part of the largest value that all others must differ by for their chart to begin at 0. */
const MIN_SPAN = 0.5

/** Returns the range of a line: from 0 where it comes near to it, otherwise from a round number below it, so that its changes are seen. */
export function fittedExtent(values: readonly number[]): Extent {
  const least = values.reduce((low, value) => Math.min(low, value), Number.POSITIVE_INFINITY)
  const most = values.reduce((high, value) => Math.max(high, value), Number.NEGATIVE_INFINITY)
  const hasRoom = least > 0 && least < most && most - least < MIN_SPAN * most
  return hasRoom ? rounded({ low: least, high: most }) : extentOf(values)
}

function rounded({ low, high }: Extent): Extent {
  const [from, until] = nice(low, high, PARTS)
  return { low: from, high: until }
}

/** Returns where a value lies between low (0) and high (1). */
export function partOf({ low, high }: Extent, value: number): number {
  return (value - low) / (high - low)
}

/** Returns a few round numbers within a range. */
export function roundNumbers({ low, high }: Extent): number[] {
  return ticks(low, high, PARTS)
}

/** Least and most digits of a number beside a line. */
const DIGITS = [3, 15] as const

/** Writes the numbers beside the lines of a chart with as many digits as they need to differ, and no more. */
export function differingTexts(values: readonly number[], write: (value: number, digits: number) => string): string[] {
  const [least, most] = DIGITS
  for (let digits: number = least; digits < most; digits += 1) {
    const texts = values.map((value) => write(value, digits))
    if (new Set(texts).size === values.length) return texts
  }
  return values.map((value) => write(value, most))
}

/** A line across a chart: where it lies, and the number beside it. */
export interface RoundLine {
  at: number
  text: string
}

/** Returns the lines at the round numbers of a range, each with its number. */
export function roundLines(extent: Extent, write: (value: number, digits: number) => string): RoundLine[] {
  const values = roundNumbers(extent)
  const texts = differingTexts(values, write)
  return values.map((value, index) => ({ at: partOf(extent, value), text: texts[index] ?? '' }))
}

/**
 * Returns a part of a whole in tenths of a per cent, rounded, so that shares add up as closely as their digits can.
 * @example tenths('1', '3') // 333
 */
export function tenths(part: string, whole: string): number {
  return BigInt(whole) === 0n ? 0 : Number((BigInt(part) * 2000n + BigInt(whole)) / (BigInt(whole) * 2n))
}

/** Returns the index of the last of some ascending numbers that is not above a value; the first where all are. */
export function lastUpTo(ascending: readonly number[], value: number): number {
  return Math.max(
    0,
    ascending.findLastIndex((each) => each <= value),
  )
}
