// Chooses the language once, before the first screen is loaded: texts are constants of a page, and a page has one language. To change it,
// the page is loaded again.
import { createStore } from 'zustand/vanilla'
import type { Language } from '../../shared/domain/language.ts'
import type { Catalogue } from './catalogue.ts'

/** The languages besides English, each in a separate chunk that is loaded only when it is needed. */
const OTHERS: Record<Exclude<Language, 'en'>, () => Promise<Catalogue>> = {
  de: async () => (await import('./de/catalogue.ts')).german,
}

const settled = createStore<{ catalogue: Catalogue | null }>(() => ({ catalogue: null }))

/** Loads a language and marks the page with it. Must run before any module that imports texts, since those stay as they are. */
export async function loadLanguage(language: Language): Promise<void> {
  const catalogue = language === 'en' ? null : await OTHERS[language]()
  settled.setState({ catalogue })
  document.documentElement.lang = language
}

/** Returns the texts of a file in the language of the page; `english` are its English ones. */
export function localized<Part extends keyof Catalogue>(part: Part, english: Catalogue[Part]): Catalogue[Part] {
  return settled.getState().catalogue?.[part] ?? english
}
