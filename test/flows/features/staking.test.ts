// Staking on the L1, read from its node, and rewards that are claimed: of one validator, of several, rejected, and refused by the chain.
import { expect, test } from 'vitest'
import type { Action } from '../../../src/shared/contract/transfer/action.ts'
import { currentLeg } from '../../../src/shared/domain/transfer/legs.ts'
import { ALL_VALIDATORS } from '../../../src/practice/book/staking.ts'
import { approve, reject, settle } from '../../support/benches/hands.ts'
import { compoundAll } from '../../support/stakingActions.ts'
import { practiceBench, SOURCE, VALID_MS } from '../../support/benches/practiceBench.ts'

const CLAIM = '/cosmos.distribution.v1beta1.MsgWithdrawDelegatorReward'

type Rig = Awaited<ReturnType<typeof practiceBench>>

async function stakingOf({ bench, account }: Rig) {
  const { chains, missing } = await bench.transfers.staking(account.id)
  expect(missing).toEqual([])
  const [chain, ...others] = chains
  if (chain === undefined) throw new Error('no chain with staking')
  expect(others).toEqual([])
  return chain
}

async function act(rig: Rig, action: Action) {
  const built = await buildAction(rig, action)
  const signing = rig.drive.sign(built)
  await approve(rig.practice.device)
  const sent = await rig.drive.step(await signing, 'send')
  expect(await rig.drive.settled(sent.transfer.id)).toMatchObject({ phase: 'completed' })
}

async function buildAction({ bench, account, drive }: Rig, action: Action) {
  const { id } = await bench.client['actions.offer']({ accountId: account.id, chainId: SOURCE, action })
  return await drive.step(await bench.client['transfers.create']({ quoteId: id }), 'build')
}

async function offerClaim({ bench, account }: Rig, validators: string[]) {
  const action = { type: 'claimRewards', validators } as const
  return await bench.client['actions.offer']({ accountId: account.id, chainId: SOURCE, action })
}

const buildClaim = (rig: Rig, validators: string[]) => buildAction(rig, { type: 'claimRewards', validators })

test('validators are listed with commission, voting power and state; stakes and rewards by validator', async () => {
  const chain = await stakingOf(await practiceBench())
  expect(chain).toMatchObject({ chainId: SOURCE, unbondingMs: 21 * 86_400_000, paidTo: null })
  expect(chain.validators.map(({ name, commission, share, state }) => [name, commission, share, state])).toEqual([
    ['Harbourlight', 500, 5240, 'active'],
    ['Northern Buoy', 800, 3581, 'active'],
    ['Slow Tide', 0, 1179, 'active'],
    ['Lost Anchor', 2000, 0, 'jailed'],
    ['Low Water', 1000, 0, 'inactive'],
  ])
  // 7 % a year before commission.
  expect(chain.yields).toEqual([{ denom: 'uinit', millionths: 70_000 }])
  expect(chain.delegations.length).toBeGreaterThan(1)
  expect(chain.rewards.map(({ validator }) => validator).toSorted()).toEqual(chain.delegations.map(({ validator }) => validator).toSorted())
})

test.each<[string, string, () => Response]>([
  [
    'the module of rewards is missing',
    '/initia/reward/v1/params',
    () => Response.json({ code: 12, message: 'Not Implemented' }, { status: 501 }),
  ],
  ['what is released is no amount', '/initia/reward/v1/annual_provisions', () => Response.json({ annual_provisions: 'much' })],
  ['how it is shared is no text', '/initia/distribution/v1/params', () => new Response('<html>')],
])('where %s, no rate is told, and all else is', async (_, path, reply) => {
  const rig = await practiceBench()
  rig.intercept.now = async (url, __, pass) => (new URL(url).pathname === path ? reply() : await pass())
  const chain = await stakingOf(rig)
  expect(chain.yields).toEqual([])
  expect(chain.delegations.length).toBeGreaterThan(1)
})

test.each([
  ['one validator', 1],
  ['all validators', 3],
])('rewards of %s are claimed in one signature, and paid', async (_, count) => {
  const rig = await practiceBench()
  const before = await stakingOf(rig)
  const claimed = before.rewards.map(({ validator }) => validator).slice(0, count)
  const quote = await offerClaim(rig, claimed)
  expect(quote).toMatchObject({ task: 'act', amountIn: '0', obstacle: null, about: [{ asset: { symbol: 'INIT' } }] })
  const built = await rig.drive.step(await rig.bench.client['transfers.create']({ quoteId: quote.id }), 'build')
  const found = currentLeg(built.transfer)?.checks.map(({ subject, found: value }) => `${subject} ${value}`)
  expect(found).toEqual([
    `chain ${SOURCE}`,
    `signer ${rig.account.address.bech32}`,
    ...claimed.flatMap((validator) => [`message ${CLAIM}`, `sender ${rig.account.address.bech32}`, `validator ${validator}`]),
  ])
  const signing = rig.drive.sign(built)
  await approve(rig.practice.device)
  const sent = await rig.drive.step(await signing, 'send')
  expect(await rig.drive.settled(sent.transfer.id)).toMatchObject({ phase: 'completed' })
  // Blocks go on, so a little has grown again.
  const after = await stakingOf(rig)
  const rewardOf = ({ rewards }: typeof before, validator: string) =>
    BigInt(rewards.find((one) => one.validator === validator)?.amount ?? '0')
  for (const { validator } of before.rewards) {
    const isLess = rewardOf(after, validator) < rewardOf(before, validator)
    expect(isLess, validator).toBe(claimed.includes(validator))
  }
  expect(after.delegations).toEqual(before.delegations)
})

