// Arguments of Move functions in BCS. Source: diem/bcs README.
import { Refusal } from './ledger.ts'

interface Cursor {
  bytes: Uint8Array
  at: number
}

/** Reads a value at the cursor. */
export type Reader<T> = (cursor: Cursor) => T

function take(cursor: Cursor, count: number): Uint8Array {
  if (cursor.at + count > cursor.bytes.length) throw new Refusal('FAILED_TO_DESERIALIZE_ARGUMENT')
  return cursor.bytes.slice(cursor.at, (cursor.at += count))
}

function length(cursor: Cursor): number {
  let value = 0
  for (let shift = 0; shift < 32; shift += 7) {
    const [byte = 0] = take(cursor, 1)
    value |= (byte & 0x7f) << shift
    if (byte < 0x80) return value
  }
  throw new Refusal('FAILED_TO_DESERIALIZE_ARGUMENT')
}

/** Reads a byte. */
export const u8: Reader<number> = (cursor) => take(cursor, 1)[0] ?? 0
/** Reads a number of 8 bytes, little-endian. */
export const u64: Reader<bigint> = (cursor) => take(cursor, 8).reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n)
/** Reads an address of 32 bytes, 0x hex. */
export const address: Reader<string> = (cursor) => `0x${Buffer.from(take(cursor, 32)).toString('hex')}`
/** Reads bytes with their length before them. */
export const blob: Reader<Uint8Array> = (cursor) => take(cursor, length(cursor))
/** Reads a UTF-8 text. */
export const text: Reader<string> = (cursor) => new TextDecoder().decode(blob(cursor))

/** As many of one kind as its length says. */
export function list<T>(read: Reader<T>): Reader<T[]> {
  return (cursor) => Array.from({ length: length(cursor) }, () => read(cursor))
}

/** One, or null for none. */
export function option<T>(read: Reader<T>): Reader<T | null> {
  return (cursor) => list(read)(cursor)[0] ?? null
}

/** Reads one argument to its end. @throws Refusal for any other length. */
export function whole<T>(bytes: Uint8Array | undefined, read: Reader<T>): T {
  if (bytes === undefined) throw new Refusal('NUMBER_OF_ARGUMENTS_MISMATCH')
  const cursor = { bytes, at: 0 }
  const value = read(cursor)
  if (cursor.at !== bytes.length) throw new Refusal('FAILED_TO_DESERIALIZE_ARGUMENT')
  return value
}
