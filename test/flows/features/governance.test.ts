// Voting on proposals of the L1: read from its node, cast, replaced, rejected on the device, and refused by the chain.
import { expect, test } from 'vitest'
import type { Action, VoteOption } from '../../../src/shared/contract/transfer/action.ts'
import { currentLeg } from '../../../src/shared/domain/transfer/legs.ts'
import { approve, reject } from '../../support/benches/hands.ts'
import { practiceBench, SOURCE } from '../../support/benches/practiceBench.ts'

type Rig = Awaited<ReturnType<typeof practiceBench>>

async function proposalsOf({ bench, account }: Rig) {
  const { chains, missing } = await bench.client['governance.list']({ accountId: account.id })
  expect(missing).toEqual([])
  const [chain] = chains
  if (chain === undefined) throw new Error('no chain with governance')
  return chain
}

async function buildVote(rig: Rig, proposal: string, option: VoteOption) {
  return await build(rig, { type: 'vote', proposal, option })
}

async function build({ bench, account, drive }: Rig, action: Action) {
  const quote = await bench.client['actions.offer']({ accountId: account.id, chainId: SOURCE, action })
  expect(quote).toMatchObject({ task: 'act', amountIn: '0', about: [], obstacle: null, from: { symbol: 'INIT' } })
  return await drive.step(await bench.client['transfers.create']({ quoteId: quote.id }), 'build')
}

async function vote(rig: Rig, proposal: string, option: VoteOption) {
  return await cast(rig, { type: 'vote', proposal, option })
}

async function cast(rig: Rig, action: Action) {
  const signing = rig.drive.sign(await build(rig, action))
  await approve(rig.practice.device)
  const sent = await rig.drive.step(await signing, 'send')
  return await rig.drive.settled(sent.transfer.id)
}

test('a vote is cast, counted, and replaced by a later one', async () => {
  const rig = await practiceBench()
  const before = await proposalsOf(rig)
  expect(before).toMatchObject({
    chainId: SOURCE,
    quorum: 2500,
    rules: { threshold: 5000, urgentThreshold: 6670, vetoThreshold: 3340, burnsWithoutQuorum: false, burnsOnVeto: true },
    ownStake: [{ asset: { symbol: 'INIT' }, amount: expect.stringMatching(/^\d{9}$/) as string }],
  })
  for (const { tally } of before.proposals) expect(tally.yes + tally.no + tally.abstain + tally.veto, 'all of the votes').toBe(10_000)
  expect(before.proposals.length).toBeGreaterThan(1)
  expect(before.proposals.every(({ endsAt, ownVote }) => endsAt > Date.now() && ownVote === null)).toBe(true)
  const [last] = before.proposals.slice(-1)
  const id = last?.id ?? ''
  expect(last).toMatchObject({ proposer: expect.stringMatching(/^init1/) as string, deposit: [{ amount: '1000000000' }] })
  expect(last?.startsAt).toBeLessThan(last?.endsAt ?? 0)
  const done = await vote(rig, id, 'abstain')
  expect(done).toMatchObject({ phase: 'completed', quote: { action: { type: 'vote', proposal: id, option: 'abstain' } } })
  expect(
    currentLeg(done)
      ?.checks.slice(-2)
      .map(({ subject, found }) => [subject, found]),
  ).toEqual([
    ['proposal', id],
    ['vote', 'abstain'],
  ])
  const ownVote = async () => (await proposalsOf(rig)).proposals.find((one) => one.id === id)?.ownVote
  expect(await ownVote()).toEqual([{ option: 'abstain', weight: 10_000 }])
  expect(done.quote.ballot).toMatchObject({ title: last?.title, earlier: null, weight: [{ asset: { symbol: 'INIT' } }] })
  const again = await vote(rig, id, 'veto')
  expect(again).toMatchObject({ phase: 'completed', quote: { ballot: { earlier: [{ option: 'abstain', weight: 10_000 }] } } })
  expect(await ownVote()).toEqual([{ option: 'veto', weight: 10_000 }])
})

