// Whether an account has an address that begins with 0x. Free of zod, so that the renderer may ask it too.
import type { Account } from '../contract/account.ts'

/**
 * Keys of the Cosmos app answer for Cosmos addresses alone: the same 20 bytes written as 0x… are an address that no app of
 * the device signs for on an EVM chain. Of a watched address the key is not known: both forms may be its owner's.
 * Source: cosmos-sdk crypto/keys/secp256k1/secp256k1.go; initia-labs/initia crypto/ethsecp256k1/ethsecp256k1.go.
 */
export function hasHexForm({ signer }: Pick<Account, 'signer'>): boolean {
  return signer.kind === 'watched' || signer.app === 'ethereum'
}
