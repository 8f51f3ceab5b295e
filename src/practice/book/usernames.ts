// Holds the names of the L1's usernames module. Source: initia-labs/usernames-contract sources/name_service.move.
import { nameHash } from '../keys/bytes.ts'

/** The module's account. */
export const USERNAMES_MODULE = '0x42cd8467b1c86e59bf319e5664a09b6b5840bb3fac64f5ce690b5041c530565a'

/** 32 bytes as the VM writes an address: without leading zeros. */
const asAddress = (digits: string): string => `0x${digits.toLowerCase().replace(/^0+(?=.)/, '')}`

const accountOf = (name: string): string => asAddress(nameHash(`${name} usernames`).slice(0, 40))

/** Names that lead to an address: people, and one that was set by an object, whose address has 32 bytes. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['harbourmaster', accountOf('harbourmaster')],
  ['maren', accountOf('maren')],
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
