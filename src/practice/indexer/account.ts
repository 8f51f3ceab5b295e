// The forms in which indexers accept an account. Source: initia-labs/rollytics util/util.go.
import { decodeBech32, encodeBech32 } from '../keys/bech32.ts'
import { fromHex } from '../keys/bytes.ts'

/** The bech32 form of a bech32 or hex account; null when it is neither. */
export function accountOf(text: string): string | null {
  if (decodeBech32('init', text) !== null) return text
  const digits = text.replace(/^0x/i, '').replace(/^0+/, '')
  if (digits.length > 64 || !/^[0-9a-fA-F]*$/.test(digits)) return null
  return encodeBech32('init', fromHex(digits.padStart(digits.length > 40 ? 64 : 40, '0')))
}
