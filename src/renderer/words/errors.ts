// Translates errors into the language of the page. Errors are thrown, stored and logged as English sentences; translations are found by the
// sentence, so that one stored by an older version is translated too. A sentence without translation is shown unchanged.
import type { Words } from './words.ts'

/** Returns an error and what can be done about it, in one line. */
export function errorLine(words: Words, { message, hint }: { message: string; hint: string | null }): string {
  return hint === null ? sayError(words, message) : `${sayError(words, message)} ${sayError(words, hint)}`
}

interface Pattern {
  sentence: RegExp
  /** The places of the sentence in their order. */
  places: string[]
  text: string
}

const PLACE = /\{(\d+)\}/

/** Sorts sentences with the most fixed words first, since they are the most specific. */
function patterns(words: Words): readonly Pattern[] {
  return Object.entries(words.errorTexts)
    .filter(([sentence]) => PLACE.test(sentence))
    .toSorted(([left], [right]) => right.length - left.length)
    .map(([sentence, text]) => {
      const parts = sentence.split(PLACE)
      const source = parts.map((part, index) => (index % 2 === 0 ? part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : '(.+)')).join('')
      return { sentence: new RegExp(`^${source}$`, 's'), places: parts.filter((_, index) => index % 2 === 1), text }
    })
}

/** Translates an error or a hint, also where others were inserted into it. */
export function sayError(words: Words, sentence: string): string {
  const known = words.errorTexts[sentence]
  if (known !== undefined) return known
  for (const { sentence: pattern, places, text } of patterns(words)) {
    const match = pattern.exec(sentence)
    if (match === null) continue
    const values = new Map(places.map((place, index) => [place, sayError(words, match[index + 1] ?? '')]))
    return text.replace(/\{(\d+)\}/g, (whole, place: string) => values.get(place) ?? whole)
  }
  return sentence
}
