// Puts a file where the user wants it: the desktop app has asked already, a browser downloads it from the address it was given.
import type { SavedFile } from '../../shared/contract/settings/exports.ts'

/** Where the file is: its path, or its name in the browser’s downloads; null when the user chose no place. */
export type Saved = { path: string } | { name: string } | null

/** Carries out main's answer. A browser asks the user itself, or puts the file into its downloads. */
export function receiveFile(saved: SavedFile): Saved {
  if (saved.state === 'cancelled') return null
  if (saved.state === 'saved') return { path: saved.path }
  const link = document.createElement('a')
  link.href = saved.url
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
  return { name: saved.name }
}

/** Returns whether the page is shown by a browser, which puts files into its downloads; the desktop app asks where. */
export function isInBrowser(): boolean {
  return globalThis.location.protocol.startsWith('http')
}
