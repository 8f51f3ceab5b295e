// Votes on VIP gauges: read from the L1's module, cast, replaced, rejected on the Ledger, refused by the chain, watched, offline.
import { expect, test } from 'vitest'
import type { Action } from '../../../src/shared/contract/transfer/action.ts'
import { currentLeg } from '../../../src/shared/domain/transfer/legs.ts'
import { LOCKS_MODULE } from '../../../src/practice/book/staking.ts'
import { reject } from '../../support/benches/hands.ts'
import { OWN, practiceBench, SOURCE } from '../../support/benches/practiceBench.ts'
import { act, build, offer, type LockRig } from '../locks/lockRig.ts'

const VIEW = '/initia/move/v1/view/json'

async function chainOf({ bench, account }: LockRig) {
  const { chains, missing } = await bench.client['governance.list']({ accountId: account.id })
  expect(missing).toEqual([])
  const [chain] = chains
  if (chain === undefined) throw new Error('no chain with governance')
  return chain
}

async function gaugesOf(rig: LockRig) {
  const { gauges, gaugesError } = await chainOf(rig)
  expect(gaugesError).toBeNull()
  if (gauges === null) throw new Error('no gauge votes')
  return gauges
}

/** Half of the voting power to the first rollup, a tenth to the second. */
async function voteOf(rig: LockRig, weights: readonly string[] = ['0.5', '0.1']): Promise<Extract<Action, { type: 'voteGauges' }>> {
  const { cycle, gauges } = await gaugesOf(rig)
  return { type: 'voteGauges', cycle, shares: weights.map((weight, index) => ({ bridge: gauges[index]?.bridge ?? '', weight })) }
}

/** Answers the views of one function in place of the node. */
function answer({ intercept }: LockRig, view: string, value: unknown): void {
  intercept.now = async (url, body, pass) =>
    url.endsWith(VIEW) && body.includes(`"${view}"`) ? Response.json({ data: JSON.stringify(value) }) : await pass()
}

test('the open cycle is read with its rollups, what each has got, and the voting power of stakes and locks', async () => {
  const rig = await practiceBench()
  const vote = await gaugesOf(rig)
  expect(vote).toMatchObject({ hasBegun: true, own: null })
  expect(vote.votingEndsAt).toBeGreaterThan(Date.now())
  expect(vote.endsAt).toBeGreaterThanOrEqual(vote.votingEndsAt)
  expect(BigInt(vote.power)).toBeGreaterThan(495_500_000n)
  expect(vote.gauges.map(({ chainId }) => chainId)).toEqual(['tidewatch-1', 'lantern-1', 'saltmarsh-1'])
  expect(vote.gauges.map(({ weight }) => weight)).toEqual([5200, 3100, 1700])
  expect(vote.gauges.reduce((sum, { tally }) => sum + tally, 0)).toBe(10_000)
})

test('a vote is cast in one signature that names each rollup and its part, counts, and is replaced by a later one', async () => {
  const rig = await practiceBench()
  const before = await gaugesOf(rig)
  const action = await voteOf(rig)
  const [first, second] = action.shares.map(({ bridge }) => bridge)
  const done = await act(rig, action)
  expect(done).toMatchObject({
    phase: 'completed',
    quote: { task: 'act', about: [], gaugeBallot: { earlier: null, rollups: [{ chainId: 'tidewatch-1' }, {}] } },
  })
  const leg = currentLeg(done)
  expect(leg?.checks.map(({ subject, found }) => `${subject} ${found}`)).toEqual([
    `chain ${SOURCE}`,
    `signer ${OWN}`,
    'message /initia.move.v1.MsgExecuteJSON',
    `sender ${OWN}`,
    `contract ${LOCKS_MODULE}`,
    'function weight_vote::vote',
    `cycle ${before.cycle}`,
    `gaugeVote ${first} 0.5, ${second} 0.1`,
  ])
  expect(leg?.document).toContain(`"args":["\\"${before.cycle}\\"","[\\"${first}\\",\\"${second}\\"]","[\\"0.5\\",\\"0.1\\"]"]`)
  const after = await gaugesOf(rig)
  const counted = (BigInt(after.power) * 6n) / 10n
  expect(BigInt(after.own?.power ?? '0')).toBeGreaterThan(counted - 1000n)
  expect(after.own?.shares).toEqual(expect.arrayContaining([...action.shares]))
  const all = await act(rig, await voteOf(rig, ['1']))
  expect(all).toMatchObject({ phase: 'completed', quote: { gaugeBallot: { earlier: { shares: [{}, {}] } } } })
  expect((await gaugesOf(rig)).own?.shares).toEqual([{ bridge: first, weight: '1' }])
})

