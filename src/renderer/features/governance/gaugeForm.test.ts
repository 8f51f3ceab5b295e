// What the form of a gauge vote asks for, and what is wrong with it.
import { expect, test } from 'vitest'
import { MAX_GAUGES } from '../../../shared/domain/transfer/gaugeVotes.ts'
import { rowsOf, sharesOf, typedOf, unusedOf } from './gaugeForm.ts'

const BRIDGES = ['16', '27'].map((bridge) => ({ bridge, isListed: true }))

test('parts are exact, in the order of the rollups; what is left is returned', () => {
  expect(sharesOf(BRIDGES, { 27: '33.3', 16: '50', 99: '5' })).toEqual({
    shares: [
      { bridge: '16', weight: '0.5' },
      { bridge: '27', weight: '0.333' },
    ],
    hindrance: null,
    left: '16.7',
    wrong: [],
    delisted: [],
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
  expect(sharesOf(BRIDGES, typed)).toEqual({ shares: null, hindrance, left, wrong, delisted: [] })
})

test('more rollups than one vote can name are too many', () => {
  const bridges = Array.from({ length: MAX_GAUGES + 1 }, (_, index) => ({ bridge: String(index + 1), isListed: true }))
  const typed = (count: number) => Object.fromEntries(bridges.slice(0, count).map(({ bridge }) => [bridge, '1']))
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

test('a rollup of the earlier vote that is not listed any more has a row, and its share must be moved', () => {
  const own = {
    power: '5',
    shares: [
      { bridge: '16', weight: '0.5' },
      { bridge: '99', weight: '0.25' },
    ],
  }
  const gauges = ['27', '16'].map((bridge) => ({ bridge, chainId: null, tally: 0, weight: 0 }))
  const rows = rowsOf({ gauges, own })
  expect(rows.map(({ bridge, isListed }) => [bridge, isListed])).toEqual([
    ['27', true],
    ['16', true],
    ['99', false],
  ])
  expect(sharesOf(rows, typedOf(own.shares))).toMatchObject({ shares: null, hindrance: 'delisted', left: '25', delisted: ['99'] })
  expect(sharesOf(rows, { ...typedOf(own.shares), 99: '0', 27: '25' })).toMatchObject({ hindrance: null, left: '25' })
  expect(rowsOf({ gauges, own: null })).toHaveLength(2)
})
