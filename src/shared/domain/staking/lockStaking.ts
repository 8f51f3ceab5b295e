// Defines the rules of the L1's module of locked stakes: how its locks end. Source: initia-labs/vip-contract sources/lock_staking.move.

/** Name of the module. */
export const LOCK_MODULE = 'lock_staking'

/** What the module passes on to the owner of a lock, all there is, with each claim and each change of a stake. */
export const LOCK_PAYOUT = 'uinit'

/** Returns whether rewards of locked stakes are paid out: those of other assets stay with the account that the module keeps. */
export function isLockPayout({ asset }: { asset: { denom: string } }): boolean {
  return asset.denom === LOCK_PAYOUT
}

/** Returns whether a lock has ended: the module lets a stake go only after its last second. */
export function hasLockEnded(endsAt: number, now: number): boolean {
  return now > endsAt
}

/** Terms by which a lock can be extended, in quarters of the module's year. */
export const LOCK_TERMS = [1, 2, 4, 8] as const

const QUARTER_SECONDS = 7_889_400

/** Returns when an extended lock would end, seconds since 1970: the term is added to its end, or to now where that has passed. */
export function extendedLock(endsAt: number, quarters: number, now: number): number {
  return Math.floor(Math.max(endsAt, now) / 1000) + quarters * QUARTER_SECONDS
}

/** Returns the term nearest to an extension of a lock that has ended, in quarters of the module's year: its end was counted from that time. */
export function chosenTerm(until: number, since: number): number {
  return Math.round((until - Math.floor(since / 1000)) / QUARTER_SECONDS)
}
