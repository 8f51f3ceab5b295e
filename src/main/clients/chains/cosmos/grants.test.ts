// Reads grants in every form that a node writes, and nothing of other granters or of the past.
import { expect, test } from 'vitest'
import type { Requester } from '../../../platform/http/limitConcurrency.ts'
import { readGrants } from './grants.ts'

const ME = 'init1me'
const NOW = Date.parse('2026-10-01T00:00:00Z')

const answers =
  (grants: unknown[], allowances: unknown[]): Requester =>
  ({ url }) =>
    Promise.resolve({
      status: 200,
      contentType: 'application/json',
      retryAfterMs: null,
      bytes: new Uint8Array(),
      text: JSON.stringify(url.includes('/authz/') ? { grants, pagination: null } : { allowances, pagination: { next_key: null } }),
    })

const grant = (authorization: object, expiration: string | null = null, granter = ME) => ({
  granter,
  grantee: 'init1ffffff',
  authorization,
  expiration,
})

async function read(grants: unknown[], allowances: unknown[] = []) {
  return await readGrants(answers(grants, allowances), { rest: 'https://node.example', granter: ME }, NOW)
}

test.each([
  [{ '@type': '/cosmos.authz.v1beta1.GenericAuthorization', msg: '/cosmos.gov.v1.MsgVote' }, '/cosmos.gov.v1.MsgVote', []],
  [
    { '@type': '/cosmos.bank.v1beta1.SendAuthorization', spend_limit: [{ denom: 'uinit', amount: '5' }], allow_list: [] },
    '/cosmos.bank.v1beta1.MsgSend',
    [{ denom: 'uinit', amount: '5' }],
  ],
  [
    {
      '@type': '/cosmos.staking.v1beta1.StakeAuthorization',
      max_tokens: { denom: 'uatom', amount: '7' },
      authorization_type: 'AUTHORIZATION_TYPE_DELEGATE',
    },
    '/cosmos.staking.v1beta1.MsgDelegate',
    [{ denom: 'uatom', amount: '7' }],
  ],
  [
    { '@type': '/initia.mstaking.v1.StakeAuthorization', max_tokens: null, authorization_type: 'AUTHORIZATION_TYPE_REDELEGATE' },
    '/initia.mstaking.v1.MsgBeginRedelegate',
    [],
  ],
  [{ '@type': '/initia.move.v1.ExecuteAuthorization', items: [] }, '/initia.move.v1.MsgExecute', []],
  [{ '@type': '/somewhere.v1.NewAuthorization' }, undefined, []],
  [{ '@type': '/cosmos.authz.v1beta1.GenericAuthorization', msg: '/a\u202e.MsgVote' }, undefined, []],
])('an authorization tells which message it is of: %j', async (authorization, message, limits) => {
  expect(await read([grant(authorization)])).toEqual([
    {
      kind: 'grant',
      grantee: 'init1ffffff',
      messages: message === undefined ? [] : [message],
      limits,
      period: null,
      scope: null,
      expiresAt: null,
    },
  ])
})

const SEND = { '@type': '/cosmos.bank.v1beta1.SendAuthorization', spend_limit: [] }
const STAKE = { '@type': '/initia.mstaking.v1.StakeAuthorization', max_tokens: null, authorization_type: 'AUTHORIZATION_TYPE_DELEGATE' }
const CALLS = { '@type': '/cosmwasm.wasm.v1.ContractExecutionAuthorization' }
const MOVE = { '@type': '/initia.move.v1.ExecuteAuthorization' }
const KEYS = { '@type': '/cosmwasm.wasm.v1.AcceptedMessageKeysFilter', keys: ['claim', 'vote'] }
const ALL = { '@type': '/cosmwasm.wasm.v1.AllowAllMessagesFilter' }

