// Parses JSON without losing digits, since chains use integers beyond a double's 2^53; and text that may not be JSON.

/** Matches a number of 16 digits or more in a JSON position; a match inside a string only costs slower parsing. */
const LONG_NUMBER = /[[:,]\s*-?\d{16}/
/** Matches a text that is such a number alone. Separate, since a combined pattern takes twice as long. */
const LONG_ALONE = /^\s*-?\d{16}/

/**
 * Like JSON.parse, with integers beyond double precision as decimal text. Values nested thousands of levels deep stay numbers, since
 * reading their digits needs the stack.
 * @throws SyntaxError when it is not JSON.
 */
export function parseJson(text: string): unknown {
  return LONG_NUMBER.test(text) || LONG_ALONE.test(text) ? parseLong(text) : JSON.parse(text)
}

/** Like JSON.parse; undefined, which is not a JSON value, where the text is not JSON. */
export function jsonIfAny(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function parseLong(text: string): unknown {
  try {
    return JSON.parse(text, keepDigits)
  } catch (error) {
    if (error instanceof RangeError) return JSON.parse(text)
    throw error
  }
}

function keepDigits(_key: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value !== 'number' || Number.isSafeInteger(value)) return value
  const { source } = context ?? {}
  return source !== undefined && /^-?\d+$/.test(source) ? source : value
}
