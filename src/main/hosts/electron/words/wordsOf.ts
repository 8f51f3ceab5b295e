// Selects the shell's words by language.
import type { Language } from '../../../../shared/domain/language.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import type { ShellWords } from './shellWords.ts'

const LANGUAGES: Record<Language, ShellWords> = { en: english, de: german }

/** Returns the words of a language. */
export function wordsOf(language: Language): ShellWords {
  return LANGUAGES[language]
}

/** English, like the sentences below it: before anything is open, the user's language is unknown. */
export const CANNOT_CONTINUE = 'Waybill can’t continue'

/** Formats a waybill number as printed: at least four digits. */
export function transferNumber(number: number): string {
  return String(number).padStart(4, '0')
}
