// Whether an address, in either of its forms, belongs to an account of ours.
import type { Account } from '../../shared/account.ts'

/** Compares without regard to the checksum's capitals: both forms name the same 20 bytes. */
export function isAddressOf(account: Account, address: string): boolean {
  const wanted = address.trim().toLowerCase()
  return wanted === account.address.bech32.toLowerCase() || wanted === account.address.hex.toLowerCase()
}
