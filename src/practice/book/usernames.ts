// Holds the names of the L1's usernames module, their ends and prices.
// Source: initia-labs/usernames-contract sources/{name_service,metadata}.move.
import { decodeBech32 } from '../keys/bech32.ts'
import { nameHash, toHex } from '../keys/bytes.ts'
import { ANCHOR_MS, L1_CHAIN, namedAddress } from './chains/chains.ts'
import { NAMES_COLLECTION, objectAddress, OWN_NAME } from './nfts.ts'
import type { ChainState } from './state.ts'

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

/** Seconds of a year. */
export const YEAR_SECONDS = 31_557_600n
/** Shortest extension and how long after its end a name can be extended, seconds. */
export const [MIN_SECONDS, GRACE_SECONDS] = [YEAR_SECONDS, 2_592_000n]

/** Base units of uinit for a year, by the length of the name. */
export const YEAR_PRICES = { three: 50_000_000n, four: 20_000_000n, others: 5_000_000n } as const

/** What a name costs for so many seconds, rounded down. */
export function priceOf(label: string, seconds: bigint): bigint {
  const { three, four, others } = YEAR_PRICES
  const yearly = label.length === 3 ? three : label.length === 4 ? four : others
  return (yearly * seconds) / YEAR_SECONDS
}

/** The object of a registered name, 0x; null for any other. */
export function objectOf(label: string): string | null {
  if (!NAMES.has(label)) return null
  if (OWN_NAME.startsWith(`${label}.init.`)) return objectAddress(L1_CHAIN, `${NAMES_COLLECTION} ${OWN_NAME}`)
  return asAddress(nameHash(`name ${label}`))
}

/** The name of an object; null where it is none's. */
export function labelOfObject(object: string): string | null {
  return [...NAMES.keys()].find((label) => asAddress((objectOf(label) ?? '').slice(2)) === asAddress(object.replace(/^0x/, ''))) ?? null
}

/** What a name's object is called. */
export function tokenNameOf(label: string): string {
  return OWN_NAME.startsWith(`${label}.init.`) ? OWN_NAME : `${label}.init.1734718000`
}

const YEAR_MS = Number(YEAR_SECONDS) * 1000
/** When the names end for the first time: six weeks after the written history. Their owners renew them each year. */
const FIRST_END_MS = ANCHOR_MS + 41 * 86_400_000

/** When a name ends, ms: as it was extended, else the next of its yearly ends. */
export function endOf(state: ChainState, label: string, nowMs: number): number {
  const years = Math.max(0, Math.ceil((nowMs - FIRST_END_MS) / YEAR_MS))
  return state.nameEnds.get(label) ?? FIRST_END_MS + years * YEAR_MS
}
