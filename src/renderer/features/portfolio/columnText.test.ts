// Values in a column of the portfolio: to the cent while they fit, and in a few digits where they would lie over what is beside them.
import { expect, test } from 'vitest'
import { english } from '../../words/en/english.ts'
import { german } from '../../words/de/german.ts'
import { columnText } from './columnText.ts'

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
