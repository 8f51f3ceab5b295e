// A JSON text as the Cosmos app reads it: where its values stand, never what they mean. Escapes, long numbers and the order of
// keys stay as they were written. Source: cosmos/ledger-cosmos app/src/json/json_parser.c, over zserge/jsmn.

/** A token of a JSON text. */
export type JsonToken =
  | { kind: 'string'; raw: string }
  | { kind: 'primitive'; raw: string }
  | { kind: 'object'; raw: string; entries: readonly (readonly [key: string, value: JsonToken])[] }
  | { kind: 'array'; raw: string; items: readonly JsonToken[] }

interface Part {
  text: string
  from: number
  to: number
}

interface Reader {
  text: string
  parts: readonly Part[]
  at: number
}

const PARTS = /[{}[\]:,]|"(?:[^"\\]|\\.)*"|[^\s{}[\]:,"]+/gs
/** Deeper than any document, and no deeper than a stack goes. */
const MAX_DEPTH = 200

/** The value that a text is; null when it is none. A string stands without its quotation marks. */
export function readTokens(text: string): JsonToken | null {
  try {
    JSON.parse(text)
  } catch {
    // Text that is not JSON has no values.
    return null
  }
  const parts = [...text.matchAll(PARTS)].map((found) => ({ text: found[0], from: found.index, to: found.index + found[0].length }))
  return readValue({ text, parts, at: 0 }, 0)
}

function take(reader: Reader): Part {
  const part = reader.parts[reader.at] ?? { text: '', from: reader.text.length, to: reader.text.length }
  reader.at += 1
  return part
}

function readValue(reader: Reader, depth: number): JsonToken | null {
  const first = take(reader)
  if (first.text.startsWith('"')) return { kind: 'string', raw: first.text.slice(1, -1) }
  if (first.text !== '{' && first.text !== '[') return { kind: 'primitive', raw: first.text }
  if (depth === MAX_DEPTH) return null
  const close = first.text === '{' ? '}' : ']'
  const [entries, items]: [[string, JsonToken][], JsonToken[]] = [[], []]
  while (reader.parts[reader.at]?.text !== close) {
    if (reader.parts[reader.at]?.text === ',') take(reader)
    const key = close === '}' ? take(reader).text.slice(1, -1) : ''
    if (close === '}') take(reader)
    const value = readValue(reader, depth + 1)
    if (value === null) return null
    entries.push([key, value])
    items.push(value)
  }
  const raw = reader.text.slice(first.from, take(reader).to)
  return close === '}' ? { kind: 'object', raw, entries } : { kind: 'array', raw, items }
}

/** The value of a key; null where there is none. */
export function memberOf(token: JsonToken | null, name: string): JsonToken | null {
  if (token?.kind !== 'object') return null
  return token.entries.find(([key]) => key === name)?.[1] ?? null
}

/** Whether the keys of every object stand in the order of their bytes. */
export function isSorted(token: JsonToken): boolean {
  if (token.kind === 'array') return token.items.every(isSorted)
  if (token.kind !== 'object') return true
  const keys = token.entries.map(([key]) => Buffer.from(key))
  return (
    keys.every((key, at) => at === 0 || Buffer.compare(keys[at - 1] ?? key, key) <= 0) && token.entries.every(([, one]) => isSorted(one))
  )
}
