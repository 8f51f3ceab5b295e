// Defines the names that the L1 keeps for addresses, and how long. Source: initia-labs/usernames-contract sources/name_service.move.

/** What every name ends in. */
export const USERNAME_ENDING = '.init'

const USERNAME = /^(?!-)[a-z0-9-]{3,64}(?<!-)\.init$/i

/** Returns whether a typed text is a name such as alice.init. */
export function isUsername(text: string): boolean {
  return USERNAME.test(text.trim())
}

/** Seconds of the module's year. */
export const NAME_YEAR_SECONDS = 31_557_600

/** The most years that are offered at once. */
export const MAX_NAME_YEARS = 5

/** How far ahead of now a name may end, ms. */
const MAX_AHEAD_MS = 10 * NAME_YEAR_SECONDS * 1000

/** What the module takes its price in. */
export const NAME_DENOM = 'uinit'

const MAINNET = 'interwoven-1'
const MODULE_ON_MAINNET = '0x72ed9b26ecdcd6a21d304df50f19abfdbe31d2c02f60c84627844620a45940ef'
const MODULE_ELSEWHERE = '0x42cd8467b1c86e59bf319e5664a09b6b5840bb3fac64f5ce690b5041c530565a'

/**
 * Returns the address of the module of names on a chain.
 * Source: initia-labs/interwovenkit packages/interwovenkit-react/src/public/data/constants.ts.
 */
export function usernamesModule(chainId: string): string {
  return chainId === MAINNET ? MODULE_ON_MAINNET : MODULE_ELSEWHERE
}

/** Returns a name without its ending, as the module takes it. @example labelOf('Alice.init') // 'alice' */
export function labelOf(name: string): string {
  return name.trim().toLowerCase().slice(0, -USERNAME_ENDING.length)
}

/**
 * Returns the name that an NFT of the module stands for; null for any other text.
 * @example nameOfToken('alice.init.1730000000') // 'alice.init'
 */
export function nameOfToken(tokenId: string): string | null {
  const name = /^(.+)\.\d{1,20}$/.exec(tokenId)?.[1] ?? ''
  return isUsername(name) && name === name.toLowerCase() ? name : null
}

/** Returns when a name would end, ms: years are added to its end, or to now where that has passed. */
export function extendedEnd(endsAt: number, years: number, now: number): number {
  return Math.max(endsAt, now) + years * NAME_YEAR_SECONDS * 1000
}

/** Returns whether the module lets a name end then: at most ten years from now. */
export function isWithinLimit(end: number, now: number): boolean {
  return end - now <= MAX_AHEAD_MS
}

/** By how many percent the price may be higher than shown: it can follow an exchange rate, and what is signed names none. */
export const NAME_PRICE_BOUND_PERCENT = 2

/** Returns whether a price, base units, is at most the bound above the one that was shown. @example isPriceNear('100', '102') // true */
export function isPriceNear(shown: string, price: string): boolean {
  return BigInt(price) * 100n <= BigInt(shown) * BigInt(100 + NAME_PRICE_BOUND_PERCENT)
}

/** How near an end is worth a hint, ms. */
const NEAR_MS = 60 * 86_400_000

/** How a name stands: `ended` names are free for others, those in `grace` can still be extended. */
export type NameState = 'held' | 'near' | 'grace' | 'ended'

/** Returns how a name stands now. */
export function nameState({ endsAt, graceMs }: { endsAt: number; graceMs: number }, now: number): NameState {
  if (now <= endsAt) return endsAt - now <= NEAR_MS ? 'near' : 'held'
  return now <= endsAt + graceMs ? 'grace' : 'ended'
}