test('what the Ledger rejects is not sent, and can be signed later', async () => {
  const rig = await practiceBench()
  const [first] = (await stakingOf(rig)).rewards
  const built = await buildClaim(rig, [first?.validator ?? ''])
  const [{ transfer }] = await Promise.all([rig.drive.sign(built), reject(rig.practice.device)])
  expect(transfer).toMatchObject({ phase: 'built', legs: [{ purpose: 'act', hash: null, refusal: { code: 'device.rejected' } }] })
  expect(rig.practice.observed.broadcasts).toEqual([])
})

test('nothing is offered where nothing was earned; what the chain would refuse is not signed', async () => {
  const rig = await practiceBench()
  const stakes = await stakingOf(rig)
  const strange = ALL_VALIDATORS.at(-1)?.address ?? ''
  await expect(offerClaim(rig, [strange])).rejects.toMatchObject({ code: 'staking.nothing' })
  const refused = buildClaim(rig, [stakes.rewards[0]?.validator ?? '', strange])
  await expect(refused).rejects.toMatchObject({ code: 'chain.refused', message: expect.stringContaining('no delegation') as string })
})

const [HARBOURLIGHT = '', NORTHERN_BUOY = '', SLOW_TIDE = ''] = ALL_VALIDATORS.map(({ address }) => address)
const AMOUNT = '2000000'
const coin = { denom: 'uinit', amount: AMOUNT }

const stakeOf = ({ delegations }: Awaited<ReturnType<typeof stakingOf>>, validator: string) =>
  BigInt(delegations.find((one) => one.validator === validator)?.amount ?? '0')

test('what is free is staked, moved once, taken out, and staked again', async () => {
  const rig = await practiceBench()
  const before = await stakingOf(rig)
  await act(rig, { type: 'delegate', validator: NORTHERN_BUOY, ...coin })
  const staked = await stakingOf(rig)
  expect(stakeOf(staked, NORTHERN_BUOY) - stakeOf(before, NORTHERN_BUOY)).toBe(BigInt(AMOUNT))
  expect(BigInt(staked.free[0]?.amount ?? '0')).toBeLessThan(BigInt(before.free[0]?.amount ?? '0'))

  await act(rig, { type: 'redelegate', validator: NORTHERN_BUOY, to: SLOW_TIDE, ...coin })
  const moved = await stakingOf(rig)
  expect(stakeOf(moved, SLOW_TIDE) - stakeOf(before, SLOW_TIDE)).toBe(BigInt(AMOUNT))
  expect(moved.bound.map(({ validator }) => validator)).toEqual([SLOW_TIDE])
  const onward = buildAction(rig, { type: 'redelegate', validator: SLOW_TIDE, to: HARBOURLIGHT, ...coin })
  await expect(onward).rejects.toMatchObject({ code: 'chain.refused', message: expect.stringContaining('already in progress') as string })

  await act(rig, { type: 'undelegate', validator: SLOW_TIDE, ...coin })
  const leaving = await stakingOf(rig)
  expect(stakeOf(leaving, SLOW_TIDE)).toBe(stakeOf(before, SLOW_TIDE))
  const entry = leaving.unbondings.find(({ validator, amount }) => validator === SLOW_TIDE && amount === AMOUNT)
  expect(leaving.unbondings).toHaveLength(before.unbondings.length + 1)

  await act(rig, { type: 'cancelUnbonding', validator: SLOW_TIDE, height: entry?.height ?? '', ...coin })
  const again = await stakingOf(rig)
  expect(again.unbondings).toHaveLength(before.unbondings.length)
  expect(stakeOf(again, SLOW_TIDE)).toBe(stakeOf(moved, SLOW_TIDE))
})

