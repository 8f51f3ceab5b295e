// The columns of VIP rewards: they don't overlap, add up to what is locked and added, and say before a claim what is locked after it.
import { expect, test } from 'vitest'
import type { VipRollup } from '../../../../shared/contract/transfer/vip.ts'
import { columnSums, losingStages, rollupFigures, type Figured } from './vipSums.ts'

type Stage = NonNullable<VipRollup['claim']>['outcome']['stages'][number]

const key = { bridge: '16', version: '1' }

function outcomeOf(stages: Partial<Stage>[]): NonNullable<VipRollup['claim']>['outcome'] {
  const full = stages.map((stage) => ({ stage: 38, granted: '0', paid: '0', forfeited: '0', isUnproven: false, ...stage }))
  return { ...key, chainId: null, stages: full, skipped: null, vestsUntil: null }
}

function rollup(stages: Partial<Stage>[], remaining: string[] = []): Figured {
  const positions = remaining.map((left, index) => ({ stage: 30 + index, ends: 56, granted: left, remaining: left }))
  return { positions, claim: stages.length === 0 ? null : { asked: { ...key, stages: [] }, outcome: outcomeOf(stages), more: 0 } }
}

test('splits what is locked and added into what is paid, lost and unlocked later', () => {
  const one = rollup([{ paid: '5', granted: '7', forfeited: '2' }, { paid: '1' }], ['10', '20'])
  expect(rollupFigures(one)).toEqual({ locked: '30', added: '7', pays: '6', later: '29', lost: '2' })
  expect(rollupFigures(rollup([], ['3']))).toEqual({ locked: '3', added: '0', pays: '0', later: '3', lost: '0' })
})

test('adds up each column over rollups, with what a claim would lose', () => {
  const risky = rollup([{ paid: '4', forfeited: '9', isUnproven: true }], ['20'])
  expect(columnSums([rollup([{ paid: '5', granted: '7', forfeited: '2' }], ['10']), risky, rollup([], ['3'])])).toEqual({
    pays: '9',
    later: '20',
    lost: '11',
  })
  expect(columnSums([])).toEqual({ pays: '0', later: '0', lost: '0' })
  expect(losingStages(risky.claim, true)).toHaveLength(1)
  expect(losingStages(risky.claim, false)).toEqual([])
})
