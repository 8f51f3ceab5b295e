// No digit of an integer is lost, wherever it stands; everything else is read as JSON.parse reads it.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseJson } from './parseJson.ts'

test('keeps integers above 2^53 as decimal text and leaves smaller ones numbers', () => {
  expect(parseJson('{"a":9007199254740991,"b":9007199254740993,"c":[-18446744073709551616],"d":1.5}')).toEqual({
    a: 9007199254740991,
    b: '9007199254740993',
    c: ['-18446744073709551616'],
    d: 1.5,
  })
  expect(parseJson('12345678901234567890')).toBe('12345678901234567890')
})

test('is not misled by digits inside texts and by numbers that are no integers', () => {
  expect(parseJson('{"a":"x: 12345678901234567890","b":0.12345678901234567890,"c":1e300}')).toEqual({
    a: 'x: 12345678901234567890',
    b: 0.12345678901234568,
    c: 1e300,
  })
})

test('loses no digit of any integer', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(2n ** 300n), max: 2n ** 300n }), (integer) => {
      expect(Object.values(parseJson(`{"amount": ${integer}}`) as object).map(String)).toEqual([String(integer)])
    }),
    { seed: 7, numRuns: 300 },
  )
})

test('reads any other JSON as JSON.parse does', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      fc.pre(!/\d{16}/.test(text))
      expect(parseJson(text)).toEqual(JSON.parse(text))
    }),
    { seed: 7, numRuns: 300 },
  )
})

test('reads what is nested deeper than the stack reaches', () => {
  const deep = `{"n":12345678901234567890,"x":${'['.repeat(60_000)}${']'.repeat(60_000)}}`
  expect(Object.keys(parseJson(deep) as object)).toEqual(['n', 'x'])
})
