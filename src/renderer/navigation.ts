// Holds which screen the window shows and with which parameters. Stored for the tab's life, so that a reload keeps it.
import { createStore, type StoreApi } from 'zustand'
import type { Screen } from '../shared/domain/screens.ts'
import { restoreLocation, type Params, type ScreenLocation } from './location.ts'
import { storeHook, type AppWindow } from './window.ts'

const STORAGE_KEY = 'waybill.place'
/** Holds the current screen and its parameters. */
export function navigationStore(): StoreApi<ScreenLocation> {
  const store = createStore<ScreenLocation>(() => restoreLocation(window.sessionStorage.getItem(STORAGE_KEY)))
  store.subscribe((place) => window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(place)))
  return store
}
/** Reads it in components. */
export const useNavigation = storeHook(navigationStore)

/** Shows a screen. */
export function go(win: AppWindow, screen: Screen, params: Params = {}): void {
  win.part(navigationStore).setState({ screen, params }, true)
}
