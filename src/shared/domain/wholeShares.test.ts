// Shares of votes and of voting power add up to all of it.
import { expect, test } from 'vitest'
import { wholeShares } from './wholeShares.ts'

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
