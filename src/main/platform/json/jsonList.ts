// Extracts a list from a JSON body without parsing it: its elements can be parsed one by one, and kept byte for byte.

/** A range of bytes. */
export interface Slice {
  start: number
  end: number
}

/** A split body. */
export interface SplitBody {
  elements: Slice[]
  /** The body as text, with the list empty. */
  rest: string
}

/** Byte order mark that some servers send before UTF-8. */
const MARK = Buffer.from([0xef, 0xbb, 0xbf])
const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const OPEN_LIST = 0x5b
const CLOSE_LIST = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d

/**
 * Splits a JSON object (UTF-8) at its top-level list `key`. Without a well-formed list, `rest` is the whole body. Reports no errors:
 * invalid JSON stays invalid in `rest` or in an element.
 * @example splitList(Buffer.from('{"txs":[1,{"a":2}],"n":3}'), 'txs') // elements 1 and {"a":2}, rest {"txs":[],"n":3}
 */
export function splitList(body: Uint8Array, key: string): SplitBody {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  const start = bytes.subarray(0, MARK.length).equals(MARK) ? MARK.length : 0
  const open = findList(bytes, start, JSON.stringify(key))
  const list = open === null ? null : readList(bytes, open)
  if (open === null || list === null) return { elements: [], rest: bytes.toString('utf8', start) }
  return { elements: list.elements, rest: bytes.toString('utf8', start, open + 1) + bytes.toString('utf8', list.close) }
}

/** Returns the elements of a list and its closing position. */
function readList(bytes: Buffer, open: number): { elements: Slice[]; close: number } | null {
  const elements: Slice[] = []
  let at = skipSpace(bytes, open + 1)
  if (bytes[at] === CLOSE_LIST) return { elements, close: at }
  while (at < bytes.length) {
    const end = skipValue(bytes, at)
    elements.push({ start: at, end })
    at = skipSpace(bytes, end)
    if (bytes[at] === CLOSE_LIST) return { elements, close: at }
    if (bytes[at] !== COMMA) return null
    at = skipSpace(bytes, at + 1)
  }
  return null
}

/** Returns the position where a top-level list opens. */
function findList(bytes: Buffer, start: number, name: string): number | null {
  let at = skipSpace(bytes, start)
  if (bytes[at] !== OPEN_OBJECT) return null
  at = skipSpace(bytes, at + 1)
  while (bytes[at] === QUOTE) {
    const nameEnd = skipString(bytes, at)
    const isIt = bytes.toString('utf8', at, nameEnd) === name
    at = skipSpace(bytes, skipSpace(bytes, nameEnd) + 1)
    if (isIt) return bytes[at] === OPEN_LIST ? at : null
    at = skipSpace(bytes, skipValue(bytes, at))
    if (bytes[at] === COMMA) at = skipSpace(bytes, at + 1)
  }
  return null
}

function isSpace(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09
}

function skipSpace(bytes: Buffer, from: number): number {
  let at = from
  while (isSpace(bytes[at])) at += 1
  return at
}

/** Skips from an opening quote past the closing one. */
function skipString(bytes: Buffer, open: number): number {
  const { length } = bytes
  for (let at = open + 1; at < length; at += 1) {
    const byte = bytes[at]
    if (byte === QUOTE) return at + 1
    if (byte === BACKSLASH) at += 1
  }
  return length
}

/** Skips a value. */
function skipValue(bytes: Buffer, from: number): number {
  if (bytes[from] === QUOTE) return skipString(bytes, from)
  const { length } = bytes
  let depth = 0
  for (let at = from; at < length; at += 1) {
    switch (bytes[at]) {
      case QUOTE:
        at = skipString(bytes, at) - 1
        break
      case OPEN_OBJECT:
      case OPEN_LIST:
        depth += 1
        break
      case CLOSE_OBJECT:
      case CLOSE_LIST:
        // The closing bracket of the surrounding list or object ends a bare number or word.
        if (depth === 0) return at
        depth -= 1
        if (depth === 0) return at + 1
        break
      case COMMA:
      case 0x20:
      case 0x0a:
      case 0x0d:
      case 0x09:
        if (depth === 0) return at
        break
      default:
    }
  }
  return length
}
