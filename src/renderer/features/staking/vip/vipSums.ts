// Splits what an account has locked in VIP into columns that don't overlap: paid out now, lost, unlocked later. Pure.
import type { VipOutcome, VipRollup } from '../../../../shared/contract/transfer/vip.ts'
import { addUnits } from '../../../../shared/domain/amount.ts'
import { sumOf } from '../../../words/transfers/vipText.ts'

/** What the figures are made of. */
export type Figured = Pick<VipRollup, 'claim' | 'positions'>

/** Returns the stages of a claim that lose something: by a score that was too low, or by the word of the VIP service alone. */
export function losingStages(claim: VipRollup['claim'], isUnproven: boolean): VipOutcome['stages'] {
  return claim?.outcome.stages.filter((stage) => stage.isUnproven === isUnproven && stage.forfeited !== '0') ?? []
}

/**
 * Returns the figures of a rollup, base units. `locked` and `added` (what the claim adds) are together `pays`, `later` and `lost`: after the
 * claim `later` is what is locked.
 */
export function rollupFigures({ claim, positions }: Figured) {
  const stages = claim?.outcome.stages ?? []
  const locked = positions.reduce((sum, { remaining }) => addUnits(sum, remaining), '0')
  const [pays, added, lost] = [sumOf(stages, 'paid'), sumOf(stages, 'granted'), sumOf(stages, 'forfeited')]
  const later = (BigInt(locked) + BigInt(added) - BigInt(pays) - BigInt(lost)).toString()
  return { locked, added, pays, later, lost }
}

/** Returns the sum of each column, base units. */
export function columnSums(rollups: readonly Figured[]): Record<'pays' | 'later' | 'lost', string> {
  const figures = rollups.map(rollupFigures)
  const add = (name: 'pays' | 'later' | 'lost') => figures.reduce((sum, one) => addUnits(sum, one[name]), '0')
  return { pays: add('pays'), later: add('later'), lost: add('lost') }
}
