// Encodes APDUs and decodes replies: the byte layouts shared by the Ledger's operating system and its apps.
import { AppError } from '../../../shared/domain/errors.ts'

const HARDENED = 0x80000000
const PATH = /^\d+'?(\/\d+'?){0,9}$/
/** Lc is one byte. */
export const MAX_DATA_BYTES = 255

/** An APDU to send. */
export interface Command {
  cla: number
  ins: number
  p1?: number
  p2?: number
  data?: Uint8Array
}

/** Encodes CLA INS P1 P2 Lc data. */
export function encodeCommand({ cla, ins, p1 = 0, p2 = 0, data = new Uint8Array() }: Command): Uint8Array {
  if (data.length > MAX_DATA_BYTES) throw new Error(`an APDU carries ${MAX_DATA_BYTES} bytes at most`)
  return Uint8Array.from([cla, ins, p1, p2, data.length, ...data])
}

/** A decoded reply. */
export interface Reply {
  status: number
  data: Uint8Array
}

/** Decodes a reply. @throws AppError device.failed without two status bytes. */
export function decodeReply(bytes: Uint8Array): Reply {
  if (bytes.length < 2) throw malformed()
  const [high = 0, low = 0] = bytes.slice(-2)
  return { status: high * 256 + low, data: bytes.slice(0, -2) }
}

/**
 * Encodes a BIP-32 path as the Ethereum app reads it: count, then each part as four bytes, big-endian.
 * @throws AppError input.invalid when it is not a path.
 * @example encodePath("44'/60'/0'/0/0")
 */
export function encodePath(path: string): Uint8Array {
  const parts = readPath(path)
  return Uint8Array.from([parts.length, ...parts.flatMap(uint32)])
}

/** Parses a BIP-32 path to its numbers, hardened ones with bit 31 set. @throws AppError input.invalid when it is not a path. */
export function readPath(path: string): number[] {
  if (!PATH.test(path)) throw new AppError('input.invalid', 'This isn’t a derivation path.', { hint: 'Enter one such as 44’/60’/0’/0/0.' })
  return path.split('/').map((part) => {
    const index = Number.parseInt(part, 10)
    if (index >= HARDENED) throw new AppError('input.invalid', 'A number in this derivation path is too large.')
    return part.endsWith("'") ? index + HARDENED : index
  })
}

/** Encodes four bytes, big-endian. */
export function uint32(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff]
}

/**
 * Reads a `length`-prefixed field of a reply, starting at `at`.
 * @throws AppError device.failed when the reply is shorter than the length says.
 */
export function readPrefixed(data: Uint8Array, at: number): { field: Uint8Array; next: number } {
  const length = data[at]
  if (length === undefined || at + 1 + length > data.length) throw malformed()
  return { field: data.slice(at + 1, at + 1 + length), next: at + 1 + length }
}

/** Builds the error for an unreadable reply. */
export function malformed(): AppError {
  return new AppError('device.failed', 'The response from your Ledger can’t be read.', { hint: 'Unplug it and plug it in again.' })
}
