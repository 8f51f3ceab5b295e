// Holds the transfer whose signature arrived after its review was left: it waits to be sent, and nobody would look for it.
import { createStore, type StoreApi } from 'zustand'
import { storeHook, type AppWindow } from '../../window.ts'

interface Unsent {
  /** The transfer that was signed aside; null for none, and once its line was closed. */
  id: string | null
}

/** Holds the transfer that was signed aside. */
export function unsentStore(win: AppWindow): StoreApi<Unsent> {
  const store = createStore<Unsent>(() => ({ id: null }))
  win.onEvent(({ type }) => type === 'network.changed' && store.setState({ id: null }))
  return store
}
/** Reads it in components. */
export const useUnsent = storeHook(unsentStore)

/** Remembers that a transfer was signed aside; null forgets it. */
export function rememberUnsent(win: AppWindow, id: string | null): void {
  win.part(unsentStore).setState({ id })
}
