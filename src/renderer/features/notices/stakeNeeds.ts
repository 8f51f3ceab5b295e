// Finds what waits for the user among the stakes that the archive has. Pure.
import type { StakePart } from '../../../shared/contract/history/portfolio.ts'

/** withdraw: the amount can be withdrawn. lockEnded: the locks that the part sums up, those of one day, have all ended. */
export interface StakeNeed {
  kind: 'withdraw' | 'lockEnded'
  part: StakePart
}

/** Returns them in the order of the stakes. `now` is milliseconds since 1970. */
export function stakeNeeds(stakes: readonly StakePart[], now: number): StakeNeed[] {
  return stakes.flatMap((part): StakeNeed[] => {
    if (part.kind === 'unlocked' && part.amount !== '0') return [{ kind: 'withdraw', part }]
    return part.kind === 'locked' && part.completesAt !== null && part.completesAt <= now ? [{ kind: 'lockEnded', part }] : []
  })
}
