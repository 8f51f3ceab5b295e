// Finds the characters with which untrusted text can imitate other text.

// Matches controls, soft hyphen, zero-width and direction marks, separators, fillers, variation selectors and tags: characters that draw
// nothing, except the selector that asks for an emoji, which keyboards insert by themselves. Also combining marks beyond the fourth on one
// letter, which pile up over neighbouring lines. A run of one character is one mark.
const HIDDEN = /((?!\uFE0F)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}])\1*|(?<=\p{M}{4})\p{M}+/gu
const BREAK = /^[\r\n\t]$/

/** A part of a text. */
export type TextPart = { kind: 'text'; text: string } | { kind: 'hidden'; code: string }

/**
 * Splits text into visible and hidden parts.
 * @param keepsBreaks leaves line breaks and tabs as they are; otherwise they become spaces
 * @example splitUntrusted('a\u202Eb') // [text a, hidden U+202E, text b]
 */
export function splitUntrusted(text: string, keepsBreaks = false): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(HIDDEN)) {
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) })
    const [run, first = run] = match
    parts.push(BREAK.test(first) ? { kind: 'text', text: keepsBreaks ? run : ' ' } : { kind: 'hidden', code: codeOf(run) })
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) })
  return parts
}

/** Returns a text with its hidden characters as codes in brackets; line breaks become spaces unless they are kept. */
export function markHidden(text: string, keepsBreaks = false): string {
  return splitUntrusted(text, keepsBreaks)
    .map((part) => (part.kind === 'text' ? part.text : `[${part.code}]`))
    .join('')
}

/** Returns a text for a tooltip: one line, hidden characters marked, at most 300 characters. */
export function markedText(text: string): string {
  const { text: shown, isCut } = beginning(text, 300)
  return `${markHidden(shown)}${isCut ? '…' : ''}`
}

/** Returns the code of the first character, with the number where there are several. */
function codeOf(run: string): string {
  const point = run.codePointAt(0) ?? 0
  const code = `U+${point.toString(16).toUpperCase().padStart(4, '0')}`
  const count = [...run].length
  return count === 1 ? code : `${code} ×${count}`
}

/** Returns the beginning of a text, cut between graphemes; the whole text where it is short enough. */
export function beginning(text: string, most: number): { text: string; isCut: boolean } {
  if (text.length <= most) return { text, isCut: false }
  const kept: string[] = []
  // The first segmenter of a thread takes 20 ms to make, and few texts are long.
  const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  for (const { segment } of graphemes.segment(text.slice(0, most))) kept.push(segment)
  // The last one may be cut; one with thousands of marks is longer than all that is shown.
  const whole = kept.length > 1 ? kept.slice(0, -1).join('') : text.slice(0, most)
  return { text: whole, isCut: true }
}
