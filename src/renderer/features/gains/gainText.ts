// Formats money of gains in the currency of the report, with its sign.
import { splitAmount } from '../../../shared/domain/amount.ts'
import { HIDDEN_AMOUNT } from '../../kit/text/amountText.ts'
import type { Words } from '../../words/words.ts'

/**
 * Formats signed cents.
 * @example moneyText(words, '-123456', 'USD') // '−$1,234.56'
 * @param isSigned writes a plus before a gain
 */
export function moneyText(words: Words, cents: string, currency: string, isSigned = false): string {
  if (words.hidesAmounts) return HIDDEN_AMOUNT
  const { sign: plainSign, whole, digits, zeros } = splitAmount(cents, 2)
  const sign = plainSign === '-' ? '−' : isSigned && BigInt(cents) > 0n ? '+' : ''
  const written = `${whole}.${digits}${zeros}`
  return currency === 'USD' ? words.formatDollars(written, sign) : `${sign}${words.formatDigits(written)} ${currency}`
}

/** Returns whether nothing of a sum is known. */
export function isUnknown({ cents, unknown }: { cents: string; unknown: number }): boolean {
  return unknown > 0 && cents === '0'
}
