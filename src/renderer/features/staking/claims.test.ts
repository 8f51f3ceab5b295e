// What one signature claims of the rewards that there are and of the validators that were picked.
import { expect, test } from 'vitest'
import type { StakedPart, StakingChain } from '../../../shared/contract/transfer/staking.ts'
import { claimOf, compoundOf } from './claims.ts'

const asset = { chainId: 'one-1', denom: 'uinit', symbol: 'INIT', name: 'Initia', decimals: 6, isVerified: true, originId: 'init' }
const reward = (validator: string, amount = '1000000'): StakedPart => ({ validator, asset, amount })
const active = (address: string) => ({ address, name: address, commission: 500, share: 5000, state: 'active' })
const chainOf = (rewards: StakedPart[]) =>
  ({
    chainId: 'one-1',
    validators: ['A', 'B'].map(active),
    yields: [],
    delegations: ['A', 'B'].map((one) => reward(one)),
    rewards,
    free: [{ asset, amount: '0' }],
    fee: null,
    paidTo: null,
    locks: null,
  }) as unknown as StakingChain

test('a validator that was picked and earns nothing any more picks nothing: all is claimed, and staked again', () => {
  expect(claimOf([reward('B')], [], ['A'])).toEqual({ validators: ['B'], isWithLocked: false, isCut: false })
  expect(claimOf([reward('B')], [reward('C')], ['A'])).toMatchObject({ validators: ['B'], isWithLocked: true })
  expect(claimOf([reward('A'), reward('B')], [reward('C')], ['A'])).toMatchObject({ validators: ['A'], isWithLocked: false })
  expect(compoundOf(chainOf([reward('B')]), ['A'])?.parts).toEqual([reward('B')])
})

test('a validator that earns but cannot be staked with stays picked', () => {
  const chain = { ...chainOf([reward('A'), reward('B')]), validators: [active('A')] } as unknown as StakingChain
  expect(compoundOf(chain, ['B'])).toBeNull()
})
