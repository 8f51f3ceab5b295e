// Validators of the L1: sorted, with shares that are exact, from what a node says.
import { fromHex, toBech32 } from '@cosmjs/encoding'
import { expect, test } from 'vitest'
import type { HttpReply, HttpRequest } from '../../../platform/http/http.ts'
import {
  readBound,
  readPaidTo,
  readRewardRules,
  readStakingRules,
  readUnbondings,
  readUptimes,
  readValidatorSet,
  yieldsOf,
  type RewardRules,
} from './mstaking.ts'

const rest = 'https://rest.example'
const address = 'init1x'

function gateway(bodies: Record<string, unknown>) {
  return ({ url }: HttpRequest): Promise<HttpReply> => {
    const body = bodies[new URL(url).pathname]
    const text = JSON.stringify(body ?? { code: 12, message: 'Not Implemented', details: [] })
    const status = body === undefined ? 501 : 200
    return Promise.resolve({ status, text, bytes: Buffer.from(text), contentType: 'application/json', retryAfterMs: null })
  }
}

const row = (name: string, power: string, rest: object = {}) => ({
  operator_address: `initvaloper1${name}`,
  status: 'BOND_STATUS_BONDED',
  jailed: false,
  voting_power: power,
  description: { moniker: name },
  commission: { commission_rates: { rate: '0.052500000000000000' } },
  ...rest,
})

test('active validators come first, by voting power beyond 64 bits; the power of others does not count', async () => {
  const validators = [
    row('gone', '9'.repeat(30), { jailed: true, status: 'BOND_STATUS_UNBONDING' }),
    row('small', `1${'0'.repeat(24)}`),
    row('large', `3${'0'.repeat(24)}`),
    row('waits', '5', { status: 'BOND_STATUS_UNBONDED' }),
  ]
  const request = gateway({ '/initia/mstaking/v1/validators': { validators } })
  const { listed: read } = await readValidatorSet(request, { rest })
  expect(read.map(({ name, share, state }) => [name, share, state])).toEqual([
    ['large', 7500, 'active'],
    ['small', 2500, 'active'],
    ['gone', 0, 'jailed'],
    ['waits', 0, 'inactive'],
  ])
  expect(read[0]).toMatchObject({ address: 'initvaloper1large', commission: 525 })
})

test('the waiting time is read; rewards that go elsewhere are told', async () => {
  const path = `/cosmos/distribution/v1beta1/delegators/${address}/withdraw_address`
  const paid = (withdraw_address: string) => gateway({ [path]: { withdraw_address } })
  expect(await readPaidTo(paid('init1other'), { rest, address })).toBe('init1other')
  expect(await readPaidTo(paid(address), { rest, address })).toBeNull()
  expect(await readPaidTo(gateway({}), { rest, address })).toBeNull()
  const params = { unbonding_time: '1814400s', max_entries: 7, bond_denoms: ['uinit', 'move/ab'] }
  const rules = await readStakingRules(gateway({ '/initia/mstaking/v1/params': { params } }), { rest })
  expect(rules).toEqual({ unbondingMs: 21 * 86_400_000, maxEntries: 7, denoms: ['uinit', 'move/ab'] })
})

test('what is unbonding is told with the block that names it, the next to be free first', async () => {
  const entry = (creation_height: string, completion_time: string, amount: string) => ({
    creation_height,
    completion_time,
    initial_balance: [],
    balance: [{ denom: 'uinit', amount }],
  })
  const entries = [entry('9', '2026-02-03T04:05:06.123456789Z', '7'), entry('8', '2026-02-01T00:00:00Z', '5')]
  const path = `/initia/mstaking/v1/delegators/${address}/unbonding_delegations`
  const request = gateway({ [path]: { unbonding_responses: [{ validator_address: 'v1', entries }] } })
  expect(await readUnbondings(request, { rest, address })).toEqual([
    { validator: 'v1', height: '8', completesAt: Date.UTC(2026, 1, 1), denom: 'uinit', amount: '5' },
    { validator: 'v1', height: '9', completesAt: Date.UTC(2026, 1, 3, 4, 5, 6, 123), denom: 'uinit', amount: '7' },
  ])
})

