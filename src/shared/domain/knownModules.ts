// Well-known Move modules and contracts by the accounts that published them on mainnet and testnet, and contracts present on every EVM
// rollup. Sources: initia-labs/tx-decoder src/constants/module-addresses.ts; initia-labs/minievm x/evm/contracts/i_cosmos/ICosmos.sol (the
// address).

/** The known publisher of a module. */
export type ModuleOwner = 'std' | 'vault' | 'dexUtils' | 'usernames' | 'clamm' | 'clammFarming' | 'cosmosPrecompile'

const OWNERS: ReadonlyMap<string, readonly ModuleOwner[]> = new Map([
  ['0x1', ['std']],
  ['0xf1', ['cosmosPrecompile']],
  ['0x3a886b32a802582f2e446e74d4a24d1d7ed01adf46d2a8f65c5723887e708789', ['vault']],
  ['0x81c3ea419d2fd3a27971021d9dd3cc708def05e5d6a09d39b2f1f9ba18312264', ['vault']],
  ['0xb6bf50aa9d5f827458a5424d41ef81a4ef8d7fd0', ['dexUtils']],
  ['0xb845fba0d0072c282f6284465933c4b32b1a0d4071604935a7a8d999c85d01fb', ['dexUtils']],
  ['0x42cd8467b1c86e59bf319e5664a09b6b5840bb3fac64f5ce690b5041c530565a', ['dexUtils', 'usernames']],
  ['0x72ed9b26ecdcd6a21d304df50f19abfdbe31d2c02f60c84627844620a45940ef', ['usernames']],
  ['0xd78a3b72c7ef0cfba7286bfb8c618aa4d6011dce05a832871cc9ab323c25f55e', ['clamm']],
  ['0x6b41bf295bc31cd9bef75a9a5a67e5a8d6749b34a7ab3105808251fa2697823d', ['clamm']],
  ['0xcb2999c70a9b8db7cb473255bb01f956f0726087f08b04ece50844a6d8167351', ['clammFarming']],
  ['0xf8ef0cb7c73607b7658524565015ce2aadc45ccf7164e5351959a4d7a1c37753', ['clammFarming']],
])

/** Returns the publishers at an address, in any spelling; empty where none is known. */
export function ownersOf(address: string): readonly ModuleOwner[] {
  return OWNERS.get(`0x${address.toLowerCase().replace(/^0x/, '').replace(/^0+/, '')}`) ?? []
}
