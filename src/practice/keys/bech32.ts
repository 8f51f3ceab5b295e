// Bech32 addresses, written here because the practice side may not share the app's libraries. Source: BIP-173. Without lists of single
// words: a written history reads and writes tens of thousands of addresses.

const ALPHABET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'

/** The checksum after one more word of five bits. */
function step(checksum: number, value: number): number {
  const top = checksum >>> 25
  let next = ((checksum & 0x1ffffff) << 5) ^ value
  if ((top & 1) !== 0) next ^= 0x3b6a57b2
  if ((top & 2) !== 0) next ^= 0x26508e6d
  if ((top & 4) !== 0) next ^= 0x1ea119fa
  if ((top & 8) !== 0) next ^= 0x3d4233dd
  if ((top & 16) !== 0) next ^= 0x2a1462b3
  return next
}

/** The checksum after the prefix, before the first word. */
function afterPrefix(prefix: string): number {
  let checksum = 1
  for (let at = 0; at < prefix.length; at += 1) checksum = step(checksum, prefix.charCodeAt(at) >>> 5)
  checksum = step(checksum, 0)
  for (let at = 0; at < prefix.length; at += 1) checksum = step(checksum, prefix.charCodeAt(at) & 31)
  return checksum
}

/** Writes bytes as a bech32 text under a prefix such as `init`. */
export function encodeBech32(prefix: string, bytes: Uint8Array): string {
  let text = `${prefix}1`
  let checksum = afterPrefix(prefix)
  const add = (word: number) => {
    text += ALPHABET.charAt(word)
    checksum = step(checksum, word)
  }
  let held = 0
  let bits = 0
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xfff
    bits += 8
    while (bits >= 5) {
      bits -= 5
      add((held >>> bits) & 31)
    }
  }
  if (bits > 0) add((held << (5 - bits)) & 31)
  for (let zeros = 0; zeros < 6; zeros += 1) checksum = step(checksum, 0)
  for (let index = 0; index < 6; index += 1) text += ALPHABET.charAt(((checksum ^ 1) >>> (5 * (5 - index))) & 31)
  return text
}

/** Reads a bech32 text; null when the prefix, a character or the checksum is wrong. */
export function decodeBech32(prefix: string, text: string): Uint8Array | null {
  const first = prefix.length + 1
  const last = text.length - 6
  if (!text.startsWith(`${prefix}1`) || last <= first) return null
  const bytes = new Uint8Array(Math.floor(((last - first) * 5) / 8))
  let checksum = afterPrefix(prefix)
  let held = 0
  let bits = 0
  let length = 0
  for (let at = first; at < text.length; at += 1) {
    const word = ALPHABET.indexOf(text.charAt(at))
    if (word === -1) return null
    checksum = step(checksum, word)
    if (at >= last) continue
    held = ((held << 5) | word) & 0xfff
    bits += 5
    if (bits >= 8) {
      bits -= 8
      bytes[length] = (held >>> bits) & 255
      length += 1
    }
  }
  // What is left over is padding: fewer than five bits, all zero.
  return checksum === 1 && bits < 5 && (held & ((1 << bits) - 1)) === 0 ? bytes : null
}
