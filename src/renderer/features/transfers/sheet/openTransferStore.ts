// Holds the filter of the Transfers screen and the running action on a transfer: every step names the version that was shown.
import { create } from 'zustand'
import { asAppError, type AppError } from '../../../../shared/domain/errors.ts'
import type { TransferView } from '../../../../shared/contract/transfer/transfer.ts'
import { client } from '../../../data/api.ts'
import { go } from '../../../navigation.ts'
import { reloadTransfers, showAnswer } from '../../../data/transfers/transfersStore.ts'
import type { Filter } from './listing.ts'

/** An action on a transfer. */
export type Action = 'check' | 'send' | 'cancel' | 'retrack' | 'speedUp' | 'abort'

interface OpenTransferState {
  filter: Filter
  /** What runs now, and on which transfer. */
  busy: { id: string; action: Action } | null
  /** Why the last action failed, and on which transfer. */
  failure: { id: string; error: AppError } | null
}

/** Holds the filter and the running action. */
export const useOpenTransfer = create<OpenTransferState>(() => ({ filter: 'all', busy: null, failure: null }))

/** Changes the filter. */
export function setFilter(filter: Filter): void {
  useOpenTransfer.setState({ filter })
}

/** Asks the router now instead of at the next planned time. */
export async function checkNow(view: TransferView): Promise<void> {
  await run(view, 'check', () => client['transfers.checkNow']({ id: view.transfer.id }))
}

/** Sends what was signed earlier; the core continues from there. */
export async function sendNow(view: TransferView): Promise<void> {
  await run(view, 'send', () => client['transfers.step']({ ...seen(view), step: 'send' }))
}

/** Resumes tracking that the router had given up. */
export async function trackAgain(view: TransferView): Promise<void> {
  await run(view, 'retrack', () => client['transfers.step']({ ...seen(view), step: 'retrack' }))
}

/** Cancels before the signature, discards after it. */
export async function cancel(view: TransferView): Promise<void> {
  await run(view, 'cancel', () => client['transfers.cancel'](seen(view)))
}

/** Prepares a transaction that replaces a waiting one, and shows it for review; nothing is signed before that. */
export async function replaceWaiting(view: TransferView, step: 'speedUp' | 'abort'): Promise<void> {
  const isReady = await run(view, step, () => client['transfers.step']({ ...seen(view), step }))
  if (isReady) go('transfer', { transferId: view.transfer.id })
}

function seen({ transfer }: TransferView): { id: string; version: number } {
  return { id: transfer.id, version: transfer.version }
}

/** Runs an action. @returns whether it succeeded. */
async function run({ transfer: { id } }: TransferView, action: Action, ask: () => Promise<TransferView>): Promise<boolean> {
  if (useOpenTransfer.getState().busy !== null) return false
  useOpenTransfer.setState({ busy: { id, action }, failure: null })
  try {
    showAnswer(await ask())
    useOpenTransfer.setState({ busy: null })
    return true
  } catch (error) {
    useOpenTransfer.setState({ busy: null, failure: { id, error: asAppError(error) } })
    // Reads the stored state, which another window may have changed first.
    await reloadTransfers()
    return false
  }
}
