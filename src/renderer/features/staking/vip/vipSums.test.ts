// The sums below the columns of VIP rewards: what is lost already is added up, what a claim may lose is not.
import { expect, test } from 'vitest'
import type { VipRollup } from '../../../../shared/contract/transfer/vip.ts'
import { columnSums } from './vipSums.ts'

type Stage = NonNullable<VipRollup['claim']>['outcome']['stages'][number]

function rollup(stages: Partial<Stage>[], remaining: string[] = []): Pick<VipRollup, 'claim' | 'positions'> {
  const key = { bridge: '16', version: '1' }
  const full = stages.map((stage) => ({ stage: 38, granted: '0', paid: '0', forfeited: '0', isUnproven: false, ...stage }))
  const outcome = { ...key, chainId: null, stages: full, skipped: null, vestsUntil: null }
  const positions = remaining.map((left, index) => ({ stage: 30 + index, ends: 56, granted: left, remaining: left }))
  return { positions, claim: stages.length === 0 ? null : { asked: { ...key, stages: [] }, outcome, more: 0 } }
}

test('adds up each column over rollups and stages', () => {
  const rollups = [
    rollup([{ paid: '5', granted: '7', forfeited: '2' }, { paid: '1' }], ['10', '20']),
    rollup([{ paid: '4', forfeited: '900', isUnproven: true }]),
    rollup([], ['3']),
  ]
  expect(columnSums(rollups)).toEqual({ pays: '10', grants: '7', vesting: '33', lost: '2' })
  expect(columnSums([])).toEqual({ pays: '0', grants: '0', vesting: '0', lost: '0' })
})
