// What the VIP service makes up: neither scores nor amounts are taken over, and what it says wrong is named.
import { expect, test } from 'vitest'
import { practiceBench, SOURCE } from '../../support/benches/practiceBench.ts'
import { offer } from '../locks/lockRig.ts'
import { actionOf, claimable, SALTMARSH, SERVICE, tamper, TIDEWATCH, vipOf, type Row } from './vipRig.ts'

test.each<[string, (rows: Row[]) => unknown]>([
  ['a score that is not the one on the chain', (rows) => rows.map((row) => ({ ...row, user_score: 5 }))],
  [
    'the proofs of other stages',
    (rows) => rows.map((row, index) => ({ ...row, merkle_proofs: rows[(index + 1) % rows.length]?.merkle_proofs })),
  ],
  ['no proofs', (rows) => rows.map((row) => ({ ...row, merkle_proofs: null }))],
  ['the scores of the stage before', (rows) => rows.map((row) => ({ ...row, start_stage: row.start_stage + 1 }))],
])('what the service makes up can’t be claimed: %s', async (_, change) => {
  const rig = await practiceBench()
  tamper(rig, change)
  const { rollups } = await vipOf(rig)
  expect(rollups.map(({ claim, problem }) => [claim, problem?.code])).toEqual(rollups.map(() => [null, 'chain.unproven']))
  // What was claimed before is on the chain, and is shown all the same.
  expect(rollups.flatMap(({ positions }) => positions).length).toBeGreaterThan(0)
})

test('a service that hides a score can’t make it vanish unseen: what would be lost is named', async () => {
  const rig = await practiceBench()
  tamper(rig, (rows) => rows.filter(({ start_stage }) => start_stage !== 38))
  const { claim } = await claimable(rig, TIDEWATCH)
  expect(claim.outcome.stages[0]).toMatchObject({ stage: 38, isUnproven: true, granted: '0', paid: '0' })
  expect(BigInt(claim.outcome.stages[0]?.forfeited ?? '0')).toBeGreaterThan(0n)
})

test('amounts of the service are not taken over', async () => {
  const rig = await practiceBench()
  const honest = await vipOf(rig)
  tamper(rig, (rows) => rows.map((row) => ({ ...row, claimable_reward: 10 ** 12, initial_reward: 10 ** 12, claimed: false })))
  expect((await vipOf(rig)).rollups.map(({ claim }) => claim?.outcome)).toEqual(honest.rollups.map(({ claim }) => claim?.outcome))
})

test.each<[string, unknown]>([
  ['no list', { data: [] }],
  ['markup', '<html>'],
  ['a bridge that is none', [{ data: [{ bridge_id: '<b>', version: 1, start_stage: 1, user_score: 1 }] }]],
  ['a score below nothing', [{ data: [{ bridge_id: 16, version: 1, start_stage: 1, user_score: -1 }] }]],
  ['a score with a fraction', [{ data: [{ bridge_id: 16, version: 1, start_stage: 1, user_score: 1.5 }] }]],
  ['a hash that is none', [{ data: [{ bridge_id: 16, version: 1, start_stage: 1, user_score: 1, merkle_proofs: ['x'] }] }]],
  ['two hundred and one rollups', Array.from({ length: 201 }, () => ({ data: [] }))],
  ['a stage twice', [{ data: [0, 1].map(() => ({ bridge_id: 16, version: 1, start_stage: 1, user_score: 1, merkle_proofs: [] })) }]],
])('a reply that is none is named, and staking is read all the same: %s', async (_, body) => {
  const rig = await practiceBench()
  rig.intercept.now = async (url, __, pass) => (url.startsWith(SERVICE) ? Response.json(body) : await pass())
  const list = await rig.bench.client['staking.vip']({ accountId: rig.account.id })
  expect(list).toMatchObject({ chains: [], missing: [{ chainId: SOURCE, error: { code: 'network.badReply' } }] })
  expect((await rig.bench.client['staking.list']({ accountId: rig.account.id })).chains).toHaveLength(1)
})

test.each([
  ['no answer of the service', SERVICE, 503, 'network.badReply'],
  ['no answer of the node', '/initia/move/v1/tables/', 500, 'chain.refused'],
])('%s is named', async (_, part, status, code) => {
  const rig = await practiceBench()
  rig.intercept.now = async (url, __, pass) =>
    url.includes(part) ? Response.json({ code: 2, message: 'out of order' }, { status }) : await pass()
  const list = await rig.bench.client['staking.vip']({ accountId: rig.account.id })
  expect(list).toMatchObject({ chains: [], missing: [{ chainId: SOURCE, error: { code } }] })
})

test('a first claim on a rollup that is registered no more names all stages before it', async () => {
  const rig = await practiceBench()
  const { claim } = await claimable(rig, SALTMARSH)
  const first = claim.asked.stages[0]?.stage ?? 0
  expect([claim.outcome.skipped, first > 1]).toEqual([null, true])
  rig.intercept.now = async (_, body, pass) => (body.includes('"get_bridge_infos"') ? Response.json({ data: '[]' }) : await pass())
  expect((await claimable(rig, SALTMARSH)).claim.outcome.skipped).toEqual({ from: 1, to: first - 1 })
})

test('a claim that would do something else than was shown is not written, and is shown again', async () => {
  const rig = await practiceBench()
  const action = actionOf(await claimable(rig, TIDEWATCH))
  const draft = await rig.bench.client['transfers.create']({ quoteId: (await offer(rig, action)).id })
  rig.intercept.now = async (_url, _body, pass) => {
    const reply = await pass()
    const { status, headers } = reply
    // The rollup's pool of each stage is smaller than when it was shown.
    const changed = (await reply.text()).replaceAll('\\"900000000\\"', '\\"800000000\\"')
    return new Response(changed, { status, headers })
  }
  await expect(rig.drive.step(draft, 'build')).rejects.toMatchObject({ code: 'transfer.requoteNeeded' })
  rig.intercept.now = null
  expect(await rig.drive.step(draft, 'build')).toMatchObject({ transfer: { phase: 'built' } })
})
