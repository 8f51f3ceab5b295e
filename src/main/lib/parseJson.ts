// JSON without loss: a double holds integers up to 2^53, chains count further.

/** A number of 16 digits or more where JSON has its numbers; inside a text it costs a slower reading and nothing else. */
const LONG_NUMBER = /(?:^|[[:,])\s*-?\d{16}/

/**
 * As JSON.parse, with integers that a double cannot hold as decimal text.
 * @throws SyntaxError when it is no JSON; RangeError when it is nested thousands deep and holds such a number.
 */
export function parseJson(text: string): unknown {
  return LONG_NUMBER.test(text) ? JSON.parse(text, keepDigits) : JSON.parse(text)
}

function keepDigits(_key: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value !== 'number' || Number.isSafeInteger(value)) return value
  const { source } = context ?? {}
  return source !== undefined && /^-?\d+$/.test(source) ? source : value
}
