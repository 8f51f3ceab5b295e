// Rewards that are claimed and staked again: what was asked for passes, each proposal that differs does not.
import { expect, test } from 'vitest'
import { ask, ME, THEM } from '../../../../test/support/benches/guardBench.ts'
import { checkAction, type AskedAction } from '../checkAction.ts'
import type { CosmosProposal } from '../checkCosmos.ts'
import { CLAIM_REWARD, DELEGATE, UNDELEGATE } from './staking.ts'

const { registry, from } = ask({ from: ['one-1', 'uinit'], to: ['one-1', 'uinit'], way: ['one-1'] })
const [ONE, TWO] = ['initvaloper1one', 'initvaloper1two']
const COIN = { denom: 'uinit', amount: '5' }
const claims = (...messages: CosmosProposal['messages']): CosmosProposal => ({ chainId: from.chainId, signer: ME, messages })
const claim = (validatorAddress: string) => ({ typeUrl: CLAIM_REWARD, value: { delegatorAddress: ME, validatorAddress } })
const restake = (validatorAddress: string, amount: string, rest: object = {}) => ({
  typeUrl: DELEGATE,
  value: { delegatorAddress: ME, validatorAddress, amount: [{ denom: 'uinit', amount }], ...rest },
})
const asked: AskedAction['action'] = {
  type: 'compound',
  denom: 'uinit',
  stakes: [
    { validator: ONE, amount: '7' },
    { validator: TWO, amount: '5' },
  ],
}
const compounding: AskedAction = { sender: ME, registry, chainId: from.chainId, action: asked }
const [CLAIM_ONE, CLAIM_TWO, STAKE_ONE, STAKE_TWO] = [claim(ONE), claim(TWO), restake(ONE, '7'), restake(TWO, '5')]

test('rewards that are staked again pass as they were asked for, line by line', () => {
  const subjects = checkAction(claims(CLAIM_ONE, CLAIM_TWO, STAKE_ONE, STAKE_TWO), compounding).map(({ subject }) => subject)
  const [claimed, staked] = [
    ['message', 'sender', 'validator'],
    ['message', 'sender', 'validator', 'asset', 'amount'],
  ]
  expect(subjects).toEqual(['chain', 'signer', ...claimed, ...claimed, ...staked, ...staked])
})

test.each([
  ['no stakes', claims(CLAIM_ONE, CLAIM_TWO)],
  ['no claims', claims(STAKE_ONE, STAKE_TWO)],
  ['a stake less', claims(CLAIM_ONE, CLAIM_TWO, STAKE_ONE)],
  ['a stake more', claims(CLAIM_ONE, CLAIM_TWO, STAKE_ONE, STAKE_TWO, STAKE_TWO)],
  ['a claim in place of a stake', claims(CLAIM_ONE, CLAIM_TWO, STAKE_ONE, CLAIM_TWO)],
  ['another order', claims(STAKE_ONE, STAKE_TWO, CLAIM_ONE, CLAIM_TWO)],
  ['the amounts exchanged', claims(CLAIM_ONE, CLAIM_TWO, restake(ONE, '5'), restake(TWO, '7'))],
  ['a larger amount', claims(CLAIM_ONE, CLAIM_TWO, STAKE_ONE, restake(TWO, '50'))],
  ['another denomination', claims(CLAIM_ONE, CLAIM_TWO, STAKE_ONE, restake(TWO, '5', { amount: [{ denom: 'move/ab', amount: '5' }] }))],
  ['two amounts', claims(CLAIM_ONE, CLAIM_TWO, STAKE_ONE, restake(TWO, '5', { amount: [COIN, COIN] }))],
  ['another validator', claims(CLAIM_ONE, CLAIM_TWO, STAKE_ONE, restake('initvaloper1thr', '5'))],
  ['a claim of another validator', claims(CLAIM_ONE, claim('initvaloper1thr'), STAKE_ONE, STAKE_TWO)],
  ['a stake of another account', claims(CLAIM_ONE, CLAIM_TWO, STAKE_ONE, restake(TWO, '5', { delegatorAddress: THEM }))],
  ['an amount taken out', claims(CLAIM_ONE, CLAIM_TWO, STAKE_ONE, { ...STAKE_TWO, typeUrl: UNDELEGATE })],
  ['a field more', claims(CLAIM_ONE, CLAIM_TWO, STAKE_ONE, restake(TWO, '5', { memo: 'x' }))],
  ['a foreign signer', { ...claims(CLAIM_ONE, CLAIM_TWO, STAKE_ONE, STAKE_TWO), signer: THEM }],
])('refuses to stake rewards again with %s', (_, hostile) => {
  expect(() => checkAction(hostile, compounding)).toThrow(expect.objectContaining({ code: 'transfer.unsafeMessage' }))
})
