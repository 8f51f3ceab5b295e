// Amounts on screen must never claim another value than the exact one.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatUnits, isTypedNumber, plainNumber, typedUnits } from '../../../shared/domain/amount.ts'
import { amountParts, briefText, ceilingOf, exactText, fittedNumber, unwrittenPlaces } from './amountText.ts'
import { english } from '../../words/en/english.ts'
import { german } from '../../words/de/german.ts'

const units = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }).map(String)
const decimals = fc.integer({ min: 0, max: 18 })

test('short amounts have two decimals at least and no dimmed zeros', () => {
  expect(amountParts(english, '-480000000', 6, 'short')).toEqual({ sign: '−', digits: '480.00', zeros: '', exact: null, isLong: false })
  expect(amountParts(english, '12804112', 6, 'short', true)).toEqual({
    sign: '+',
    digits: '12.804112',
    zeros: '',
    exact: null,
    isLong: false,
  })
  expect(amountParts(english, '7', 0, 'short')).toEqual({ sign: '', digits: '7', zeros: '', exact: null, isLong: false })
})

test('columns have six decimals whatever the asset has', () => {
  expect(amountParts(english, '1200000000', 6, 'column')).toMatchObject({ digits: '1,200', zeros: '.000000' })
  expect(amountParts(english, '2500000000000000000', 18, 'column')).toMatchObject({ digits: '2.5', zeros: '00000', exact: null })
  expect(amountParts(english, '1820417', 3, 'column')).toMatchObject({ digits: '1,820.417', zeros: '000' })
})

test('a value too small for its column is not shown as zero', () => {
  expect(amountParts(english, '1', 18, 'column')).toEqual({
    sign: '',
    digits: '<0.000001',
    zeros: '',
    exact: '0.000000000000000001',
    isLong: false,
  })
})

test('an amount with more digits than a column holds may be broken, and carries its exact value', () => {
  expect(amountParts(english, '9999999000000', 6, 'column')).toMatchObject({ digits: '9,999,999', exact: null, isLong: false })
  expect(amountParts(english, '10000000500000', 6, 'column')).toMatchObject({ digits: '10,000,000.5', exact: '10,000,000.5', isLong: true })
  const spam = '8'.repeat(28)
  expect(amountParts(english, spam, 0, 'column')).toMatchObject({ exact: BigInt(spam).toLocaleString('en-US'), isLong: true })
})

test('a zero has no sign', () => {
  expect(amountParts(english, '0', 6, 'short', true)).toMatchObject({ sign: '', digits: '0.00' })
})

test('full mode ends with the last digit that is not zero, or at six decimals', () => {
  expect(amountParts(english, '0', 18, 'full')).toMatchObject({ digits: '0', zeros: '.000000' })
  expect(amountParts(english, '144270000961800', 18, 'full')).toMatchObject({ digits: '0.0001442700009618', zeros: '' })
  expect(amountParts(english, '12500000', 6, 'full')).toMatchObject({ digits: '12.5', zeros: '00000' })
})

test('exact mode has two decimals at least, and leaves none out', () => {
  expect(amountParts(english, '144270000961800', 18, 'exact')).toMatchObject({ digits: '0.0001442700009618', zeros: '', exact: null })
  expect(amountParts(english, '12500000', 6, 'exact')).toMatchObject({ digits: '12.50', zeros: '' })
})

test('what costs at most so much is never shown as less, and by less than a millionth more', () => {
  expect(ceilingOf('31499000000000', 18)).toBe('32000000000000')
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), decimals, (amount, places) => {
      const shown = BigInt(ceilingOf(amount.toString(), places))
      expect(shown >= amount).toBe(true)
      expect((shown - amount) * 1_000_000n < 10n ** BigInt(places) || shown === amount).toBe(true)
      expect(amountParts(english, shown.toString(), places, 'short').exact === null || shown >= 10n ** BigInt(places + 7)).toBe(true)
    }),
  )
})

test('full mode shows every digit, and a cut amount carries the exact one', () => {
  fc.assert(
    fc.property(units, decimals, fc.constantFrom('short', 'column', 'full'), (amount, places, mode) => {
      const parts = amountParts(english, amount, places, mode)
      const shown = parts.exact ?? `${parts.sign}${parts.digits}${parts.zeros}`
      const plain = shown.replaceAll(',', '').replace('−', '-')
      expect(trim(plain)).toBe(trim(formatUnits(amount, places)))
    }),
  )
})

function trim(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}

test('on a button an amount is cut to two decimals, unless they would say nothing', () => {
  expect(briefText(english, '1880691', 6)).toBe('1.88')
  expect(briefText(english, '5000000', 6)).toBe('5.00')
  expect(briefText(english, '1200000000', 6)).toBe('1,200.00')
  expect(briefText(english, '2007', 6)).toBe('0.002007')
  expect(briefText(english, '7', 0)).toBe('7')
})

test('a number that is too long for its line is shortened, and its unit is not', () => {
  expect(fittedNumber(english, '12500000', 6, 15, true)).toEqual({ sign: '+', digits: '12.50', isAligned: true })
  expect(fittedNumber(english, '31624000', 0, 15, true)).toEqual({ sign: '+', digits: '31,624,000', isAligned: false })
  expect(fittedNumber(english, '-1234567123456', 6, 15)).toEqual({ sign: '−', digits: '1,234,567', isAligned: false })
  expect(fittedNumber(english, '31624000123456', 0, 15)).toEqual({ sign: '', digits: '31.62tn', isAligned: false })
  expect(fittedNumber(english, '88888888888888888888888', 0, 15, true)).toEqual({ sign: '+', digits: '8.888E22', isAligned: false })
  expect(fittedNumber(german, '31624000123456', 0, 15).digits).toMatch(/^31,62.Bio\.$/)
  fc.assert(
    fc.property(units, decimals, (amount, places) => {
      const { sign, digits } = fittedNumber(english, amount, places, 15, true)
      expect(sign.length + digits.length).toBeLessThanOrEqual(15)
    }),
  )
})

test('what a number lacks to be as wide as one with every decimal, in either notation', () => {
  expect(['12.50', '1,234.663959', '<0.000001', '12,50'].map((digits) => unwrittenPlaces(digits, 6))).toEqual([4, 0, 0, 4])
  expect(['7', '5,972,000'].map((digits) => unwrittenPlaces(digits, 0))).toEqual([7, 7])
})

test('every amount that the app writes can be read back, in either language', () => {
  const positive = fc.bigInt({ min: 0n, max: 10n ** 30n }).map(String)
  const asCut = (amount: string, places: number) => fc.pre(!amountParts(english, amount, places, 'short').digits.startsWith('<'))
  fc.assert(
    fc.property(positive, decimals, fc.constantFrom([english, '.'] as const, [german, ','] as const), (amount, places, [words, point]) => {
      expect(typedUnits(plainNumber(exactText(words, amount, places), point), places)).toBe(amount)
      const full = amountParts(words, amount, places, 'full')
      expect(typedUnits(plainNumber(`${full.digits}${full.zeros}`, point), Math.max(places, 6))).toBe(
        `${BigInt(amount) * 10n ** BigInt(places === 0 ? 6 : Math.max(0, 6 - places))}`,
      )
      asCut(amount, places)
      expect(isTypedNumber(plainNumber(amountParts(words, amount, places, 'short').digits, point))).toBe(true)
    }),
  )
})
