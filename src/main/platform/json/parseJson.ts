// JSON without loss, for a double holds integers up to 2^53 and chains count further; and JSON that may be none.

/** A number of 16 digits or more where JSON has its numbers; inside a text it costs a slower reading and nothing else. */
const LONG_NUMBER = /[[:,]\s*-?\d{16}/
/** A text that is nothing else. Apart, for a pattern with both takes twice as long over every page. */
const LONG_ALONE = /^\s*-?\d{16}/

/**
 * As JSON.parse, with integers that a double cannot hold as decimal text. Only where values are nested thousands deep they
 * stay numbers, since reading their digits needs the stack.
 * @throws SyntaxError when it is no JSON.
 */
export function parseJson(text: string): unknown {
  return LONG_NUMBER.test(text) || LONG_ALONE.test(text) ? parseLong(text) : JSON.parse(text)
}

/** As JSON.parse; undefined, which JSON itself does not have, where the text is no JSON. */
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