test('what the Ledger rejects is not sent, and no vote counts', async () => {
  const rig = await practiceBench()
  const built = await build(rig, await voteOf(rig))
  const [{ transfer }] = await Promise.all([rig.drive.sign(built), reject(rig.practice.device)])
  expect(transfer).toMatchObject({ phase: 'built', legs: [{ purpose: 'act', hash: null, refusal: { code: 'device.rejected' } }] })
  expect(rig.practice.observed.broadcasts).toEqual([])
  expect((await gaugesOf(rig)).own).toBeNull()
})

test('what the module refuses is told before anything is signed', async () => {
  const rig = await practiceBench()
  const action = await voteOf(rig)
  const unknown = { ...action, shares: [{ bridge: '4711', weight: '0.5' }] }
  await expect(build(rig, unknown)).rejects.toMatchObject({
    code: 'chain.refused',
    message: expect.stringContaining('::weight_vote, code=65543') as string,
  })
  expect(rig.practice.observed.prompts.filter(({ kind }) => kind === 'message')).toEqual([])
})

test('a cycle that ends between the offer and the document is refused by the chain', async () => {
  const rig = await practiceBench()
  const action = await voteOf(rig)
  const { votingEndsAt } = await gaugesOf(rig)
  rig.clock.skip(votingEndsAt - rig.clock.now() - 8000)
  const { id } = await offer(rig, action)
  const draft = await rig.bench.client['transfers.create']({ quoteId: id })
  rig.clock.skip(12_000)
  const message = expect.stringContaining('::weight_vote, code=196611') as string
  await expect(rig.drive.step(draft, 'build')).rejects.toMatchObject({ code: 'chain.refused', message })
  expect(await gaugesOf(rig)).toMatchObject({ cycle: (BigInt(action.cycle) + 1n).toString(), own: null })
  await expect(offer(rig, action)).rejects.toMatchObject({ code: 'staking.nothing' })
})

test('a cycle that nobody has begun is voted in by its number, and one whose vote has ended is not', async () => {
  const rig = await practiceBench()
  const action = await voteOf(rig)
  answer(rig, 'get_proposal', { total_tally: '5', voting_end_time: String(Math.floor(Date.now() / 1000) - 60), executed: false })
  expect((await gaugesOf(rig)).votingEndsAt).toBeLessThan(Date.now())
  await expect(offer(rig, action)).rejects.toMatchObject({ code: 'staking.nothing', message: expect.stringContaining('ended') as string })
  const ended = Math.floor(Date.now() / 1000) - 100
  const data = { current_cycle: '41', cycle_end_time: String(ended), cycle_interval: '1000', voting_period: '900', cycle_start_time: '1' }
  rig.intercept.now = async (url, _, pass) =>
    url.includes('weight_vote') && url.includes('by_struct_tag')
      ? Response.json({ resource: { move_resource: JSON.stringify({ type: 'x', data }) } })
      : await pass()
  const next = await gaugesOf(rig)
  expect(next).toMatchObject({ cycle: '42', hasBegun: false, own: null, votingEndsAt: (ended + 900) * 1000 })
  expect(next.gauges.every(({ tally }) => tally === 0)).toBe(true)
  expect(await offer(rig, { ...action, cycle: '42' })).toMatchObject({ action: { cycle: '42' }, obstacle: null })
})

test('before the first cycle there is nothing to vote on', async () => {
  const rig = await practiceBench()
  const data = { current_cycle: '0', cycle_end_time: '4000000000', cycle_interval: '1000', voting_period: '900' }
  rig.intercept.now = async (url, _, pass) =>
    url.includes('weight_vote') && url.includes('by_struct_tag')
      ? Response.json({ resource: { move_resource: JSON.stringify({ type: 'x', data }) } })
      : await pass()
  expect(await chainOf(rig)).toMatchObject({ gauges: null, gaugesError: null })
})

test('an account without stakes has no voting power, and a watched one sees its vote', async () => {
  const rig = await practiceBench()
  const action = await voteOf(rig)
  const { id } = await rig.bench.client['accounts.watch']({ address: `0x${'12'.repeat(20)}`, label: 'Empty' })
  await expect(rig.bench.client['actions.offer']({ accountId: id, chainId: SOURCE, action })).rejects.toMatchObject({
    code: 'staking.nothing',
    message: expect.stringContaining('no voting power') as string,
  })
  await act(rig, action)
  await rig.bench.client['accounts.remove']({ id: rig.account.id })
  const watched = await rig.bench.client['accounts.watch']({ address: OWN, label: 'Watched' })
  const { chains } = await rig.bench.client['governance.list']({ accountId: watched.id })
  expect(chains).toMatchObject([{ gauges: { own: { shares: [{}, {}] } } }])
  const quote = await rig.bench.client['actions.offer']({ accountId: watched.id, chainId: SOURCE, action })
  expect(quote).toMatchObject({ obstacle: 'watchOnly' })
})

