// Packs the records of one page together: about an eighth of their size, since transactions are similar.
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { toStoreError } from '../../database.ts'
import { joinRecords } from './joinRecords.ts'
import { STREAMS, type Streams } from './recordTokens.ts'
import { createSplitter } from './splitRecords.ts'

/** Higher levels are slower and gain nothing: the remainder consists of hashes, keys and signatures. */
const FASTEST = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }

/** Compresses a text. @returns one zstd frame (RFC 8878). */
export function packText(bytes: Uint8Array): Buffer {
  return zstdCompressSync(bytes, FASTEST)
}

/** Decompresses what `packText` wrote. @throws Error where the bytes are damaged. */
export function unpackText(frame: Uint8Array): Buffer {
  return zstdDecompressSync(frame)
}

/** First byte of a block in streams; that of a zstd frame is another. */
const IN_STREAMS = 1
/** Smaller blocks, of a record or a few, may be smaller as one frame. */
const SMALL = 65_536

/**
 * Creates a function that packs records. Written are a number that no zstd frame begins with, the size of the records, the sizes of the
 * frames, and a frame for each stream (`createSplitter`); or, where that is no smaller, one frame, as older versions did.
 */
export function createPacker(): (records: readonly Uint8Array[]) => Buffer {
  const split = createSplitter()
  return (records) => {
    const bytes = Buffer.concat(records)
    let end = 0
    const ends = records.map(({ length }) => (end += length))
    const streams = split(bytes, ends)
    if (streams === null) return packText(bytes)
    const block = packStreams(streams, bytes.length)
    const frame = bytes.length < SMALL ? packText(bytes) : block
    return frame.length < block.length ? frame : block
  }
}

const NUMBER_BYTES = 4

function packStreams(streams: Streams, size: number): Buffer {
  const frames = STREAMS.map((name) => packText(streams[name]))
  const head = Buffer.alloc(HEAD_BYTES, IN_STREAMS)
  for (const [index, value] of [size, ...frames.map(({ length }) => length)].entries()) {
    head.writeUInt32LE(value, 1 + index * NUMBER_BYTES)
  }
  return Buffer.concat([head, ...frames])
}

const HEAD_BYTES = 1 + (1 + STREAMS.length) * NUMBER_BYTES

/**
 * Unpacks what `createPacker` wrote.
 * @param until may leave out the records behind it
 * @throws AppError store.damaged; zlib's error where the block is one frame.
 */
export function unpackRecords(block: Uint8Array, until?: number): Buffer {
  if (block[0] !== IN_STREAMS) return unpackText(block)
  try {
    return unpackStreams(Buffer.from(block.buffer, block.byteOffset, block.length), until)
  } catch (error) {
    throw toStoreError(Object.assign(new Error('a block of records is damaged', { cause: error }), { code: 'SQLITE_CORRUPT' }))
  }
}

function unpackStreams(block: Buffer, until?: number): Buffer {
  const numberAt = (index: number) => block.readUInt32LE(1 + index * NUMBER_BYTES)
  let end = HEAD_BYTES
  const streams = STREAMS.map((name, index) => {
    const start = end
    end += numberAt(index + 1)
    return [name, unpackText(block.subarray(start, end))]
  })
  return joinRecords(Object.fromEntries(streams) as Streams, numberAt(0), until)
}
