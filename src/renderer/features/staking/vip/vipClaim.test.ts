// Which rollups one signature claims: those that pay most first, as many as fit, and none that loses something unseen.
import { expect, test } from 'vitest'
import type { VipRollup } from '../../../../shared/contract/transfer/vip.ts'
import { claimOfAll, vipHindrance } from './vipClaim.ts'

type Claim = NonNullable<VipRollup['claim']>
type Stage = Claim['outcome']['stages'][number]

function rollup(bridge: string, paid: string, change: Partial<Stage> = {}, hashes = 2): Pick<VipRollup, 'claim'> {
  const stage = { stage: 38, granted: '5', paid, forfeited: '0', isUnproven: false, ...change }
  const proof = Array.from({ length: hashes }, () => 'ab'.repeat(32))
  const key = { bridge, version: '1' }
  const asked = { ...key, stages: [{ stage: 38, score: '7', proof }] }
  return { claim: { asked, outcome: { ...key, chainId: null, stages: [stage], skipped: null, vestsUntil: null }, more: 0 } }
}

const bridges = (rollups: readonly Pick<VipRollup, 'claim'>[]) => claimOfAll(rollups).claims.map(({ bridge }) => bridge)

test('claims all, the largest first', () => {
  const all = [rollup('1', '5'), rollup('2', '70'), { claim: null }, rollup('3', '0')]
  expect(claimOfAll(all)).toMatchObject({ claims: [{ bridge: '2' }, { bridge: '1' }, { bridge: '3' }], paid: '75', apart: [], rest: [] })
})

test('leaves what the VIP service alone says, and a first claim that leaves stages behind, to their own buttons', () => {
  const doubtful = rollup('1', '500', { isUnproven: true })
  const skipping = rollup('2', '500')
  if (skipping.claim !== null) skipping.claim.outcome.skipped = { from: 1, to: 37 }
  expect(claimOfAll([doubtful, skipping, rollup('3', '7')])).toMatchObject({
    claims: [{ bridge: '3' }],
    paid: '7',
    apart: [{ bridge: '1' }, { bridge: '2' }],
    rest: [],
  })
})

test('claims as many as fit: a long proof gives way to short ones', () => {
  const long = Array.from({ length: 4 }, (_, index) => rollup(`${index + 1}`, `${90 - index}`, {}, 32))
  expect(bridges([...long, rollup('9', '1')])).toEqual(['1', '2', '9'])
  expect(bridges(Array.from({ length: 12 }, (_, index) => rollup(`${index + 1}`, '1', {}, 0)))).toHaveLength(8)
  expect(claimOfAll([...long, rollup('9', '1')])).toMatchObject({ apart: [], rest: [{ bridge: '3' }, { bridge: '4' }] })
  expect(claimOfAll([])).toEqual({ claims: [], paid: '0', apart: [], rest: [] })
})

test('one claim is begun at once where one button claims it, and nothing that rests on the word of the VIP service alone', () => {
  const doubtful = rollup('1', '500', { isUnproven: true })
  expect(vipHindrance([rollup('1', '5'), rollup('2', '7'), doubtful])).toBeNull()
  expect(vipHindrance([rollup('1', '5'), { claim: null }])).toBeNull()
  expect(vipHindrance([rollup('1', '5'), doubtful])).toBe('apart')
  expect(vipHindrance([doubtful])).toBe('apart')
  expect([vipHindrance([]), vipHindrance([{ claim: null }])]).toEqual(['nothing', 'nothing'])
})
