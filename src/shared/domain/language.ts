// The languages that Waybill speaks, and which of them is meant. Free of zod, so that the renderer can import it as a value.

/** The first is what is spoken where nothing else fits. */
export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/** What may be chosen: a language, or that of the system. */
export const LANGUAGE_CHOICES = ['system', ...LANGUAGES] as const
export type LanguageChoice = (typeof LANGUAGE_CHOICES)[number]

/**
 * The language to speak.
 * @param preferred what the system's user reads, best first, as in `navigator.languages`
 * @example languageOf('system', ['de-AT', 'en']) // 'de'
 */
export function languageOf(choice: LanguageChoice, preferred: readonly string[]): Language {
  if (choice !== 'system') return choice
  const known = preferred.map((tag) => LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language))
  return known.find((language) => language !== undefined) ?? LANGUAGES[0]
}
