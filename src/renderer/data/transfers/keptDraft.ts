// Holds the draft that was left last, until the user goes on: leaving a review would otherwise say nothing about what stays of it.
import { createStore, type StoreApi } from 'zustand'
import type { TransferView } from '../../../shared/contract/transfer/transfer.ts'
import { isDraft } from '../../../shared/domain/transfer/legs.ts'
import { isSettled } from '../../../shared/domain/transfer/transferStateMachine.ts'
import { navigationStore } from '../../navigation.ts'
import { storeHook, type AppWindow } from '../../window.ts'

interface KeptDraft {
  /** The draft on whose review the user just was; null for none. */
  id: string | null
}

/** Holds the draft that was left last. */
export function keptDraftStore(win: AppWindow): StoreApi<KeptDraft> {
  const store = createStore<KeptDraft>(() => ({ id: null }))
  win.part(navigationStore).subscribe(() => store.setState({ id: null }))
  return store
}
/** Reads it in components. */
export const useKeptDraft = storeHook(keptDraftStore)

/** Keeps in mind that a review was left, if its transfer is an open draft. Called once the next screen is shown. */
export function keepDraft(win: AppWindow, view: TransferView): void {
  if (isOpenDraft(view)) win.part(keptDraftStore).setState({ id: view.transfer.id })
}

/** Forgets it, as when its line is closed. */
export function forgetDraft(win: AppWindow): void {
  win.part(keptDraftStore).setState({ id: null })
}

/** Returns whether the transfer is a draft that can be continued. */
export function isOpenDraft({ transfer }: Pick<TransferView, 'transfer'>): boolean {
  return !isSettled(transfer.phase) && isDraft(transfer)
}
