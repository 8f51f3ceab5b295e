// Says while an address or a name is typed what can no longer become one. Its checksum is checked when it is complete, by the core. Pure.

import { isUsername, USERNAME_ENDING } from '../../../shared/domain/username.ts'

/** Why a text cannot become an address, whatever is typed after it. */
export type AddressProblem = 'start' | 'letters' | 'long'

/** Letters of an init1 address with 32 bytes, the longest there is. */
const MAX_BECH32 = 63
const MAX_HEX = 42

/** Returns why the text cannot become an init1 or 0x address, or a name; null where it is one or may still become one. */
export function addressProblem(typed: string): AddressProblem | null {
  const text = typed.trim().toLowerCase()
  if (mayBecomeName(text)) return null
  const start = ['init1', '0x'].find((prefix) => prefix.startsWith(text.slice(0, prefix.length)))
  if (start === undefined) return 'start'
  const rest = text.slice(start.length)
  if (start === '0x' ? /[^0-9a-f]/.test(rest) : /[^02-9ac-hj-np-z]/.test(rest)) return 'letters'
  return text.length > (start === '0x' ? MAX_HEX : MAX_BECH32) ? 'long' : null
}

/** A text of this length without a dot is an address of another kind rather than the beginning of a name. */
const MAX_BEGINNING = 24

/** Returns whether a text is a name, or what is typed of one so far. */
function mayBecomeName(text: string): boolean {
  const dot = text.indexOf('.')
  if (dot < 0) return text.length <= MAX_BEGINNING && /^[a-z0-9-]+$/.test(text) && !/^(?:0x|init1)/.test(text)
  return isUsername(text) || (USERNAME_ENDING.startsWith(text.slice(dot)) && isUsername(text.slice(0, dot) + USERNAME_ENDING))
}

/** Returns whether a text is only the beginning of an address or of a name. */
export function isUnfinished(typed: string): boolean {
  return typed.trim() !== '' && addressProblem(typed) === null && !isWhole(typed) && !isUsername(typed.trim().toLowerCase())
}

/** Lengths of init1 and 0x addresses, of 20 and of 32 bytes. */
const WHOLE = /^(?:init1(?:.{38}|.{58})|0x.{40})$/i

/** Returns whether a text has the length of an address, so that its checksum can be checked. */
export function isWhole(typed: string): boolean {
  return WHOLE.test(typed.trim())
}
