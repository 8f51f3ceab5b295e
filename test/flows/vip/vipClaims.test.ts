// VIP rewards: read and held against the chain, claimed, rejected on the Ledger, refused by the chain, watched, offline.
import { expect, test } from 'vitest'
import { currentLeg } from '../../../src/shared/domain/transfer/legs.ts'
import { LOCKS_MODULE } from '../../../src/practice/book/staking.ts'
import { STAGE_SECONDS, timesOf } from '../../../src/practice/vip/stages.ts'
import { reject } from '../../support/benches/hands.ts'
import { OWN, practiceBench, SOURCE } from '../../support/benches/practiceBench.ts'
import { act, build, offer } from '../locks/lockRig.ts'
import { actionOf, balanceOf, claimable, LANTERN, rollupOf, SALTMARSH, sumOf, tamper, TIDEWATCH, vipOf } from './vipRig.ts'

test('what can be claimed is read by rollup and stage, with what vests and until when', async () => {
  const rig = await practiceBench()
  const vip = await vipOf(rig)
  expect(vip).toMatchObject({ chainId: SOURCE, asset: { symbol: 'INIT' }, stageMs: STAGE_SECONDS * 1000, more: 0 })
  expect(vip.stageEndsAt).toBe(timesOf(vip.stage).end * 1000)
  expect(vip.rollups.map(({ chainId }) => chainId)).toEqual([TIDEWATCH, LANTERN, SALTMARSH])
  const tidewatch = await claimable(rig, TIDEWATCH)
  expect(tidewatch.positions.map(({ stage }) => stage)).toEqual([30, 31, 32, 33, 34, 35, 36, 37])
  expect(
    tidewatch.positions.every(({ stage, ends, granted, remaining }) => ends === stage + 26 && BigInt(remaining) <= BigInt(granted)),
  ).toBe(true)
  const { claim } = tidewatch
  expect(claim.asked.stages.map(({ stage, proof }) => [stage, proof.length]).slice(0, 2)).toEqual([
    [38, 3],
    [39, 3],
  ])
  // A score that is too low in stage 39 loses a part of what would have vested.
  expect(claim.outcome.stages.map(({ forfeited, isUnproven }) => [forfeited !== '0', isUnproven]).slice(0, 2)).toEqual([
    [false, false],
    [true, false],
  ])
  expect(claim.outcome.skipped).toBeNull()
  expect(sumOf(tidewatch, 'paid')).toBeGreaterThan(0n)
  expect(claim.asked.stages[0]?.score).toBe(((412_873_905n * (900n + ((38n * 37n) % 200n))) / 1000n).toString())
})

test('what rollups have in common is asked for once', async () => {
  const rig = await practiceBench()
  const asked: string[] = []
  rig.intercept.now = async (url, _, pass) => {
    if (url.includes('/initia/move/')) asked.push(url)
    return await pass()
  }
  const { rollups } = await vipOf(rig)
  expect(rollups).toHaveLength(3)
  expect(asked.length).toBeGreaterThan(10)
  expect(asked.filter((url, index) => asked.indexOf(url) !== index)).toEqual([])
})

test('a stage that the service leaves out has a score of 0 by its word alone, and a first claim names what it leaves behind', async () => {
  const rig = await practiceBench()
  const lantern = await claimable(rig, LANTERN)
  expect(lantern.claim.asked.stages.slice(0, 2)).toMatchObject([{ stage: 37 }, { stage: 38, score: '0', proof: [] }])
  expect(lantern.claim.outcome.stages[1]).toMatchObject({ isUnproven: true, granted: '0', paid: '0' })
  expect(BigInt(lantern.claim.outcome.stages[1]?.forfeited ?? '0')).toBeGreaterThan(0n)
  const first = await claimable(rig, SALTMARSH)
  expect(first).toMatchObject({ positions: [], claim: { outcome: { skipped: null } } })
  expect(first.claim.outcome.stages[0]).toMatchObject({ stage: 39, paid: '0', forfeited: '0' })
  tamper(rig, (rows) => rows.filter(({ start_stage }) => start_stage !== 39))
  const later = await claimable(rig, SALTMARSH)
  expect(later.claim.outcome).toMatchObject({ skipped: { from: 39, to: 39 } })
  expect(later.claim.asked.stages[0]?.stage).toBe(40)
})

