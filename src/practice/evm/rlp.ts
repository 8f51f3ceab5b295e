// Recursive length prefix: how Ethereum writes a transaction before it is hashed, and how it is read back. Source: ethereum.org, "Recursive-length prefix (RLP) serialization".
import { concat, fromHex } from '../keys/bytes.ts'

/** Bytes, or a list of such values. */
export type RlpValue = Uint8Array | readonly RlpValue[]

/** A number in as few bytes as it needs; zero needs none. */
export function rlpNumber(value: bigint): Uint8Array {
  if (value === 0n) return new Uint8Array()
  const digits = value.toString(16)
  return fromHex(digits.padStart(digits.length + (digits.length % 2), '0'))
}

function withLength(bytes: Uint8Array, short: number): Uint8Array {
  if (bytes.length <= 55) return concat(new Uint8Array([short + bytes.length]), bytes)
  const length = rlpNumber(BigInt(bytes.length))
  return concat(new Uint8Array([short + 55 + length.length]), length, bytes)
}

/** The encoding of a value. */
export function encodeRlp(value: RlpValue): Uint8Array {
  if (!(value instanceof Uint8Array)) return withLength(concat(...value.map(encodeRlp)), 0xc0)
  const [first] = value
  return value.length === 1 && first !== undefined && first < 0x80 ? value : withLength(value, 0x80)
}

interface Read {
  value: RlpValue
  /** Index behind the value. */
  end: number
}

/** The length of something long, itself written in `size` bytes from `at`. */
function longLength(bytes: Uint8Array, at: number, size: number): number {
  const digits = bytes.slice(at, at + size)
  if (digits.length < size || digits[0] === 0 || size > 4) throw new Error('rlp: bad length')
  const length = digits.reduce((sum, byte) => sum * 256 + byte, 0)
  if (length <= 55) throw new Error('rlp: non-canonical size')
  return length
}

function readList(bytes: Uint8Array, from: number, end: number): RlpValue[] {
  const items: RlpValue[] = []
  for (let at = from; at < end;) {
    const read = readValue(bytes, at, end)
    items.push(read.value)
    at = read.end
  }
  return items
}

function readValue(bytes: Uint8Array, at: number, limit: number): Read {
  const head = bytes[at]
  if (head === undefined || at >= limit) throw new Error('rlp: value larger than containing list')
  if (head < 0x80) return { value: bytes.slice(at, at + 1), end: at + 1 }
  const isList = head >= 0xc0
  const short = head - (isList ? 0xc0 : 0x80)
  const size = Math.max(0, short - 55)
  const start = at + 1 + size
  const end = start + (size === 0 ? short : longLength(bytes, at + 1, size))
  if (end > limit) throw new Error('rlp: value larger than containing list')
  if (isList) return { value: readList(bytes, start, end), end }
  const value = bytes.slice(start, end)
  const [only] = value
  if (value.length === 1 && only !== undefined && only < 0x80) throw new Error('rlp: non-canonical size')
  return { value, end }
}

/** Reads one value that fills the bytes. @throws Error when they are not the shortest encoding of exactly one value. */
export function decodeRlp(bytes: Uint8Array): RlpValue {
  const { value, end } = readValue(bytes, 0, bytes.length)
  if (end !== bytes.length) throw new Error('rlp: input contains more than one value')
  return value
}
