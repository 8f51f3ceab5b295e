// Compresses many records of a page together: about a sixth of their size, since transactions are similar.
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'

/** Higher levels are slower and gain nothing: the remainder consists of hashes, keys and signatures. */
const FASTEST = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }

/** Largest block, unless a single record is larger: reading one record decompresses its block, which takes some 2 ms at this size. */
const MAX_BYTES = 1.25 * 1024 * 1024

/** Divides records into blocks, in their order. */
export function inBlocks(records: readonly Uint8Array[]): Uint8Array[][] {
  const blocks: Uint8Array[][] = []
  let room = 0
  for (const record of records) {
    room -= record.byteLength
    if (room < 0 || blocks.length === 0) {
      blocks.push([])
      room = MAX_BYTES - record.byteLength
    }
    blocks.at(-1)?.push(record)
  }
  return blocks
}

/** Compresses records. @returns one zstd frame (RFC 8878). */
export function packRecords(bytes: Uint8Array): Buffer {
  return zstdCompressSync(bytes, FASTEST)
}

/** Decompresses what `packRecords` wrote. @throws Error where the bytes are damaged. */
export function unpackRecords(block: Uint8Array): Buffer {
  return zstdDecompressSync(block)
}
