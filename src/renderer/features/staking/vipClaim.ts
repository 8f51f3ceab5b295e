// Chooses which rollups one signature claims: as many as the device can show, those that pay out most first. Pure.
import type { VipRollup } from '../../../shared/contract/transfer/vip.ts'
import { addUnits, compareUnits } from '../../../shared/domain/amount.ts'
import { fitsDevice, MAX_VIP_ROLLUPS } from '../../../shared/domain/transfer/vipClaims.ts'
import { sumOf } from '../../words/transfers/vipText.ts'

/** What one signature claims of several rollups. */
export interface VipClaimOfAll {
  claims: NonNullable<VipRollup['claim']>['asked'][]
  /** What they pay out, base units. */
  paid: string
  /** Others can be claimed too: they don't fit, or lose something by the word of the VIP service alone. */
  isCut: boolean
}

/** Returns what is claimed. What loses something by the word of the VIP service alone is left to its own button, beside which that is said. */
export function claimOfAll(rollups: readonly Pick<VipRollup, 'claim'>[]): VipClaimOfAll {
  const wanted = rollups
    .flatMap(({ claim }) => (claim === null ? [] : [{ claim, paid: sumOf(claim.outcome.stages, 'paid') }]))
    .filter(({ claim }) => claim.outcome.skipped === null && !claim.outcome.stages.some(({ isUnproven }) => isUnproven))
    .toSorted((left, right) => compareUnits(right.paid, left.paid))
  const taken: typeof wanted = []
  for (const one of wanted) {
    const claims = [...taken, one].map(({ claim }) => claim.asked)
    if (claims.length <= MAX_VIP_ROLLUPS && fitsDevice(claims)) taken.push(one)
  }
  return {
    claims: taken.map(({ claim }) => claim.asked),
    paid: taken.reduce((sum, one) => addUnits(sum, one.paid), '0'),
    isCut: taken.length < rollups.filter(({ claim }) => claim !== null).length,
  }
}
