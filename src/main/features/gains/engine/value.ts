// Money of the gains: integers of 10^-36 of a currency's unit, so that an amount of 18 decimals times a price of 18 is exact. Pure.
import { readDecimal } from '../../../../shared/domain/prices/decimal.ts'

/** Decimal places of a value. */
export const VALUE_SCALE = 36

/**
 * Returns the value of an amount of base units at a price per whole unit; digits beyond the scale are cut off.
 * @param price exact decimal text, the result of `decimalOf`.
 */
export function valueAt(units: bigint, decimals: number, price: string): bigint {
  const { digits, scale } = readDecimal(price)
  const extra = VALUE_SCALE - scale - decimals
  const product = units * digits
  return extra >= 0 ? product * 10n ** BigInt(extra) : product / 10n ** BigInt(-extra)
}

/** Returns the share of a part in a total, towards zero: what is cut off stays with the rest, so that the shares add up to the total. */
export function shareOf(total: bigint, part: bigint, whole: bigint): bigint {
  return part === whole ? total : (total * part) / whole
}

/** Splits a total by weights without a remainder: the last weight that is not zero takes what is left. */
export function splitBy(total: bigint, weights: readonly bigint[]): bigint[] {
  let left = total
  let leftWeight = weights.reduce((sum, weight) => sum + weight, 0n)
  return weights.map((weight) => {
    const share = leftWeight === 0n ? 0n : shareOf(left, weight, leftWeight)
    left -= share
    leftWeight -= weight
    return share
  })
}

/** Converts to hundredths of the currency's unit, halves away from zero; for display only, after adding up. */
export function centsOf(value: bigint): string {
  const unit = 10n ** BigInt(VALUE_SCALE - 2)
  const size = value < 0n ? -value : value
  const cents = (size * 2n + unit) / (unit * 2n)
  return `${value < 0n && cents > 0n ? '-' : ''}${cents}`
}

/** Rounds the parts of a sum so that they add up to the rounded sum: what a part loses by it, the next one gains. */
export function centsOfParts(values: readonly bigint[]): string[] {
  const cuts = values.map((_, index) => BigInt(centsOf(values.slice(0, index + 1).reduce((sum, value) => sum + value, 0n))))
  return cuts.map((cut, index) => String(cut - (cuts[index - 1] ?? 0n)))
}
