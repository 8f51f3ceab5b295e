// Finds the characters that a stranger could use to make text look like other text.

// Controls, soft hyphen, zero-width and direction marks, separators, fillers, variation selectors, tags: nothing that draws.
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|\u115F|\u1160|\u3164|\uFFA0|[\uFE00-\uFE0E]/gu
const BREAK = /^[\r\n\t]$/

export type TextPart = { kind: 'text'; text: string } | { kind: 'hidden'; code: string }

/**
 * Splits text into what can be seen and what cannot.
 * @param keepsBreaks leaves line breaks and tabs as they are; else they become spaces
 * @example splitUntrusted('a\u202Eb') // [text a, hidden U+202E, text b]
 */
export function splitUntrusted(text: string, keepsBreaks = false): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(HIDDEN)) {
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) })
    parts.push(BREAK.test(match[0]) ? { kind: 'text', text: keepsBreaks ? match[0] : ' ' } : { kind: 'hidden', code: codeOf(match[0]) })
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) })
  return parts
}

function codeOf(character: string): string {
  const point = character.codePointAt(0) ?? 0
  return `U+${point.toString(16).toUpperCase().padStart(4, '0')}`
}