test('the chain’s refusals are told before anything is signed', async () => {
  const rig = await practiceBench()
  const { delegations, free } = await stakingOf(rig)
  const [stake] = delegations
  const validator = stake?.validator ?? ''
  const much = { denom: 'uinit', amount: (BigInt(stake?.amount ?? '0') + 1n).toString() }
  const refused = async (action: Action, why: string) =>
    await expect(buildAction(rig, action)).rejects.toMatchObject({ code: 'chain.refused', message: expect.stringContaining(why) as string })
  await refused({ type: 'undelegate', validator, ...much }, 'invalid shares amount')
  await refused({ type: 'redelegate', validator, to: validator, ...coin }, 'to the same validator')
  await refused({ type: 'cancelUnbonding', validator, height: '1', ...coin }, 'not found at block height 1')
  await refused({ type: 'undelegate', validator, denom: 'uusdc', amount: '1' }, 'invalid coin denomination')
  const all = { denom: 'uinit', amount: (BigInt(free[0]?.amount ?? '0') + 1n).toString() }
  await expect(buildAction(rig, { type: 'delegate', validator, ...all })).rejects.toMatchObject({
    code: 'chain.insufficientFunds',
    hint: 'Choose a smaller amount, or top up this account.',
  })
})

test('an account of the Cosmos app stakes too', async () => {
  const rig = await practiceBench()
  rig.practice.device.openApp('Cosmos')
  const add = { path: "44'/118'/0'/0/0", label: 'Cosmos 1', app: 'cosmos' } as const
  const account = await settle(() => rig.bench.client['accounts.addFromDevice'](add))
  const own = { ...rig, account }
  const [validator] = (await stakingOf(own)).validators
  if (validator === undefined) throw new Error('no validator')
  await act(own, { type: 'delegate', validator: validator.address, denom: 'uinit', amount: '250000' })
  expect((await stakingOf(own)).delegations).toMatchObject([{ validator: validator.address, amount: '250000' }])
})

test('rewards are claimed and staked with the same validators in one signature', async () => {
  const rig = await practiceBench()
  const before = await stakingOf(rig)
  const action = compoundAll(before)
  if (action.type !== 'compound') throw new Error('not compounded')
  const built = await buildAction(rig, action)
  expect(
    currentLeg(built.transfer)
      ?.checks.filter(({ subject }) => subject === 'amount')
      .map(({ found }) => found),
  ).toEqual(action.stakes.map(({ amount }) => amount))
  const signing = rig.drive.sign(built)
  await approve(rig.practice.device)
  const sent = await rig.drive.step(await signing, 'send')
  expect(await rig.drive.settled(sent.transfer.id)).toMatchObject({ phase: 'completed', quote: { action } })
  const after = await stakingOf(rig)
  for (const { validator, amount } of action.stakes) {
    expect(stakeOf(after, validator) - stakeOf(before, validator), validator).toBe(BigInt(amount))
    const rewardIn = ({ rewards }: typeof before) => BigInt(rewards.find((one) => one.validator === validator)?.amount ?? '0')
    expect(rewardIn(after) < rewardIn(before), validator).toBe(true)
  }
})

test('what the Ledger rejects is not staked again; more than was earned, or what is paid to another address, is not offered', async () => {
  const rig = await practiceBench()
  const chain = await stakingOf(rig)
  const action = compoundAll(chain)
  if (action.type !== 'compound') throw new Error('not compounded')
  const [{ transfer }] = await Promise.all([rig.drive.sign(await buildAction(rig, action)), reject(rig.practice.device)])
  expect(transfer).toMatchObject({ phase: 'built', legs: [{ purpose: 'act', hash: null, refusal: { code: 'device.rejected' } }] })
  expect(rig.practice.observed.broadcasts).toEqual([])
  const [first] = action.stakes
  const offer = async (changed: Action) =>
    await rig.bench.client['actions.offer']({ accountId: rig.account.id, chainId: SOURCE, action: changed })
  const more = { ...action, stakes: [{ validator: first?.validator ?? '', amount: '999999999999' }] }
  await expect(offer(more)).rejects.toMatchObject({ code: 'staking.nothing' })
  await expect(offer({ ...action, stakes: [...action.stakes, ...action.stakes] })).rejects.toMatchObject({ code: 'input.invalid' })
  rig.intercept.now = async (url, _body, pass) =>
    url.includes('withdraw_address') ? Response.json({ withdraw_address: 'init1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqruyl3v' }) : await pass()
  await expect(offer(action)).rejects.toMatchObject({
    code: 'staking.nothing',
    message: expect.stringContaining('another address') as string,
  })
})

test('an action that was prepared too long ago speaks of no quote, and can be prepared again', async () => {
  const rig = await practiceBench()
  const [delegated] = (await stakingOf(rig)).delegations
  const validators = [delegated?.validator ?? '']
  const built = await buildClaim(rig, validators)
  rig.clock.skip(VALID_MS)
  await expect(rig.drive.sign(built)).rejects.toMatchObject({
    code: 'transfer.expired',
    message: 'This was prepared too long ago: the chain would reject it.',
    hint: 'Prepare it again. Nothing was sent.',
  })
  expect(rig.practice.observed.prompts).toEqual([])
  expect((await buildClaim(rig, validators)).transfer.phase).toBe('built')
})
