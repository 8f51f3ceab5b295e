// Splits a block of records into a skeleton, which is nearly the same for all transactions of a kind, and values.
import { AGAIN, EQUALS, ESCAPE, findToken, MARK, MAX_AGAIN, SIX_BITS, STREAMS, type Streams, type Token } from './recordTokens.ts'

interface Sink {
  bytes: Uint8Array
  end: number
}
type Sinks = Record<keyof Streams, Sink>

/** Memory for blocks of some size, used again for each. */
interface Scratch {
  length: number
  sinks: Sinks
  values: Values
}

/** Splits records that follow each other, each up to one of `ends`. Null where a mark could be mistaken. Streams last until the next call. */
export type Splitter = (bytes: Buffer, ends: readonly number[]) => Streams | null

/** Characters that there is always memory for. */
const SMALLEST = 4096

/** Creates a splitter. */
export function createSplitter(): Splitter {
  let scratch: Scratch | null = null
  return (bytes, ends) => {
    if (bytes.includes(ESCAPE)) return null
    // Each record has a mark more than its values.
    const length = bytes.length + 2 * ends.length
    scratch = scratch !== null && scratch.length >= length ? scratch : createScratch(Math.max(length * 2, SMALLEST))
    split(scratch, bytes, ends)
    const { sinks } = scratch
    return Object.fromEntries(STREAMS.map((name) => [name, sinks[name].bytes.subarray(0, sinks[name].end)])) as Streams
  }
}

function createScratch(length: number): Scratch {
  // A mark is shorter than the value that it stands for, and so is what a stream takes of one.
  const sink = (): Sink => ({ bytes: Buffer.allocUnsafeSlow(length), end: 0 })
  const sinks = Object.fromEntries(STREAMS.map((name) => [name, sink()])) as Sinks
  return { length, sinks, values: createValues(length) }
}

function split({ sinks, values }: Scratch, bytes: Uint8Array, ends: readonly number[]): void {
  for (const name of STREAMS) sinks[name].end = 0
  values.slots.fill(0)
  values.count = 0
  const { skeleton, references } = sinks
  const { recordOf, placeOf } = values
  const token: Token = { start: 0, end: 0, mark: 0 }
  let from = 0
  for (const [record, end] of ends.entries()) {
    let places = 0
    putMark(skeleton, MARK.record)
    for (; findToken(bytes, from, end, token); from = token.end) {
      putBytes(skeleton, bytes, from, token.start)
      const known = values.count
      const id = idOf(values, bytes, token)
      const place = id < known && recordOf[id] === record ? (placeOf[id] ?? MAX_AGAIN) : MAX_AGAIN
      if (place < MAX_AGAIN) {
        putMark(skeleton, AGAIN + place)
        continue
      }
      if (id < known) {
        putMark(skeleton, MARK.known)
        putVarint(references, id)
      } else {
        putMark(skeleton, token.mark)
        putValue(sinks, bytes, token)
      }
      recordOf[id] = record
      placeOf[id] = places
      places += 1
    }
    putBytes(skeleton, bytes, from, end)
    from = end
  }
}

function putMark(sink: Sink, mark: number): void {
  sink.bytes[sink.end++] = ESCAPE
  sink.bytes[sink.end++] = mark
}

function putBytes(sink: Sink, bytes: Uint8Array, from: number, to: number): void {
  let { end } = sink
  for (let at = from; at < to; at += 1) sink.bytes[end++] = bytes[at] ?? 0
  sink.end = end
}

/** Values in the order in which they first occur. */
interface Values {
  count: number
  starts: Int32Array
  ends: Int32Array
  /** The last record that has it, and its number among the values of that record. */
  recordOf: Int32Array
  placeOf: Int32Array
  /** By a hash: a value's number, from 1. */
  slots: Int32Array
}

/** Bytes of a value's end that are hashed: what differs is mostly there. */
const HASHED = 16
/** Values are longer than this on average, with what stands between them. */
const BYTES_PER_SLOT = 48

