// Holds whether the list of keys is open: opened by its key, by the system's menu, by the palette and from Settings.
import { createStore } from 'zustand'
import { storeHook, type AppWindow } from '../../window.ts'

const keysSheetStore = () => createStore<{ isOpen: boolean }>(() => ({ isOpen: false }))
/** Reads it in components. */
export const useKeysSheet = storeHook(keysSheetStore)

/** Opens or closes the list of keys. */
export function showKeysSheet(win: AppWindow, isOpen: boolean): void {
  win.part(keysSheetStore).setState({ isOpen })
}
