// Changes the network, the theme and the language.
import { create } from 'zustand'
import { asAppError, type AppError } from '../../../shared/domain/errors.ts'
import { languageOf, type LanguageChoice } from '../../../shared/domain/language.ts'
import type { NetworkKind, Preferences } from '../../../shared/contract/settings/settings.ts'
import { client } from '../../data/api.ts'
import { usePreferences } from '../../data/stores/appStore.ts'
import { reloadKeeping } from '../../data/reloadPersistence.ts'

/** A network that can be chosen in Settings. */
export type ChosenNetwork = Exclude<NetworkKind, 'custom'>

/** State of Settings. */
export interface SettingsState {
  /** Mainnet was chosen for the first time, and the question about it is open. */
  isAskingForMainnet: boolean
  switchingTo: ChosenNetwork | null
  error: AppError | null
}

/** Holds the state of Settings. */
export const useSettings = create<SettingsState>(() => ({ isAskingForMainnet: false, switchingTo: null, error: null }))

/** Asks before the first opening of Mainnet; opens every other network at once. */
export async function chooseNetwork(kind: ChosenNetwork): Promise<void> {
  const isConfirmed = usePreferences.getState().value?.isMainnetConfirmed === true
  if (kind === 'mainnet' && !isConfirmed) useSettings.setState({ isAskingForMainnet: true })
  else await selectNetwork(kind)
}

export function cancelMainnet(): void {
  useSettings.setState({ isAskingForMainnet: false })
}

/** Opens Mainnet after the question about it. */
export async function confirmMainnet(isDaily: boolean): Promise<void> {
  cancelMainnet()
  await selectNetwork('mainnet', () => client['chainLists.choose']({ isDaily }))
}

/** Closes this network and opens the other one; the event that follows makes every store read again. */
async function selectNetwork(kind: ChosenNetwork, then?: () => Promise<unknown>): Promise<void> {
  useSettings.setState({ switchingTo: kind, error: null })
  try {
    await client['network.select']({ kind })
    await then?.()
    useSettings.setState({ switchingTo: null })
  } catch (error) {
    useSettings.setState({ switchingTo: null, error: asAppError(error) })
  }
}

/** Stores the theme; the page follows when it is stored. */
export async function setTheme(theme: Preferences['theme']): Promise<void> {
  try {
    usePreferences.setState({ value: await client['preferences.set']({ theme }), error: null })
    useSettings.setState({ error: null })
  } catch (error) {
    useSettings.setState({ error: asAppError(error) })
  }
}

/** Stores the language, and reloads the page where its language differs; the page opens at the same place. */
export async function setLanguage(choice: LanguageChoice): Promise<void> {
  try {
    usePreferences.setState({ value: await client['preferences.set']({ language: choice }), error: null })
    useSettings.setState({ error: null })
    if (languageOf(choice, navigator.languages) !== document.documentElement.lang) reloadKeeping()
  } catch (error) {
    useSettings.setState({ error: asAppError(error) })
  }
}
