// Parses strictly any address that can be labelled: 20 or 32 bytes, written init1… or 0x….
import { fromHex, toBech32, toHex } from '@cosmjs/encoding'
import { getAddress } from 'viem'
import { AppError } from '../../../shared/domain/errors.ts'
import { bytesOfAddress, parseAddress } from '../../platform/address.ts'

/** An address in all notations. */
export interface AddressForms {
  /** Lower-case hex without 0x, the key of its label. */
  ref: string
  bech32: string
  /** 20-byte addresses with the EIP-55 checksum. */
  hex: string
}

const LONG_HEX = /^0x[0-9a-f]{64}$/i
const LONG_BYTES = 32

/** Parses an address of an account, a contract or a module. @throws AppError account.badAddress with what is wrong with it. */
export function readAddress(typed: string): AddressForms {
  const text = typed.trim()
  if (LONG_HEX.test(text)) return formsOf(fromHex(text.slice(2).toLowerCase()))
  const long = longBech32(text)
  return long === null ? ofAccount(text) : formsOf(long)
}

/** Returns both notations of stored bytes; null where the label's reference is not an address. */
export function formsOfRef(ref: string): AddressForms | null {
  return /^([0-9a-f]{40}|[0-9a-f]{64})$/.test(ref) ? formsOf(fromHex(ref)) : null
}

function ofAccount(text: string): AddressForms {
  const { bech32, hex } = parseAddress(text)
  return { ref: hex.slice(2).toLowerCase(), bech32, hex }
}

function formsOf(bytes: Uint8Array): AddressForms {
  const ref = toHex(bytes)
  return { ref, bech32: toBech32('init', bytes), hex: bytes.length === LONG_BYTES ? `0x${ref}` : getAddress(`0x${ref}`) }
}

function longBech32(text: string): Uint8Array | null {
  if (!/^init1[0-9a-z]{58}$/.test(text)) return null
  const data = bytesOfAddress(text)
  if (data === null) {
    throw new AppError('account.badAddress', 'Invalid address: the checksum doesn’t match. It may be mistyped or incomplete.', {
      hint: 'Enter an init1… or 0x… address.',
    })
  }
  return data.length === LONG_BYTES ? data : null
}