function createValues(length: number): Values {
  const slots = new Int32Array(2 ** Math.ceil(Math.log2(length / BYTES_PER_SLOT)))
  const numbers = () => new Int32Array(slots.length / 2)
  return { count: 0, starts: numbers(), ends: numbers(), recordOf: numbers(), placeOf: numbers(), slots }
}

/** Returns a value's number; gives it the next one where it is new. */
function idOf(values: Values, bytes: Uint8Array, { start, end }: Token): number {
  const { slots, starts, ends, count } = values
  let hash = end - start
  for (let at = Math.max(start, end - HASHED); at < end; at += 1) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193)
  const last = slots.length - 1
  let slot = (hash ^ (hash >>> 15)) & last
  for (let found = slots[slot] ?? 0; found !== 0; found = slots[slot] ?? 0) {
    if (isSame(bytes, start, end, starts[found - 1] ?? 0, ends[found - 1] ?? 0)) return found - 1
    slot = (slot + 1) & last
  }
  values.count += 1
  // Of values beyond half of the slots repetitions are not noticed, so nothing is kept of them.
  if (count < starts.length) {
    starts[count] = start
    ends[count] = end
    slots[slot] = values.count
  }
  return count
}

function isSame(bytes: Uint8Array, start: number, end: number, other: number, otherEnd: number): boolean {
  if (end - start !== otherEnd - other) return false
  for (let at = end - 1, to = otherEnd - 1; at >= start; at -= 1, to -= 1) if (bytes[at] !== bytes[to]) return false
  return true
}

/** Seven bits a byte, lowest first. */
function putVarint(sink: Sink, value: number): void {
  let rest = value
  for (; rest > 127; rest >>>= 7) sink.bytes[sink.end++] = (rest & 127) | 128
  sink.bytes[sink.end++] = rest
}

function putValue({ lengths, numbers, hex, base64, text }: Sinks, bytes: Uint8Array, { start, end, mark }: Token): void {
  if (mark === MARK.number) putVarint(lengths, putNumber(numbers, bytes, start, end))
  else if (mark === MARK.base64) putVarint(lengths, putBase64(base64, bytes, start, end))
  else if (mark === MARK.text) {
    putBytes(text, bytes, start, end)
    putVarint(lengths, end - start)
  } else {
    putHex(hex, bytes, start, end)
    // The number of digits may be odd.
    putVarint(lengths, mark === MARK.digits ? end - start : (end - start) / 2)
  }
}

/** Writes its bytes, lowest first. @returns their number. */
function putNumber(sink: Sink, bytes: Uint8Array, start: number, end: number): number {
  let rest = 0
  for (let at = start; at < end; at += 1) rest = rest * 10 + (bytes[at] ?? 0) - 48
  const first = sink.end
  for (; rest > 0; rest = Math.floor(rest / 256)) sink.bytes[sink.end++] = rest % 256
  return sink.end - first
}

/** Of a digit or a letter of either case. */
function fourBits(code: number): number {
  return (code & 15) + (code > 57 ? 9 : 0)
}

/** An odd number of digits begins with half a byte. */
function putHex(sink: Sink, text: Uint8Array, start: number, end: number): void {
  const { bytes } = sink
  let at = start
  let to = sink.end
  if ((end - start) % 2 !== 0) bytes[to++] = fourBits(text[at++] ?? 0)
  for (; at < end; at += 2) bytes[to++] = (fourBits(text[at] ?? 0) << 4) | fourBits(text[at + 1] ?? 0)
  sink.end = to
}

/** Returns the number of bytes written. */
function putBase64(sink: Sink, text: Uint8Array, start: number, end: number): number {
  const { bytes } = sink
  let to = sink.end
  for (let at = start; at < end; at += 4) {
    const high = (sixBits(text[at]) << 6) | sixBits(text[at + 1])
    const bits = (high << 12) | (sixBits(text[at + 2]) << 6) | sixBits(text[at + 3])
    bytes[to] = bits >> 16
    bytes[to + 1] = bits >> 8
    bytes[to + 2] = bits
    to += 3
  }
  for (let at = end - 1; text[at] === EQUALS; at -= 1) to -= 1
  const written = to - sink.end
  sink.end = to
  return written
}

function sixBits(code = 0): number {
  return SIX_BITS[code] ?? 0
}
