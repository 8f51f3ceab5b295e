// Money never passes through a float: parse and format are inverse for every amount and number of decimals.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addUnits, compareUnits, formatUnits, parseAmount, plainNumber, splitAmount, toUnits, typedUnits, wholeShares } from './amount.ts'

const units = fc.bigInt({ min: 0n, max: 10n ** 40n }).map(String)
const decimals = fc.integer({ min: 0, max: 24 })

describe('parseAmount', () => {
  test('reads what people type', () => {
    expect(parseAmount('12.5', 6)).toBe('12500000')
    expect(parseAmount(' 7 ', 6)).toBe('7000000')
    expect(parseAmount('3.', 2)).toBe('300')
    expect(parseAmount('0.000001', 6)).toBe('1')
  })

  test.each(['', '.', '-1', '1,5', '1e3', '0x10', '1.2.3', 'NaN'])('refuses %j', (typed) => {
    expect(() => parseAmount(typed, 6)).toThrow(/Enter an amount/)
  })

  test('refuses more digits than the asset has', () => {
    expect(() => parseAmount('0.0000001', 6)).toThrow(/6 decimal places/)
  })

  test('is the inverse of formatUnits', () => {
    fc.assert(fc.property(units, decimals, (amount, places) => parseAmount(formatUnits(amount, places), places) === amount))
  })
})

describe('plainNumber', () => {
  test.each([
    ['1,234.5', '1234.5', '1234.5'],
    ['1.234,5', '1234.5', '1234.5'],
    ['2,576.290196', '2576.290196', '2576.290196'],
    ['1,234,567', '1234567', '1234567'],
    ['1.234.567,', '1234567.', '1234567.'],
    [' 12,5 ', '12.5', '12.5'],
    ['1,234', '1234', '1.234'],
    ['1.234', '1.234', '1234'],
    ['0,125', '0.125', '0.125'],
    ['0.125', '0.125', '0.125'],
    ['.5', '.5', '.5'],
    ['1234,567', '1234.567', '1234.567'],
    ['', '', ''],
  ])('reads “%s” as %s with a point, as %s with a comma', (typed, english, german) => {
    expect([plainNumber(typed, '.'), plainNumber(typed, ',')]).toEqual([english, german])
  })

  test.each(['1,23.4', '1.2.3', '1,2,3', '0,123,456', '12.34,567.8', '1,234.5.6', '5 INIT', '..'])('“%s” stays no number', (typed) => {
    for (const point of ['.', ','] as const) expect(typedUnits(plainNumber(typed, point), 18)).toBeNull()
    expect(plainNumber(typed, '.')).toBe(typed)
  })
})

describe('formatUnits', () => {
  test('keeps every digit and the sign', () => {
    expect(formatUnits('12500000', 6)).toBe('12.500000')
    expect(formatUnits('-1', 18)).toBe('-0.000000000000000001')
    expect(formatUnits('42', 0)).toBe('42')
  })

  test('refuses what is no integer', () => {
    expect(() => formatUnits('1.5', 6)).toThrow(/base units/)
  })
})

describe('splitAmount', () => {
  test('groups thousands and sets trailing zeros apart', () => {
    expect(splitAmount('1200500000', 6)).toEqual({ sign: '', whole: '1,200', digits: '5', zeros: '00000' })
    expect(splitAmount('-310000000', 6)).toEqual({ sign: '-', whole: '310', digits: '', zeros: '000000' })
  })

  test('loses no digit', () => {
    fc.assert(
      fc.property(units, decimals, (amount, places) => {
        const { whole, digits, zeros } = splitAmount(amount, places)
        return toUnits(whole.replaceAll(',', '') + digits + zeros) === BigInt(amount) && digits.length + zeros.length === places
      }),
    )
  })
})

test('sums and compares beyond what a float holds', () => {
  expect(addUnits('9007199254740993', '1', '-3')).toBe('9007199254740991')
  expect(compareUnits('9007199254740993', '9007199254740992')).toBe(1)
  expect(compareUnits('5', '5')).toBe(0)
})

test.each([
  ['.5', '500000'],
  ['5.', '5000000'],
  [' 12.5 ', '12500000'],
  ['.', null],
  ['', null],
  ['-1', null],
  ['1,5', null],
  ['1.2345678', null],
])('what is typed in a field, “%s”, is %s base units', (typed, units) => {
  expect(typedUnits(typed, 6)).toBe(units)
})

test('what cutting leaves over goes to the largest remainders', () => {
  expect(wholeShares([1n, 1n, 1n])).toEqual([3334, 3333, 3333])
  expect(wholeShares([9557n, 295n, 123n, 24n])).toEqual([9558, 295, 123, 24])
  expect(wholeShares([5n, 0n])).toEqual([10_000, 0])
  expect(wholeShares([0n, 0n])).toEqual([0, 0])
  expect(wholeShares([])).toEqual([])
})

test('shares of large and uneven parts add up to a whole', () => {
  const parts = [98_765_432_109_876_543_210n, 12_345_678_901_234_567n, 7n, 3_333_333_333_333_333_333n]
  expect(wholeShares(parts).reduce((sum, share) => sum + share, 0)).toBe(10_000)
})
