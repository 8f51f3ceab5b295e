// Votes on gauges: parts exact to the last of 18 decimals, and the cycle that a moment falls into.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cycleAt, gaugePercent, gaugeUnits, gaugeWeight, isGaugeVote, weightPercent } from './gaugeVotes.ts'

const vote = (...weights: string[]) => weights.map((weight, index) => ({ bridge: `${index + 1}`, weight }))

test.each([
  [vote('1'), true],
  [vote('0.02', '0.01'), true],
  [vote('0.333333333333333333', '0.666666666666666667'), true],
  [vote('0.7', '0.300000000000000001'), false],
  [vote('1', '0.1'), false],
  [vote('0'), false],
  [vote('0.0'), false],
  [vote('1.0'), false],
  [vote('0.50'), false],
  [vote('-0.5'), false],
  [vote('1e-1'), false],
  [[...vote('0.1'), ...vote('0.1')], false],
])('%j is a vote: %s', (shares, isVote) => {
  expect(isGaugeVote(shares)).toBe(isVote)
})

test('a weight, its units and its percentage are the same', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 18n }), (units) => {
      const weight = gaugeWeight(units)
      expect(gaugeUnits(weight)).toBe(units)
      expect(gaugePercent(weightPercent(weight))).toBe(units)
    }),
    { seed: 20261127 },
  )
})

test.each([
  ['100', 10n ** 18n],
  ['100.0', 10n ** 18n],
  ['12,5', 125n * 10n ** 15n],
  ['100.1', null],
  ['101', null],
  ['-1', null],
  ['', null],
])('%j percent is %s', (typed, units) => {
  expect(gaugePercent(typed)).toBe(units)
})

const CYCLES = { cycle: 8n, end: 1000, interval: 100, votingPeriod: 80 }
test.each([
  ['within the cycle', CYCLES, 999, { cycle: 8n, hasBegun: true, votingEnd: null, end: 1000 }],
  ['its last second', CYCLES, 1000, { cycle: 8n, hasBegun: true, votingEnd: null, end: 1000 }],
  ['right after', CYCLES, 1001, { cycle: 9n, hasBegun: false, votingEnd: 1080, end: 1100 }],
  ['after cycles without any call', CYCLES, 1250, { cycle: 9n, hasBegun: false, votingEnd: 1280, end: 1300 }],
  ['before the first', { ...CYCLES, cycle: 0n }, 1000, null],
  ['as the first begins', { ...CYCLES, cycle: 0n }, 1001, { cycle: 1n, hasBegun: false, votingEnd: 1080, end: 1100 }],
])('%s', (_, cycles, now, expected) => {
  expect(cycleAt(cycles, now)).toEqual(expected)
})
