// Translates errors into the language of the page by the fixed text of their phrases; values are never looked up. A phrase without translation
// is shown in English, and so is an error that an earlier version stored as one text.
import type { ErrorData } from '../../shared/domain/errors.ts'
import { asPhrase, plainText, type Phrase } from '../../shared/domain/phrase.ts'
import type { Words } from './words.ts'

/** An error, or its data, as far as it is shown. */
export type ShownError = Pick<ErrorData, 'message' | 'hint' | 'says'> & { hintSays?: Phrase | null | undefined }

/** The words that errors need. */
export type ErrorWords = Pick<Words, 'errorTexts'>

/** Returns what an error says. */
export function errorPhrase({ says, message }: Pick<ShownError, 'message' | 'says'>): Phrase {
  return says ?? asPhrase(message)
}

/** Returns what the user can do about an error; null where nothing is known. */
export function hintPhrase({ hint, hintSays }: Pick<ShownError, 'hint' | 'hintSays'>): Phrase | null {
  return hintSays ?? (hint === null ? null : asPhrase(hint))
}

/** Translates a phrase; its values stay as they are. */
export function translated({ errorTexts }: ErrorWords, phrase: Phrase): Phrase {
  return Object.hasOwn(errorTexts, phrase.text) ? { text: errorTexts[phrase.text] ?? phrase.text, values: phrase.values } : phrase
}

/** Returns a phrase as one translated text, with hidden characters named; where elements can be drawn, use `ErrorText`. */
export function sayPhrase(words: ErrorWords, phrase: Phrase): string {
  return plainText(phrase, (part) => translated(words, part))
}

/** Returns what an error says as one text. */
export function sayError(words: ErrorWords, error: Pick<ShownError, 'message' | 'says'>): string {
  return sayPhrase(words, errorPhrase(error))
}

/** Returns an error and what can be done about it, in one line. */
export function errorLine(words: ErrorWords, error: ShownError): string {
  const hint = hintPhrase(error)
  return hint === null ? sayError(words, error) : `${sayError(words, error)} ${sayPhrase(words, hint)}`
}
