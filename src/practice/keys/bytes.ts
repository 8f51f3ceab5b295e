// Byte conversions of the practice side, written apart from the app's so that neither can hide the other's mistake.
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'

/** Lower-case hex without a prefix. */
export function toHex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex')
}

/** Bytes of a hex text, with or without 0x. @throws Error when a character is not hex. */
export function fromHex(text: string): Uint8Array {
  const digits = text.replace(/^0x/i, '')
  if (digits.length % 2 !== 0 || !/^[0-9a-fA-F]*$/.test(digits)) throw new Error('not hex')
  return new Uint8Array(Buffer.from(digits, 'hex'))
}

/** Standard base64 with padding. */
export function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64')
}

/** Bytes of standard base64. @throws Error when the text is not base64. */
export function fromBase64(text: string): Uint8Array {
  if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text)) throw new Error('not base64')
  return new Uint8Array(Buffer.from(text, 'base64'))
}

/** UTF-8 bytes of a text. */
export function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

/** Joins byte arrays. */
export function concat(...parts: Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts))
}

/** An unsigned integer as eight big-endian bytes. */
export function uint64(value: bigint): Uint8Array {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, value)
  return bytes
}

/** A Cosmos transaction hash: upper-case SHA-256 of the raw bytes. Source: cometbft types/tx.go. */
export function txHash(raw: Uint8Array): string {
  return toHex(sha256(raw)).toUpperCase()
}

/** An Ethereum transaction hash: 0x and the Keccak-256 of the signed bytes. Source: EIP-2718. */
export function ethereumHash(raw: Uint8Array): string {
  return `0x${toHex(keccak_256(raw))}`
}

/** A made-up but stable upper-case hash for something that has no raw bytes. */
export function nameHash(name: string): string {
  return txHash(utf8(name))
}

/** The 0x form of 20 bytes with its checksum casing. Source: EIP-55. */
export function checksumAddress(bytes: Uint8Array): string {
  const lower = toHex(bytes)
  const digest = toHex(keccak_256(utf8(lower)))
  const cased = [...lower].map((digit, index) => (Number.parseInt(digest.charAt(index), 16) >= 8 ? digit.toUpperCase() : digit))
  return `0x${cased.join('')}`
}
