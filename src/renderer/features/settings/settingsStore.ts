// Changing the network and the appearance.
import { create } from 'zustand'
import type { AppError } from '../../../shared/domain/errors.ts'
import { languageOf, type LanguageChoice } from '../../../shared/domain/language.ts'
import type { NetworkKind, Preferences } from '../../../shared/contract/settings/settings.ts'
import { asAppError, client } from '../../data/api.ts'
import { usePreferences } from '../../data/stores/appStore.ts'
import { reloadKeeping } from '../../data/reloadPersistence.ts'

export type ChosenNetwork = Exclude<NetworkKind, 'custom'>

export interface SettingsState {
  switchingTo: ChosenNetwork | null
  error: AppError | null
}

export const useSettings = create<SettingsState>(() => ({ switchingTo: null, error: null }))

/** Stops this network and starts the other; everything on screen is read anew by the event that follows. */
export async function selectNetwork(kind: ChosenNetwork): Promise<void> {
  useSettings.setState({ switchingTo: kind, error: null })
  try {
    await client['network.select']({ kind })
    useSettings.setState({ switchingTo: null })
  } catch (error) {
    useSettings.setState({ switchingTo: null, error: asAppError(error) })
  }
}

/** Stores the appearance; the page follows when it is stored. */
export async function setTheme(theme: Preferences['theme']): Promise<void> {
  try {
    usePreferences.setState({ value: await client['preferences.set']({ theme }), error: null })
    useSettings.setState({ error: null })
  } catch (error) {
    useSettings.setState({ error: asAppError(error) })
  }
}

/** Stores the language, and loads the page anew where that is another one than it speaks; it opens at the same place. */
export async function setLanguage(choice: LanguageChoice): Promise<void> {
  try {
    usePreferences.setState({ value: await client['preferences.set']({ language: choice }), error: null })
    useSettings.setState({ error: null })
    if (languageOf(choice, navigator.languages) !== document.documentElement.lang) reloadKeeping()
  } catch (error) {
    useSettings.setState({ error: asAppError(error) })
  }
}
