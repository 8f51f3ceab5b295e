// Computes what a transaction was worth from the values of what it moved. Pure.

/** The value of one amount, in US cents without sign. */
export interface MovedValue {
  isOut: boolean
  /** Null where no price is known. */
  cents: bigint | null
}

/**
 * Returns the value of a transaction in US cents: of what came in or of what left, whichever is worth more, since the two sides of a swap
 * are one value; and which side it is of.
 * @returns null where neither side is known in whole: a partial value would be taken for the whole
 */
export function worthOfSides(values: readonly MovedValue[]): { cents: bigint; isOut: boolean } | null {
  let largest: { cents: bigint; isOut: boolean } | null = null
  for (const isOut of [false, true]) {
    const side = values.filter((one) => one.isOut === isOut)
    if (side.length === 0 || side.some(({ cents }) => cents === null)) continue
    const cents = side.reduce((sum, one) => sum + (one.cents ?? 0n), 0n)
    if (largest === null || cents > largest.cents) largest = { cents, isOut }
  }
  return largest
}
