// Bech32 addresses, written here because the practice side may not share the app's libraries. Source: BIP-173.

const ALPHABET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]

function polymod(values: readonly number[]): number {
  let checksum = 1
  for (const value of values) {
    const top = checksum >>> 25
    checksum = ((checksum & 0x1ffffff) << 5) ^ value
    for (const [bit, generator] of GENERATOR.entries()) if ((top >>> bit) & 1) checksum ^= generator
  }
  return checksum >>> 0
}

function expand(prefix: string): number[] {
  const codes = [...prefix].map((letter) => letter.charCodeAt(0))
  return [...codes.map((code) => code >>> 5), 0, ...codes.map((code) => code & 31)]
}

function regroup(values: Iterable<number>, from: number, to: number, pad: boolean): number[] | null {
  let held = 0
  let bits = 0
  const out: number[] = []
  for (const value of values) {
    held = ((held << from) | value) & 0xffff
    bits += from
    while (bits >= to) {
      bits -= to
      out.push((held >>> bits) & ((1 << to) - 1))
    }
  }
  if (pad) {
    if (bits > 0) out.push((held << (to - bits)) & ((1 << to) - 1))
    return out
  }
  return bits >= from || ((held << (to - bits)) & ((1 << to) - 1)) !== 0 ? null : out
}

/** Writes bytes as a bech32 text under a prefix such as `init`. */
export function encodeBech32(prefix: string, bytes: Uint8Array): string {
  const words = regroup(bytes, 8, 5, true) ?? []
  const sum = polymod([...expand(prefix), ...words, 0, 0, 0, 0, 0, 0]) ^ 1
  const tail = [0, 1, 2, 3, 4, 5].map((index) => (sum >>> (5 * (5 - index))) & 31)
  return `${prefix}1${words
    .concat(tail)
    .map((word) => ALPHABET.charAt(word))
    .join('')}`
}

/** Reads a bech32 text; null when the prefix, a character or the checksum is wrong. */
export function decodeBech32(prefix: string, text: string): Uint8Array | null {
  if (!text.startsWith(`${prefix}1`)) return null
  const words = Array.from(text.slice(prefix.length + 1), (letter) => ALPHABET.indexOf(letter))
  if (words.length < 7 || words.includes(-1) || polymod([...expand(prefix), ...words]) !== 1) return null
  const bytes = regroup(words.slice(0, -6), 5, 8, false)
  return bytes === null ? null : new Uint8Array(bytes)
}
