// Signature checks of the practice chains, on noble's curves alone, so that the app's own library cannot vouch for itself.
// Sources: initia-labs/initia crypto/ethsecp256k1/ethsecp256k1.go; cosmos-sdk crypto/keys/secp256k1.
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import type { PracticeChain } from '../book/chains/chains.ts'
import { encodeBech32 } from '../keys/bech32.ts'
import { cosmosAddressBytes, ethereumAddressBytes } from '../keys/mnemonic.ts'

/** Type URL of an Ethereum public key. */
export const ETH_KEY_TYPE = '/initia.crypto.v1beta1.ethsecp256k1.PubKey'
/** Type URL of a Cosmos public key. */
export const COSMOS_KEY_TYPE = '/cosmos.crypto.secp256k1.PubKey'

/** The address of a public key of a type on a chain; null for types the chain does not know or a point that is not on the curve. */
export function addressOfKey({ kind, prefix }: PracticeChain, typeUrl: string, key: Uint8Array): string | null {
  try {
    if (typeUrl === ETH_KEY_TYPE && key.length === 33 && kind !== 'cosmos') return encodeBech32(prefix, ethereumAddressBytes(key))
    if (typeUrl === COSMOS_KEY_TYPE && key.length === 33) return encodeBech32(prefix, cosmosAddressBytes(key))
  } catch {
    return null
  }
  return null
}

/** Whether 64 (or 65, the last dropped) signature bytes sign `message` under the key; the upper half of S is refused. */
export function signatureHolds(typeUrl: string, key: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  if (signature.length !== 64 && signature.length !== 65) return false
  const digest = typeUrl === ETH_KEY_TYPE ? keccak_256(message) : sha256(message)
  try {
    return secp256k1.verify(signature.slice(0, 64), digest, key, { prehash: false, lowS: true })
  } catch {
    return false
  }
}
