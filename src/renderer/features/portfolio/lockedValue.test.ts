// What the total counts beside the spendable value: stakes and rewards with a price, and no vesting schedule.
import { expect, test } from 'vitest'
import type { StakePart } from '../../../shared/contract/history/portfolio.ts'
import { lockedValue } from './lockedValue.ts'

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