test('a validator to which a stake was moved is bound until the last of them is over', async () => {
  const moved = (validator_dst_address: string, ...times: string[]) => ({
    redelegation: { validator_dst_address },
    entries: times.map((completion_time) => ({ redelegation_entry: { completion_time } })),
  })
  const path = `/initia/mstaking/v1/delegators/${address}/redelegations`
  const redelegation_responses = [moved('v2', '2026-02-01T00:00:00Z', '2026-02-03T00:00:00Z'), moved('v2', '2026-02-02T00:00:00Z')]
  expect(await readBound(gateway({ [path]: { redelegation_responses } }), { rest, address })).toEqual([
    { validator: 'v2', until: Date.UTC(2026, 1, 3) },
  ])
  expect(await readBound(gateway({}), { rest, address })).toEqual([])
})

test('what is staked with active validators is summed by denomination', async () => {
  const tokens = (uinit: string) => [
    { denom: 'move/lp', amount: '3' },
    { denom: 'uinit', amount: uinit },
  ]
  const validators = [
    row('one', '7', { tokens: tokens('9'.repeat(30)) }),
    row('two', '5', { tokens: tokens('1') }),
    row('gone', '4', { tokens: tokens('500'), jailed: true }),
    row('none', '3', { tokens: null }),
  ]
  const { bonded } = await readValidatorSet(gateway({ '/initia/mstaking/v1/validators': { validators } }), { rest })
  expect([...bonded]).toEqual([
    ['move/lp', '6'],
    ['uinit', `1${'0'.repeat(30)}`],
  ])
})

const rules = (change: Partial<RewardRules> = {}): RewardRules => ({
  rewardDenom: 'uinit',
  provisions: '50000000000000.000000000000000000',
  communityTax: '0.020000000000000000',
  weights: [
    { denom: 'uinit', weight: '400.000000000000000000' },
    { denom: 'move/lp', weight: '600' },
  ],
  ...change,
})
const staked = (uinit: string) => new Map(Object.entries({ uinit, 'move/lp': '77' }))

test('a stake earns its pool’s part of what is released, without the community’s; liquidity tokens have no rate', () => {
  // 50 million × 0.98 × 0.4 = 19.6 million a year for 280 million that are staked.
  expect(yieldsOf(rules(), staked('280000000000000'))).toEqual([{ denom: 'uinit', millionths: 70_000 }])
  expect(yieldsOf(rules(), staked('280000000000001'))).toEqual([{ denom: 'uinit', millionths: 69_999 }])
})

test.each([
  ['nothing is staked', rules(), '0', []],
  ['nothing has a weight', rules({ weights: [] }), '5', []],
  ['the rate is beyond belief', rules(), '1', []],
  ['its pool has no weight', rules({ weights: [{ denom: 'move/lp', weight: '1' }] }), '5', [{ denom: 'uinit', millionths: 0 }]],
  ['nothing is released', rules({ provisions: '0' }), '5', [{ denom: 'uinit', millionths: 0 }]],
  ['the community keeps all', rules({ communityTax: '1.0' }), '5', [{ denom: 'uinit', millionths: 0 }]],
])('where %s, that is the rate or there is none', (_, said, uinit, expected) => {
  expect(yieldsOf(said, staked(uinit))).toEqual(expected)
})

const params = { reward_denom: 'uinit', release_enabled: true }
const shared = { community_tax: '0.02', reward_weights: [{ denom: 'uinit', weight: '1' }] }
const paths = (change: Record<string, unknown> = {}) => ({
  '/initia/reward/v1/params': { params },
  '/initia/reward/v1/annual_provisions': { annual_provisions: '5.5' },
  '/initia/distribution/v1/params': { params: shared },
  ...change,
})

