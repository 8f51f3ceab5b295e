// Every kind of own action by an account that is not the first of the app: its key signs, and the first account stays as it was.
import { expect, test } from 'vitest'
import type { Client } from '../../../src/shared/contract/methods.ts'
import type { Transfer } from '../../../src/shared/contract/transfer/transfer.ts'
import { currentLeg } from '../../../src/shared/domain/transfer/legs.ts'
import { ACTIONS, type Begin } from '../../support/beginnings.ts'
import { approve } from '../../support/benches/hands.ts'
import { practiceBench, SOURCE } from '../../support/benches/practiceBench.ts'

type Rig = Awaited<ReturnType<typeof practiceBench>>

/** Does one as far as its end. */
async function act({ bench, drive, practice }: Rig, create: Begin, accountId: string): Promise<Transfer> {
  const built = await drive.step(await create(bench.client as Client, { practice }, accountId), 'build')
  const [view] = await Promise.all([drive.sign(built), approve(practice.device)])
  await drive.step(view, 'send')
  return await drive.settled(view.transfer.id)
}

/** Returns the sequence of an account on the L1, whatever its type: the second one is vesting. */
async function sequenceOf({ practice }: Rig, address = ''): Promise<number> {
  const reply = await practice.fetch(`https://rest.${SOURCE}.practice.invalid/cosmos/auth/v1beta1/accounts/${address}`)
  return Number(/"sequence":"(\d+)"/.exec(await reply.text())?.[1])
}

test.for(Object.entries(ACTIONS))('%s is signed by the key of the account that asks, the second of the app', async ([, create]) => {
  const rig = await practiceBench()
  const { client } = rig.bench
  const [first, other] = rig.practice.accounts.map(({ bech32 }) => bech32)
  // The account with stakes, locks, names and permissions is added after another one.
  await client['accounts.remove']({ id: rig.account.id })
  await client['accounts.addFromDevice']({ path: "44'/60'/0'/0/1", label: 'Flex 2' })
  const second = await client['accounts.addFromDevice']({ path: "44'/60'/0'/0/0", label: 'Flex 1' })
  rig.practice.pay(SOURCE, other ?? '', { denom: 'uinit', amount: '5000000' })
  const before = await sequenceOf(rig, first)
  const done = await act(rig, create, second.id)
  expect(done).toMatchObject({ phase: 'completed', quote: { request: { accountId: second.id } } })
  expect(currentLeg(done)?.document).toContain(first)
  expect(currentLeg(done)?.document).not.toContain(other)
  expect(await sequenceOf(rig, first)).toBe(before + 1)
  expect(await sequenceOf(rig, other)).toBe(0)
})

test('a stake and votes of a key with another index, which had nothing before, leave the first account alone', async () => {
  const rig = await practiceBench()
  const [first, other] = rig.practice.accounts.map(({ bech32 }) => bech32)
  rig.practice.pay(SOURCE, other ?? '', { denom: 'uinit', amount: '50000000' })
  rig.clock.skip(10_000)
  const second = await rig.bench.client['accounts.addFromDevice']({ path: "44'/60'/0'/0/1", label: 'Flex 2' })
  const before = await sequenceOf(rig, first)
  const { claimRewards, delegate, undelegate, redelegate, cancelUnbonding, vote, voteWeighted, voteGauges } = ACTIONS
  for (const create of [firstStake, delegate, undelegate, cancelUnbonding, claimRewards, redelegate, vote, voteWeighted, voteGauges]) {
    const done = await act(rig, create, second.id)
    expect(done.phase, done.reason ?? '').toBe('completed')
    expect(currentLeg(done)?.document).toContain(other)
    rig.clock.skip(3_600_000)
  }
  expect(await sequenceOf(rig, first)).toBe(before)
  expect(await sequenceOf(rig, other)).toBe(9)
})

/** Stakes with the first validator, where there is no stake yet. */
const firstStake: Begin = async (client, _, accountId) => {
  const [chain] = (await client['staking.list']({ accountId })).chains
  const validator = chain?.validators.find(({ state }) => state === 'active')?.address ?? ''
  const action = { type: 'delegate', validator, denom: 'uinit', amount: '9000000' } as const
  const { id } = await client['actions.offer']({ accountId, chainId: SOURCE, action })
  return await client['transfers.create']({ quoteId: id })
}
