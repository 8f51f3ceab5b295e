// Where the L1's modules of locked stakes, of gauge votes and of VIP rewards are. One account published them.
// Source: initia-labs/interwovenkit packages/interwovenkit-react/src/public/data/constants.ts (lockStakeModuleAddress);
// initia-labs/vip-contract doc/{lock_staking,weight_vote}.md.

const PUBLISHER_ON_TESTNET = '0x81c3ea419d2fd3a27971021d9dd3cc708def05e5d6a09d39b2f1f9ba18312264'

/** The practice network takes the testnet's. */
const PUBLISHERS: ReadonlyMap<string, string> = new Map([
  ['interwoven-1', '0x3a886b32a802582f2e446e74d4a24d1d7ed01adf46d2a8f65c5723887e708789'],
  ['initiation-2', PUBLISHER_ON_TESTNET],
  ['practice-1', PUBLISHER_ON_TESTNET],
])

/** Returns the account that published the modules on a chain; null where none is known. */
export function vipPublisher(chainId: string): string | null {
  return PUBLISHERS.get(chainId) ?? null
}
