// Writes values and shares as the columns of the list of holdings can hold them. Pure.
import { splitAmount } from '../../../shared/domain/amount.ts'
import { tenths } from '../../kit/charts/scale.ts'
import { valueText } from '../../kit/text/valueText.ts'
import type { Words } from '../../words/words.ts'

/** Cents of the largest value that is shown to the cent: a larger one would not fit its column, and the title has every digit. */
const MAX_EXACT = 100_000_000n

/** Cents of the largest value that is shown to the dollar: a larger one would lie over the share beside it. */
const MAX_WHOLE = 100_000_000_000n

/** Returns a value as its column can hold it. */
export function columnText(words: Words, cents: string): string {
  const amount = BigInt(cents)
  if (words.hidesAmounts || amount < MAX_EXACT) return valueText(words, cents)
  if (amount < MAX_WHOLE) return words.formatDollars(splitAmount(cents, 2).whole)
  return words.formatRoundDollars(Number(amount / 100n))
}

/** Returns how much of the whole a value is, both in cents; what is less than a tenth of a per cent is not nothing. */
export function shareText(words: Words, value: string, whole: string): string {
  const share = tenths(value, whole)
  return share === 0 && value !== '0' ? `< ${words.formatShare(1)}` : words.formatShare(share)
}

interface Units {
  units: string
  decimals: number
}

/**
 * Returns what a part of an asset is worth, in cents rounded down: its share of the asset's value. Null where that is not known.
 * An asset has other decimals on some chains.
 * @example partValue('1000', { units: '25', decimals: 0 }, { units: '1000', decimals: 1 }) // '250'
 */
export function partValue(value: string | null, part: Units, whole: Units): string | null {
  const all = BigInt(whole.units) * 10n ** BigInt(part.decimals)
  return value === null || all <= 0n ? null : `${(BigInt(value) * BigInt(part.units) * 10n ** BigInt(whole.decimals)) / all}`
}
