// Values in words.
import { expect, test } from 'vitest'
import { priceText, usdText, valueText } from './valueText.ts'
import { english } from '../../words/en/english.ts'

test.each([
  ['0', '< $0.01'],
  ['1', '$0.01'],
  ['120', '$1.20'],
  ['123456789', '$1,234,567.89'],
  ['900719925474099300', '$9,007,199,254,740,993.00'],
])('%s cents are %s', (cents, text) => {
  expect(valueText(english, cents)).toBe(text)
})

test.each([
  ['479.0268', '9', '$479.03'],
  ['0.001', '9', '< $0.01'],
  ['0.00', '9', '< $0.01'],
  ['0', '0', '$0.00'],
  ['12', '9', '$12.00'],
  ['-1', '9', null],
  ['1e3', '9', null],
  [null, '9', null],
])('an estimate of %s for %s units is %s', (decimal, units, text) => {
  expect(usdText(english, decimal, units)).toBe(text)
})

test.each([
  ['2923.256', '$2,923.25'],
  ['1', '$1.00'],
  ['0.5', '$0.50'],
  ['0.42637281', '$0.4263'],
  ['0.00001234567', '$0.00001234'],
  [`0.${'0'.repeat(50)}1`, '< $0.00000001'],
])('a price of %s is %s', (decimal, text) => {
  expect(priceText(english, decimal)).toBe(text)
})