test('nothing is offered where the L1 can’t be asked, on another chain, or for what is no vote', async () => {
  const rig = await practiceBench()
  const action = await voteOf(rig)
  const [share = { bridge: '', weight: '' }] = action.shares
  await expect(rig.bench.client['actions.offer']({ accountId: rig.account.id, chainId: 'lantern-1', action })).rejects.toMatchObject({
    code: 'chain.unknown',
  })
  const wrong: object[] = [
    { shares: [] },
    { shares: [share, share] },
    { shares: [{ ...share, weight: '0' }] },
    { shares: [{ ...share, weight: '1.1' }] },
    { shares: [{ ...share, weight: '0.50' }] },
    { shares: [{ ...share, bridge: '016' }] },
    {
      shares: [
        { ...share, weight: '0.7' },
        { bridge: '17', weight: '0.300000000000000001' },
      ],
    },
    { cycle: '0' },
  ]
  for (const change of wrong) {
    await expect(offer(rig, { ...action, ...change }), JSON.stringify(change)).rejects.toMatchObject({ code: 'input.invalid' })
  }
  rig.intercept.now = () => Promise.reject(new TypeError('fetch failed'))
  await expect(offer(rig, action)).rejects.toMatchObject({ code: 'network.unreachable' })
})

test.each<[string, string, unknown]>([
  ['no list of rollups', 'get_bridge_infos', null],
  ['a weight above one', 'get_bridge_infos', [{ bridge_id: '16', vip_weight: '1.1' }]],
  ['a weight below nothing', 'get_bridge_infos', [{ bridge_id: '16', vip_weight: '-0.1' }]],
  ['a weight that is no number', 'get_bridge_infos', [{ bridge_id: '16', vip_weight: 'NaN' }]],
  ['markup for a bridge', 'get_bridge_infos', [{ bridge_id: '<b>', vip_weight: '0.1' }]],
  ['a thousand and one rollups', 'get_bridge_infos', Array.from({ length: 1001 }, () => ({ bridge_id: '16', vip_weight: '0' }))],
  ['votes beyond eight bytes', 'get_tally_infos', [{ bridge_id: '16', tally: '18446744073709551616' }]],
  ['an end after all days', 'get_proposal', { total_tally: '1', voting_end_time: '253402300800', executed: false }],
  ['a part of voting power', 'get_voting_power', '5.5'],
  ['an own vote above one', 'get_weight_vote', { voting_power: '5', weights: [{ bridge_id: '16', weight: '2' }] }],
])('what the module says wrong hides no proposal: %s', async (_, view, value) => {
  const rig = await practiceBench()
  answer(rig, view, value)
  const chain = await chainOf(rig)
  expect(chain).toMatchObject({ gauges: null, gaugesError: { code: 'chain.badReply' } })
  expect(chain.proposals.length).toBeGreaterThan(0)
})

test('where the node fails at the module, the next host is asked; where both fail, the error is theirs', async () => {
  const rig = await practiceBench()
  let isAtBoth = false
  const failed: string[] = []
  rig.intercept.now = async (url, body, pass) => {
    const { host } = new URL(url)
    if (!body.includes('"get_bridge_infos"') || (host.includes('backup') && !isAtBoth)) return await pass()
    failed.push(host)
    return new Response('gateway', { status: 503 })
  }
  expect((await gaugesOf(rig)).gauges.length).toBeGreaterThan(0)
  expect(failed.length).toBeGreaterThan(0)
  isAtBoth = true
  const { chains, missing } = await rig.bench.client['governance.list']({ accountId: rig.account.id })
  expect([chains, missing]).toMatchObject([[], [{ chainId: SOURCE, error: { code: expect.stringMatching(/^network\./) as string } }]])
})

test('a rollup that no list has keeps the number of its bridge, and very small parts are read', async () => {
  const rig = await practiceBench()
  rig.intercept.now = async (url, body, pass) => {
    if (!url.endsWith(VIEW)) return await pass()
    if (body.includes('"get_bridge_infos"')) return Response.json({ data: JSON.stringify([{ bridge_id: '4711', vip_weight: '1E-18' }]) })
    if (body.includes('"get_tally_infos"')) return Response.json({ data: JSON.stringify([{ bridge_id: '4711', tally: '7' }]) })
    const weights = [
      { bridge_id: '4711', weight: '1.5E-17' },
      { bridge_id: '16', weight: '0' },
    ]
    return body.includes('"get_weight_vote"') ? Response.json({ data: JSON.stringify({ voting_power: '1', weights }) }) : await pass()
  }
  expect(await gaugesOf(rig)).toMatchObject({
    gauges: [{ bridge: '4711', chainId: null, tally: 10_000, weight: 0 }],
    own: { shares: [{ bridge: '4711', weight: '0.000000000000000015' }] },
  })
})
