// Defines the L1's module of locked stakes: where it is, and how its locks end.
// Sources: initia-labs/vip-contract sources/lock_staking.move; initia-labs/interwovenkit
// packages/interwovenkit-react/src/public/data/constants.ts (lockStakeModuleAddress).

const MODULE_ON_TESTNET = '0x81c3ea419d2fd3a27971021d9dd3cc708def05e5d6a09d39b2f1f9ba18312264'

/** The practice network takes the testnet's. */
const MODULES: ReadonlyMap<string, string> = new Map([
  ['interwoven-1', '0x3a886b32a802582f2e446e74d4a24d1d7ed01adf46d2a8f65c5723887e708789'],
  ['initiation-2', MODULE_ON_TESTNET],
  ['practice-1', MODULE_ON_TESTNET],
])

/** Returns the account that published the module on a chain; null where none is known. */
export function lockModule(chainId: string): string | null {
  return MODULES.get(chainId) ?? null
}

/** Name of the module. */
export const LOCK_MODULE = 'lock_staking'

/** What the module passes on to the owner of a lock, all there is, with each claim and each change of a stake. */
export const LOCK_PAYOUT = 'uinit'

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
