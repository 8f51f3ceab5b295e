// Changes the network, the theme and the language.
import { createStore } from 'zustand'
import { asAppError, type AppError } from '../../../shared/domain/errors.ts'
import { languageOf, type LanguageChoice } from '../../../shared/domain/language.ts'
import type { NetworkKind, Preferences } from '../../../shared/contract/settings/settings.ts'
import { preferencesStore } from '../../data/stores/appStore.ts'
import { loadAllWords, storeHook, type AppWindow } from '../../window.ts'
import { loadLanguage } from '../../words/loadLanguage.ts'

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
const settingsStore = () => createStore<SettingsState>(() => ({ isAskingForMainnet: false, switchingTo: null, error: null }))
/** Reads it in components. */
export const useSettings = storeHook(settingsStore)

/** Asks before the first opening of Mainnet; opens every other network at once. */
export async function chooseNetwork(win: AppWindow, kind: ChosenNetwork): Promise<void> {
  const isConfirmed = win.part(preferencesStore).getState().value?.isMainnetConfirmed === true
  if (kind === 'mainnet' && !isConfirmed) win.part(settingsStore).setState({ isAskingForMainnet: true })
  else await selectNetwork(win, kind)
}

/** Closes the question about Mainnet without opening it. */
export function cancelMainnet(win: AppWindow): void {
  win.part(settingsStore).setState({ isAskingForMainnet: false })
}

/** Opens Mainnet after the question about it. */
export async function confirmMainnet(win: AppWindow, isDaily: boolean): Promise<void> {
  cancelMainnet(win)
  await selectNetwork(win, 'mainnet', () => win.client['chainLists.choose']({ isDaily }))
}

/** Closes this network and opens the other one; the event that follows makes every store read again. */
async function selectNetwork(win: AppWindow, kind: ChosenNetwork, then?: () => Promise<unknown>): Promise<void> {
  win.part(settingsStore).setState({ switchingTo: kind, error: null })
  try {
    await win.client['network.select']({ kind })
    await then?.()
    win.part(settingsStore).setState({ switchingTo: null })
  } catch (error) {
    win.part(settingsStore).setState({ switchingTo: null, error: asAppError(error) })
  }
}

/** Stores the theme; the page follows when it is stored. */
export async function setTheme(win: AppWindow, theme: Preferences['theme']): Promise<void> {
  try {
    win.part(preferencesStore).setState({ value: await win.client['preferences.set']({ theme }), error: null })
    win.part(settingsStore).setState({ error: null })
  } catch (error) {
    win.part(settingsStore).setState({ error: asAppError(error) })
  }
}

/** Stores whether amounts are hidden; all windows follow when it is stored. */
export async function hideAmounts(win: AppWindow, hidesAmounts: boolean): Promise<void> {
  try {
    win.part(preferencesStore).setState({ value: await win.client['preferences.set']({ hidesAmounts }), error: null })
    win.part(settingsStore).setState({ error: null })
  } catch (error) {
    win.part(settingsStore).setState({ error: asAppError(error) })
  }
}

/** Shows amounts where they are hidden, and hides them where they are shown. */
export async function toggleAmounts(win: AppWindow): Promise<void> {
  await hideAmounts(win, win.part(preferencesStore).getState().value?.hidesAmounts !== true)
}

/** Stores the language; all windows follow when it is stored. One that cannot be loaded is not stored. */
export async function setLanguage(win: AppWindow, choice: LanguageChoice): Promise<void> {
  try {
    await loadAllWords(await loadLanguage(languageOf(choice, navigator.languages)))
    win.part(preferencesStore).setState({ value: await win.client['preferences.set']({ language: choice }), error: null })
    win.part(settingsStore).setState({ error: null })
  } catch (error) {
    win.part(settingsStore).setState({ error: asAppError(error) })
  }
}
