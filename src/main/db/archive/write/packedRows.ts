// Rows on their way between threads as one piece of memory: handed over, not copied, and unpacked where they are written.
import { deserialize, serialize } from 'node:v8'
import type { ListedRow } from '../records/records.ts'

export function packRows(rows: readonly ListedRow[]): Uint8Array {
  return ownMemory(serialize(rows))
}

/** Rows of `packRows`, as they were; rows that were never packed, as they are. */
export function unpackRows(rows: readonly ListedRow[] | Uint8Array): readonly ListedRow[] {
  // Packed by this very program a moment ago, never read from a disk: nothing to parse.
  return rows instanceof Uint8Array ? (deserialize(rows) as ListedRow[]) : rows
}

/** Bytes that are alone in their memory, as only such can be handed over: small buffers of Node share theirs. */
export function ownMemory(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer, byteLength } = bytes
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? new Uint8Array(buffer) : new Uint8Array(bytes)
}
