// The form that changes a stake: what it asks for, and why it asks for nothing yet.
import { expect, test } from 'vitest'
import type { StakingChain } from '../../../shared/contract/transfer/staking.ts'
import { offOf } from '../../parts/ActionButton.tsx'
import { claimAction, claimOf, compoundOf, feeAbove } from './claims.ts'
import {
  actionIn,
  beginStake,
  choiceOfValidators,
  firstValidator,
  presetReason,
  isDominant,
  maxTyped,
  orderIn,
  ordersFor,
  partTyped,
  targetsOf,
  type StakeForm,
} from './stakeForm.ts'

const asset = { chainId: 'one-1', denom: 'uinit', symbol: 'INIT', name: 'Initia', decimals: 6, isVerified: true, originId: 'init' }
const validator = (address: string, state: 'active' | 'jailed' = 'active') => ({
  address,
  name: address,
  commission: 500,
  share: 10,
  uptime: null,
  state,
})
const chain: StakingChain = {
  chainId: 'one-1',
  unbondingMs: 1000,
  maxEntries: 2,
  validators: [validator('a'), validator('b'), validator('c', 'jailed')],
  yields: [],
  delegations: [{ validator: 'a', asset, amount: '5000000' }],
  rewards: [],
  unbondings: [],
  free: [{ asset, amount: '7000000' }],
  bound: [],
  fee: { asset, amount: '3750' },
  paidTo: null,
  locks: null,
  locksError: null,
}
const form = (change: Partial<StakeForm>): StakeForm => ({ validator: 'a', way: 'delegate', denom: null, typed: '5', to: null, ...change })

test('more than a third of the voting power is told of', () => {
  expect([3333, 3334].map(isDominant)).toEqual([false, true])
})

test('asks for what was typed, in base units', () => {
  const stake = { validator: 'a', denom: 'uinit', amount: '5000000' }
  expect(actionIn(chain, form({}))).toEqual({ action: { type: 'delegate', ...stake } })
  expect(actionIn(chain, form({ way: 'undelegate' }))).toEqual({ action: { type: 'undelegate', ...stake } })
  expect(actionIn(chain, form({ way: 'redelegate' }))).toEqual({ action: { type: 'redelegate', ...stake, to: 'b' } })
  expect(targetsOf(chain, form({})).map(({ address }) => address)).toEqual(['b'])
})

test.each([
  ['', 'empty'],
  ['0', { why: 'zeroAmount' }],
  ['1.0000001', { why: 'badAmount', decimals: 6 }],
  ['5e3', { why: 'noNumber' }],
  ['xyz', { why: 'noNumber' }],
  ['-1', { why: 'zeroAmount' }],
  ['7.000001', { why: 'tooMuch', symbol: 'INIT' }],
])('of “%s” nothing is asked: %s', (typed, hindrance) => {
  expect(actionIn(chain, form({ typed }))).toEqual({ hindrance })
})

test('the form opens with what was asked for; an amount of what cannot be staked is not taken of something else', () => {
  expect(beginStake(chain, 'a', { denom: 'uinit', amount: '5' })).toEqual(form({ denom: 'uinit' }))
  expect(beginStake(chain, 'a', { amount: '5' })).toEqual(form({}))
  expect(beginStake(chain, 'a', { denom: 'move/usdc', amount: '5' }).typed).toBe('')
  expect(beginStake(chain, null, {})).toEqual(form({ validator: null, typed: '' }))
})

test('what is staked bounds what is taken out; the chain’s rules are told before', () => {
  expect(actionIn(chain, form({ way: 'undelegate', typed: '5.000001' }))).toMatchObject({ hindrance: { why: 'tooMuch' } })
  const unbonding = { validator: 'a', asset, amount: '1', completesAt: 1, height: '1' }
  expect(actionIn({ ...chain, unbondings: [unbonding, unbonding] }, form({ way: 'undelegate' }))).toEqual({ hindrance: 'full' })
  expect(actionIn({ ...chain, bound: [{ validator: 'a', until: 9 }] }, form({ way: 'redelegate' }))).toEqual({ hindrance: { bound: 9 } })
  expect(actionIn({ ...chain, validators: [validator('a')] }, form({ way: 'redelegate' }))).toEqual({ hindrance: 'noTarget' })
})

