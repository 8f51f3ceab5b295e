// Exact decimal arithmetic for prices: digits as bigint, never a float.

/** Maximum digits, more than any real price has. */
const MAX_DIGITS = 60
const NUMBER = /^(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,3}))?$/

/**
 * Converts a JSON number to plain decimal text without exponent; null for what is not a price.
 * @example decimalOf('1.5e-7') // '0.00000015'
 */
export function decimalOf(source: string): string | null {
  const [, whole = '', fraction = '', exponent = '0'] = NUMBER.exec(source) ?? []
  if (whole === '') return null
  const digits = (whole + fraction).replace(/^0+/, '')
  if (digits === '') return null
  const scale = fraction.length - Number(exponent)
  if (digits.length + Math.abs(scale) > MAX_DIGITS) return null
  return writeDecimal(scale < 0 ? BigInt(digits) * 10n ** BigInt(-scale) : BigInt(digits), Math.max(scale, 0))
}

/** `digits` divided by ten to the power of `scale`. */
export interface Decimal {
  digits: bigint
  scale: number
}

/** Reads exact decimal text. @param text the result of `decimalOf`. */
export function readDecimal(text: string): Decimal {
  const [whole = '0', fraction = ''] = text.split('.')
  return { digits: BigInt(whole + fraction), scale: fraction.length }
}

function writeDecimal(digits: bigint, scale: number): string {
  const text = digits.toString().padStart(scale + 1, '0')
  const fraction = text.slice(text.length - scale)
  const trimmed = scale === 0 ? '' : fraction.replace(/0+$/, '')
  const whole = text.slice(0, text.length - scale)
  return trimmed === '' ? whole : `${whole}.${trimmed}`
}

/** Returns the exact value of an amount of base units. */
export function valueOf(units: bigint, decimals: number, price: string): Decimal {
  const { digits, scale } = readDecimal(price)
  return { digits: units * digits, scale: scale + decimals }
}

/** Adds two decimals. */
export function addDecimals(left: Decimal, right: Decimal): Decimal {
  const scale = Math.max(left.scale, right.scale)
  return { digits: digitsAt(left, scale) + digitsAt(right, scale), scale }
}

/** Returns by how many tenths of a percent `after` is more than `before`, towards zero; null for a `before` of zero, or beyond all reason. */
export function growthTenths(before: Decimal, after: Decimal): number | null {
  if (before.digits === 0n) return null
  const scale = Math.max(before.scale, after.scale)
  const was = digitsAt(before, scale)
  const tenths = Number(((digitsAt(after, scale) - was) * 1000n) / was)
  return Number.isSafeInteger(tenths) ? tenths : null
}

function digitsAt({ digits, scale: own }: Decimal, scale: number): bigint {
  return digits * 10n ** BigInt(scale - own)
}

/** The decimal zero. */
export const ZERO: Decimal = { digits: 0n, scale: 0 }

/** Converts to hundredths, half rounded up; for display only, after adding up. */
export function toCents({ digits, scale }: Decimal): string {
  if (scale <= 2) return (digits * 10n ** BigInt(2 - scale)).toString()
  const unit = 10n ** BigInt(scale - 2)
  return ((digits * 2n + unit) / (unit * 2n)).toString()
}
