// Which language is spoken. It is settled once, before the first screen is loaded: words are constants of a page, and a page
// speaks one language from its first word to its last. To change it the page is loaded anew.
import { createStore } from 'zustand/vanilla'
import type { Language } from '../../shared/domain/language.ts'
import type { Catalogue } from './catalogue.ts'

/** The languages besides English, each in a chunk of its own that is loaded only when it is spoken. */
const OTHERS: Record<Exclude<Language, 'en'>, () => Promise<Catalogue>> = {
  de: async () => (await import('./de/catalogue.ts')).german,
}

const settled = createStore<{ catalogue: Catalogue | null }>(() => ({ catalogue: null }))

/** Loads a language and marks the page with it. Call it before anything is loaded that imports words, for those stay as they are. */
export async function loadLanguage(language: Language): Promise<void> {
  const catalogue = language === 'en' ? null : await OTHERS[language]()
  settled.setState({ catalogue })
  document.documentElement.lang = language
}

/** The words of a file in the language that is spoken; `english` are its own. */
export function localized<Part extends keyof Catalogue>(part: Part, english: Catalogue[Part]): Catalogue[Part] {
  return settled.getState().catalogue?.[part] ?? english
}
