// Holds the filter of the Transfers screen and the running action on a transfer: every step names the version that was shown.
import { createStore } from 'zustand'
import { asAppError, type AppError } from '../../../../shared/domain/errors.ts'
import type { TransferView } from '../../../../shared/contract/transfer/transfer.ts'
import { isDraft } from '../../../../shared/domain/transfer/legs.ts'
import { go, navigationStore } from '../../../navigation.ts'
import { reloadTransfers, showAnswer } from '../../../data/transfers/transfersStore.ts'
import { clearSent } from '../form/clearSent.ts'
import type { Filter, Kind } from '../list/listing.ts'
import { storeHook, type AppWindow } from '../../../window.ts'

/** An action on a transfer. */
export type Action = 'check' | 'send' | 'cancel' | 'retrack' | 'speedUp' | 'abort'

interface OpenTransferState {
  filter: Filter
  kind: Kind
  /** What runs now, and on which transfer. */
  busy: { id: string; action: Action } | null
  /** Why the last action failed, and on which transfer. */
  failure: { id: string; error: AppError } | null
}

/** Holds the filter and the running action. */
const openTransferStore = () => createStore<OpenTransferState>(() => ({ filter: 'all', kind: 'all', busy: null, failure: null }))
/** Reads it in components. */
export const useOpenTransfer = storeHook(openTransferStore)

/** Changes the filter. */
export function setFilter(win: AppWindow, filter: Filter): void {
  win.part(openTransferStore).setState({ filter })
}

/** Changes which kind is listed. */
export function setKind(win: AppWindow, kind: Kind): void {
  win.part(openTransferStore).setState({ kind })
}

/** Asks the router now instead of at the next planned time. */
export async function checkNow(win: AppWindow, view: TransferView): Promise<void> {
  await run(win, view, 'check', () => win.client['transfers.checkNow']({ id: view.transfer.id }))
}

/** Sends what was signed earlier; the core continues from there. */
export async function sendNow(win: AppWindow, view: TransferView): Promise<void> {
  if (await run(win, view, 'send', () => win.client['transfers.step']({ ...seen(view), step: 'send' }))) clearSent(win, view.transfer)
}

/** Resumes tracking that the router had given up. */
export async function trackAgain(win: AppWindow, view: TransferView): Promise<void> {
  await run(win, view, 'retrack', () => win.client['transfers.step']({ ...seen(view), step: 'retrack' }))
}

/** Cancels before the signature, discards after it. */
export async function cancel(win: AppWindow, view: TransferView): Promise<void> {
  const isDone = await run(win, view, 'cancel', () => win.client['transfers.cancel'](seen(view)))
  // A discarded draft is no longer listed: the screen shows the first of the others, not that this one is missing.
  if (isDone && isDraft(view.transfer) && win.part(navigationStore).getState().params.transferId === view.transfer.id) go(win, 'transfers')
}

/** Prepares a transaction that replaces a waiting one, and shows it for review; nothing is signed before that. */
export async function replaceWaiting(win: AppWindow, view: TransferView, step: 'speedUp' | 'abort'): Promise<void> {
  const isReady = await run(win, view, step, () => win.client['transfers.step']({ ...seen(view), step }))
  if (isReady) go(win, 'transfer', { transferId: view.transfer.id, from: 'transfers' })
}

function seen({ transfer }: TransferView): { id: string; version: number } {
  return { id: transfer.id, version: transfer.version }
}

/** Runs an action. @returns whether it succeeded. */
async function run(win: AppWindow, { transfer: { id } }: TransferView, action: Action, ask: () => Promise<TransferView>): Promise<boolean> {
  if (win.part(openTransferStore).getState().busy !== null) return false
  win.part(openTransferStore).setState({ busy: { id, action }, failure: null })
  try {
    showAnswer(win, await ask())
    win.part(openTransferStore).setState({ busy: null })
    return true
  } catch (error) {
    win.part(openTransferStore).setState({ busy: null, failure: { id, error: asAppError(error) } })
    // Reads the stored state, which another window may have changed first.
    await reloadTransfers(win)
    return false
  }
}