test.each([
  [{ ...SEND, allow_list: [] }, null],
  [
    { ...SEND, allow_list: ['init1a', 'init1b'] },
    { kind: 'recipients', names: ['init1a', 'init1b'] },
  ],
  [{ ...SEND, allow_list: 'init1a' }, null],
  [
    { ...STAKE, allow_list: { address: ['initvaloper1a'] } },
    { kind: 'validators', names: ['initvaloper1a'] },
  ],
  [
    { ...STAKE, deny_list: { address: ['initvaloper1b'] } },
    { kind: 'otherValidators', names: ['initvaloper1b'] },
  ],
  [
    {
      ...CALLS,
      grants: [
        { contract: 'init1c', limit: null, filter: KEYS },
        { contract: 'init1d', filter: ALL },
      ],
    },
    { kind: 'contracts', names: ['init1c (claim, vote)', 'init1d'] },
  ],
  [
    { ...MOVE, items: [{ module_address: '0x1', module_name: 'dex', function_names: ['swap'] }] },
    { kind: 'contracts', names: ['0x1::dex (swap)'] },
  ],
])('an authorization tells whom or what it is confined to: %j', async (authorization, scope) => {
  expect(await read([grant(authorization)])).toMatchObject([{ scope }])
})

const VOTE = { '@type': '/cosmos.authz.v1beta1.GenericAuthorization', msg: '/cosmos.gov.v1.MsgVote' }

test('leaves out what has expired, and what others granted', async () => {
  const kept = await read([grant(VOTE, '2026-09-30T23:59:59Z'), grant(VOTE, '2026-10-02T00:00:00Z'), grant(VOTE, null, 'init1other')])
  expect(kept.map(({ expiresAt }) => expiresAt)).toEqual([Date.parse('2026-10-02T00:00:00Z')])
})

const basic = { spend_limit: [{ denom: 'uinit', amount: '9' }], expiration: '2026-12-01T00:00:00Z' }
const BASIC = { '@type': '/cosmos.feegrant.v1beta1.BasicAllowance', ...basic }
const PERIODIC = { '@type': '/cosmos.feegrant.v1beta1.PeriodicAllowance', basic, period: '86400s', period_spend_limit: [] }
const ALLOWED = {
  '@type': '/cosmos.feegrant.v1beta1.AllowedMsgAllowance',
  allowance: PERIODIC,
  allowed_messages: ['/cosmos.gov.v1.MsgVote'],
}

const DAILY = { ...PERIODIC, period_spend_limit: [{ denom: 'uinit', amount: '2' }] }

test.each([
  [PERIODIC, null],
  [{ ...DAILY, period: 'a day' }, null],
  [DAILY, { seconds: 86_400, limits: [{ denom: 'uinit', amount: '2' }] }],
  [
    { ...ALLOWED, allowance: DAILY },
    { seconds: 86_400, limits: [{ denom: 'uinit', amount: '2' }] },
  ],
])('finds what a fee grant allows in each period: %j', async (allowance, period) => {
  expect(await read([], [{ granter: ME, grantee: 'init1ffffff', allowance }])).toMatchObject([{ period }])
})

test.each([
  [BASIC, []],
  [PERIODIC, []],
  [ALLOWED, ['/cosmos.gov.v1.MsgVote']],
])('finds limit and end of a fee grant however it is wrapped: %j', async (allowance, messages) => {
  expect(await read([], [{ granter: ME, grantee: 'init1ffffff', allowance }])).toEqual([
    {
      kind: 'feeGrant',
      grantee: 'init1ffffff',
      messages,
      limits: [{ denom: 'uinit', amount: '9' }],
      period: null,
      scope: null,
      expiresAt: Date.parse('2026-12-01T00:00:00Z'),
    },
  ])
})

test('an address that is none makes the answer unreadable', async () => {
  const named = { ...grant(VOTE), grantee: 'init1\u202effffff' }
  await expect(read([named])).rejects.toMatchObject({ code: 'chain.badReply' })
})
