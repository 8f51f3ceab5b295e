// Holds whether the palette is open, and what stays open after it closes.
import { create } from 'zustand'
import type { ExportWhat } from '../../../shared/contract/settings/exports.ts'

/** State of the palette. */
export interface PaletteState {
  isOpen: boolean
  /** The export whose dialog was chosen. */
  exporting: ExportWhat | null
  /** Outcome of the last copy, announced once. */
  said: string
}

/** Holds the state of the palette. */
export const usePalette = create<PaletteState>(() => ({ isOpen: false, exporting: null, said: '' }))

/** Opens or closes the palette. */
export function showPalette(isOpen: boolean): void {
  usePalette.setState({ isOpen })
}
