// Adds up the columns of the table of VIP rewards. Pure.
import type { VipOutcome, VipRollup } from '../../../../shared/contract/transfer/vip.ts'
import { addUnits } from '../../../../shared/domain/amount.ts'
import { sumOf } from '../../../words/transfers/vipText.ts'

/** Returns the stages whose rewards are lost, claimed or not. What a claim may lose stands apart. */
export function lostStages(claim: VipRollup['claim']): VipOutcome['stages'] {
  return claim?.outcome.stages.filter(({ isUnproven, forfeited }) => !isUnproven && forfeited !== '0') ?? []
}

/** Returns the sum of each column, base units. */
export function columnSums(rollups: readonly Pick<VipRollup, 'claim' | 'positions'>[]) {
  const add = (parts: string[]) => parts.reduce((sum, part) => addUnits(sum, part), '0')
  const stagesOf = ({ claim }: Pick<VipRollup, 'claim'>) => claim?.outcome.stages ?? []
  return {
    pays: add(rollups.map((rollup) => sumOf(stagesOf(rollup), 'paid'))),
    grants: add(rollups.map((rollup) => sumOf(stagesOf(rollup), 'granted'))),
    vesting: add(rollups.flatMap(({ positions }) => positions.map(({ remaining }) => remaining))),
    lost: add(rollups.map(({ claim }) => sumOf(lostStages(claim), 'forfeited'))),
  }
}
