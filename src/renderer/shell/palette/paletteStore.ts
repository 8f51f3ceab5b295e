// The palette: whether it is open, and what it left to be answered after it closed.
import { create } from 'zustand'
import type { ExportWhat } from '../../../shared/contract/settings/exports.ts'

export interface PaletteState {
  isOpen: boolean
  /** The dialog of an export that was chosen. */
  exporting: ExportWhat | null
  /** What was just copied, or that it could not be: said once. */
  said: string
}

export const usePalette = create<PaletteState>(() => ({ isOpen: false, exporting: null, said: '' }))

export function showPalette(isOpen: boolean): void {
  usePalette.setState({ isOpen })
}
