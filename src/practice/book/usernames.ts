// Holds the names of the L1's usernames module. Source: initia-labs/usernames-contract sources/name_service.move.
import { decodeBech32 } from '../keys/bech32.ts'
import { nameHash, toHex } from '../keys/bytes.ts'
import { namedAddress } from './chains/chains.ts'

/** The module's account. */
export const USERNAMES_MODULE = '0x42cd8467b1c86e59bf319e5664a09b6b5840bb3fac64f5ce690b5041c530565a'

/** Up to 32 bytes as the VM writes an address: without leading zeros. */
const asAddress = (digits: string): string => `0x${digits.toLowerCase().replace(/^0+(?=.)/, '')}`

/** An account that has part in the written history. */
const thirdParty = (index: number): string => asAddress(toHex(decodeBech32('init', namedAddress(`stranger ${index}`)) ?? new Uint8Array()))

/**
 * Names that lead to an address: people, the first account of the drawn Ledger, one in letters that look like that account's, and one
 * that was set by an object, whose address has 32 bytes.
 */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['skipper', asAddress('f39fd6e51aad88f6f4ce6ab8827279cfffb92266')],
  ['sk1pper', thirdParty(2)],
  ['harbourmaster', thirdParty(1)],
  ['maren', thirdParty(3)],
  ['lighthouse', asAddress(nameHash('lighthouse object'))],
])

/** @returns null for a name that leads nowhere. */
export function addressOf(name: string): string | null {
  return NAMES.get(name) ?? null
}

/** @param address with or without leading zeros @returns null for an address without a name. */
export function nameOf(address: string): string | null {
  const wanted = asAddress(address.replace(/^0x/, ''))
  return [...NAMES].find(([, one]) => one === wanted)?.[0] ?? null
}
