// Finds values in the text of records: numbers, hashes, signatures and addresses, which no compressor makes smaller while they are text.

/** Begins every mark in a skeleton; JSON never contains it. */
export const ESCAPE = 1
/** What follows it. */
export const MARK = { record: 0, known: 1, number: 2, digits: 3, lowerHex: 4, upperHex: 5, base64: 6, text: 7 } as const
/** This and more is a value that the same record has already, by its number among them. */
export const AGAIN = 8
/** Values of a record that can be named so. */
export const MAX_AGAIN = 248

/** Streams of a block, each compressed by itself: mixed they would spoil each other's statistics. */
export const STREAMS = ['skeleton', 'lengths', 'references', 'numbers', 'hex', 'base64', 'text'] as const
/** The bytes of each. */
export type Streams = Record<(typeof STREAMS)[number], Uint8Array>

/** Kinds of characters, as bits. */
const KIND = { digit: 1, lowHex: 2, upHex: 4, low: 8, up: 16, sign: 32 } as const
const KIND_OF = Uint8Array.from({ length: 256 }, (_, code) => kindOf(String.fromCharCode(code)))
/** Fills up base64. */
export const EQUALS = 61
const ZERO = 48
const LOWER_X = 120

function kindOf(character: string): number {
  if (/[0-9]/.test(character)) return KIND.digit
  if (/[a-f]/.test(character)) return KIND.lowHex
  if (/[A-F]/.test(character)) return KIND.upHex
  if (/[g-z]/.test(character)) return KIND.low
  if (/[G-Z]/.test(character)) return KIND.up
  return /[+/]/.test(character) ? KIND.sign : 0
}

/** Characters of the shortest values; what is shorter costs no less than as text. */
const SHORTEST = 5
const SHORTEST_HEX = 8
const SHORTEST_TEXT = 16
/** Digits of numbers that are exact in JavaScript. */
const LONGEST_NUMBER = 15

/** A value's place in the text. */
export interface Token {
  start: number
  end: number
  mark: number
}

/** Finds the first value between two positions, into `token`. Returns false when there is none. */
export function findToken(bytes: Uint8Array, from: number, until: number, token: Token): boolean {
  for (let at = from; at + SHORTEST <= until;) {
    // A run that is long enough covers every SHORTEST-th character.
    let start = at + SHORTEST - 1
    if (KIND_OF[bytes[start] ?? 0] === 0) {
      at = start + 1
      continue
    }
    while (start > at && KIND_OF[bytes[start - 1] ?? 0] !== 0) start -= 1
    if (bytes[start] === ZERO && bytes[start + 1] === LOWER_X) start += 2
    let kinds = 0
    let end = start
    for (let kind = 0; end < until && (kind = KIND_OF[bytes[end] ?? 0] ?? 0) !== 0; end += 1) kinds |= kind
    at = (kinds & KIND.digit) === 0 ? end : tokenIn(bytes, { start, end, kinds, until }, token)
    if (at < 0) return true
  }
  return false
}

interface Run {
  start: number
  end: number
  kinds: number
  until: number
}

const FOUND = -1

/** Finds the value that a run of letters, digits, + and / begins with; returns `FOUND`, or where to go on. */
function tokenIn(bytes: Uint8Array, { start, end, kinds, until }: Run, token: Token): number {
  const length = end - start
  token.start = start
  token.end = end
  if (kinds === KIND.digit) return markDigits(bytes, token) ? FOUND : end
  if (length >= SHORTEST_HEX && length % 2 === 0 && (kinds & ~(KIND.digit | KIND.lowHex)) === 0) token.mark = MARK.lowerHex
  else if (length >= SHORTEST_HEX && length % 2 === 0 && (kinds & ~(KIND.digit | KIND.upHex)) === 0) token.mark = MARK.upperHex
  else if (length >= SHORTEST_TEXT && (kinds & (KIND.up | KIND.upHex)) !== 0 && isBase64(bytes, token, until)) token.mark = MARK.base64
  else return partIn(bytes, token, kinds)
  return FOUND
}

/** Finds a number before letters, or an address before a sign. */
function partIn(bytes: Uint8Array, token: Token, kinds: number): number {
  const { start, end } = token
  let digits = start
  while (digits < end && KIND_OF[bytes[digits] ?? 0] === KIND.digit) digits += 1
  token.end = digits
  if (digits - start >= SHORTEST && markDigits(bytes, token)) return FOUND
  let part = end
  if ((kinds & KIND.sign) !== 0) for (part = start; part < end && KIND_OF[bytes[part] ?? 0] !== KIND.sign; part += 1);
  token.end = part
  token.mark = MARK.text
  return part - start >= SHORTEST_TEXT ? FOUND : Math.max(part, start + 1)
}

function markDigits(bytes: Uint8Array, token: Token): boolean {
  const length = token.end - token.start
  const isExact = length <= LONGEST_NUMBER && bytes[token.start] !== ZERO
  token.mark = isExact ? MARK.number : MARK.digits
  return length >= (isExact ? SHORTEST : SHORTEST_HEX)
}

/** Characters of base64 by their six bits. */
export const BASE64_DIGITS = Buffer.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/')
/** The reverse. */
export const SIX_BITS = Uint8Array.from({ length: 256 }, (_, code) => Math.max(0, BASE64_DIGITS.indexOf(code)))

/** Returns whether a run, with the equals signs behind it, is what its bytes are written as; extends the token to these. */
function isBase64(bytes: Uint8Array, token: Token, until: number): boolean {
  let end = token.end
  while (end < until && end < token.end + 2 && bytes[end] === EQUALS) end += 1
  const padding = end - token.end
  if ((end - token.start) % 4 !== 0) return false
  // Bits that no byte has are zero.
  const last = SIX_BITS[bytes[token.end - 1] ?? 0] ?? 0
  if ((padding === 1 && (last & 3) !== 0) || (padding === 2 && (last & 15) !== 0)) return false
  token.end = end
  return true
}
