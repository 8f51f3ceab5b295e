// Converts between the two notations of an account: the 20 bytes behind init1… and 0x…, parsed strictly and always shown as a pair.
import { fromBech32, fromHex, toBech32, toHex } from '@cosmjs/encoding'
import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { getAddress, isAddress } from 'viem'
import { publicKeyToAddress } from 'viem/utils'
import type { AccountAddress } from '../../shared/contract/account.ts'
import { AppError } from '../../shared/domain/errors.ts'
import { phrase, type PhraseText } from '../../shared/domain/phrase.ts'

/** Length of an account's address. */
export const ACCOUNT_BYTES = 20
/** Maximum letters of a bech32 address; 32-byte ones are the longest. The codec rejects the library's default (no limit). */
export const MAX_BECH32_LETTERS = 120
const ANY_HEX = /^0x((?:[0-9a-f]{2}){1,32})$/i
const ANY_BECH32 = /^[a-z][a-z0-9]{0,20}1[02-9ac-hj-np-z]{12,110}$/i
const HEX_FORM = /^0x[0-9a-f]{40}$/i
const UNCOMPRESSED_KEY = /^04[0-9a-f]{128}$/

/** Returns both notations of a 20-byte address; the hex one with the EIP-55 checksum. */
export function toAccountAddress(bytes: Uint8Array, prefix = 'init'): AccountAddress {
  return { bech32: toBech32(prefix, bytes), hex: getAddress(`0x${toHex(bytes)}`) }
}

/**
 * Parses init1… or 0x…. Always checks a bech32 checksum, and an EIP-55 one where upper and lower case are mixed.
 * @throws AppError account.badAddress with what is wrong with it.
 */
export function parseAddress(text: string, prefix = 'init'): AccountAddress {
  const typed = text.trim()
  return toAccountAddress(HEX_FORM.test(typed) ? fromHexForm(typed) : fromBech32Form(typed, prefix), prefix)
}

/** Returns whether two texts name the same account: its 20 bytes are equal in every notation. False for text that is not an address. */
export function isSameAccount(one: string, other: string): boolean {
  const bytes = accountBytes(one)
  return bytes !== null && bytes === accountBytes(other)
}

function accountBytes(address: string): string | null {
  const prefix = /^([a-z]+)1/.exec(address)?.[1] ?? 'init'
  try {
    return parseAddress(address, prefix).hex
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

/** Returns the account behind an address as Move writes it, with or without leading zeros; null for one of more than 20 bytes. */
export function accountAddressOf(moveAddress: string): AccountAddress | null {
  const digits = moveAddress.replace(/^0x0*/i, '')
  return digits.length > 2 * ACCOUNT_BYTES ? null : toAccountAddress(fromHex(digits.padStart(2 * ACCOUNT_BYTES, '0')))
}

/** Returns the bytes of 0x… or of a bech32 address with any prefix, at most 32; null for any other text and a wrong checksum. */
export function bytesOfAddress(text: string): Uint8Array | null {
  const hex = ANY_HEX.exec(text)?.[1]
  if (hex !== undefined) return fromHex(hex)
  if (!ANY_BECH32.test(text)) return null
  try {
    const { data } = fromBech32(text, MAX_BECH32_LETTERS)
    return data.length > 0 && data.length <= 32 ? data : null
  } catch (error) {
    // The codec reports a wrong checksum with a plain Error.
    if (error instanceof Error) return null
    throw error
  }
}

/** Returns a bech32 address's bytes under another chain's prefix. */
export function withPrefix(bech32: string, prefix: string): string {
  return toBech32(prefix, fromBech32(bech32, MAX_BECH32_LETTERS).data)
}

/**
 * Returns the address of an uncompressed secp256k1 key: the last 20 bytes of its keccak-256.
 * Source: initia-labs/initia crypto/ethsecp256k1/ethsecp256k1.go.
 */
export function keyAddress(uncompressedKey: string): AccountAddress {
  return toAccountAddress(fromHex(publicKeyToAddress(`0x${uncompressedKey}`).slice(2)))
}

/**
 * Returns the address of a plain Cosmos key, 33 bytes in hex: ripemd-160 of its SHA-256. Its 0x notation is the same bytes, not an address
 * that the key could sign for on an EVM chain.
 * Source: cosmos-sdk crypto/keys/secp256k1/secp256k1.go.
 */
export function cosmosKeyAddress(compressedKey: string): AccountAddress {
  return toAccountAddress(ripemd160(sha256(fromHex(compressedKey))))
}

/** Compresses an uncompressed key to 33 bytes, both in lower-case hex without 0x. @throws Error when it is not an uncompressed key. */
export function compressKey(uncompressedKey: string): string {
  if (!UNCOMPRESSED_KEY.test(uncompressedKey)) throw new Error('not an uncompressed secp256k1 key')
  const isOdd = Number.parseInt(uncompressedKey.slice(-2), 16) % 2 === 1
  return `${isOdd ? '03' : '02'}${uncompressedKey.slice(2, 66)}`
}

function fromHexForm(typed: string): Uint8Array {
  const digits = typed.slice(2)
  const isMixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
  if (isMixed && !isAddress(typed)) {
    throw badAddress('A letter in this address has the wrong case. It may be mistyped or altered.')
  }
  return fromHex(digits.toLowerCase())
}

function fromBech32Form(typed: string, prefix: string): Uint8Array {
  let decoded: { prefix: string; data: Uint8Array }
  try {
    decoded = fromBech32(typed, MAX_BECH32_LETTERS)
  } catch (error) {
    if (![`${prefix}1`, '0x'].some((start) => typed.toLowerCase().startsWith(start))) throw badAddress('Not an address.', error)
    throw badAddress('Invalid address: the checksum doesn’t match. It may be mistyped or incomplete.', error)
  }
  if (decoded.prefix !== prefix) throw badAddress(phrase`This address is for a different chain: it starts with ${decoded.prefix}1.`)
  if (decoded.data.length !== ACCOUNT_BYTES) throw badAddress('This is a contract or module address, not an account.')
  return decoded.data
}

function badAddress(message: PhraseText, cause?: unknown): AppError {
  return new AppError('account.badAddress', message, { hint: 'Enter an init1… or 0x… address.', cause })
}
