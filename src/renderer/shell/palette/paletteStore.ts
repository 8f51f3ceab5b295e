// Holds whether the palette is open, and what stays open after it closes.
import { createStore } from 'zustand'
import type { ExportWhat } from '../../../shared/contract/settings/exports.ts'
import { storeHook, type AppWindow } from '../../window.ts'

/** State of the palette. */
export interface PaletteState {
  isOpen: boolean
  /** The export whose dialog was chosen. */
  exporting: ExportWhat | null
  /** Outcome of the last copy, announced once. */
  said: string
}

/** Holds the state of the palette. */
export const paletteStore = () => createStore<PaletteState>(() => ({ isOpen: false, exporting: null, said: '' }))
/** Reads it in components. */
export const usePalette = storeHook(paletteStore)

/** Opens or closes the palette. */
export function showPalette(win: AppWindow, isOpen: boolean): void {
  win.part(paletteStore).setState({ isOpen })
}
