// The shell's words in a language.
import type { Language } from '../../../../shared/domain/language.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import type { ShellWords } from './shellWords.ts'

const LANGUAGES: Record<Language, ShellWords> = { en: english, de: german }

export function wordsOf(language: Language): ShellWords {
  return LANGUAGES[language]
}

/** English, like the sentences that stand under it: where nothing could be opened, nothing is known of who reads it. */
export const CANNOT_GO_ON = 'Waybill cannot go on'

/** As printed on the sheet: four digits at least. */
export function transferNumber(number: number): string {
  return String(number).padStart(4, '0')
}
