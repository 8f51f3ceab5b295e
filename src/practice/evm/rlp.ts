// Recursive length prefix: how Ethereum writes a transaction before it is hashed. Source: ethereum.org, "Recursive-length prefix (RLP) serialization".
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
