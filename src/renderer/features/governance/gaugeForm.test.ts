// What the form of a gauge vote asks for, and what is wrong with it.
import { expect, test } from 'vitest'
import { MAX_GAUGES } from '../../../shared/domain/transfer/gaugeVotes.ts'
import { sharesOf, typedOf, unusedOf } from './gaugeForm.ts'

const BRIDGES = ['16', '27']

test('parts are exact, in the order of the rollups; what is left is told', () => {
  expect(sharesOf(BRIDGES, { 27: '33.3', 16: '50', 99: '5' })).toEqual({
    shares: [
      { bridge: '16', weight: '0.5' },
      { bridge: '27', weight: '0.333' },
    ],
    hindrance: null,
    left: '16.7',
    wrong: [],
  })
  expect(sharesOf(BRIDGES, { 16: '100', 27: '0' })).toMatchObject({ shares: [{ bridge: '16', weight: '1' }], left: '0' })
})

test.each([
  [{}, 'nothing', '100', []],
  [{ 16: '0' }, 'nothing', '100', []],
  [{ 16: '70', 27: '30.000001' }, 'tooMuch', '-0.000001', []],
  [{ 16: '101' }, 'wrong', '100', ['16']],
  [{ 16: 'all', 27: '-1' }, 'wrong', '100', ['16', '27']],
])('%j cannot be reviewed: %s', (typed, hindrance, left, wrong) => {
  expect(sharesOf(BRIDGES, typed)).toEqual({ shares: null, hindrance, left, wrong })
})

test('more rollups than one vote can name are too many', () => {
  const bridges = Array.from({ length: MAX_GAUGES + 1 }, (_, index) => String(index + 1))
  const typed = (count: number) => Object.fromEntries(bridges.slice(0, count).map((bridge) => [bridge, '1']))
  expect(sharesOf(bridges, typed(MAX_GAUGES))).toMatchObject({ hindrance: null })
  expect(sharesOf(bridges, typed(MAX_GAUGES + 1))).toMatchObject({ shares: null, hindrance: 'tooMany' })
})

test('an earlier vote is typed as it was cast', () => {
  const shares = [
    { bridge: '16', weight: '0.625' },
    { bridge: '27', weight: '0.375' },
  ]
  expect(sharesOf(BRIDGES, typedOf(shares))).toMatchObject({ shares, left: '0' })
  expect(unusedOf(shares)).toBeNull()
  expect(unusedOf(shares.slice(1))).toBe('62.5')
})
