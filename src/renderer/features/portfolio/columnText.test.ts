// Values in a column of the portfolio: to the cent while they fit, and in a few digits where they would lie over what is beside them.
import { expect, test } from 'vitest'
import { english } from '../../words/en/english.ts'
import { german } from '../../words/de/german.ts'
import { columnText, partValue } from './columnText.ts'

test.each([
  ['99999999', '$999,999.99'],
  ['100000000', '$1,000,000'],
  ['99999999999', '$999,999,999'],
  ['303107999999999906', '$3030tn'],
])('%s cents are %s', (cents, text) => {
  expect(columnText(english, cents)).toBe(text)
})

test('the largest values are no longer than those that are shown to the dollar', () => {
  expect(columnText(german, '303107999999999906').length).toBeLessThanOrEqual('$999,999,999'.length)
})

test('a part is worth its share of the asset, in whole cents, whatever its decimals; nothing is said where the value is not known', () => {
  const of = (units: string, decimals = 6) => ({ units, decimals })
  expect(partValue('1000', of('1'), of('3'))).toBe('333')
  expect(partValue('1000', of('3'), of('3'))).toBe('1000')
  expect(partValue('1000', of('25'), of('100000000000000', 18))).toBe('250')
  expect(partValue('1000', of('25000000000000', 18), of('100'))).toBe('250')
  expect(partValue(null, of('1'), of('3'))).toBeNull()
  expect(partValue('0', of('0'), of('0'))).toBeNull()
})
