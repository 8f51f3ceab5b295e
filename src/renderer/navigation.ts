// Holds which screen the window shows and with which parameters. Stored for the tab's life, so that a reload keeps it, and in the
// window's history, so that Back and Forward lead through the screens.
import { createStore, type StoreApi } from 'zustand'
import { SCREENS, type Screen } from '../shared/domain/screens.ts'
import { readLocation, restoreLocation, type Params, type ScreenLocation } from './location.ts'
import { storeHook, type AppWindow } from './window.ts'

const STORAGE_KEY = 'waybill.place'
/** Holds the current screen and its parameters. */
export function navigationStore(): StoreApi<ScreenLocation> {
  const store = createStore<ScreenLocation>(() => restoreLocation(window.sessionStorage.getItem(STORAGE_KEY)))
  store.subscribe((place) => window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(place)))
  window.history.replaceState(store.getState(), '')
  window.addEventListener('popstate', ({ state }) => {
    // An entry without a state is a new address in the same tab, not a step back.
    if (state !== null) store.setState(readLocation(state), true)
  })
  return store
}
/** Reads it in components. */
export const useNavigation = storeHook(navigationStore)

/** Shows a screen. The one that is left stays in the window's history, unless it is the same. */
export function go(win: AppWindow, screen: Screen, params: Params = {}): void {
  const store = win.part(navigationStore)
  const place = { screen, params }
  const isSame = JSON.stringify(store.getState()) === JSON.stringify(place)
  if (!isSame) window.history.pushState({ ...place, from: store.getState().screen }, '')
  store.setState(place, true)
}

/** Ends the request that what a screen opens is begun: it is, or it can't be (`not`). @returns false where another part has ended it. */
export function settleBegin(win: AppWindow, begins?: 'not'): boolean {
  const store = win.part(navigationStore)
  const { screen, params } = store.getState()
  if (params.begins !== 'now') return false
  const { begins: _ended, ...rest } = params
  store.setState({ screen, params: begins === undefined ? rest : { ...rest, begins } }, true)
  return true
}

/** Returns the screen from which the present one was opened: one step back in the window's history leads there. Null where none is known. */
export function screenBefore(): Screen | null {
  const state: unknown = window.history.state
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null
  return SCREENS.find((screen) => screen === from) ?? null
}
