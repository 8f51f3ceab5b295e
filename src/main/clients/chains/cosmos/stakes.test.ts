// Stakes, rewards and schedules from both kinds of staking modules, exact to the base unit.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { VestingAccount } from '../../../../wire/staking.ts'
import type { HttpReply, HttpRequest } from '../../../platform/http/http.ts'
import { readStakes, readValidators, wholeUnits } from './stakes.ts'
import { readVesting, stillBound, tranchesOf } from './vesting.ts'

const question = { rest: 'https://rest.example', address: 'init1x' }
const NOT_IMPLEMENTED = { status: 501, text: '{"code":12,"message":"Not Implemented","details":[]}' }

/** A gateway that knows some paths and nothing else. */
function gateway(bodies: Record<string, unknown>, otherwise = NOT_IMPLEMENTED) {
  return ({ url }: HttpRequest): Promise<HttpReply> => {
    const body = bodies[new URL(url).pathname]
    const { status, text } = body === undefined ? otherwise : { status: 200, text: JSON.stringify(body) }
    return Promise.resolve({ status, text, bytes: Buffer.from(text), contentType: 'application/json', retryAfterMs: null })
  }
}

test('reads validators of both staking modules, a long name cut; none where there is no staking', async () => {
  const row = (operator_address: string, moniker: string) => ({ operator_address, jailed: true, description: { moniker, details: 'x' } })
  const request = gateway({
    '/initia/mstaking/v1/validators': { validators: [row('initvaloper1x', 'Tide')], pagination: { next_key: null } },
    '/cosmos/staking/v1beta1/validators': { validators: [row('cosmosvaloper1x', '𝔾'.repeat(5000))] },
  })
  const { rest } = question
  expect(await readValidators(request, { rest, kind: 'initia-l1' })).toEqual([{ operator: 'initvaloper1x', moniker: 'Tide' }])
  expect(await readValidators(request, { rest, kind: 'cosmos' })).toEqual([{ operator: 'cosmosvaloper1x', moniker: '𝔾'.repeat(35) }])
  expect(await readValidators(gateway({}), { rest, kind: 'initia-rollup' })).toBeNull()
})

test('reads the L1’s modules: several denominations, pools of rewards, completion times', async () => {
  const request = gateway({
    '/initia/mstaking/v1/delegations/init1x': {
      delegation_responses: [
        {
          delegation: { delegator_address: 'init1x', validator_address: 'v1', shares: [] },
          balance: [
            { denom: 'uinit', amount: '5000000' },
            { denom: 'move/ab', amount: '0' },
          ],
        },
      ],
      pagination: { next_key: null },
    },
    '/initia/mstaking/v1/delegators/init1x/unbonding_delegations': {
      unbonding_responses: [
        {
          validator_address: 'v1',
          entries: [{ completion_time: '2026-02-03T04:05:06.123456789Z', balance: [{ denom: 'uinit', amount: '7' }] }],
        },
      ],
    },
    '/initia/distribution/v1/delegators/init1x/rewards': {
      rewards: [
        {
          validator_address: 'v1',
          reward: [
            { denom: 'uinit', dec_coins: [{ denom: 'uinit', amount: '1.900000000000000000' }] },
            { denom: 'move/ab', dec_coins: [{ denom: 'uinit', amount: '12345678901234567890.200000000000000000' }] },
          ],
        },
      ],
    },
  })
  expect(await readStakes(request, { ...question, kind: 'initia-l1' })).toEqual([
    { kind: 'delegation', validator: 'v1', denom: 'uinit', amount: '5000000', completesAt: null },
    { kind: 'unbonding', validator: 'v1', denom: 'uinit', amount: '7', completesAt: Date.UTC(2026, 1, 3, 4, 5, 6, 123) },
    { kind: 'reward', validator: 'v1', denom: 'uinit', amount: '12345678901234567891', completesAt: null },
  ])
})

test('reads the plain modules, whose unbonding names no denomination', async () => {
  const request = gateway({
    '/cosmos/staking/v1beta1/delegations/init1x': {
      delegation_responses: [{ delegation: { validator_address: 'v2' }, balance: { denom: 'uatom', amount: '3' } }],
    },
    '/cosmos/staking/v1beta1/delegators/init1x/unbonding_delegations': {
      unbonding_responses: [{ validator_address: 'v2', entries: [{ completion_time: '2026-02-03T04:05:06Z', balance: '9' }] }],
    },
    '/cosmos/staking/v1beta1/params': { params: { bond_denom: 'uatom' } },
    '/cosmos/distribution/v1beta1/delegators/init1x/rewards': {
      rewards: [{ validator_address: 'v2', reward: [{ denom: 'uatom', amount: '0.999999999999999999' }] }],
    },
  })
  expect(await readStakes(request, { ...question, kind: 'cosmos' })).toEqual([
    { kind: 'delegation', validator: 'v2', denom: 'uatom', amount: '3', completesAt: null },
    { kind: 'unbonding', validator: 'v2', denom: 'uatom', amount: '9', completesAt: Date.UTC(2026, 1, 3, 4, 5, 6) },
  ])
})

