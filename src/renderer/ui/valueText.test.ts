// Values in words.
import { expect, test } from 'vitest'
import { usdText, valueText } from './valueText.ts'

test.each([
  ['0', '< $0.01'],
  ['1', '$0.01'],
  ['120', '$1.20'],
  ['123456789', '$1,234,567.89'],
  ['900719925474099300', '$9,007,199,254,740,993.00'],
])('%s cents are %s', (cents, text) => {
  expect(valueText(cents)).toBe(text)
})

test.each([
  ['479.0268', '$479.02'],
  ['0.001', '< $0.01'],
  ['0', '$0.00'],
  ['12', '$12.00'],
  ['-1', null],
  ['1e3', null],
  [null, null],
])('an estimate of %s is %s', (decimal, text) => {
  expect(usdText(decimal)).toBe(text)
})
