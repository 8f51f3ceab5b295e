// Checks that a window changes its language only to what is chosen when the words are loaded.
import { afterEach, expect, test, vi } from 'vitest'
import { openBridgedWindow } from '../../../test/support/fakeBridgeWindow.ts'
import type { LanguageChoice } from '../../shared/domain/language.ts'
import { Preferences } from '../../shared/contract/settings/settings.ts'
import { preferencesStore } from './stores/appStore.ts'
import { followLanguage } from './followLanguage.ts'

afterEach(() => vi.unstubAllGlobals())

/** Opens an English window whose user has chosen `language`. */
function opened(language: LanguageChoice) {
  const page = { documentElement: { lang: 'en' } }
  vi.stubGlobal('document', page)
  const value = Preferences.parse({ language })
  const { win } = openBridgedWindow(() => Promise.resolve({ ok: true, value }))
  win.part(preferencesStore).setState({ value })
  return { win, page }
}

test('all words are those of the chosen language, at once', async () => {
  const { win, page } = opened('de')
  const before = await win.allWords()
  await followLanguage(win, 'de')
  expect(page.documentElement.lang).toBe('de')
  expect(win.words.screenNames.activity).toBe('Verlauf')
  const after = await win.allWords()
  expect(after.settingsWords.title).toBe('Einstellungen')
  expect(before.settingsWords.title).toBe('Settings')
})

test('a language that was replaced by another choice while it loaded is not taken', async () => {
  const { win, page } = opened('en')
  await followLanguage(win, 'de')
  expect(page.documentElement.lang).toBe('en')
  expect(win.words.screenNames.activity).toBe('Activity')
})
