// Remembers what this window copied last. A page may not read the clipboard, so changes are found by comparing when something is pasted.
import { create } from 'zustand'

/** A copied text. */
export interface Copied {
  text: string
  /** Milliseconds since 1970. */
  at: number
}

/** Holds the last copied text; null before the first. */
export const useCopied = create<{ last: Copied | null }>(() => ({ last: null }))

/** Copies a text to the clipboard. @throws whatever the browser refuses it with. */
export async function writeClipboard(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
  useCopied.setState({ last: { text, at: Date.now() } })
}
