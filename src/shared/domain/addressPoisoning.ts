// Whether an address was made to be mistaken for another: the same characters where people look, at both ends.
// In the largest study (Tsuchiya et al., “Blockchain Address Poisoning”, arXiv 2501.16681: 270 million attempts) attackers match
// some characters at each end, seldom evenly; more of them cost more work, and what is in the middle is never alike.

/** Addresses that may be asked about at once. */
export const MAX_LOOKED_AT = 200

/** Fewer at one end happen by chance, and nobody takes them for the same. */
const MIN_AT_AN_END = 3
/** Of both ends together. Two addresses that mean each other no harm share them once in some hundred million pairs. */
const MIN_TOGETHER = 7

/**
 * Whether two different addresses of one form can be taken for each other; what all of them begin with counts for nothing,
 * and nobody counts letters.
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
