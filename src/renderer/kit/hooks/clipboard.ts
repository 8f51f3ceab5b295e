// What this window put on the clipboard last. A page may not read the clipboard, so whoever wants to know what became of it
// compares when something is pasted.
import { create } from 'zustand'

export interface Copied {
  text: string
  /** Milliseconds since 1970. */
  at: number
}

/** Null before the first. */
export const useCopied = create<{ last: Copied | null }>(() => ({ last: null }))

/** Puts a text on the clipboard. @throws whatever the browser refuses it with. */
export async function writeClipboard(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
  useCopied.setState({ last: { text, at: Date.now() } })
}
