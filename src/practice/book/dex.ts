// Models the L1's exchange: one pair whose reserves never change, so that prices stay the same.
// Source: initia-labs/movevm precompile/modules/initia_stdlib/sources/dex.move (constant product of a balanced pair, its fee).
import { sha3_256 } from '@noble/hashes/sha3.js'
import { concat, nameHash, toHex, uint64, utf8 } from '../keys/bytes.ts'

/** The account of the pair, 0x and 64 digits. */
export const PAIR = `0x${nameHash('practice pair INIT USDC').toLowerCase()}`

/** Base units that each side holds: INIT at 0.412 USDC. */
const RESERVES: Readonly<Record<string, bigint>> = { uinit: 1_000_000_000_000n, uusdc: 412_000_000_000n }
/** Denominations of the pair. */
export const PAIR_DENOMS = Object.keys(RESERVES)
/** What the pair keeps, in thousandths. */
const FEE = 3n

/** The other side of the pair; undefined for what it does not trade. */
export function otherSide(denom: string): string | undefined {
  return RESERVES[denom] === undefined ? undefined : PAIR_DENOMS.find((other) => other !== denom)
}

/** What the pair keeps of an amount, rounded up. */
export function swapFee(amount: bigint): bigint {
  return (amount * FEE + 999n) / 1000n
}

/** What the pair gives for an amount, and by how much that is below its price, in hundredths of a percent. */
export function swapOut(offered: string, amount: bigint): { denom: string; amount: bigint; impact: bigint } | null {
  const wanted = otherSide(offered)
  const [here, there] = [RESERVES[offered], wanted === undefined ? undefined : RESERVES[wanted]]
  if (wanted === undefined || here === undefined || there === undefined) return null
  const kept = amount - swapFee(amount)
  const out = (there * kept) / (here + kept)
  return { denom: wanted, amount: out, impact: (10_000n * amount) / (here + amount) }
}

/** Returns the metadata object of a denomination. Source: initia-labs/initia x/move/types/connector.go. */
export function metadataOf(denom: string): string {
  const creator = new Uint8Array(32)
  creator[31] = 1
  return `0x${toHex(sha3_256(concat(creator, utf8(denom), new Uint8Array([0xfe]))))}`
}

/** A number as the Move VM writes it: eight bytes, the lowest first. */
export function moveU64(value: bigint): Uint8Array {
  return uint64(value).toReversed()
}
