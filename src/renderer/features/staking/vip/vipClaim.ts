// Chooses which rollups one signature claims: as many as the device can show, those that pay out most first. Pure.
import type { VipRollup } from '../../../../shared/contract/transfer/vip.ts'
import { addUnits, compareUnits } from '../../../../shared/domain/amount.ts'
import { fitsDevice, MAX_VIP_ROLLUPS } from '../../../../shared/domain/transfer/vipClaims.ts'
import { sumOf } from '../../../words/transfers/vipText.ts'

/** What one signature claims of several rollups. */
export interface VipClaimOfAll {
  claims: NonNullable<VipRollup['claim']>['asked'][]
  /** What they pay out, base units. */
  paid: string
  /** What can be claimed too, but loses something by the word of the VIP service alone. */
  apart: VipClaimOfAll['claims']
  /** What does not fit. */
  rest: VipClaimOfAll['claims']
}

/** Returns whether the chain bears out all that a claim does: no part of it rests on the word of the VIP service alone. */
export function isSureClaim({ outcome: { skipped, stages } }: Pick<NonNullable<VipRollup['claim']>, 'outcome'>): boolean {
  return skipped === null && !stages.some(({ isUnproven }) => isUnproven)
}

/** Returns what is claimed. What loses something by the word of the VIP service alone is left to its own button, beside which that is said. */
export function claimOfAll(rollups: readonly Pick<VipRollup, 'claim'>[]): VipClaimOfAll {
  const open = rollups.flatMap(({ claim }) => (claim === null ? [] : [{ claim, paid: sumOf(claim.outcome.stages, 'paid') }]))
  const isSure = ({ claim }: (typeof open)[number]) => isSureClaim(claim)
  const wanted = open.filter(isSure).toSorted((left, right) => compareUnits(right.paid, left.paid))
  const askedOf = (some: typeof open) => some.map(({ claim }) => claim.asked)
  const taken: typeof wanted = []
  for (const one of wanted) {
    const claims = askedOf([...taken, one])
    if (claims.length <= MAX_VIP_ROLLUPS && fitsDevice(claims)) taken.push(one)
  }
  return {
    claims: askedOf(taken),
    paid: taken.reduce((sum, one) => addUnits(sum, one.paid), '0'),
    apart: askedOf(open.filter((one) => !isSure(one))),
    rest: askedOf(wanted.filter((one) => !taken.includes(one))),
  }
}

/** Returns why no claim is the one to begin; null where one button claims all that is certain, or the only rollup. */
export function vipHindrance(rollups: readonly Pick<VipRollup, 'claim'>[]): 'nothing' | 'apart' | null {
  const { claims, apart } = claimOfAll(rollups)
  if (claims.length > 1 || (claims.length === 1 && apart.length === 0)) return null
  return claims.length + apart.length === 0 ? 'nothing' : 'apart'
}
