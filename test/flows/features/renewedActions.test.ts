// What was shown of an own action is read again before its document is made and when its quote is renewed: where rewards go and how much
// they are, the earlier vote, and until when votes count.
import { expect, test } from 'vitest'
import type { Action } from '../../../src/shared/contract/transfer/action.ts'
import type { TransferView } from '../../../src/shared/contract/transfer/transfer.ts'
import { currentLeg } from '../../../src/shared/domain/transfer/legs.ts'
import { practiceBench, SOURCE } from '../../support/benches/practiceBench.ts'
import { claimAll, compoundAll, stakeSome, unstakeSome } from '../../support/stakingActions.ts'
import { act, build, offer, stakingOf, type LockRig } from '../locks/lockRig.ts'

const ELSEWHERE = 'init1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqruyl3v'
const PAYOUT = '/withdraw_address'

/** Answers in place of the node where the path of a request has this part. */
function answer({ intercept }: LockRig, part: string, reply: () => Response): void {
  intercept.now = async (url, _body, pass) => (url.includes(part) ? reply() : await pass())
}
const paysElsewhere = (rig: LockRig) => answer(rig, PAYOUT, () => Response.json({ withdraw_address: ELSEWHERE }))
const hasNoRewards = (rig: LockRig) => answer(rig, '/rewards', () => Response.json({ rewards: [], total: [] }))

/** Makes a transfer of an action, whose document is not built yet. */
async function draft(rig: LockRig, action: Action): Promise<TransferView> {
  return await rig.bench.client['transfers.create']({ quoteId: (await offer(rig, action)).id })
}

/** Asks for a renewed quote, as the button of the review does. */
async function renew({ bench }: LockRig, { transfer: { id, version } }: TransferView) {
  return await bench.client['transfers.requote']({ id, version })
}

test('a renewed claim says that rewards go to another address now, and names it once agreed to', async () => {
  const rig = await practiceBench()
  const staking = await stakingOf(rig)
  const claim = await build(rig, claimAll(staking))
  // Another wallet uses the sequence, and has rewards paid elsewhere from then on.
  await act(rig, stakeSome(staking))
  paysElsewhere(rig)
  await expect(rig.drive.sign(claim)).rejects.toMatchObject({ code: 'transfer.requoteNeeded' })
  const { quote, changes } = await renew(rig, claim)
  expect(changes[0]).toEqual({ what: 'payout', before: '', after: ELSEWHERE })
  // The stake paid out the rewards with its validator.
  expect(changes.slice(1).map(({ what }) => what)).toEqual(['about'])
  const { id, version } = claim.transfer
  const agreed = await rig.bench.client['transfers.accept']({ id, version, quoteId: quote.id, accepted: [] })
  const { transfer } = await rig.drive.step(agreed, 'build')
  expect(transfer).toMatchObject({ phase: 'built', recipient: ELSEWHERE, quote: { request: { recipient: ELSEWHERE } } })
})

test('a renewed claim has what the rewards are now: more is no change to ask about, less is', async () => {
  const rig = await practiceBench()
  const staking = await stakingOf(rig)
  const claim = await build(rig, claimAll(staking))
  rig.clock.skip(3_600_000)
  const grown = await renew(rig, claim)
  expect(grown.changes).toEqual([])
  const amountOf = ({ about }: { about: readonly { amount: string }[] }) => BigInt(about[0]?.amount ?? '0')
  expect(amountOf(grown.quote)).toBeGreaterThan(amountOf(claim.transfer.quote))
  await act(rig, { type: 'claimRewards', validators: [staking.rewards[0]?.validator ?? ''] })
  const less = await renew(rig, claim)
  expect(less.changes.map(({ what }) => what)).toEqual(['about'])
})

test.each<[string, typeof claimAll]>([
  ['a claim', claimAll],
  ['a stake', stakeSome],
  ['a stake taken out', unstakeSome],
])('%s is not made where its rewards go to another address than was shown', async (_, action) => {
  const rig = await practiceBench()
  const shown = await draft(rig, action(await stakingOf(rig)))
  paysElsewhere(rig)
  await expect(rig.drive.step(shown, 'build')).rejects.toMatchObject({ code: 'transfer.requoteNeeded' })
  const { quote, changes } = await renew(rig, shown)
  expect(changes).toEqual([{ what: 'payout', before: '', after: ELSEWHERE }])
  const { id, version } = shown.transfer
  const agreed = await rig.bench.client['transfers.accept']({ id, version, quoteId: quote.id, accepted: [] })
  expect((await rig.drive.step(agreed, 'build')).transfer.phase).toBe('built')
})

