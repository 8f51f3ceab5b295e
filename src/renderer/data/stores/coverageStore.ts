// Holds whether the coverage drawer is open.
import { createStore } from 'zustand'
import { storeHook, type AppWindow } from '../../window.ts'

/** Holds whether the coverage drawer is open. */
const coverageStore = () => createStore<{ isOpen: boolean }>(() => ({ isOpen: false }))
/** Reads it in components. */
export const useCoverage = storeHook(coverageStore)

/** Opens or closes the coverage drawer. */
export function showCoverage(win: AppWindow, isOpen: boolean): void {
  win.part(coverageStore).setState({ isOpen })
}