test('a chain without the module has no staking; a gateway’s own error page says nothing of the chain', async () => {
  expect(await readStakes(gateway({}), { ...question, kind: 'initia-rollup' })).toBeNull()
  const page = readStakes(gateway({}, { status: 404, text: '<html>not here</html>' }), { ...question, kind: 'initia-l1' })
  await expect(page).rejects.toMatchObject({ code: 'chain.refused' })
})

// As answered by a minievm node (v1.0.3); OPinit's x/opchild registers the module's queries and supports none of them.
test('a rollup that says it does not support staking has none; another error of the node is told', async () => {
  const unsupported = { status: 500, text: '{"code":2, "message":"codespace sdk code 37: feature not supported", "details":[]}' }
  expect(await readStakes(gateway({}, unsupported), { ...question, kind: 'initia-rollup' })).toBeNull()
  const broken = { status: 500, text: '{"code":2,"message":"codespace sdk code 1: internal","details":[]}' }
  await expect(readStakes(gateway({}, broken), { ...question, kind: 'initia-rollup' })).rejects.toMatchObject({ code: 'chain.refused' })
})

test('an ordinary account, an unknown one and one of a foreign type have no schedule', async () => {
  const path = '/cosmos/auth/v1beta1/accounts/init1x'
  expect(await readVesting(gateway({ [path]: { account: { '@type': '/cosmos.auth.v1beta1.BaseAccount' } } }), question)).toEqual([])
  expect(await readVesting(gateway({}), question)).toEqual([])
  const odd = gateway({ [path]: { account: { '@type': '/cosmos.vesting.v1beta1.ContinuousVestingAccount' } } })
  await expect(readVesting(odd, question)).rejects.toMatchObject({ code: 'chain.badReply' })
})

test('each period of a schedule ends after the ones before it', () => {
  const amount = [{ denom: 'uinit', amount: '10' }]
  const account = VestingAccount.parse({
    account: {
      '@type': '/cosmos.vesting.v1beta1.PeriodicVestingAccount',
      base_vesting_account: { original_vesting: [{ denom: 'uinit', amount: '20' }], end_time: '130' },
      start_time: '100',
      vesting_periods: [
        { length: '10', amount },
        { length: '20', amount },
      ],
    },
  }).account
  expect(tranchesOf(account)).toEqual([
    { denom: 'uinit', amount: '10', startsAt: null, completesAt: 110_000 },
    { denom: 'uinit', amount: '10', startsAt: null, completesAt: 130_000 },
  ])
})

test('what is bound never grows, begins with everything and ends with nothing', () => {
  const tranche = fc.record({
    amount: fc.bigInt(0n, 10n ** 30n).map(String),
    startsAt: fc.option(fc.nat()),
    length: fc.integer({ min: 1 }),
  })
  fc.assert(
    fc.property(tranche, fc.nat(), fc.nat(), ({ amount, startsAt, length }, one, other) => {
      const completesAt = (startsAt ?? 0) + length
      const bound = (now: number) => stillBound({ amount, startsAt, completesAt }, now)
      expect(bound(Math.max(one, other)) <= bound(Math.min(one, other))).toBe(true)
      expect(bound((startsAt ?? 0) - 1)).toBe(BigInt(amount))
      expect(bound(completesAt)).toBe(0n)
    }),
  )
  expect(stillBound({ amount: '5', startsAt: null, completesAt: null }, Number.MAX_SAFE_INTEGER)).toBe(5n)
})

test('decimal rewards lose their fraction and nothing else', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.bigInt(0n, 10n ** 40n), fc.stringMatching(/^\d{1,18}$/)), { minLength: 1 }), (amounts) => {
      const coins = amounts.map(([whole, fraction]) => ({ denom: 'uinit', amount: `${whole}.${fraction}` }))
      expect(wholeUnits(coins)).toEqual([{ denom: 'uinit', amount: amounts.reduce((sum, [whole]) => sum + whole, 0n).toString() }])
    }),
  )
})
