// Money times price, without a float.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDecimals, decimalOf, growthTenths, toCents, valueOf, ZERO } from './decimal.ts'

describe('decimalOf', () => {
  test.each([
    ['1', '1'],
    ['0.50', '0.5'],
    ['1.5e-7', '0.00000015'],
    ['12E3', '12000'],
    ['1.25e1', '12.5'],
    ['0.12345678901234567890', '0.1234567890123456789'],
  ])('%s is %s', (source, text) => {
    expect(decimalOf(source)).toBe(text)
  })

  test.each(['', '0', '0.0', '-1', 'NaN', '1e999', '1e-99', '0x10', '1,5', '9'.repeat(80)])('%s is no price', (source) => {
    expect(decimalOf(source)).toBeNull()
  })
})

test('a value is exact, and only what is shown is rounded', () => {
  const cents = (units: string, decimals: number, price: string) => toCents(valueOf(BigInt(units), decimals, price))
  expect(cents('1000000', 6, '0.1')).toBe('10')
  expect(cents('1234567890123456789', 18, '2')).toBe('247')
  expect(cents('5', 3, '1')).toBe('1')
  expect(cents('4999999', 9, '1')).toBe('0')
  expect(cents('9007199254740993', 0, '1')).toBe('900719925474099300')
  expect(toCents(addDecimals(valueOf(1n, 3, '4'), valueOf(1n, 6, '1000')))).toBe('1')
})

test('the value of parts is the value of their sum', () => {
  const units = fc.bigInt({ min: 0n, max: 10n ** 30n })
  const price = fc.tuple(fc.nat(), fc.nat(18)).map(([digits, scale]) => decimalOf(`${digits}e-${scale}`) ?? '1')
  fc.assert(
    fc.property(fc.array(units), fc.nat(18), price, (parts, decimals, at) => {
      const sum = parts.map((part) => valueOf(part, decimals, at)).reduce(addDecimals, ZERO)
      const whole = valueOf(
        parts.reduce((left, right) => left + right, 0n),
        decimals,
        at,
      )
      expect(toCents(sum)).toBe(toCents(whole))
    }),
  )
})

test('growth is in tenths of a percent, towards zero, and none from nothing or beyond all reason', () => {
  const growth = (before: string, after: string) => growthTenths(valueOf(7n, 6, before), valueOf(7n, 6, after))
  expect([growth('1', '1.0329'), growth('2', '1'), growth('0.50', '0.5'), growth('1', '0.9999')]).toEqual([32, -500, 0, 0])
  expect(growthTenths(ZERO, valueOf(1n, 0, '1'))).toBeNull()
  expect(growth(`0.${'0'.repeat(40)}1`, '1')).toBeNull()
})
