// Checks the checksum of a bech32 text, so that a screen can name a slip of the keyboard at once. Source: BIP-173. Pure.

const ALPHABET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const GENERATORS = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]

/** Returns whether the checksum of a bech32 text in lower case is right; false for text that is none. */
export function hasBech32Checksum(text: string): boolean {
  const end = text.lastIndexOf('1')
  const [prefix, data] = [text.slice(0, end), Array.from(text.slice(end + 1), (letter) => ALPHABET.indexOf(letter))]
  if (end < 1 || data.length < 6 || data.includes(-1)) return false
  const codes = Array.from(prefix, (letter) => letter.codePointAt(0) ?? 0)
  return [...codes.map((code) => code >>> 5), 0, ...codes.map((code) => code & 31), ...data].reduce(step, 1) === 1
}

/** Adds one more word of five bits. */
function step(checksum: number, value: number): number {
  const top = checksum >>> 25
  const next = ((checksum & 0x1ffffff) << 5) ^ value
  return GENERATORS.reduce((sum, generator, bit) => ((top >>> bit) & 1 ? sum ^ generator : sum), next)
}
