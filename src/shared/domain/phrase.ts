// A phrase as data: fixed text by which translations are found, and the values in its places. Values are text that others may have chosen (a
// host's reply, a name from a chain), so they stay apart from our words until they are drawn. Free of zod.
import { markHidden } from './untrusted/untrustedText.ts'

/** Fixed text with the places `{0}`, `{1}`, …, and a value for each place. */
export interface Phrase {
  text: string
  values: PhraseValue[]
}

/** A value in a phrase: untrusted text, or a phrase of ours with values of its own. */
export type PhraseValue = string | Phrase

/** A phrase of ours; one without values may be given as its text alone. */
export type PhraseText = string | Phrase

/** Tags a template literal: its fixed parts become the text, its expressions the values. */
export function phrase(fixed: TemplateStringsArray, ...values: readonly (PhraseValue | number | bigint)[]): Phrase {
  return {
    text: fixed.reduce((text, part, index) => `${text}{${index - 1}}${part}`),
    values: values.map((value) => (typeof value === 'object' ? value : String(value))),
  }
}

/** Returns a text of ours as a phrase without values; a phrase as it is. */
export function asPhrase(text: PhraseText): Phrase {
  return typeof text === 'string' ? { text, values: [] } : text
}

/** Splits a phrase into fixed text and values, in order; a place without a value stays as it is written. */
export function splitPhrase({ text, values }: Phrase): ({ text: string } | { value: PhraseValue })[] {
  return text
    .split(/(\{\d+\})/)
    .filter((part) => part !== '')
    .map((part) => {
      const value = /^\{\d+\}$/.test(part) ? values[Number(part.slice(1, -1))] : undefined
      return value === undefined ? { text: part } : { value }
    })
}

/**
 * Returns a phrase as one text, for terminals, logs and files, with hidden characters named in brackets.
 * @param translate returns a phrase in the reader's language; without it the text is English.
 */
export function plainText(said: PhraseText, translate: (said: Phrase) => Phrase = (english) => english): string {
  return splitPhrase(translate(asPhrase(said)))
    .map((part) => {
      if ('text' in part) return markHidden(part.text, true)
      return typeof part.value === 'string' ? markHidden(part.value) : plainText(part.value, translate)
    })
    .join('')
}
