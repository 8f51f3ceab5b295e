import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createRecords } from '../../../../../test/bench/records.ts'
import { createPacker, packText, unpackRecords, unpackText } from './rawBlock.ts'

const packRecords = createPacker()
const asBytes = (texts: readonly string[]) => texts.map((text) => Buffer.from(text))
const made = createRecords('init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz', 1)
const record = (index: number) => Buffer.from(made(index))

/** Text of what values are made of, so that a hash, a number or a signature is begun, cut short and repeated in all ways. */
const hex = fc.uint8Array({ minLength: 1, maxLength: 70 }).map((bytes) => Buffer.from(bytes).toString('hex'))
const base64 = fc.uint8Array({ minLength: 1, maxLength: 70 }).map((bytes) => Buffer.from(bytes).toString('base64'))
const piece = fc.oneof(
  hex,
  hex.map((text) => text.toUpperCase()),
  base64,
  fc.bigInt({ min: 0n, max: 10n ** 30n }).map(String),
  fc.constantFrom('"', '0x', '0', '00000', 'uinit', '=', '==', '+', '/', ' ', '\u0001', '\u0008', 'A', 'ä', '\n', 'init1', '{"a":'),
  fc.string({ unit: 'binary', maxLength: 20 }),
)
const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''))
const repeated = fc
  .tuple(fc.array(text, { minLength: 1, maxLength: 5 }), fc.array(fc.nat(), { maxLength: 20 }))
  .map(([some, picks]) => asBytes([...some, ...picks.map((pick) => some[pick % some.length] ?? '')]))
const anyBytes = fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 10 })

test('any records come back byte for byte', () => {
  fc.assert(
    fc.property(fc.oneof(repeated, anyBytes), (records) => {
      expect(unpackRecords(packRecords(records)).equals(Buffer.concat(records))).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('more values than are noted, and more in a record than a mark can name, come back', () => {
  const numbers = Array.from({ length: 2000 }, (_, index) => String(10_000 + index)).join(',')
  const records = asBytes([numbers, numbers, `${numbers},${numbers}`])
  expect(unpackRecords(createPacker()(records)).equals(Buffer.concat(records))).toBe(true)
})

test('each record comes back without those behind it', () => {
  const records = Array.from({ length: 60 }, (_, index) => record(index))
  const block = packRecords(records)
  let start = 0
  for (const each of records) {
    const end = start + each.length
    expect(unpackRecords(block, end).subarray(start, end).equals(each)).toBe(true)
    start = end
  }
})

describe('size', () => {
  test('a page is smaller by a fifth than as one frame, a single record never larger', () => {
    const records = Array.from({ length: 250 }, (_, index) => record(index))
    expect(packRecords(records).length).toBeLessThan(packText(Buffer.concat(records)).length * 0.8)
    for (const each of records.slice(0, 20)) expect(packRecords([each]).length).toBeLessThanOrEqual(packText(each).length)
  })
})

test('a block from before, one frame, is read', () => {
  const one = record(3)
  expect(unpackRecords(packText(one)).equals(one)).toBe(true)
  expect(unpackText(packText(one)).equals(one)).toBe(true)
})

test('a damaged block says that it is damaged', () => {
  const block = packRecords(Array.from({ length: 30 }, (_, index) => record(index)))
  expect(() => unpackRecords(block.subarray(0, 100))).toThrow(expect.objectContaining({ code: 'store.damaged' }))
  const longer = Buffer.from(block)
  longer.writeUInt32LE(block.readUInt32LE(1) + 1, 1)
  expect(() => unpackRecords(longer)).toThrow(expect.objectContaining({ code: 'store.damaged' }))
})
