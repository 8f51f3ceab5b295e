// Tests transactions of several messages: naming, number of further messages, and fee payer.
import { expect, test } from 'vitest'
import { ME, OTHER, received, row, spent } from '../../../test/support/benches/readingBench.ts'

const THIRD = 'init1qyqszqgpqyqszqgpqyqszqgpqyqszqgpedynr2'
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

const send = (to = OTHER.bech32, amount = '25') => ({
  '@type': '/cosmos.bank.v1beta1.MsgSend',
  from_address: ME.bech32,
  to_address: to,
  amount: [{ denom: 'uinit', amount }],
})
const vote = (proposal: string) => ({
  '@type': '/cosmos.gov.v1.MsgVote',
  voter: ME.bech32,
  proposal_id: proposal,
  option: 'VOTE_OPTION_YES',
})

test('several messages are told as all of them, alike ones as one, each with what it moved', () => {
  const foreign = { ...send(), from_address: OTHER.bech32 }
  const relayed = { '@type': '/ibc.core.client.v1.MsgUpdateClient', signer: ME.bech32 }
  const events = [spent(ME.bech32, '25uinit', 2), spent(ME.bech32, '30uinit', 4)]
  const { meaning } = row({ messages: [relayed, foreign, send(), vote('6290'), send(THIRD, '30')], events })
  expect(meaning).toMatchObject({ kind: 'sent', counterparty: null, movements: [{ denom: 'uinit', amount: '-55' }] })
  expect(meaning.details).toMatchObject({
    more: 0,
    parts: [
      {
        kind: 'sent',
        direction: 'out',
        about: [{ amount: '55' }],
        movements: [{ amount: '-55' }],
        facts: [{ name: 'parties', value: '2' }],
      },
      { kind: 'voted', direction: 'none', movements: [], facts: [{ value: '6290' }, { value: 'yes' }] },
    ],
  })
})

test('alike messages alone are one thing and no list of things', () => {
  const { meaning } = row({ messages: [send(), send()], events: [spent(ME.bech32, '25uinit', 0), spent(ME.bech32, '25uinit', 1)] })
  expect(meaning).toMatchObject({ kind: 'sent', counterparty: OTHER.bech32, details: { more: 0, about: [{ amount: '50' }] } })
  expect(meaning.details).not.toHaveProperty('parts')
})

test('four things are told, what follows is counted', () => {
  const { details } = row({ messages: ['1', '2', '3', '4', '5', '5'].map(vote) }).meaning
  expect(details?.parts).toHaveLength(4)
  expect(details?.more).toBe(2)
})

test('one that ran several messages for me is told as those', () => {
  const exec = { '@type': '/cosmos.authz.v1beta1.MsgExec', grantee: OTHER.bech32, msgs: [send(), vote('7')] }
  const { meaning } = row({ messages: [exec], payer: OTHER.bech32, events: [spent(ME.bech32, '25uinit', 0)] })
  expect(meaning.details?.parts).toMatchObject([{ kind: 'sent', about: [{ amount: '25' }] }, { kind: 'voted' }])
})

test('a fee that another paid is named', () => {
  const { meaning } = row({
    messages: [send()],
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
