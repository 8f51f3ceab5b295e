// What the form of a gauge vote asks for, and what is wrong with it.
import { expect, test } from 'vitest'
import { MAX_GAUGES } from '../../../shared/domain/transfer/gaugeVotes.ts'
import { currentGauges, evenGauges, rowsOf, sharesOf, typedOf, unusedOf } from './gaugeForm.ts'

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

test.for([1, 3, 7, 64])('%i rollups get even shares that leave nothing', (count) => {
  const gauges = Array.from({ length: count }, (_, index) => ({ bridge: String(index + 1) }))
  const typed = evenGauges(gauges)
  const rows = gauges.map(({ bridge }) => ({ bridge, isListed: true }))
  expect(sharesOf(rows, typed)).toMatchObject({ hindrance: null, left: '0' })
  const sizes = Object.values(typed).map(Number)
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(0.011)
})

test('shares as they are now leave nothing, though they are rounded or a delisted rollup has the rest', () => {
  const shared = (...weights: number[]) => weights.map((weight, index) => ({ bridge: String(index + 1), weight }))
  expect(currentGauges(shared(5200, 3050, 1750))).toEqual({ 1: '52', 2: '30.5', 3: '17.5' })
  expect(currentGauges(shared(3333, 3333, 3333))).toEqual({ 1: '33.34', 2: '33.33', 3: '33.33' })
  expect(currentGauges(shared(4000, 0, 2000))).toEqual({ 1: '66.67', 3: '33.33' })
  expect(currentGauges(shared(0, 0))).toBeNull()
})
