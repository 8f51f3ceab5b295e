// Values of EVM calls in the form of `Call`.
import type { Coin } from '../../trace/nextHop.ts'

/** Where a contract takes a token's address, this one (0x) means the chain's own coin, sent as the call's value. */
export const OWN_COIN = `0x${'0'.repeat(40)}`

export function coin(denom: string, amount: bigint): Coin {
  return { denom, amount: amount.toString() }
}

/** What a fee leaves; nothing where it is larger. */
export function afterFee(amount: bigint, fee: bigint): bigint {
  return amount > fee ? amount - fee : 0n
}

/** Seconds since 1970 as milliseconds; what no date holds stays far away. */
export function seconds(time: bigint): number {
  return Number(time) * 1000
}

/** The address at the end of 32 bytes; all of them when they are more than an address. */
export function unpadded(word: string): string {
  return /^0x0{24}/.test(word) ? `0x${word.slice(26)}` : word
}
