// Gives a window the language of the preferences: at its start, and whenever another one is chosen, here or in another window.
import { languageOf, type LanguageChoice } from '../../shared/domain/language.ts'
import { loadAllWords, type AppWindow } from '../window.ts'
import { loadLanguage } from '../words/loadLanguage.ts'
import { preferencesStore } from './stores/appStore.ts'

/** Gives a window its first language, with what the first screens need. Where main cannot be reached, it follows the system. */
export async function settleLanguage(win: AppWindow): Promise<void> {
  const choice = await win.client['preferences.get']({}).then(
    ({ language }) => language,
    () => 'system' as const,
  )
  const language = languageOf(choice, navigator.languages)
  win.setLanguage(await loadLanguage(language))
  document.documentElement.lang = language
}

/**
 * Changes the language of a window to the chosen one once all its words are loaded, so that nothing on the page waits for them.
 * @throws Error when they cannot be loaded; the window keeps its language
 */
export async function followLanguage(win: AppWindow, choice: LanguageChoice): Promise<void> {
  const language = languageOf(choice, navigator.languages)
  if (language === document.documentElement.lang) return
  const loaded = await loadLanguage(language)
  const all = await loadAllWords(loaded)
  // Another one may have been chosen meanwhile.
  if (win.part(preferencesStore).getState().value?.language !== choice) return
  win.setLanguage(loaded, all)
  document.documentElement.lang = language
}
