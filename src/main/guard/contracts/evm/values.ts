// Converts values of EVM calls to the form of `Call`.
import type { Coin } from '../../trace/nextHop.ts'

/**
 * The address (0x) that stands for the chain's native coin where a contract takes a token's address; the coin is sent as the call's value.
 */
export const OWN_COIN = `0x${'0'.repeat(40)}`

/** Returns an amount of a denomination. */
export function coin(denom: string, amount: bigint): Coin {
  return { denom, amount: amount.toString() }
}

/** Returns what a fee leaves; 0 where the fee is larger. */
export function afterFee(amount: bigint, fee: bigint): bigint {
  return amount > fee ? amount - fee : 0n
}

/** Converts seconds since 1970 to milliseconds; values beyond any date stay far in the future. */
export function seconds(time: bigint): number {
  return Number(time) * 1000
}

/** Returns the address at the end of 32 bytes; all 32 when they are more than an address. */
export function unpadded(word: string): string {
  return /^0x0{24}/.test(word) ? `0x${word.slice(26)}` : word
}
