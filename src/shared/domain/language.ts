// The languages of the interface and how one is chosen. Free of zod, so that the renderer can import it as a value.

/** Available languages; the first is the fallback. */
export const LANGUAGES = ['en', 'de'] as const
/** One of `LANGUAGES`. */
export type Language = (typeof LANGUAGES)[number]

/** Values of the setting: a language, or the system's. */
export const LANGUAGE_CHOICES = ['system', ...LANGUAGES] as const
/** One of `LANGUAGE_CHOICES`. */
export type LanguageChoice = (typeof LANGUAGE_CHOICES)[number]

/**
 * Returns the language to display.
 * @param preferred the system user's languages, best first, as in `navigator.languages`
 * @example languageOf('system', ['de-AT', 'en']) // 'de'
 */
export function languageOf(choice: LanguageChoice, preferred: readonly string[]): Language {
  if (choice !== 'system') return choice
  const known = preferred.map((tag) => LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language))
  return known.find((language) => language !== undefined) ?? LANGUAGES[0]
}