test('rules of rewards are read from three modules; nothing is released where releasing is off', async () => {
  expect(await readRewardRules(gateway(paths()), { rest })).toEqual({
    rewardDenom: 'uinit',
    provisions: '5.5',
    communityTax: '0.02',
    weights: shared.reward_weights,
  })
  const off = gateway(paths({ '/initia/reward/v1/params': { params: { ...params, release_enabled: false } } }))
  expect(await readRewardRules(off, { rest })).toMatchObject({ provisions: '0' })
})

test.each([
  ['/initia/reward/v1/annual_provisions', { annual_provisions: '-5' }],
  ['/initia/reward/v1/annual_provisions', { annual_provisions: '5e30' }],
  ['/initia/reward/v1/annual_provisions', { annual_provisions: 5 }],
  ['/initia/reward/v1/params', { params: { release_enabled: true } }],
  ['/initia/distribution/v1/params', { params: { ...shared, community_tax: '1.5' } }],
  ['/initia/distribution/v1/params', { params: { ...shared, reward_weights: [{ denom: 'uinit', weight: '-1' }] } }],
])('%s with %o is refused', async (path, body) => {
  await expect(readRewardRules(gateway(paths({ [path]: body })), { rest })).rejects.toMatchObject({ code: 'chain.badReply' })
})

const KEY = '6E7xMDTeYU3zIU8Y1Dfqb1Jk3n3yO3kQ8c2l5nWZs0o='

test('the blocks that a validator signed are found by the address of its consensus key', async () => {
  const consensus_pubkey = { '@type': '/cosmos.crypto.ed25519.PubKey', key: KEY }
  const validators = [
    row('signs', '5', { consensus_pubkey }),
    row('other', '4', { consensus_pubkey: { '@type': '/cosmos.crypto.secp256k1.PubKey', key: KEY } }),
    row('none', '3'),
  ]
  const set = await readValidatorSet(gateway({ '/initia/mstaking/v1/validators': { validators } }), { rest })
  expect([...set.consensus.keys()]).toEqual(['initvaloper1signs'])
  const bytes = set.consensus.get('initvaloper1signs') ?? ''
  expect(bytes).toHaveLength(40)
  const infos = (signed_blocks_window: string, missed: unknown) =>
    gateway({
      '/cosmos/slashing/v1beta1/signing_infos': {
        info: [{ address: toBech32('initvalcons', fromHex(bytes)), missed_blocks_counter: missed }],
      },
      '/cosmos/slashing/v1beta1/params': { params: { signed_blocks_window } },
    })
  const uptimeOf = async (blocks: string, missed: unknown) => (await readUptimes(infos(blocks, missed), { rest })).get(bytes)
  expect(await uptimeOf('35000', '0')).toBe(10_000)
  // Rounded down: what missed a block has not signed all.
  expect(await uptimeOf('35000', '1')).toBe(9999)
  expect(await uptimeOf('35000', '735')).toBe(9790)
  expect(await uptimeOf('100', '100')).toBe(0)
  expect(await uptimeOf('0', '0')).toBeUndefined()
  expect(await uptimeOf('100', '101')).toBeUndefined()
  await expect(uptimeOf('100', '-1')).rejects.toMatchObject({ code: 'chain.badReply' })
})

test('the address of a consensus key is the one that CometBFT makes of it', async () => {
  // The key of RFC 8032's first test vector.
  const key = Buffer.from('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a', 'hex').toString('base64')
  const validators = [row('signs', '5', { consensus_pubkey: { '@type': '/cosmos.crypto.ed25519.PubKey', key } })]
  const { consensus } = await readValidatorSet(gateway({ '/initia/mstaking/v1/validators': { validators } }), { rest })
  expect(consensus.get('initvaloper1signs')).toBe('21fe31dfa154a261626bf854046fd2271b7bed4b')
})
