// Keeps typed text that is stored nowhere else over the one reload that Waybill makes by itself, after a change of language. The text lies
// in the tab's session storage from just before the reload until the page is back, and no longer.
import type { StoreApi } from 'zustand'

const EVENT = 'waybill.reload'
const nameOf = (part: string) => `waybill.kept.${part}`

/** How a store is kept over a reload. */
export interface Keeping<State> {
  /** Returns what is to be kept; null for nothing. */
  keep(state: State): unknown
  /** Reads it back; null where it cannot be read. */
  restore(kept: unknown): Partial<State> | null
}

/** Reloads the page and keeps what was typed in it. */
export function reloadKeeping(): void {
  window.dispatchEvent(new Event(EVENT))
  window.location.reload()
}

/** Restores what a store held before the reload, and keeps it over the next. @returns whether there was anything. */
export function persistOverReload<Part, State extends Part>(
  part: string,
  store: StoreApi<State>,
  { keep, restore }: Keeping<Part>,
): boolean {
  window.addEventListener(EVENT, () => {
    const kept = keep(store.getState())
    if (kept !== null) window.sessionStorage.setItem(nameOf(part), JSON.stringify(kept))
  })
  const stored = window.sessionStorage.getItem(nameOf(part))
  window.sessionStorage.removeItem(nameOf(part))
  const state = stored === null ? null : restore(JSON.parse(stored))
  if (state !== null) store.setState(state as Partial<State>)
  return state !== null
}

/** Keeps a text field unless it is empty. */
export const TYPED_TEXT: Keeping<{ text: string }> = {
  keep: ({ text }) => (text === '' ? null : text),
  restore: (kept) => (typeof kept === 'string' ? { text: kept } : null),
}
