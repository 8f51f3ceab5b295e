// Determines whether an address, in any of its forms, belongs to an account of the user.
import type { Account } from '../../../shared/contract/account.ts'
import type { ListedLabel } from '../../../shared/contract/history/label.ts'
import { hasHexForm } from '../../../shared/domain/hexForm.ts'

/** Characters of a bech32 checksum, which follows from the prefix and the bytes before it. */
const CHECKSUM = 6

/**
 * Compares without the checksum and without case: both forms of an account name the same 20 bytes. A key of the Cosmos app has those bytes
 * on every Cosmos chain, behind the chain's prefix, and no 0x form.
 */
export function isAddressOf(account: Account, address: string): boolean {
  const wanted = address.trim().toLowerCase()
  const { bech32, hex } = account.address
  if (wanted === bech32.toLowerCase()) return true
  return hasHexForm(account) ? wanted === hex.toLowerCase() : bytesOf(wanted) === bytesOf(bech32)
}

/** Returns the account of the Ledger with this address; null for everybody else's, of which some are watched. */
export function ownerOf(accounts: readonly Account[] | null, address: string): Account | null {
  return accounts?.find((account) => account.signer.kind !== 'watched' && isAddressOf(account, address)) ?? null
}

/** Returns whether an address is that of one of the accounts of the Ledger. */
export function isOneOf(accounts: readonly Account[] | null, address: string): boolean {
  return ownerOf(accounts, address) !== null
}

/** Returns whether an init1… address belongs to an account of the Cosmos app, which has no 0x form. */
export function lacksHexForm(accounts: readonly Account[] | null, bech32: string): boolean {
  return accounts?.some((account) => account.address.bech32 === bech32 && !hasHexForm(account)) ?? false
}

/** Letters of bech32, each for five bits by its place. */
const LETTERS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'

/** Returns the same text for every form of an account's address. The text must have the shape of an address. */
export function accountKey(address: string): string {
  const text = address.trim().toLowerCase()
  if (text.startsWith('0x')) return text
  const bits = [...bytesOf(text)].reduce((sum, letter) => sum * 32n + BigInt(LETTERS.indexOf(letter)), 0n)
  return `0x${bits.toString(16).padStart(HEX_ACCOUNT - 2, '0')}`
}

/** Length of 0x and 40 digits: only addresses of 20 bytes belong to an account. */
const HEX_ACCOUNT = 42

/** Returns whether an entry of the address book can be sent to. */
export function canReceive(address: ListedLabel['address']): address is NonNullable<ListedLabel['address']> {
  return address?.hex.length === HEX_ACCOUNT
}

/** Returns the characters of a bech32 address that encode its bytes; other text unchanged. */
function bytesOf(address: string): string {
  const separator = address.lastIndexOf('1')
  return separator < 1 || address.startsWith('0x') ? address : address.slice(separator + 1, -CHECKSUM)
}
