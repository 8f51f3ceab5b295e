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
    { kind: 'grant', grantee: 'init1ffffff', messages: message === undefined ? [] : [message], limits, expiresAt: null },
  ])
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
      expiresAt: Date.parse('2026-12-01T00:00:00Z'),
    },
  ])
})

test('an address that is none makes the answer unreadable', async () => {
  const named = { ...grant(VOTE), grantee: 'init1\u202effffff' }
  await expect(read([named])).rejects.toMatchObject({ code: 'chain.badReply' })
})
