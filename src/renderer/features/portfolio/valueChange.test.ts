// What the figure under the total says: the curve's end against its left edge.
import type { StakePart } from '../../../shared/contract/history/portfolio.ts'
import { expect, test } from 'vitest'
import { lockedPart, lockedValue, valueChange } from './valueChange.ts'

const DAY = 86_400_000
const NOW = 1000 * DAY + 5
const at = (day: number, cents: string) => ({ day: day * DAY, cents })

test('follows the range, and says from when it counts where the range is longer than what is known', () => {
  const points = [at(800, '20000'), at(905, '10000'), at(1000, '15000')]
  expect(valueChange(points, 'quarter', NOW)).toEqual({ cents: '5000', tenths: 500, since: NOW - 90 * DAY, isWhole: true })
  expect(valueChange(points, 'year', NOW)).toEqual({ cents: '-5000', tenths: 250, since: 800 * DAY, isWhole: false })
  expect(valueChange(points, 'all', NOW)).toMatchObject({ cents: '-5000', isWhole: false })
})

test('is no share of nothing, and needs two days', () => {
  expect(valueChange([at(990, '0'), at(1000, '15000')], 'year', NOW)).toMatchObject({ cents: '15000', tenths: null })
  expect(valueChange([at(1000, '15000')], 'year', NOW)).toBeNull()
})

const asset = { chainId: 'one-1', denom: 'uinit', symbol: 'INIT', name: 'Init', decimals: 6, isVerified: true, originId: 'init' }
const stake = (kind: StakePart['kind'], amount: string, originId = 'init'): StakePart => ({
  kind,
  asset: { ...asset, originId },
  accountId: 'a',
  amount,
  validators: 1,
  completesAt: null,
  readAt: 1,
  isKept: false,
})
const assets = [
  { originId: 'init', value: null, price: '2.5', changeTenths: null },
  { originId: 'bare', value: null, price: null, changeTenths: null },
]

test('adds up what is staked, unlocking and earned, where it has a price', () => {
  const groups = [{ stakes: [stake('delegation', '4000000'), stake('unbonding', '1000000'), stake('vesting', '9000000')] }]
  expect(lockedValue([...groups, { stakes: [stake('reward', '200000'), stake('delegation', '7', 'bare')] }], assets)).toBe('1300')
  expect(lockedValue([], assets)).toBe('0')
})

test('the parts of the total add up to the cent, unless more than rounding keeps them apart', () => {
  expect(lockedPart('1685986', '1634584', '51400')).toBe('51402')
  expect(lockedPart('1685986', '1634584', '40000')).toBe('40000')
  expect(lockedPart(null, '100', '7')).toBe('7')
  expect(lockedPart('100', '104', '0')).toBe('0')
})
