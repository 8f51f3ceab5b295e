import { expect, test } from 'vitest'
import { everyMonth, feeAssets, feeOf, feeTotals, lastYear, type Month } from './months.ts'

const fee = (symbol: string, amount: string) => ({ denom: 'u', amount, symbol, decimals: 6, isVerified: true })
const month = (year: number, index: number, fees: Month['fees'] = []): Month => ({
  from: Date.UTC(year, index),
  until: Date.UTC(year, index + 1),
  transactions: 3,
  failed: 1,
  fees,
})

test('months without anything stand between the others', () => {
  const all = everyMonth([month(2025, 10), month(2026, 1)])
  expect(all.map(({ from, transactions }) => `${new Date(from).toISOString().slice(0, 7)} ${transactions}`)).toEqual([
    '2025-11 3',
    '2025-12 0',
    '2026-01 0',
    '2026-02 3',
  ])
  expect(all[1]?.until).toBe(Date.UTC(2026, 0))
  expect(everyMonth([])).toEqual([])
})

test('assets of fees by how often they were paid', () => {
  const months = [month(2026, 0, [fee('ETH', '1'), fee('INIT', '2')]), month(2026, 1, [fee('INIT', '3')])]
  expect(feeAssets(months).map(({ symbol }) => symbol)).toEqual(['INIT', 'ETH'])
  expect(months.map((each) => feeOf(each, 'ETH').amount)).toEqual(['1', '0'])
})

test('fees add up to one total per asset, in its finest unit, and the last twelve months include the current one', () => {
  const finer = { ...fee('INIT', '15000000'), decimals: 8 }
  const months = [month(2025, 10, [fee('INIT', '7')]), month(2025, 11, [fee('INIT', '2000000')]), month(2026, 10, [fee('ETH', '5'), finer])]
  expect(feeTotals(months).map(({ symbol, amount, decimals }) => [symbol, amount, decimals])).toEqual([
    ['INIT', '215000700', 8],
    ['ETH', '5', 6],
  ])
  const recent = lastYear(months, Date.UTC(2026, 10, 30))
  expect(recent.map(({ from }) => new Date(from).toISOString().slice(0, 7))).toEqual(['2025-12', '2026-11'])
  expect(feeTotals([])).toEqual([])
})

test('an asset that nobody verified is not added to the one whose symbol it took', () => {
  const fake = { ...fee('INIT', '900'), isVerified: false }
  const totals = feeTotals([month(2026, 0, [fee('INIT', '2'), fake]), month(2026, 1, [fee('INIT', '3')])])
  expect(totals.map(({ amount, isVerified }) => [amount, isVerified])).toEqual([
    ['5', true],
    ['900', false],
  ])
})
