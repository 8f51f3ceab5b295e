// One asset over chains, accounts and kinds: the sum is exact, counts nothing twice, and says what it includes.
import { expect, test } from 'vitest'
import type { Asset } from '../../../shared/contract/chain.ts'
import type { StakeRecord } from '../../db/archive/read/readStakes.ts'
import { groupHoldings, type Owned, type PortfolioContext } from './portfolio.ts'

const NOW = 1_000_000
const asset = (chainId: string, decimals: number): Asset => ({
  chainId,
  denom: 'uinit',
  symbol: 'INIT',
  name: 'Initia',
  decimals,
  isVerified: true,
  originId: 'l1-1:uinit',
})

const context: PortfolioContext = {
  registry: { asset: (chainId) => asset(chainId, chainId === 'evm-1' ? 18 : 6), assets: [asset('l1-1', 6)] },
  accountId: (account) => `id-${account}`,
  isHidden: () => false,
  now: NOW,
}

const held = (chainId: string, amount: string, readAt = 500) => ({ account: 'aa', chainId, denom: 'uinit', amount, readAt })
const stake = (kind: StakeRecord['kind'], amount: string, more: Partial<StakeRecord> = {}): StakeRecord => ({
  account: 'aa',
  chainId: 'l1-1',
  kind,
  validator: kind === 'vesting' ? '' : 'v1',
  denom: 'uinit',
  amount,
  startsAt: null,
  completesAt: null,
  readAt: 500,
  isKept: false,
  ...more,
})

const group = (owned: Partial<Owned>, with_: Partial<PortfolioContext> = {}) =>
  groupHoldings({ ...context, ...with_ }, { holdings: [], stakes: [], ranks: [], ...owned })

test('the total holds what is spendable, staked, being released and earned, over different decimals', () => {
  const [one] = group({
    holdings: [held('l1-1', '1000000'), held('evm-1', '2000000000000000001')],
    stakes: [
      stake('delegation', '30000000'),
      stake('delegation', '10000000', { validator: 'v2' }),
      stake('reward', '5'),
      stake('unbonding', '7', { completesAt: 900_000_000 }),
    ],
  })
  expect(one).toMatchObject({ symbol: 'INIT', decimals: 18, total: '43000012000000000001' })
  expect(one?.stakes.map(({ kind, amount, validators }) => [kind, amount, validators])).toEqual([
    ['delegation', '40000000', 2],
    ['unbonding', '7', 1],
    ['reward', '5', 1],
  ])
})

test('a sum is as old as its oldest part, and says so where that was kept', () => {
  const [one] = group({
    stakes: [
      stake('lockedReward', '2', { readAt: 300, isKept: true }),
      stake('reward', '5'),
      stake('locked', '9', { readAt: 300, isKept: true, completesAt: 900_000_000 }),
      stake('delegation', '4'),
    ],
  })
  expect(one?.stakes.map(({ kind, readAt, isKept }) => [kind, readAt, isKept])).toEqual([
    ['delegation', 500, false],
    ['locked', 300, true],
    ['reward', 300, true],
  ])
})

test('locked stakes count too: by day, with their rewards and unbondings as any, and what has come back apart', () => {
  const [one] = group({
    holdings: [held('l1-1', '1')],
    stakes: [
      stake('reward', '5'),
      stake('unbonding', '7', { completesAt: 900_000_000 }),
      stake('locked', '100', { completesAt: 2_000_000_000 }),
      stake('locked', '200', { completesAt: 2_000_000_500, validator: 'v2' }),
      stake('locked', '300', { completesAt: 9_000_000_000 }),
      // Completed before the balances were read, but into the account that the module keeps.
      stake('lockedUnbonding', '40', { completesAt: 400 }),
      stake('lockedReward', '6', { validator: 'v3' }),
      stake('unlocked', '8', { validator: '' }),
    ],
  })
  expect(one?.total).toBe('667')
  expect(one?.stakes.map(({ kind, amount, validators, completesAt }) => [kind, amount, validators, completesAt])).toEqual([
    ['locked', '300', 2, 2_000_000_500],
    ['locked', '300', 1, 9_000_000_000],
    ['unbonding', '40', 1, 400],
    ['unbonding', '7', 1, 900_000_000],
    ['unlocked', '8', 0, null],
    ['reward', '11', 2, null],
  ])
})

test('what a schedule binds is part of the rest and shrinks with time', () => {
  const vesting = stake('vesting', '100', { startsAt: 0, completesAt: 2 * NOW })
  expect(group({ holdings: [held('l1-1', '150')], stakes: [vesting] })[0]).toMatchObject({
    total: '150',
    stakes: [{ kind: 'vesting', amount: '50', validators: 0, completesAt: 2 * NOW }],
  })
  expect(group({ holdings: [held('l1-1', '150')], stakes: [vesting] }, { now: 2 * NOW })[0]?.stakes).toEqual([])
})

test('what was released before the balances were read is counted once', () => {
  const stakes = [stake('unbonding', '7', { completesAt: 600 })]
  expect(group({ holdings: [held('l1-1', '10', 599)], stakes })[0]?.total).toBe('17')
  expect(group({ holdings: [held('l1-1', '17', 601)], stakes })[0]?.total).toBe('17')
})

test('amounts being released stay apart by day, of the same day they are one until its last is free', () => {
  const at = (completesAt: number) => stake('unbonding', '7', { completesAt })
  const parts = group({ stakes: [at(NOW + 1), at(NOW + 86_400_000), at(NOW + 2)] })[0]?.stakes
  expect(parts?.map(({ amount, completesAt }) => [amount, completesAt])).toEqual([
    ['14', NOW + 2],
    ['7', NOW + 86_400_000],
  ])
})

test('a rank belongs to the holding that it was read for; hiding needs every form of an asset hidden', () => {
  const ranks = [{ account: 'aa', chainId: 'evm-1', denom: 'uinit', rank: 12, lookedAt: 12, readAt: 1 }]
  const holdings = [held('l1-1', '1'), held('evm-1', '1')]
  const [one] = group({ holdings, ranks }, { isHidden: (chainId) => chainId === 'evm-1' })
  expect(one?.parts.map(({ rank }) => rank?.rank ?? null).toSorted()).toEqual([12, null])
  expect(one?.isHidden).toBe(false)
  expect(group({ holdings }, { isHidden: () => true })[0]?.isHidden).toBe(true)
})
