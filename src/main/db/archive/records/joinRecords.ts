// Puts records together again from what `createSplitter` made of them.
import { AGAIN, BASE64_DIGITS, EQUALS, ESCAPE, MARK, STREAMS, type Streams } from './recordTokens.ts'

/** A stream, or the joined records, with the index of what comes next. */
interface Cursor {
  bytes: Uint8Array
  at: number
}
type Cursors = Record<keyof Streams, Cursor>

/**
 * Joins records.
 * @param size of the block, bytes
 * @param until joins no more records than reach so far
 * @throws Error where the streams are damaged.
 */
export function joinRecords(streams: Streams, size: number, until = size): Buffer {
  const from = Object.fromEntries(STREAMS.map((name) => [name, { bytes: streams[name], at: 0 }])) as Cursors
  const records = Buffer.allocUnsafe(size)
  const out: Cursor = { bytes: records, at: 0 }
  const values = createValues(out)
  const { skeleton, references } = from
  while (out.at < until && copyLiteral(skeleton, out)) {
    const mark = byteOf(skeleton)
    if (mark === MARK.record) values.begin()
    else if (mark >= AGAIN) values.again(mark - AGAIN)
    else if (mark === MARK.known) values.known(varintOf(references))
    else {
      values.add()
      putValue(from, out, mark)
      values.added()
    }
  }
  // Bytes beyond the size are not stored, but counted.
  if (out.at > size || (until >= size && out.at < size)) throw new Error('the records of a block are not as long as it says')
  for (const name of STREAMS) if (from[name].at > from[name].bytes.length) throw new Error('a stream of a block ends too early')
  return records.subarray(0, out.at)
}

/** Copies the skeleton up to the next mark and passes its first byte. Returns false where none follows. */
function copyLiteral(skeleton: Cursor, out: Cursor): boolean {
  const { bytes } = skeleton
  const { length } = bytes
  let { at } = skeleton
  let to = out.at
  for (; at < length && bytes[at] !== ESCAPE; at += 1, to += 1) out.bytes[to] = bytes[at] ?? 0
  skeleton.at = Math.min(at + 1, length)
  out.at = to
  return at < length
}

function byteOf(from: Cursor): number {
  return from.bytes[from.at++] ?? 0
}

function varintOf(from: Cursor): number {
  let value = 0
  for (let scale = 1, part = 128; part > 127; scale *= 128) {
    part = byteOf(from)
    value += (part & 127) * scale
  }
  return value
}

/** Keeps where values are, numbered in the order in which they were found. */
function createValues(out: Cursor) {
  const starts: number[] = []
  const ends: number[] = []
  /** Values of the present record. */
  let own: number[] = []
  const repeat = (id: number | undefined): void => {
    const start = starts[id ?? -1]
    const end = ends[id ?? -1]
    if (start === undefined || end === undefined) throw new Error('a block names a value that it does not have')
    copy({ bytes: out.bytes, at: start }, out, end - start)
  }
  return {
    add: (): void => {
      own.push(starts.length)
      starts.push(out.at)
    },
    added: (): void => {
      ends.push(out.at)
    },
    known: (id: number): void => {
      own.push(id)
      repeat(id)
    },
    again: (place: number): void => {
      repeat(own[place])
    },
    begin: (): void => {
      own = []
    },
  }
}

function copy(from: Cursor, out: Cursor, length: number): void {
  let { at } = from
  let to = out.at
  for (const end = at + length; at < end; at += 1) out.bytes[to++] = from.bytes[at] ?? 0
  from.at = at
  out.at = to
}

function putValue({ lengths, numbers, hex, base64, text }: Cursors, out: Cursor, mark: number): void {
  const length = varintOf(lengths)
  if (length > out.bytes.length) throw new Error('a block is longer than it says')
  if (mark === MARK.number) putNumber(numbers, out, length)
  else if (mark === MARK.base64) putBase64(base64, out, length)
  else if (mark === MARK.text) copy(text, out, length)
  else putHex(hex, out, mark === MARK.digits ? length : length * 2, mark === MARK.upperHex ? UPPER : LOWER)
}

/** Lowest byte first. */
function putNumber(from: Cursor, out: Cursor, length: number): void {
  let value = 0
  for (let scale = 1, rest = length; rest > 0; rest -= 1, scale *= 256) value += byteOf(from) * scale
  const digits = String(value)
  for (let at = 0; at < digits.length; at += 1) out.bytes[out.at++] = digits.charCodeAt(at)
}

const LOWER = Buffer.from('0123456789abcdef')
const UPPER = Buffer.from('0123456789ABCDEF')

/** An odd number of digits begins with half a byte. */
function putHex(from: Cursor, out: Cursor, digits: number, alphabet: Uint8Array): void {
  let to = out.at
  const end = to + digits
  if (digits % 2 !== 0) out.bytes[to++] = alphabet[byteOf(from) & 15] ?? 0
  let { at } = from
  for (; to < end; to += 2) {
    const byte = from.bytes[at++] ?? 0
    out.bytes[to] = alphabet[byte >> 4] ?? 0
    out.bytes[to + 1] = alphabet[byte & 15] ?? 0
  }
  from.at = at
  out.at = to
}

function putBase64(from: Cursor, out: Cursor, length: number): void {
  const end = from.at + length
  let { at } = from
  let to = out.at
  for (; at < end; at += 3, to += 4) {
    const bits =
      ((from.bytes[at] ?? 0) << 16) | ((at + 1 < end ? (from.bytes[at + 1] ?? 0) : 0) << 8) | (at + 2 < end ? (from.bytes[at + 2] ?? 0) : 0)
    out.bytes[to] = BASE64_DIGITS[bits >> 18] ?? 0
    out.bytes[to + 1] = BASE64_DIGITS[(bits >> 12) & 63] ?? 0
    out.bytes[to + 2] = at + 1 < end ? (BASE64_DIGITS[(bits >> 6) & 63] ?? 0) : EQUALS
    out.bytes[to + 3] = at + 2 < end ? (BASE64_DIGITS[bits & 63] ?? 0) : EQUALS
  }
  from.at = end
  out.at = to
}
