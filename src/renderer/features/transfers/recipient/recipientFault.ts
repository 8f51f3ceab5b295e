// Finds what is wrong with a typed address, so that the field can name it. Pure; main has the last word on what it takes.
import type { Chain } from '../../../../shared/contract/chain.ts'
import { isBurnAddress } from '../../../../shared/domain/untrusted/burnAddress.ts'
import { hasBech32Checksum } from './bech32Checksum.ts'

/** What is wrong with an address. */
export type RecipientFault =
  /** It begins as no address does. */
  | { what: 'noAddress' }
  /** It is one of another chain, or has another beginning on this one; `starts` as typed, `wanted` as it must be on `chain`. */
  | { what: 'otherStart'; starts: string; wanted: string; chain: string }
  /** `has` of `needs` characters after the beginning. */
  | { what: 'length'; starts: string; has: number; needs: number }
  /** A character that does not occur after the beginning, such as O beside 0. */
  | { what: 'letter'; starts: string; letter: string }
  | { what: 'capitals' }
  /** It begins with 0X. */
  | { what: 'bigX' }
  | { what: 'checksum' }
  /** Nobody controls it. */
  | { what: 'burned' }

const HEX_DIGITS = 40
/** Characters after the 1 of an address of 20 bytes: its bytes and the checksum. */
const BECH32_LETTERS = 38
/** The same for an address of 32 bytes: main says what such a one is. */
const LONG_LETTERS = 58

/** Returns what is wrong with a typed address; null where it has the shape that the chain takes, a right checksum, and an owner. */
export function recipientFault(typed: string, chain: Pick<Chain, 'kind' | 'bech32Prefix' | 'name'>): RecipientFault | null {
  return formFault(typed, chain) ?? (isBurnAddress(typed) ? { what: 'burned' } : null)
}

function formFault(typed: string, chain: Parameters<typeof recipientFault>[1]): RecipientFault | null {
  const { kind, bech32Prefix } = chain
  const text = typed.trim()
  // A strange character would draw strangely where it is named.
  if (!/^[!-~]*$/.test(text)) return { what: 'noAddress' }
  if (/^0x/i.test(text)) return kind === 'cosmos' ? otherStart('0x', chain) : hexFault(text)
  const [, prefix, rest] = /^([a-z]{1,20})1(.*)$/is.exec(text) ?? []
  if (prefix === undefined || rest === undefined) return { what: 'noAddress' }
  if (text !== text.toLowerCase()) return { what: 'capitals' }
  if (prefix !== bech32Prefix) return otherStart(`${prefix}1`, chain)
  const letter = [...rest].find((one) => !/[02-9ac-hj-np-z]/.test(one))
  if (letter !== undefined) return { what: 'letter', starts: `${prefix}1`, letter }
  const isWhole = rest.length === BECH32_LETTERS || rest.length === LONG_LETTERS
  if (!isWhole) return { what: 'length', starts: `${prefix}1`, has: rest.length, needs: BECH32_LETTERS }
  return hasBech32Checksum(text) ? null : { what: 'checksum' }
}

/** Returns whether a typed text is an address that the chain takes: every place that asks goes by this one rule. */
export function isAddressOn(typed: string, chain: Parameters<typeof recipientFault>[1]): boolean {
  return recipientFault(typed, chain) === null
}

/** Returns whether a typed 0x address is `hex` but for the case of its letters, which is a checksum where both cases occur. */
export function isMiscased(hex: string, typed: string): boolean {
  const text = typed.trim()
  const hasChecksum = text.slice(2) !== text.slice(2).toLowerCase() && text.slice(2) !== text.slice(2).toUpperCase()
  return hasChecksum && text !== hex && text.toLowerCase() === hex.toLowerCase()
}

function otherStart(starts: string, { kind, bech32Prefix, name }: Parameters<typeof recipientFault>[1]): RecipientFault {
  return { what: 'otherStart', starts, wanted: kind === 'evm' ? '0x' : `${bech32Prefix}1`, chain: name }
}

function hexFault(text: string): RecipientFault | null {
  const digits = text.slice(2)
  const letter = [...digits].find((one) => !/[\da-f]/i.test(one))
  if (!text.startsWith('0x')) return { what: 'bigX' }
  if (letter !== undefined) return { what: 'letter', starts: '0x', letter }
  return digits.length === HEX_DIGITS ? null : { what: 'length', starts: '0x', has: digits.length, needs: HEX_DIGITS }
}
