// What each language calls itself: the same in every language, so that whoever landed in a foreign one finds the way back.
import type { Language } from '../../shared/domain/language.ts'

export const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch' }