test('a node that replies with another proposal lends its title to no vote', async () => {
  const rig = await practiceBench()
  const [first, second] = (await proposalsOf(rig)).proposals.map(({ id }) => id)
  rig.intercept.now = async (url, _body, pass) => {
    const reply = await pass()
    if (!url.endsWith(`/proposals/${first}`)) return reply
    const { proposal } = (await reply.json()) as { proposal: object }
    return Response.json({ proposal: { ...proposal, id: second, title: 'Something harmless' } })
  }
  const built = await buildVote(rig, first ?? '', 'yes')
  expect(built.transfer.quote.ballot).toBeNull()
})

/** What the proposals of the practice network run; which of them are open depends on the day. */
const RUNS: Readonly<Record<string, object>> = {
  '/initia.mstaking.v1.MsgUpdateParams': {
    isCompared: true,
    details: [{ kind: 'parameter', name: 'unbonding_time', was: '1814400s', now: '1209600s' }],
  },
  '/cosmos.distribution.v1beta1.MsgCommunityPoolSpend': {
    isCompared: null,
    details: [
      { kind: 'field', field: 'to', texts: [expect.stringMatching(/^init1/)] },
      { kind: 'coins', coins: [{ asset: expect.objectContaining({ symbol: 'INIT' }) as object, amount: '250000000000' }] },
    ],
  },
  '/initia.move.v1.MsgUpdateParams': {
    isCompared: false,
    details: expect.arrayContaining([{ kind: 'parameter', name: 'contract_shared_revenue_ratio', was: null, now: '0.25' }]) as object,
  },
  '/initia.move.v1.MsgExecuteJSON': {
    isCompared: null,
    details: [
      { kind: 'field', field: 'function', texts: ['0x1::bridge_guard::set_deposits_enabled'] },
      { kind: 'field', field: 'arguments', texts: [expect.stringMatching(/^"0x/), 'false'] },
      { kind: 'field', field: 'account', texts: ['init10d07y265gmmuvt4z0w9aw880jnsr700j55nka3'] },
    ],
  },
}

test('each proposal says what it runs, and of new parameters only those that differ from the present ones', async () => {
  const rig = await practiceBench()
  const messages = (await proposalsOf(rig)).proposals.flatMap((one) => one.messages)
  expect(messages.length).toBeGreaterThan(0)
  for (const message of messages) expect(message).toEqual({ type: message.type, more: 0, ...RUNS[message.type] })
})

test('where a node does not tell the present parameters, what a proposal sets is still said', async () => {
  const rig = await practiceBench()
  const [open] = (await proposalsOf(rig)).proposals
  const update = { '@type': '/initia.mstaking.v1.MsgUpdateParams', params: { max_validators: 7 } }
  rig.intercept.now = async (url, _body, pass) => {
    if (url.includes('/mstaking/v1/params')) return new Response('', { status: 500 })
    const reply = await pass()
    if (!url.includes('/initia/gov/v1/proposals?')) return reply
    const { proposals } = (await reply.json()) as { proposals: object[] }
    return Response.json({ proposals: proposals.map((one) => ({ ...one, messages: [update] })) })
  }
  const told = (await proposalsOf(rig)).proposals.find(({ id }) => id === open?.id)
  expect(told?.messages).toMatchObject([
    { isCompared: false, details: [{ kind: 'parameter', name: 'max_validators', was: null, now: '7' }] },
  ])
})

test('a node that tells no stakes or validators still tells its proposals, and no weight is made up', async () => {
  const rig = await practiceBench()
  const { proposals, ownStake } = await proposalsOf(rig)
  expect(ownStake).not.toEqual([])
  for (const at of ['/delegations/', '/validators']) {
    rig.intercept.now = async (url, _body, pass) =>
      url.includes('/mstaking/') && url.includes(at) ? new Response('', { status: 500 }) : await pass()
    const left = await proposalsOf(rig)
    expect(left.ownStake, at).toBeNull()
    // The turnout grows while time goes on.
    expect(left.proposals.map((one) => ({ ...one, turnout: null }))).toEqual(proposals.map((one) => ({ ...one, turnout: null })))
  }
})

test('what the Ledger rejects is not sent, and can be signed later', async () => {
  const rig = await practiceBench()
  const [first] = (await proposalsOf(rig)).proposals
  const built = await buildVote(rig, first?.id ?? '', 'no')
  const [{ transfer }] = await Promise.all([rig.drive.sign(built), reject(rig.practice.device)])
  expect(transfer).toMatchObject({ phase: 'built', legs: [{ purpose: 'act', hash: null, refusal: { code: 'device.rejected' } }] })
  expect(rig.practice.observed.broadcasts).toEqual([])
})

test('a vote on what is not open is refused by the chain before anything is signed', async () => {
  const rig = await practiceBench()
  const [first] = (await proposalsOf(rig)).proposals
  for (const closed of ['1', String(Number(first?.id) - 1), '999999999']) {
    const refused = { code: 'chain.refused', message: expect.stringContaining(`${closed}: inactive proposal`) as string }
    await expect(buildVote(rig, closed, 'yes')).rejects.toMatchObject(refused)
  }
  expect(rig.practice.observed.prompts.filter(({ kind }) => kind === 'message')).toEqual([])
})

const split = (proposal: string, first: string, second: string): Action => ({
  type: 'voteWeighted',
  proposal,
  options: [
    { option: 'yes', weight: first },
    { option: 'veto', weight: second },
  ],
})

test('a split vote is cast, counted by its parts, and stands in the history as one thing', async () => {
  const rig = await practiceBench()
  const [first] = (await proposalsOf(rig)).proposals
  const id = first?.id ?? ''
  expect(await vote(rig, id, 'no')).toMatchObject({ phase: 'completed' })
  const done = await cast(rig, split(id, '0.7', '0.3'))
  expect(done).toMatchObject({ phase: 'completed', quote: { action: split(id, '0.7', '0.3') } })
  expect(currentLeg(done)?.checks.at(-1)).toMatchObject({ subject: 'vote', found: 'yes 0.7, veto 0.3' })
  const after = (await proposalsOf(rig)).proposals.find((one) => one.id === id)
  expect(after?.ownVote).toEqual([
    { option: 'yes', weight: 7000 },
    { option: 'veto', weight: 3000 },
  ])
  expect(await cast(rig, split(id, '0.333333333333333333', '0.666666666666666667'))).toMatchObject({ phase: 'completed' })
})

test('a split that the Ledger rejects is not sent; one on a closed proposal is refused before anything is signed', async () => {
  const rig = await practiceBench()
  const [first] = (await proposalsOf(rig)).proposals
  const built = await build(rig, split(first?.id ?? '', '0.5', '0.5'))
  const [{ transfer }] = await Promise.all([rig.drive.sign(built), reject(rig.practice.device)])
  expect(transfer).toMatchObject({ phase: 'built', legs: [{ purpose: 'act', hash: null, refusal: { code: 'device.rejected' } }] })
  expect(rig.practice.observed.broadcasts).toEqual([])
  const refused = { code: 'chain.refused', message: expect.stringContaining('1: inactive proposal') as string }
  await expect(build(rig, split('1', '0.5', '0.5'))).rejects.toMatchObject(refused)
})

test('what is no whole vote is not offered', async () => {
  const { bench, account } = await practiceBench()
  for (const action of [split('6312', '0.7', '0.2'), split('6312', '0.7', '0.4'), split('6312', '0.70', '0.30')]) {
    await expect(bench.client['actions.offer']({ accountId: account.id, chainId: SOURCE, action })).rejects.toMatchObject({
      code: 'input.invalid',
    })
  }
})

test('the proposals whose votes have ended are listed with what they came to, the newest first', async () => {
  const rig = await practiceBench()
  const open = await proposalsOf(rig)
  const { chains, missing } = await rig.bench.client['governance.past']({ accountId: rig.account.id })
  expect(missing).toEqual([])
  const past = chains[0]?.proposals ?? []
  expect(past).toHaveLength(20)
  expect(past.map(({ id }) => Number(id))).toEqual(past.map((_, index) => Number(past[0]?.id) - index))
  expect(Number(past[0]?.id)).toBe(Math.min(...open.proposals.map(({ id }) => Number(id))) - 1)
  expect(new Set(past.map(({ result }) => result))).toEqual(new Set(['passed', 'rejected']))
  for (const { endedAt, result, tally } of past) {
    expect(endedAt).toBeLessThan(Date.now())
    // Veto, or too few Yes, rejects.
    expect(result === 'passed').toBe(tally.veto <= 3340 && tally.yes > tally.no + tally.veto)
  }
})