test('one signature claims what was picked, or as many as fit, the largest first', () => {
  const rewards = Array.from({ length: 40 }, (_, index) => ({ validator: `v${index}`, asset, amount: String(index + 1) }))
  const { validators, isCut } = claimOf(rewards, [], [])
  expect(isCut).toBe(true)
  expect([validators[0], validators.length]).toEqual(['v39', 32])
  expect(claimOf(rewards, [], ['v3', 'v7', 'gone'])).toEqual({ validators: ['v7', 'v3'], isWithLocked: false, isCut: false })
})

test('all that is claimed includes the rewards of locked stakes; what was picked does not', () => {
  const rewards = Array.from({ length: 31 }, (_, index) => ({ validator: `v${index}`, asset, amount: String(index + 1) }))
  const [locked] = rewards
  if (locked === undefined) throw new Error('no reward')
  const all = claimOf(rewards, [locked], [])
  expect(all).toMatchObject({ isWithLocked: true, isCut: true })
  expect(all.validators).toHaveLength(30)
  expect(claimOf(rewards, [locked], ['v3'])).toEqual({ validators: ['v3'], isWithLocked: false, isCut: false })
  expect(claimAction(['v3'], true)).toEqual({ type: 'claimRewards', validators: ['v3'], locked: true })
  expect(claimAction(['v3'])).toEqual({ type: 'claimRewards', validators: ['v3'] })
})

test('accounts of both Ledger apps are offered actions, watched ones are told why not', () => {
  const words = { watchOnly: 'Watch-only' }
  const account = { id: 'one', label: 'One', address: { bech32: 'init1', hex: '0x' }, createdAt: 0 }
  const key = { kind: 'ledger', path: "44'/118'/0'/0/0", publicKey: '02', model: 'Flex' } as const
  expect(offOf(words, { ...account, signer: { ...key, app: 'ethereum' } })).toBeNull()
  expect(offOf(words, { ...account, signer: { ...key, app: 'cosmos' } })).toBeNull()
  expect(offOf(words, { ...account, signer: { kind: 'watched' } })).toBe('Watch-only')
})

test('the most that can be staked leaves something for fees, the most that can be taken out does not', () => {
  expect(maxTyped({ asset, amount: '7000000' }, 'delegate')).toBe('6.95')
  expect(maxTyped({ asset, amount: '20000' }, 'delegate')).toBe('0')
  expect(maxTyped({ asset, amount: '5000000' }, 'undelegate')).toBe('5')
  expect(maxTyped({ asset: { ...asset, denom: 'move/ab' }, amount: '7000000' }, 'delegate')).toBe('7')
})

test('a part of what is available is cut to what the asset can be divided into', () => {
  expect(partTyped({ asset, amount: '7000001' }, 25)).toBe('1.75')
  expect(partTyped({ asset, amount: '0' }, 50)).toBe('0')
})

test('claiming is named a loss only where the fee is known and is more than the rewards', () => {
  const reward = (amount: string, denom = 'uinit') => ({ asset: { ...asset, denom }, amount })
  expect(feeAbove(chain.fee, [reward('1000'), reward('2749')])).toEqual(chain.fee)
  expect(feeAbove(chain.fee, [reward('1000'), reward('2750')])).toBeNull()
  expect(feeAbove(chain.fee, [reward('1'), reward('1', 'move/ab')])).toBeNull()
  expect(feeAbove(null, [reward('1')])).toBeNull()
})

