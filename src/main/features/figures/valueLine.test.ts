// The value over time: each day's balance at that day's price, and no day of which a part is unknown.
import { expect, test } from 'vitest'
import { startOfDay } from '../../db/archive/read/figureSums.ts'
import { estimatesOf, valueLine, type PricedBalance } from './valueLine.ts'

const at = (day: number, amount: string) => ({ day: startOfDay(day), amount })
const balance = (line: Partial<PricedBalance['line']>, prices: Record<number, string>): PricedBalance => ({
  line: { symbol: 'ONE', decimals: 2, points: [], before: '0', knownFrom: null, ...line },
  prices: new Map(Object.entries(prices).map(([day, price]) => [Number(day), price])),
})
const FIRST_DAY = 10
const LAST_DAY = 13

test('each day has its own balance and its own price', () => {
  const one = balance({ points: [at(9, '100'), at(12, '300')] }, { 10: '1', 11: '2', 12: '2', 13: '0.005' })
  expect(valueLine([one], FIRST_DAY, LAST_DAY)).toEqual([
    { day: startOfDay(10), cents: '100' },
    { day: startOfDay(11), cents: '200' },
    { day: startOfDay(12), cents: '600' },
    { day: startOfDay(13), cents: '2' },
  ])
})

test('a day without a price of what was held is left out, but nothing needs no price', () => {
  const one = balance({ before: '100' }, { 10: '1', 12: '1', 13: '1' })
  const later = balance({ points: [at(13, '50')] }, { 13: '4' })
  expect(valueLine([one, later], FIRST_DAY, LAST_DAY)).toEqual([
    { day: startOfDay(10), cents: '100' },
    { day: startOfDay(12), cents: '100' },
    { day: startOfDay(13), cents: '300' },
  ])
})

test('a day before the history is known is left out, and a debt counts as nothing', () => {
  const prices = { 10: '1', 11: '1', 12: '1', 13: '1' }
  expect(valueLine([balance({ before: '100', knownFrom: startOfDay(13) }, prices)], FIRST_DAY, LAST_DAY)).toEqual([
    { day: startOfDay(13), cents: '100' },
  ])
  expect(valueLine([balance({ before: '-100' }, { 13: '1' })], LAST_DAY, LAST_DAY)).toEqual([{ day: startOfDay(13), cents: '0' }])
  expect(valueLine([], FIRST_DAY, LAST_DAY)).toEqual([])
})

test('days before any price have the first price of each asset', () => {
  const one = balance({ points: [at(11, '100'), at(12, '300')] }, { 12: '2', 13: '3' })
  const other = balance({ before: '100' }, { 12: '1', 13: '1' })
  expect(valueLine([one, other], 10, LAST_DAY)).toEqual([
    { day: startOfDay(10), cents: '100' },
    { day: startOfDay(11), cents: '300' },
    { day: startOfDay(12), cents: '700' },
    { day: startOfDay(13), cents: '1000' },
  ])
})

test('an imported price does not end the estimate of the days after it', () => {
  const one: PricedBalance = { ...balance({ before: '100' }, { 10: '1', 12: '2', 13: '3' }), seenFrom: 12 }
  expect(valueLine([one], 9, LAST_DAY).map(({ cents }) => cents)).toEqual(['100', '100', '200', '200', '300'])
  expect(estimatesOf([one], 9, LAST_DAY)).toEqual([{ until: 12, symbols: null }])
  // Where every day has a price of its own, nothing is estimated.
  const whole: PricedBalance = { ...balance({ before: '100' }, { 10: '1', 11: '1', 12: '2', 13: '3' }), seenFrom: 12 }
  expect(estimatesOf([whole], 10, LAST_DAY)).toEqual([])
  // Between days on which prices were seen, one that is missing stays so.
  expect(valueLine([balance({ before: '100' }, { 10: '1', 12: '2' })], 10, 12).map(({ day }) => day)).toEqual([
    startOfDay(10),
    startOfDay(12),
  ])
})

test('an asset with older prices has them, and the others are named that have none', () => {
  const one = balance({ symbol: 'ONE', before: '100' }, { 10: '1', 11: '2', 12: '3', 13: '4' })
  const other = balance({ symbol: 'TWO', before: '100' }, { 12: '5', 13: '6' })
  expect(valueLine([one, other], 10, LAST_DAY).map(({ cents }) => cents)).toEqual(['600', '700', '800', '1000'])
  expect(estimatesOf([one, other], 10, LAST_DAY)).toEqual([{ until: 12, symbols: ['TWO'] }])
  // Neither names one that came later, nor counts it among all.
  const late = balance({ symbol: 'LATE', points: [at(12, '100')] }, { 12: '1', 13: '1' })
  expect(estimatesOf([late, other], 10, LAST_DAY)).toEqual([{ until: 12, symbols: null }])
  expect(estimatesOf([one, late], 10, LAST_DAY)).toEqual([])
})
