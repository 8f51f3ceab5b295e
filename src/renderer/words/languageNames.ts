// Names each language in itself, the same in every language, so that a user who does not understand the current one finds the way back.
import type { Language } from '../../shared/domain/language.ts'

/** Names of the languages. */
export const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch' }
