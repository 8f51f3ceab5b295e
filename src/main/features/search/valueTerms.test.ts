// The smallest amounts that a search by value looks for: never above what can reach the value.
import { expect, test } from 'vitest'
import { compareDecimals } from '../../../shared/domain/search/searchRange.ts'
import { minAmount } from './valueTerms.ts'

test.each([
  ['100', '0.5', 1, '199.9'],
  ['100', '0.5', 4, '49.9'],
  ['100', '100000', 1, '0.0009'],
  ['0.02', '0.0000001', 1, '149000'],
])('$%s at %s each, of %i assets', (value, price, shares, above) => {
  const least = minAmount(value, price, shares) ?? ''
  expect(compareDecimals(least, above)).toBe(1)
  // What is worth a share of it, less half a cent.
  const exact = (Number(value) - 0.005 * shares) / shares / Number(price)
  expect(Number(least)).toBeLessThan(exact)
  expect(Number(least)).toBeGreaterThan(exact * 0.99999)
})

test('any amount may reach a value that rounding makes', () => {
  expect(minAmount('0', '2', 1)).toBeNull()
  expect(minAmount('0.01', '2', 3)).toBeNull()
})
