// Amounts as base-unit integers in decimal strings; computed with bigint, never float. Free of zod.
import { AppError } from './errors.ts'
import { phrase } from './phrase.ts'

const BASE_UNITS = /^-?\d+$/
/** Thousands in groups of three, by the mark between them; the other one may begin decimals. */
const GROUPED = { '.': /^[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/, ',': /^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/ } as const
const TYPED = /^(\d+)(?:\.(\d*))?$/

/** Parses base units. @throws AppError input.invalid when the text is not an integer. */
export function toUnits(text: string): bigint {
  if (!BASE_UNITS.test(text)) throw new AppError('input.invalid', phrase`“${text}” isn’t an amount in base units.`)
  return BigInt(text)
}

/**
 * Converts a typed amount ("12.5") to base units of an asset with `decimals` digits.
 * @throws AppError input.invalid when it is not a number or has more digits than the asset.
 * @example parseAmount('12.5', 6) // '12500000'
 */
export function parseAmount(typed: string, decimals: number): string {
  const match = TYPED.exec(typed.trim())
  const [, whole, fraction = ''] = match ?? []
  if (whole === undefined) throw new AppError('input.invalid', 'Enter an amount such as 12.5.')
  if (fraction.length > decimals) throw new AppError('input.invalid', phrase`This asset has at most ${decimals} decimal places.`)
  return BigInt(whole + fraction.padEnd(decimals, '0')).toString()
}

/**
 * Converts what is typed into a field, also "5." and ".5", to base units of an asset with `decimals` digits; null where it is no amount of it.
 * @example typedUnits('.5', 6) // '500000'
 */
export function typedUnits(typed: string, decimals: number): string | null {
  if (!isTypedNumber(typed)) return null
  const text = typed.trim().replace(/^\./, '0.')
  const [, fraction = ''] = text.split('.')
  return fraction.length > decimals ? null : parseAmount(text, decimals)
}

/** Returns whether the text is a number as users type it: "12", "5.", ".5". */
export function isTypedNumber(typed: string): boolean {
  return /^(\d+\.?\d*|\.\d+)$/.test(typed.trim())
}

/** The mark that a language writes before decimals; the other one groups thousands. */
export type Point = '.' | ','

/**
 * Returns what is typed or pasted as a number with a plain point and without groups. Where both marks stand, the last one begins the
 * decimals, whatever the language; a single one that could group thousands, as in “1,234”, is read as the language prints it, any other
 * one as decimals. What fits no number comes back with the marks that the language prints as they were typed, and is refused as a number.
 * @example plainNumber('1,234.5', ',') // '1234.5'
 */
export function plainNumber(typed: string, point: Point): string {
  const text = typed.trim()
  const marks = text.replace(/[^.,]/g, '')
  const last = marks.at(-1)
  if (last === undefined) return text
  const isAlone = marks.length === 1
  const grouped = isAlone || new Set(marks).size === 1 ? last : last === '.' ? ',' : '.'
  const isGrouped = GROUPED[grouped === '.' ? '.' : ','].test(text)
  if (isGrouped && !(isAlone && last === point)) return text.replaceAll(grouped, '').replace(',', '.')
  if (isAlone) return text.replace(',', '.')
  return point === '.' ? text : text.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'))
}

/**
 * Formats base units with all decimals and without grouping: the exact value, fit for an input or an export.
 * @example formatUnits('12500000', 6) // '12.500000'
 */
export function formatUnits(units: string, decimals: number): string {
  const value = toUnits(units)
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = decimals === 0 ? '' : `.${digits.slice(digits.length - decimals)}`
  return `${value < 0n ? '-' : ''}${whole}${fraction}`
}

/**
 * Splits an amount for display: grouped whole part, significant digits, and trailing zeros, which are dimmed.
 * @example splitAmount('1200500000', 6) // { sign: '', whole: '1,200', digits: '5', zeros: '00000' }
 */
export function splitAmount(units: string, decimals: number): { sign: '' | '-'; whole: string; digits: string; zeros: string } {
  const exact = formatUnits(units, decimals)
  const sign = exact.startsWith('-') ? '-' : ''
  const [whole = '0', fraction = ''] = exact.replace('-', '').split('.')
  const digits = fraction.replace(/0+$/, '')
  return { sign, whole: whole.replace(/\B(?=(\d{3})+(?!\d))/g, ','), digits, zeros: fraction.slice(digits.length) }
}

/** Adds base-unit strings. */
export function addUnits(...amounts: string[]): string {
  return amounts.reduce((sum, amount) => sum + toUnits(amount), 0n).toString()
}

/** Compares two base-unit strings; returns -1, 0 or 1 as a sort needs it. */
export function compareUnits(left: string, right: string): number {
  const difference = toUnits(left) - toUnits(right)
  if (difference === 0n) return 0
  return difference < 0n ? -1 : 1
}

/** Hundredths of a percent in a whole. */
const WHOLE = 10_000

/** Returns the share of each part in hundredths of a percent, so that they add up to a whole: what cutting leaves over goes to the largest remainders. All 0 where the parts are. @example wholeShares([1n, 1n, 1n]) // [3334, 3333, 3333] */
export function wholeShares(parts: readonly bigint[]): number[] {
  const sum = parts.reduce((total, part) => total + part, 0n)
  if (sum === 0n) return parts.map(() => 0)
  const cut = parts.map((part, index) => ({ index, share: Number((part * BigInt(WHOLE)) / sum), left: (part * BigInt(WHOLE)) % sum }))
  const missing = cut.reduce((rest, { share }) => rest - share, WHOLE)
  const raised = new Set(
    cut
      .toSorted((one, other) => (one.left < other.left ? 1 : one.left > other.left ? -1 : one.index - other.index))
      .slice(0, missing)
      .map(({ index }) => index),
  )
  return cut.map(({ index, share }) => (raised.has(index) ? share + 1 : share))
}
