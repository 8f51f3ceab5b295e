// Holds which screen the window shows and with which parameters. Stored for the tab's life, so that a reload keeps it.
import { create } from 'zustand'
import type { Screen } from '../shared/domain/screens.ts'
import { restorePlace, type Params, type Place } from './place.ts'

const STORAGE_KEY = 'waybill.place'
/** Holds the current screen and its parameters. */
export const useNavigation = create<Place>(() => restorePlace(window.sessionStorage.getItem(STORAGE_KEY)))

/** Shows a screen. */
export function go(screen: Screen, params: Params = {}): void {
  useNavigation.setState({ screen, params }, true)
}

useNavigation.subscribe((place) => window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(place)))
