// Says whether an account has a 0x address. Free of zod, for the renderer.
import type { Account } from '../contract/account.ts'
import { LEDGER_APPS } from './ledgerApps.ts'

/**
 * Returns whether the account may be written as 0x…. Keys of the Cosmos app sign for Cosmos addresses only: the same 20 bytes as 0x… are an
 * address that no app of the device signs for on an EVM chain. The key of a watched address is unknown, so both notations are allowed.
 * Source: cosmos-sdk crypto/keys/secp256k1/secp256k1.go; initia-labs/initia crypto/ethsecp256k1/ethsecp256k1.go.
 */
export function hasHexForm({ signer }: Pick<Account, 'signer'>): boolean {
  return signer.kind === 'watched' || LEDGER_APPS[signer.app].signsEthereum
}
