// Holds all transfers, newest first as main lists them.
import type { Transfer, TransferView, UnreadableTransfer } from '../../../shared/contract/transfer/transfer.ts'
import { isDraft } from '../../../shared/domain/transfer/legs.ts'
import { isSettled } from '../../../shared/domain/transfer/transferStateMachine.ts'
import { createResource } from '../resource.ts'
import { storeHook, type AppWindow, type ClientEvent } from '../../window.ts'

/** Holds the transfers with their live progress. */
export const transfersStore = (win: AppWindow) =>
  createResource<TransferView[]>(
    win,
    () => win.client['transfers.list']({}),
    (event) => event.type === 'transfer.changed',
    { fold: withProgress },
  )

function withProgress(views: TransferView[], event: ClientEvent): TransferView[] {
  if (event.type !== 'transfer.progress' || views.every(({ transfer }) => transfer.id !== event.id)) return views
  return views.map((view) => (view.transfer.id === event.id ? { ...view, ...event.progress } : view))
}

/** Subscribes to the transfers. */
export const useTransfers = storeHook(transfersStore)
/** Subscribes to one transfer. */
export function useTransfer(id: string | null | undefined): Transfer | undefined {
  return useTransfers(({ value }) => value?.find(({ transfer }) => transfer.id === id)?.transfer)
}

/** Reads the transfers again. */
export const reloadTransfers = (win: AppWindow) => win.part(transfersStore).reload()

/** Puts the answer of a step into the list, unless the list has a newer version: answers may arrive out of order. */
export function showAnswer(win: AppWindow, next: TransferView): void {
  const isOlder = ({ transfer }: TransferView) => transfer.id === next.transfer.id && transfer.version <= next.transfer.version
  win.part(transfersStore).setState(({ value }) => ({ value: value?.map((view) => (isOlder(view) ? next : view)) ?? null }))
}

/** Transfers whose rows cannot be read: they cannot change while Waybill runs. */
const unreadableStore = (win: AppWindow) =>
  createResource<UnreadableTransfer[]>(
    win,
    () => win.client['transfers.unreadable']({}),
    () => false,
  )

/** Subscribes to the unreadable transfers. */
export const useUnreadable = storeHook(unreadableStore)
/** Reads the unreadable transfers again. */
export const reloadUnreadable = (win: AppWindow) => win.part(unreadableStore).reload()

/** Returns how many transfers are under way; a draft is none yet. */
export function useLiveCount(): number {
  return useTransfers(
    (transfers) => transfers.value?.filter(({ transfer }) => !isSettled(transfer.phase) && !isDraft(transfer)).length ?? 0,
  )
}
