// Converts between denominations and the Move objects that stand for them, and addresses between the forms of Cosmos and of Move.
import { bytesOfAddress } from '../../platform/address.ts'
import { metadataAddress, tokenKey } from '../cosmos/tokens.ts'

/** Returns an address of the chain as Move writes it, 0x…. */
export function moveAddress(bech32: string): string {
  return `0x${Buffer.from(bytesOfAddress(bech32) ?? []).toString('hex')}`
}

/** Returns the object that holds an asset's metadata: the one that a denomination names, else the one that the chain derives from it. */
export function metadataOf(denom: string): string {
  const named = /^move\/([0-9a-f]{1,64})$/i.exec(denom)?.[1]
  return named === undefined ? metadataAddress(denom) : `0x${named.toLowerCase().padStart(64, '0')}`
}

/** Returns the denomination whose metadata an object holds: one of those given, else the object's own name. */
export function denomOf(metadata: string, denoms: readonly string[]): string {
  const key = tokenKey(metadata)
  return denoms.find((denom) => tokenKey(metadataOf(denom)) === key) ?? `move/${key.padStart(64, '0')}`
}
