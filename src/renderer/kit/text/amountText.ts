// Formats amounts: takes exact digits, returns text parts. Never uses a float.
import { splitAmount } from '../../../shared/domain/amount.ts'
import type { Words } from '../../words/words.ts'

/**
 * `short`: at least 2 decimals, at most 6. `exact`: at least 2, and every one that is not zero. `column`: exactly 6, so that points align.
 * `full`: every decimal that is not zero, and zeros up to 6: the eighteen of an Ethereum coin add nothing.
 */
export type AmountMode = 'short' | 'exact' | 'column' | 'full'

/** The parts of a formatted amount. */
export interface AmountParts {
  sign: '' | '−' | '+'
  /** Whole part, point and the significant decimals. */
  digits: string
  /** Trailing zeros, shown dimmed. */
  zeros: string
  /** Every digit, for the title, when the shown text or its column may leave some out; otherwise null. */
  exact: string | null
  /** More digits than the narrowest column holds: there it is broken into lines. */
  isLong: boolean
}

/** What is written for an amount while amounts are hidden. */
export const HIDDEN_AMOUNT = '•••'

const PLACES = 6
/** Length of a whole part up to which the narrowest column holds it in one line: 9,999,999.000000. */
const LONG = 9

/**
 * Formats an amount.
 * @param isSigned writes a plus before positive amounts
 * @example amountParts('12500000', 6, 'short', true) // { sign: '+', digits: '12.50', zeros: '', exact: null, isLong: false }
 */
export function amountParts(words: Words, units: string, decimals: number, mode: AmountMode, isSigned = false): AmountParts {
  const { sign, whole, digits, zeros } = splitAmount(units, decimals)
  const isZero = whole === '0' && digits === ''
  const shownSign = sign === '-' ? '−' : isSigned && !isZero ? '+' : ''
  if (words.hidesAmounts) return { sign: shownSign, digits: HIDDEN_AMOUNT, zeros: '', exact: null, isLong: false }
  const fits = mode === 'full' || mode === 'exact' || digits.length <= PLACES
  const kept = fits ? digits : digits.slice(0, PLACES)
  const isLong = whole.length > LONG
  const exact = fits && !isLong ? null : words.formatDigits(`${shownSign}${whole}${digits === '' ? '' : `.${digits}`}`)
  if (!fits && whole === '0' && /^0*$/.test(kept))
    return { sign: shownSign, digits: words.formatDigits('<0.000001'), zeros: '', exact, isLong }
  const shown = padded(whole, kept, mode, decimals, zeros)
  return { sign: shownSign, digits: words.formatDigits(shown.digits), zeros: words.formatDigits(shown.zeros), exact, isLong }
}

function padded(whole: string, kept: string, mode: AmountMode, decimals: number, zeros: string): { digits: string; zeros: string } {
  if (mode === 'short' || mode === 'exact') {
    const fraction = kept.padEnd(Math.min(2, decimals), '0')
    return { digits: fraction === '' ? whole : `${whole}.${fraction}`, zeros: '' }
  }
  // Unknown decimals are stored as 0: the position of the point is unknown then.
  if (decimals === 0) return { digits: whole, zeros: '' }
  const filling = mode === 'full' ? zeros.slice(0, Math.max(0, PLACES - kept.length)) : '0'.repeat(PLACES - kept.length)
  if (kept === '') return { digits: whole, zeros: filling === '' ? '' : `.${filling}` }
  return { digits: `${whole}.${kept}`, zeros: filling }
}

/**
 * Returns how many characters a number lacks at its end to be as wide as one with all decimals.
 * @example unwrittenPlaces('12.50', 6) // 4
 */
export function unwrittenPlaces(digits: string, decimals: number): number {
  // Without decimals the last mark groups thousands, and there is no point.
  if (decimals === 0) return PLACES + 1
  const [, written = ''] = /[.,](\d*)$/.exec(digits) ?? []
  return Math.max(0, PLACES - written.length)
}

/**
 * Rounds a positive amount up to the decimals that are shown, for what may cost at most so much.
 * @example ceilingOf('31499000000000', 18) // '32000000000000', which is 0.000032
 */
export function ceilingOf(units: string, decimals: number): string {
  const step = 10n ** BigInt(Math.max(0, decimals - PLACES))
  return (((BigInt(units) + step - 1n) / step) * step).toString()
}

/** A number shortened to the characters that a line has for it. */
export interface FittedNumber {
  sign: AmountParts['sign']
  digits: string
  /** There is room for the decimals that are not written, so that points align. */
  isAligned: boolean
}

/**
 * Shortens a number to at most `most` characters, so that its unit stays: first without room for what is not written, then without
 * decimals, then in words for the thousands.
 * @example fittedNumber(english, '31624000', 0, 8, true) // { sign: '+', digits: '31.62M', isAligned: false }
 */
export function fittedNumber(words: Words, units: string, decimals: number, most: number, isSigned = false): FittedNumber {
  const { sign, digits } = amountParts(words, units, decimals, 'short', isSigned)
  const written = sign.length + digits.length
  if (words.hidesAmounts || written <= most) return { sign, digits, isAligned: written + unwrittenPlaces(digits, decimals) <= most }
  const { whole } = splitAmount(units, decimals)
  const rounded = words.formatDigits(whole)
  const isShort = sign.length + rounded.length <= most
  return { sign, digits: isShort ? rounded : words.formatBig(BigInt(whole.replaceAll(',', ''))), isAligned: false }
}

/**
 * Returns every significant digit, grouped, with at least two decimals: for sentences and screen readers.
 * @example exactText('12500000', 6) // '12.50'
 */
export function exactText(words: Words, units: string, decimals: number): string {
  if (words.hidesAmounts) return HIDDEN_AMOUNT
  const { sign, whole, digits } = splitAmount(units, decimals)
  const fraction = digits.padEnd(Math.min(2, decimals), '0')
  return words.formatDigits(`${sign === '-' ? '−' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`)
}

/**
 * Returns an amount for a button: cut to two decimals, or to the first digits that say something.
 * @example briefText('1880691', 6) // '1.88'
 */
export function briefText(words: Words, units: string, decimals: number): string {
  if (words.hidesAmounts) return HIDDEN_AMOUNT
  const { sign, whole, digits } = splitAmount(units, decimals)
  const kept = digits.slice(0, 2).padEnd(Math.min(2, decimals), '0')
  if (digits !== '' && whole === '0' && /^0*$/.test(kept)) return exactText(words, units, decimals)
  return words.formatDigits(`${sign === '-' ? '−' : ''}${whole}${kept === '' ? '' : `.${kept}`}`)
}
