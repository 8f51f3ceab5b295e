// Holds the draft that the form was left with by the way back: its next review replaces it, however often the form is edited until then.
import { createStore, type StoreApi } from 'zustand'
import { navigationStore } from '../../../navigation.ts'
import { storeHook, type AppWindow } from '../../../window.ts'
import { isBeforeDevice } from './wayBack.ts'

interface BackDraft {
  /** The draft; null where the form began without one, or asks for something else. */
  id: string | null
}

/** Holds the draft until the user goes on: another screen, another beginning of the form or another network leave it as it is. */
export function backDraftStore(win: AppWindow): StoreApi<BackDraft> {
  const store = createStore<BackDraft>(() => ({ id: null }))
  const forget = () => store.setState({ id: null })
  win.part(navigationStore).subscribe(forget)
  win.onEvent(({ type }) => type === 'network.changed' && forget())
  return store
}
/** Reads it in components. */
export const useBackDraft = storeHook(backDraftStore)

/** Remembers the draft. Called once the form is shown and filled. */
export function rememberBack(win: AppWindow, id: string | null): void {
  win.part(backDraftStore).setState({ id })
}

/** Forgets the draft, as when the form is filled with something else: it stays in the list. */
export function forgetBack(win: AppWindow): void {
  rememberBack(win, null)
}

/** Returns the draft that a new transfer of the form replaces; null for none, or where it is continued. */
export function replacedBy(win: AppWindow, madeId: string): string | null {
  const { id } = win.part(backDraftStore).getState()
  return id === madeId ? null : id
}

/** Cancels a replaced draft that the device was not shown. Tidies up only, so that it never fails. */
export async function dropReplaced(win: AppWindow, id: string | null): Promise<void> {
  if (id === null) return
  try {
    const { transfer } = await win.client['transfers.get']({ id })
    if (isBeforeDevice(transfer)) await win.client['transfers.cancel']({ id, version: transfer.version })
  } catch {
    // The draft stays, unsigned: the list has it, and it can be discarded there.
  }
}
