// Shares of a split vote, exact to the last of 18 decimals.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWholeVote, percentLeft, percentOf, percentUnits, weightText, type VoteShare } from './voteWeights.ts'

const WHOLE = 10n ** 18n
const split = (...weights: string[]): VoteShare[] =>
  weights.map((weight, index) => ({ option: (['yes', 'no', 'abstain', 'veto'] as const)[index] ?? 'yes', weight }))

test.each([
  [split('0.7', '0.3'), true],
  [split('0.333333333333333333', '0.666666666666666667'), true],
  [split('0.25', '0.25', '0.25', '0.25'), true],
  [split('0.7', '0.2'), false],
  [split('0.7', '0.300000000000000001'), false],
  [split('0.7', '0.30'), false],
  [split('1.0', '0.0'), false],
  [split('1.2', '-0.2'), false],
  [split('.7', '.3'), false],
  [
    [
      { option: 'yes', weight: '0.5' },
      { option: 'yes', weight: '0.5' },
    ] satisfies VoteShare[],
    false,
  ],
])('%j is whole: %s', (shares, isWhole) => {
  expect(isWholeVote(shares)).toBe(isWhole)
})

test.each([
  ['70', '0.7', '70'],
  ['33.4', '0.334', '33.4'],
  ['33,4', '0.334', '33.4'],
  ['5', '0.05', '5'],
  ['0.0000000000000001', '0.000000000000000001', '0.0000000000000001'],
])('%s percent weigh %s', (typed, weight, percent) => {
  expect(weightText(percentUnits(typed) ?? 0n)).toBe(weight)
  expect(percentOf(weight)).toBe(percent)
})

test.each(['100', '-1', '1e1', '', 'x', '1.2.3', '0.00000000000000001'])('%s is no percentage below 100', (typed) => {
  expect(percentUnits(typed)).toBeNull()
})

test('what is left is exact, and a weight reads as what was typed', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: WHOLE - 1n }), (units) => {
      const [one, other] = [weightText(units), weightText(WHOLE - units)]
      expect(isWholeVote(split(one, other))).toBe(true)
      expect(percentUnits(percentOf(one))).toBe(units)
      expect(percentLeft([units])).toBe(percentOf(other))
      expect(percentLeft([units, WHOLE])).toBe(`-${percentOf(one)}`)
    }),
  )
  expect(percentLeft([WHOLE])).toBe('0')
  expect(percentLeft([])).toBe('100')
})
