// Detects address poisoning: an address generated to share the first and last characters with a known one.
// Tsuchiya et al., “Blockchain Address Poisoning”, arXiv 2501.16681 (270 million attempts): attackers match some characters at each end,
// seldom evenly, since each further character costs more work; the middle never matches.

/** Maximum number of addresses in one request. */
export const MAX_LOOKED_AT = 200

/** Minimum matching characters at each end; fewer occur by chance and mislead no reader. */
const MIN_AT_AN_END = 3
/** Minimum matching characters of both ends together. Two random addresses reach it once in some hundred million pairs. */
const MIN_TOGETHER = 7

/**
 * Returns whether two different addresses of the same notation can be mistaken for each other. The common prefix (0x, init1) is ignored;
 * both ends must share characters.
 * @example isSimilarAddress('0xf39f…2266', '0xf39f…2266') // true with another middle
 */
export function isSimilarAddress(one: string, other: string): boolean {
  const [left, right] = [tellingPart(one), tellingPart(other)]
  if (left.prefix !== right.prefix || left.text === right.text) return false
  const head = shared(left.text, right.text)
  const tail = shared(reversed(left.text), reversed(right.text))
  return Math.min(head, tail) >= MIN_AT_AN_END && head + tail >= MIN_TOGETHER
}

function tellingPart(address: string): { prefix: string; text: string } {
  const lower = address.toLowerCase()
  const prefix = /^(0x|[a-z]+1)/.exec(lower)?.[0] ?? ''
  return { prefix, text: lower.slice(prefix.length) }
}

function shared(one: string, other: string): number {
  let count = 0
  while (count < one.length && one[count] === other[count]) count += 1
  return count
}

function reversed(text: string): string {
  return [...text].toReversed().join('')
}
