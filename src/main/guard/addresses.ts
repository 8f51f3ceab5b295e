// Compares addresses by their bytes, since one account has several spellings.
import { fromBech32, toHex } from '@cosmjs/encoding'
import type { ChainRecord } from '../clients/chains/registry/registry.ts'
import { MAX_BECH32_LETTERS } from '../platform/address.ts'

const NARROW = '0'.repeat(24)

type Spelling = Pick<ChainRecord, 'kind' | 'vm' | 'bech32Prefix'>

/**
 * Returns the bytes of an address as `chain` reads it, in hex: 0x… on chains with an EVM behind them and on Initia, bech32 with the chain's
 * prefix elsewhere. On Move chains 32 bytes with twelve leading zero bytes are the 20 bytes behind them; elsewhere they are a different account.
 * Null for anything else.
 * Source: initia-labs/movevm types (accounts are padded to 32 bytes); cosmos-sdk types/address.go (bytes are compared as they are).
 */
export function addressBytes(text: string, chain: Spelling): string | null {
  const digits = /^0x([0-9a-f]+)$/i.exec(text)?.[1]
  if (digits !== undefined) return chain.kind === 'cosmos' ? null : narrow(digits.toLowerCase(), chain)
  if (chain.kind === 'evm') return null
  try {
    const { prefix, data } = fromBech32(text, MAX_BECH32_LETTERS)
    return prefix === chain.bech32Prefix ? narrow(toHex(data), chain) : null
  } catch {
    // Not bech32, or its checksum does not fit.
    return null
  }
}

/** Returns whether both name the same account of that chain. */
export function isSameAddress(left: string, right: string, chain: Spelling): boolean {
  const bytes = addressBytes(left, chain)
  return bytes !== null && bytes === addressBytes(right, chain)
}

/**
 * Returns whether 32 bytes of a bridge (0x hex) mean an address: its 20 bytes stand at the end behind zeros.
 * Source: circlefin/evm-cctp-contracts Message.sol (addressToBytes32); circlefin/noble-cctp uses the same form.
 */
export function isPaddedAddress(word: string, address: string, chain: Spelling): boolean {
  const bytes = addressBytes(address, chain)
  return bytes !== null && word.toLowerCase() === `0x${bytes.padStart(64, '0')}`
}

function narrow(digits: string, { vm }: Spelling): string | null {
  if (digits.length === 40) return digits
  if (digits.length !== 64) return null
  return vm === 'move' && digits.startsWith(NARROW) ? digits.slice(24) : digits
}
