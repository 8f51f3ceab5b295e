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
  if (amount < MAX_EXACT) return valueText(words, cents)
  if (amount < MAX_WHOLE) return words.formatDollars(splitAmount(cents, 2).whole)
  return words.formatRoundDollars(Number(amount / 100n))
}

/** Returns how much of the whole a value is, both in cents; what is less than a tenth of a per cent is not nothing. */
export function shareText(words: Words, value: string, whole: string): string {
  const share = tenths(value, whole)
  return share === 0 && value !== '0' ? `< ${words.formatShare(1)}` : words.formatShare(share)
}