test('a change of a stake names where the rewards of its validators go, and that a node does not say', async () => {
  const rig = await practiceBench()
  const action = unstakeSome(await stakingOf(rig))
  expect(await offer(rig, action)).toMatchObject({ payout: { to: 'account' } })
  paysElsewhere(rig)
  expect(await offer(rig, action)).toMatchObject({ payout: { to: 'other', address: ELSEWHERE }, request: { recipient: null } })
  answer(rig, PAYOUT, () => Response.json({ withdraw_address: 5 }))
  const shown = await draft(rig, action)
  expect(shown.transfer.quote.payout).toEqual({ to: 'unknown' })
  expect((await rig.drive.step(shown, 'build')).transfer.phase).toBe('built')
  rig.intercept.now = () => Promise.reject(new TypeError('fetch failed'))
  await expect(offer(rig, action)).rejects.toMatchObject({ code: 'network.unreachable' })
})

test('rewards that were claimed in the meantime, or go elsewhere, are not staked again out of other money', async () => {
  const rig = await practiceBench()
  const shown = await draft(rig, compoundAll(await stakingOf(rig)))
  hasNoRewards(rig)
  await expect(rig.drive.step(shown, 'build')).rejects.toMatchObject({ code: 'staking.nothing' })
  await expect(renew(rig, shown)).rejects.toMatchObject({ code: 'staking.nothing' })
  paysElsewhere(rig)
  await expect(rig.drive.step(shown, 'build')).rejects.toMatchObject({ code: 'staking.nothing' })
  rig.intercept.now = null
  expect((await rig.drive.step(shown, 'build')).transfer.phase).toBe('built')
})

test('a renewed vote names the vote that it would replace now', async () => {
  const rig = await practiceBench()
  const { chains } = await rig.bench.client['governance.list']({ accountId: rig.account.id })
  const proposal = chains[0]?.proposals[0]?.id ?? ''
  const shown = await build(rig, { type: 'vote', proposal, option: 'yes' })
  // As where another wallet has voted.
  answer(rig, '/votes/', () => Response.json({ vote: { options: [{ option: 'VOTE_OPTION_NO', weight: '1.000000000000000000' }] } }))
  const { quote, changes } = await renew(rig, shown)
  expect(quote.ballot?.earlier).toEqual([{ option: 'no', weight: 10_000 }])
  expect(changes.map(({ what }) => what)).toEqual(['ballot'])
})

test('a vote is not signed after its end, and a document that is signed before can’t be included long after it', async () => {
  const rig = await practiceBench()
  const { chains } = await rig.bench.client['governance.list']({ accountId: rig.account.id })
  const [open] = chains[0]?.proposals ?? []
  if (open === undefined) throw new Error('no open proposal')
  const { id: proposal, endsAt } = open
  const blocksLeft = async ({ transfer }: TransferView) => (currentLeg(transfer)?.timeoutHeight ?? 0) - (await heightOf(rig))
  const early = await blocksLeft(await build(rig, { type: 'vote', proposal, option: 'yes' }))
  rig.clock.skip(endsAt - rig.clock.now() - 30_000)
  const late = await build(rig, { type: 'vote', proposal, option: 'no' })
  expect(late.transfer.quote.ballot?.endsAt).toBe(endsAt)
  expect(await blocksLeft(late)).toBeLessThan(early / 5)
  // The computer's own clock, so that the document itself is still valid.
  rig.own.skip(31_000)
  const refusal = { code: 'staking.nothing', message: 'Voting has ended.' }
  await expect(rig.drive.sign(late)).rejects.toMatchObject(refusal)
  expect(rig.practice.observed.prompts.filter(({ kind }) => kind === 'message')).toEqual([])
})

async function heightOf({ bench, practice }: LockRig): Promise<number> {
  const reply = await practice.fetch(`${bench.registry.chain(SOURCE)?.endpoints.rpc}/status`)
  const { result } = (await reply.json()) as { result: { sync_info: { latest_block_height: string } } }
  return Number(result.sync_info.latest_block_height)
}
