// A transaction of several messages is named by one of them, and says how many more there are and who paid.
import { expect, test } from 'vitest'
import { ME, OTHER, received, row, spent } from '../../../test/support/readingBench.ts'

const coin = { denom: 'uinit', amount: '25' }

test('rewards of several validators are one thing', () => {
  const reward = (validator: string) => ({
    '@type': '/cosmos.distribution.v1beta1.MsgWithdrawDelegatorReward',
    delegator_address: ME.bech32,
    validator_address: validator,
  })
  const told = (validator: string, message: number) => ({
    type: 'withdraw_rewards',
    attributes: { validator, amount: '3uinit,1uusdc' },
    message,
  })
  const { meaning } = row({ messages: [reward('a'), reward('b')], events: [told('a', 0), told('b', 1), received(ME.bech32, '6uinit', 0)] })
  expect(meaning).toMatchObject({
    kind: 'rewards',
    counterparty: null,
    details: { more: 0, about: [{ amount: '6' }, { denom: 'uusdc', amount: '2' }] },
  })
})

test('several messages: the first that means something, and how many more', () => {
  const send = { '@type': '/cosmos.bank.v1beta1.MsgSend', from_address: ME.bech32, to_address: OTHER.bech32, amount: [coin] }
  const vote = { '@type': '/cosmos.gov.v1.MsgVote', voter: ME.bech32, proposal_id: '1', option: 'VOTE_OPTION_YES' }
  const foreign = { ...send, from_address: OTHER.bech32 }
  const relayed = { '@type': '/ibc.core.client.v1.MsgUpdateClient', signer: ME.bech32 }
  const { meaning } = row({ messages: [relayed, foreign, vote, send, send], events: [spent(ME.bech32, '50uinit', 3)] })
  expect(meaning).toMatchObject({ kind: 'voted', details: { more: 2 } })
})

test('a fee that another paid is named', () => {
  const send = { '@type': '/cosmos.bank.v1beta1.MsgSend', from_address: ME.bech32, to_address: OTHER.bech32, amount: [coin] }
  const { meaning } = row({
    messages: [send],
    payer: OTHER.bech32,
    fee: [coin],
    events: [{ type: 'use_feegrant', attributes: { granter: OTHER.bech32, grantee: ME.bech32 } }, spent(OTHER.bech32, '25uinit')],
  })
  expect(meaning.fee).toEqual([])
  expect(meaning.details?.facts).toEqual([
    { name: 'feePayer', value: OTHER.bech32 },
    { name: 'feeGranter', value: OTHER.bech32 },
  ])
})
