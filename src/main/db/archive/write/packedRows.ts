// Packs rows into one buffer, which is transferred between threads instead of copied.
import { deserialize, serialize } from 'node:v8'
import type { ListedRow } from '../records/records.ts'

/** Packs rows. */
export function packRows(rows: readonly ListedRow[]): Uint8Array {
  return ownMemory(serialize(rows))
}

/** Unpacks rows of `packRows`; returns rows that were never packed unchanged. */
export function unpackRows(rows: readonly ListedRow[] | Uint8Array): readonly ListedRow[] {
  // Packed by this program a moment ago and never read from disk, so it needs no parsing.
  return rows instanceof Uint8Array ? (deserialize(rows) as ListedRow[]) : rows
}

/** Returns bytes that own their buffer, since only such can be transferred: Node's small buffers share one. */
export function ownMemory(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer, byteLength } = bytes
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? new Uint8Array(buffer) : new Uint8Array(bytes)
}
