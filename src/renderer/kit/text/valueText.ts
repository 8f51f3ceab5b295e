// Formats amounts of fiat money: whole cents, grouped.
import { splitAmount } from '../../../shared/domain/amount.ts'
import type { Words } from '../../words/words.ts'
import { HIDDEN_AMOUNT } from './amountText.ts'

/**
 * Formats US cents.
 * @param cents the value of a positive amount: zero means less than one cent
 * @example valueText('123456') // '$1,234.56'
 */
export function valueText(words: Words, cents: string): string {
  if (words.hidesAmounts) return HIDDEN_AMOUNT
  if (cents === '0') return `< ${words.formatDollars('0.01')}`
  return dollarsOf(words, cents)
}

function dollarsOf(words: Words, cents: string): string {
  const { sign, whole, digits, zeros } = splitAmount(cents, 2)
  return words.formatDollars(`${whole}.${digits}${zeros}`, sign)
}

/**
 * Formats an estimate in US dollars that came as decimal text, rounded to whole cents; null for none, or for any other text.
 * @param units of what is estimated, base units: routers round parts of a cent to nothing
 * @example usdText('479.0268', '9500000') // '$479.03'
 */
export function usdText(words: Words, decimal: string | null, units: string): string | null {
  const [, whole, fraction = ''] = /^(\d{1,18})(?:\.(\d+))?$/.exec(decimal ?? '') ?? []
  if (whole === undefined) return null
  if (words.hidesAmounts) return HIDDEN_AMOUNT
  const cents = BigInt(whole + fraction.slice(0, 2).padEnd(2, '0')) + (/^\d\d[5-9]/.test(fraction) ? 1n : 0n)
  return cents === 0n && units === '0' ? words.formatDollars('0.00') : valueText(words, cents.toString())
}

/** Significant digits of a price below a dollar, and most zeros before them. */
const PRICE_DIGITS = 4
const MAX_ZEROS = 7

/**
 * Formats a price in US dollars, which is public and never hidden, that came as decimal text: cents from a dollar on, below it the first digits that say something.
 * @example priceText('0.00001234567') // '$0.00001234'
 */
export function priceText(words: Words, decimal: string): string {
  const [whole = '0', fraction = ''] = decimal.split('.')
  if (whole !== '0') return dollarsOf(words, whole + fraction.slice(0, 2).padEnd(2, '0'))
  const zeros = /^0*/.exec(fraction)?.[0].length ?? 0
  if (zeros > MAX_ZEROS) return `< ${words.formatDollars(`0.${'0'.repeat(MAX_ZEROS)}1`)}`
  return words.formatDollars(`0.${fraction.slice(0, zeros + PRICE_DIGITS).padEnd(2, '0')}`)
}