test('a first validator is the user’s choice, unless there is only one; a later stake begins with the cheapest that has one', () => {
  expect(firstValidator({ ...chain, delegations: [] })).toBeNull()
  expect(firstValidator({ ...chain, delegations: [{ validator: 'c', asset, amount: '1' }] })).toBeNull()
  const stakes = ['dear', 'cheap', 'c'].map((validator) => ({ validator, asset, amount: '1' }))
  const listed = [validator('new'), validator('dear'), { ...validator('cheap'), commission: 100 }, validator('c', 'jailed')]
  expect(firstValidator({ ...chain, validators: listed, delegations: stakes })).toBe('cheap')
  expect(presetReason({ ...chain, validators: listed, delegations: stakes })).toBe('commission')
  expect(presetReason({ ...chain, validators: listed, delegations: stakes.slice(0, 1) })).toBe('only')
  expect(actionIn(chain, form({ validator: null }))).toEqual({ hindrance: 'noValidator' })
  expect(firstValidator({ ...chain, validators: [validator('a'), validator('c', 'jailed')] })).toBe('a')
  expect(firstValidator({ ...chain, validators: [validator('c', 'jailed')] })).toBeNull()
})

test('validators with a stake come first, then those that keep or weigh least; none that earns nothing', () => {
  const listed = [
    { ...validator('cheap'), commission: 0, share: 40 },
    { ...validator('small'), commission: 900, share: 1 },
    { ...validator('mine'), commission: 2000, share: 90 },
    { ...validator('alike'), commission: 0, share: 30 },
    validator('c', 'jailed'),
  ]
  const mine = { ...chain, validators: listed, delegations: [{ validator: 'mine', asset, amount: '1' }] }
  const order = (by: 'commission' | 'power') => choiceOfValidators(mine, by).map(({ address }) => address)
  expect(order('commission')).toEqual(['mine', 'alike', 'cheap', 'small'])
  expect(order('power')).toEqual(['mine', 'small', 'alike', 'cheap'])
})

test('the part of the rewards that can be staked is staked with its active validators again, the largest first', () => {
  const reward = (address: string, amount: string, denom = 'uinit') => ({ validator: address, asset: { ...asset, denom }, amount })
  const earning = { ...chain, rewards: [reward('a', '3'), reward('a', '9', 'move/ab'), reward('b', '7'), reward('c', '50')] }
  const stakes = [
    { validator: 'b', amount: '7' },
    { validator: 'a', amount: '3' },
  ]
  expect(compoundOf(earning, [])).toMatchObject({ action: { type: 'compound', denom: 'uinit', stakes }, isCut: false })
  expect(compoundOf(earning, ['a'])?.action.stakes).toEqual([stakes[1]])
  expect(compoundOf(earning, ['c'])).toBeNull()
  expect(compoundOf({ ...earning, paidTo: 'init1other' }, [])).toBeNull()
  expect(compoundOf({ ...earning, rewards: [reward('a', '9', 'move/ab')] }, [])).toBeNull()
  const many = Array.from({ length: 20 }, (_, index) => `v${index}`)
  const full = {
    ...chain,
    validators: many.map((address) => validator(address)),
    rewards: many.map((address, index) => reward(address, String(index + 1))),
  }
  const cut = compoundOf(full, [])
  expect([cut?.isCut, cut?.action.stakes.length, cut?.action.stakes[0]]).toEqual([true, 14, { validator: 'v19', amount: '20' }])
})

test('the order of validators follows an answer that knows the rate later, or no more', () => {
  const rated: StakingChain = { ...chain, yields: [{ denom: 'uinit', millionths: 70_000 }] }
  expect([ordersFor(chain), ordersFor(rated)]).toEqual([
    ['commission', 'power'],
    ['apr', 'power'],
  ])
  expect([chain, rated].map((one) => orderIn(one, null))).toEqual(['commission', 'apr'])
  expect([chain, rated].map((one) => orderIn(one, 'apr'))).toEqual(['commission', 'apr'])
  expect([chain, rated].map((one) => orderIn(one, 'power'))).toEqual(['power', 'power'])
})
