// Remembers what this window copied last. A page may not read the clipboard, so changes are found by comparing when something is pasted.
import { createStore } from 'zustand'
import { storeHook, type AppWindow } from '../../window.ts'

/** A copied text. */
export interface Copied {
  text: string
  /** Milliseconds since 1970. */
  at: number
}

/** Holds the last copied text; null before the first. */
export const copiedStore = () => createStore<{ last: Copied | null }>(() => ({ last: null }))
/** Reads it in components. */
export const useCopied = storeHook(copiedStore)

/** Copies a text to the clipboard. @throws whatever the browser refuses it with. */
export async function writeClipboard(win: AppWindow, text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
  win.part(copiedStore).setState({ last: { text, at: Date.now() } })
}
