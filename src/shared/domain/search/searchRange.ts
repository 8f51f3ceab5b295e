// Parses amounts of a search: ">10", "<=0.5", "=3", "1..5"; a dollar sign makes them values. Decimal text throughout, never a float.
import type { Bound } from './searchTerms.ts'

const NUMBER = /^(?:\d{1,40}(?:\.\d{0,40})?|\.\d{1,40})$/

/** Returns whether a range is written in US dollars, and the range without the currency: ">$100", "$1..$5", "100usd". */
export function withoutDollars(text: string): { text: string; isDollars: boolean } {
  const bare = text.replaceAll(/(?<![\p{L}\d])(?:US)?\$(?=[\d.])|(?<=\d)(?:\$|USD)(?![\p{L}\d])/giu, '')
  return { text: bare, isDollars: bare !== text }
}

/** Returns both bounds, either of which may be open, or what is wrong. */
export function parseRange(text: string): { min: Bound | null; max: Bound | null } | 'badNumber' | 'emptyRange' {
  const between = /^([^.]*(?:\.[^.]+)?)\.\.(.*)$/s.exec(text)
  if (between !== null) return rangeOf(between[1] ?? '', between[2] ?? '')
  const [, sign = '', typed = ''] = /^(<=|>=|<|>|=|)(.*)$/s.exec(text) ?? []
  const value = plainNumber(typed)
  if (value === null) return 'badNumber'
  const bound = { value, isIncluded: sign !== '<' && sign !== '>' }
  if (sign.startsWith('<')) return { min: null, max: bound }
  if (sign.startsWith('>')) return { min: bound, max: null }
  return { min: bound, max: bound }
}

function rangeOf(low: string, high: string): { min: Bound | null; max: Bound | null } | 'badNumber' | 'emptyRange' {
  const [from, to] = [plainNumber(low), plainNumber(high)]
  if ((low !== '' && from === null) || (high !== '' && to === null) || (from === null && to === null)) return 'badNumber'
  if (from !== null && to !== null && compareDecimals(from, to) > 0) return 'emptyRange'
  const bound = (value: string | null) => (value === null ? null : { value, isIncluded: true })
  return { min: bound(from), max: bound(to) }
}

/** Normalises a number: removes grouping commas and superfluous zeros; null when it is not a number. */
function plainNumber(typed: string): string | null {
  const text = typed.replaceAll(',', '')
  if (!NUMBER.test(text)) return null
  const [whole = '', fraction = ''] = text.split('.')
  const digits = fraction.replace(/0+$/, '')
  return `${whole.replace(/^0+(?=\d)/, '') || '0'}${digits === '' ? '' : `.${digits}`}`
}

/**
 * Compares two decimal texts without sign; returns -1, 0 or 1.
 * @example compareDecimals('10', '9.5') // 1
 */
export function compareDecimals(left: string, right: string): number {
  const [leftWhole = '', leftFraction = ''] = left.split('.')
  const [rightWhole = '', rightFraction = ''] = right.split('.')
  const places = Math.max(leftFraction.length, rightFraction.length)
  const [a, b] = [BigInt(leftWhole + leftFraction.padEnd(places, '0')), BigInt(rightWhole + rightFraction.padEnd(places, '0'))]
  return a === b ? 0 : a < b ? -1 : 1
}