test('one rollup is claimed in one signature that names stages and scores, and pays exactly what was said', async () => {
  const rig = await practiceBench()
  const tidewatch = await claimable(rig, TIDEWATCH)
  const { bridge, stages } = tidewatch.claim.asked
  const paid = sumOf(tidewatch, 'paid')
  const before = await balanceOf(rig)
  const done = await act(rig, actionOf(tidewatch))
  expect(done).toMatchObject({
    phase: 'completed',
    quote: { task: 'act', about: [{ amount: paid.toString() }], vipClaim: [{ chainId: TIDEWATCH }] },
  })
  const leg = currentLeg(done)
  expect(leg?.checks.map(({ subject, found }) => `${subject} ${found}`)).toEqual([
    `chain ${SOURCE}`,
    `signer ${OWN}`,
    'message /initia.move.v1.MsgExecuteJSON',
    `sender ${OWN}`,
    `contract ${LOCKS_MODULE}`,
    'function vip::batch_claim_user_reward_script',
    `vipRollup ${bridge} 1`,
    `vipStages ${stages.map(({ stage, score }) => `${stage} ${score}`).join(', ')}`,
    `vipProofs ${stages.map(({ proof }) => proof.length).join(', ')}`,
  ])
  expect(leg?.document).toContain(`"args":["\\"${bridge}\\"","\\"1\\"","[\\"38\\",\\"39\\"`)
  expect(await balanceOf(rig)).toBe(before + paid - BigInt(leg?.fee.amount ?? '0'))
  const after = await rollupOf(rig, TIDEWATCH)
  expect(after.claim).toBeNull()
  const last = stages.at(-1)?.stage ?? 0
  const granted = tidewatch.claim.outcome.stages.at(-1)?.granted
  expect(after.positions.at(-1)).toMatchObject({ stage: last, granted, remaining: granted })
})

test('all rollups are claimed in one signature, a first claim among them', async () => {
  const rig = await practiceBench()
  const all = [await claimable(rig, TIDEWATCH), await claimable(rig, LANTERN), await claimable(rig, SALTMARSH)]
  const paid = all.reduce((sum, one) => sum + sumOf(one, 'paid'), 0n)
  const before = await balanceOf(rig)
  const done = await act(rig, actionOf(...all))
  expect(done).toMatchObject({ phase: 'completed', quote: { about: [{ amount: paid.toString() }], vipClaim: [{}, {}, {}] } })
  expect(await balanceOf(rig)).toBe(before + paid - BigInt(currentLeg(done)?.fee.amount ?? '0'))
  expect((await vipOf(rig)).rollups.map(({ claim }) => claim)).toEqual([null, null, null])
})

test('what was claimed meanwhile is refused before it is signed, and not offered again', async () => {
  const rig = await practiceBench()
  const [tidewatch, lantern] = [await claimable(rig, TIDEWATCH), await claimable(rig, LANTERN)]
  const action = actionOf(tidewatch)
  const { id } = await offer(rig, action)
  await act(rig, actionOf(tidewatch, lantern))
  const draft = await rig.bench.client['transfers.create']({ quoteId: id })
  await expect(rig.drive.step(draft, 'build')).rejects.toMatchObject({ code: 'staking.nothing' })
  await expect(offer(rig, action)).rejects.toMatchObject({
    code: 'staking.nothing',
    message: expect.stringContaining('claimed in the meantime') as string,
  })
  expect(rig.practice.observed.broadcasts).toHaveLength(1)
})

test('a claim that is started again continues, and one that another made needless is closed', async () => {
  const rig = await practiceBench()
  const [tidewatch, lantern] = [await claimable(rig, TIDEWATCH), await claimable(rig, LANTERN)]
  const { id } = await offer(rig, actionOf(tidewatch))
  const { transfer } = await rig.bench.client['transfers.create']({ quoteId: id })
  const again = await offer(rig, actionOf(tidewatch))
  expect(await rig.bench.client['transfers.create']({ quoteId: again.id })).toMatchObject({ transfer: { id: transfer.id } })
  await act(rig, actionOf(tidewatch, lantern))
  expect((await rig.bench.client['transfers.get']({ id: transfer.id })).transfer.phase).not.toBe('quoted')
})

test('stages that are not the next, and scores that are not the chain’s, are not offered', async () => {
  const rig = await practiceBench()
  const action = actionOf(await claimable(rig, TIDEWATCH))
  const [claim] = action.rollups
  if (claim === undefined) throw new Error('no claim')
  const skipped = { ...claim, stages: claim.stages.slice(1) }
  await expect(offer(rig, { ...action, rollups: [skipped] })).rejects.toMatchObject({ code: 'staking.nothing' })
  const wrong = { ...claim, stages: claim.stages.map((stage) => ({ ...stage, score: (BigInt(stage.score) + 1n).toString() })) }
  await expect(offer(rig, { ...action, rollups: [wrong] })).rejects.toMatchObject({ code: 'chain.unproven' })
})

