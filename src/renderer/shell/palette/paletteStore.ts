// Holds whether the palette is open, and what stays open after it closes.
import { createStore } from 'zustand'
import type { ExportFormat, ExportWhat } from '../../../shared/contract/settings/exports.ts'
import { storeHook, type AppWindow } from '../../window.ts'

/** State of the palette. */
export interface PaletteState {
  isOpen: boolean
  /** Counts how often the palette was drawn anew: after each closing, and when it opens over a dialog. */
  generation: number
  /** What is typed: here, since the first characters may be typed before the palette is drawn. */
  text: string
  /** Enter was pressed before there was an entry to run: the first one is run as soon as it is there. */
  isEnterWaiting: boolean
  /** The export whose dialog was chosen. */
  exporting: { what: ExportWhat; format: ExportFormat | null; year?: number } | null
  /** Outcome of the last copy, announced once. */
  said: string
  /** Ids of the entries chosen last, newest first. */
  recent: readonly string[]
}

/** Holds the state of the palette. */
export const paletteStore = () =>
  createStore<PaletteState>(() => ({
    isOpen: false,
    generation: 0,
    text: '',
    isEnterWaiting: false,
    exporting: null,
    said: '',
    recent: [],
  }))
/** Reads it in components. */
export const usePalette = storeHook(paletteStore)

/** Most entries that are remembered. */
const MAX_RECENT = 4

/** Remembers an entry that was chosen. */
export function rememberChoice(win: AppWindow, id: string): void {
  win.part(paletteStore).setState(({ recent }) => ({ recent: [id, ...recent.filter((other) => other !== id)].slice(0, MAX_RECENT) }))
}

/**
 * Opens or closes the palette, empty. Over another dialog it is drawn anew: that dialog has hidden what was drawn in advance from screen
 * readers.
 */
export function showPalette(win: AppWindow, isOpen: boolean): void {
  win.part(paletteStore).setState(({ generation }) => ({
    isOpen,
    generation: isOpen && document.querySelector('[role="dialog"]:not([hidden])') === null ? generation : generation + 1,
    text: '',
    isEnterWaiting: false,
  }))
}

/** Closes the dialog of the export that was chosen. */
export function closeExport(win: AppWindow): void {
  win.part(paletteStore).setState({ exporting: null })
}
