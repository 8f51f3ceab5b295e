// Estimates how hard a passphrase is to guess. Pure.

/** How hard a passphrase is to guess. */
export type Strength = 'weak' | 'fair' | 'strong'

/** Bits of a word that is chosen from a few thousand; letters beyond the usual length of a word add little each. */
const WORD_BITS = 11
const USUAL_WORD_LENGTH = 7
const FURTHER_LETTER_BITS = 2
const SHORT_LETTER_BITS = 4.7
const DIGIT_BITS = 3
const SIGN_BITS = 5
const FAIR_FROM_BITS = 30
const STRONG_FROM_BITS = 44

/**
 * Estimates the strength from words, digits and signs; what repeats adds nothing.
 * @example strengthOf('correct horse battery staple') // 'strong'
 */
export function strengthOf(passphrase: string): Strength {
  const runs = new Set(passphrase.toLowerCase().match(/\p{L}+|\p{N}+|[^\p{L}\p{N}\s]+/gu) ?? [])
  const bits = [...runs].reduce((sum, run) => sum + bitsOf(run), 0)
  if (bits < FAIR_FROM_BITS) return 'weak'
  return bits < STRONG_FROM_BITS ? 'fair' : 'strong'
}

function bitsOf(run: string): number {
  const distinct = new Set(run).size
  if (/\p{N}/u.test(run)) return distinct * DIGIT_BITS
  if (!/\p{L}/u.test(run)) return distinct * SIGN_BITS
  const asWord = WORD_BITS + Math.max(0, distinct - USUAL_WORD_LENGTH) * FURTHER_LETTER_BITS
  return Math.min(distinct * SHORT_LETTER_BITS, asWord)
}