test('what the Ledger rejects is not sent, and everything can still be claimed', async () => {
  const rig = await practiceBench()
  const before = await claimable(rig, TIDEWATCH)
  const built = await build(rig, actionOf(before))
  const [{ transfer }] = await Promise.all([rig.drive.sign(built), reject(rig.practice.device)])
  expect(transfer).toMatchObject({ phase: 'built', legs: [{ purpose: 'act', hash: null, refusal: { code: 'device.rejected' } }] })
  expect(rig.practice.observed.broadcasts).toEqual([])
  expect(await claimable(rig, TIDEWATCH)).toEqual(before)
})

test('a stage that is not open yet says from when, and is not offered', async () => {
  const rig = await practiceBench()
  const { claim } = await claimable(rig, TIDEWATCH)
  const last = claim.asked.stages.at(-1)?.stage ?? 0
  // To an hour after the scores of the next stage were written.
  rig.clock.skip(timesOf(last + 1).written * 1000 + 3_600_000 - rig.clock.now())
  const later = await claimable(rig, TIDEWATCH)
  expect(later.next).toEqual({ stage: last + 1, at: (timesOf(last + 1).written + 86_400) * 1000 })
  expect(later.claim.asked).toEqual(claim.asked)
  const asked = { ...claim.asked, stages: [{ stage: last + 1, score: '0', proof: [] }] }
  await act(rig, { type: 'claimVip', rollups: [claim.asked] })
  await expect(offer(rig, { type: 'claimVip', rollups: [asked] })).rejects.toMatchObject({
    code: 'staking.nothing',
    message: expect.stringContaining('can’t be claimed yet') as string,
  })
})

test('an account without rewards has none, and a watched one sees them', async () => {
  const rig = await practiceBench()
  const action = actionOf(await claimable(rig, TIDEWATCH))
  const { id } = await rig.bench.client['accounts.watch']({ address: `0x${'12'.repeat(20)}`, label: 'Empty' })
  expect(await rig.bench.client['staking.vip']({ accountId: id })).toMatchObject({ chains: [{ rollups: [] }], missing: [] })
  await expect(rig.bench.client['actions.offer']({ accountId: id, chainId: SOURCE, action })).rejects.toMatchObject({
    code: 'chain.unproven',
  })
  await rig.bench.client['accounts.remove']({ id: rig.account.id })
  const watched = await rig.bench.client['accounts.watch']({ address: OWN, label: 'Watched' })
  const { chains } = await rig.bench.client['staking.vip']({ accountId: watched.id })
  expect(chains[0]?.rollups.map(({ claim }) => claim !== null)).toEqual([true, true, true])
  const quote = await rig.bench.client['actions.offer']({ accountId: watched.id, chainId: SOURCE, action })
  expect(quote).toMatchObject({ obstacle: 'watchOnly' })
})

test('nothing is offered on another chain, for what is no claim, or offline', async () => {
  const rig = await practiceBench()
  const action = actionOf(await claimable(rig, TIDEWATCH))
  const [claim] = action.rollups
  const [stage] = claim?.stages ?? []
  if (claim === undefined || stage === undefined) throw new Error('no claim')
  await expect(rig.bench.client['actions.offer']({ accountId: rig.account.id, chainId: 'lantern-1', action })).rejects.toMatchObject({
    code: 'chain.unknown',
  })
  const wrong = [
    [],
    [claim, claim],
    [{ ...claim, stages: [] }],
    [{ ...claim, stages: [stage, stage] }],
    [{ ...claim, bridge: '016' }],
    [{ ...claim, version: '0' }],
    [{ ...claim, stages: [{ ...stage, score: '18446744073709551616' }] }],
    [{ ...claim, stages: [{ ...stage, score: '0' }] }],
    [{ ...claim, stages: [{ ...stage, score: 'x' }] }],
    [{ ...claim, stages: [{ ...stage, proof: ['ab'] }] }],
    [{ ...claim, stages: Array.from({ length: 9 }, (_, index) => ({ stage: 38 + index, score: '0', proof: [] })) }],
  ]
  for (const rollups of wrong) {
    await expect(offer(rig, { type: 'claimVip', rollups }), JSON.stringify(rollups)).rejects.toMatchObject({ code: 'input.invalid' })
  }
  rig.intercept.now = () => Promise.reject(new TypeError('fetch failed'))
  await expect(offer(rig, action)).rejects.toMatchObject({ code: 'network.unreachable' })
  expect(await rig.bench.client['staking.vip']({ accountId: rig.account.id })).toMatchObject({
    chains: [],
    missing: [{ chainId: SOURCE, error: { code: 'network.unreachable' } }],
  })
})
