// Loads the words of one language.
import type { Language } from '../../shared/domain/language.ts'
import type { LoadedLanguage } from './words.ts'

/** Loads one language, and nothing of the others. */
const LANGUAGES: Record<Language, () => Promise<LoadedLanguage>> = {
  en: async () => ({
    words: (await import('./en/english.ts')).english,
    loadLazy: async () => (await import('./en/englishLazy.ts')).englishLazy,
  }),
  de: async () => ({
    words: (await import('./de/german.ts')).german,
    loadLazy: async () => (await import('./de/germanLazy.ts')).germanLazy,
  }),
}

/** Loads what the first screens need of a language. */
export async function loadLanguage(language: Language): Promise<LoadedLanguage> {
  return await LANGUAGES[language]()
}
