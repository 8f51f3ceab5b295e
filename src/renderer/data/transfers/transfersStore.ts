// Holds all transfers, newest first as main lists them.
import type { Transfer, TransferView, UnreadableTransfer } from '../../../shared/contract/transfer/transfer.ts'
import { isDraft } from '../../../shared/domain/transfer/legs.ts'
import { isSettled } from '../../../shared/domain/transfer/transferStateMachine.ts'
import { keepEqual } from '../keepEqual.ts'
import { createResource } from '../resource.ts'
import { storeHook, type AppWindow, type ClientEvent } from '../../window.ts'

/** Holds the transfers with their live progress. */
export const transfersStore = (win: AppWindow) =>
  createResource<TransferView[]>(
    win,
    () => win.client['transfers.list']({}),
    () => false,
    {
      fold: withProgress,
      items: {
        idOf: (event) => (event.type === 'transfer.changed' ? event.id : null),
        read: async (id) => {
          const view = await win.client['transfers.get']({ id })
          return (views) => withView(views, view)
        },
      },
    },
  )

/** Returns the list with a view in its place, unless it has a newer version; one that is new is the newest. */
function withView(views: TransferView[], next: TransferView): TransferView[] {
  const held = views.find(({ transfer }) => transfer.id === next.transfer.id)
  if (held === undefined) return [next, ...views].toSorted((one, other) => other.transfer.number - one.transfer.number)
  return held.transfer.version > next.transfer.version ? views : views.map((view) => (view === held ? keepEqual(held, next) : view))
}

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
  const isListed = ({ transfer }: TransferView) => transfer.id === next.transfer.id
  win.part(transfersStore).setState(({ value }) => ({ value: value?.some(isListed) === true ? withView(value, next) : value }))
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
