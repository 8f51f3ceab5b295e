// What is typed and stored nowhere else outlives the one reload that Waybill makes by itself: that of another language. It lies in
// the tab's own memory from just before the reload until the page is back, and not a moment longer.
import type { StoreApi } from 'zustand'

const EVENT = 'waybill.reload'
const nameOf = (part: string) => `waybill.kept.${part}`

export interface Keeping<State> {
  /** What is to be kept; null for nothing. */
  keep(state: State): unknown
  /** Reads it again; null where it cannot be read. */
  restore(kept: unknown): Partial<State> | null
}

/** Loads the page anew with what was typed in it. */
export function reloadKeeping(): void {
  window.dispatchEvent(new Event(EVENT))
  window.location.reload()
}

/**
 * Takes back what a store held before the reload, and keeps it over the next.
 * @returns whether there was anything.
 */
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

/** What stands in a field is kept unless it is empty. */
export const TYPED_TEXT: Keeping<{ text: string }> = {
  keep: ({ text }) => (text === '' ? null : text),
  restore: (kept) => (typeof kept === 'string' ? { text: kept } : null),
}
