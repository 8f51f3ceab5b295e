// Locked stakes, as they are read from the L1's module: with their ends, rewards and what has come back; hostile answers.
import { expect, test } from 'vitest'
import { ALL_VALIDATORS, LOCKS_MODULE } from '../../../src/practice/book/staking.ts'
import { practiceBench } from '../../support/benches/practiceBench.ts'

type Rig = Awaited<ReturnType<typeof practiceBench>>

const VIEW = '/initia/move/v1/view/json'
const [HARBOURLIGHT = '', NORTHERN_BUOY = ''] = ALL_VALIDATORS.map(({ address }) => address)

async function stakingOf({ bench, account }: Rig) {
  const { chains, missing } = await bench.client['staking.list']({ accountId: account.id })
  expect(missing).toEqual([])
  const [chain] = chains
  if (chain === undefined) throw new Error('no chain with staking')
  return chain
}

/** Answers the views of one function in place of the node. */
function answer({ intercept }: Rig, view: string, value: unknown): void {
  intercept.now = async (url, body, pass) =>
    url.endsWith(VIEW) && body.includes(`"${view}"`) ? Response.json({ data: JSON.stringify(value) }) : await pass()
}

test('locked stakes are read with validator, amount and end, and with the rewards of the account that holds them', async () => {
  const { locks, locksError, delegations } = await stakingOf(await practiceBench())
  expect(locksError).toBeNull()
  expect(locks?.parts).toMatchObject([
    { validator: NORTHERN_BUOY, asset: { symbol: 'INIT' }, amount: '75500000' },
    { validator: HARBOURLIGHT, asset: { symbol: 'INIT' }, amount: '420000000' },
  ])
  const [ended, running] = locks?.parts ?? []
  expect(ended?.endsAt).toBeLessThan(Date.now())
  expect(running?.endsAt).toBeGreaterThan(Date.now())
  expect(locks?.rewards.map(({ validator }) => validator).toSorted()).toEqual([HARBOURLIGHT, NORTHERN_BUOY].toSorted())
  expect(locks).toMatchObject({ unbondings: [], free: [], longestMs: 4 * 31_557_600_000 })
  expect(locks?.account).toMatch(/^init1[a-z0-9]{58}$/)
  // They are not among what the account itself has staked.
  expect(delegations.map(({ amount }) => amount)).not.toContain('420000000')
})

const LOCK = { metadata: '0xab', validator: HARBOURLIGHT, locked_share: '5.5', amount: '5', release_time: '1800000000' }

test('an asset that can’t be staked is named by its object, and a lock of nothing is left out', async () => {
  const rig = await practiceBench()
  answer(rig, 'get_locked_delegations', [LOCK, { ...LOCK, amount: '0' }])
  expect((await stakingOf(rig)).locks?.parts).toMatchObject([
    { validator: HARBOURLIGHT, asset: { denom: `move/${'ab'.padStart(64, '0')}` }, amount: '5', endsAt: 1_800_000_000_000 },
  ])
})

test.each<[string, string, unknown]>([
  ['no list', 'get_locked_delegations', null],
  ['an amount below zero', 'get_locked_delegations', [{ ...LOCK, amount: '-5' }]],
  ['an amount beyond eight bytes', 'get_locked_delegations', [{ ...LOCK, amount: '18446744073709551616' }]],
  ['a part of a unit', 'get_locked_delegations', [{ ...LOCK, amount: '5.5' }]],
  ['an end after all days', 'get_locked_delegations', [{ ...LOCK, release_time: '253402300800' }]],
  ['a validator in markup', 'get_locked_delegations', [{ ...LOCK, validator: '<b>' }]],
  ['an asset that is no address', 'get_locked_delegations', [{ ...LOCK, metadata: 'uinit' }]],
  ['a thousand and one', 'get_locked_delegations', Array.from({ length: 1001 }, () => LOCK)],
  ['no account', 'get_staking_address', null],
  ['an account of more than 32 bytes', 'get_staking_address', `0x${'ab'.repeat(33)}`],
])('what the module says wrong hides no other stake: %s', async (_, view, value) => {
  const rig = await practiceBench()
  answer(rig, view, value)
  const chain = await stakingOf(rig)
  expect(chain).toMatchObject({ locks: null, locksError: { code: 'chain.badReply' } })
  expect(chain.delegations.length).toBeGreaterThan(1)
})

test('rules that can’t be read hide the locks alone', async () => {
  const rig = await practiceBench()
  rig.intercept.now = async (url, _, pass) =>
    url.includes('by_struct_tag') ? Response.json({ resource: { move_resource: '{"data":{"max_lock_period":"x"}}' } }) : await pass()
  expect(await stakingOf(rig)).toMatchObject({ locks: null, locksError: { code: 'chain.badReply' } })
})

test('a lock elsewhere is asked about at the module’s account alone', async () => {
  const rig = await practiceBench()
  const asked: string[] = []
  rig.intercept.now = async (url, body, pass) => {
    if (url.endsWith(VIEW)) asked.push(body)
    return await pass()
  }
  await stakingOf(rig)
  expect(asked.length).toBe(2)
  for (const body of asked) expect(JSON.parse(body)).toMatchObject({ address: LOCKS_MODULE, module_name: 'lock_staking' })
})
