// All waybills, newest first as main lists them.
import type { TransferView, UnreadableTransfer } from '../../../shared/contract/transfer/transfer.ts'
import { isSettled } from '../../../shared/domain/transfer/machine.ts'
import { client, type ClientEvent } from '../api.ts'
import { createResource } from '../resource.ts'

const transfers = createResource<TransferView[]>(
  () => client['transfers.list']({}),
  (event) => event.type === 'transfer.changed',
  { fold: withProgress },
)

function withProgress(views: TransferView[], event: ClientEvent): TransferView[] {
  if (event.type !== 'transfer.progress' || views.every(({ transfer }) => transfer.id !== event.id)) return views
  return views.map((view) => (view.transfer.id === event.id ? { ...view, ...event.progress } : view))
}

export const useTransfers = transfers.use
export const reloadTransfers = transfers.reload

/** Puts what a step answered into the list, unless what stands there has more facts: answers may overtake one another. */
export function showAnswer(next: TransferView): void {
  const isOlder = ({ transfer }: TransferView) => transfer.id === next.transfer.id && transfer.version <= next.transfer.version
  transfers.use.setState(({ value }) => ({ value: value?.map((view) => (isOlder(view) ? next : view)) ?? null }))
}

/** Those whose rows cannot be read: nothing writes them, so they stay what they are while Waybill runs. */
const unreadable = createResource<UnreadableTransfer[]>(
  () => client['transfers.unreadable']({}),
  () => false,
)

export const useUnreadable = unreadable.use
export const reloadUnreadable = unreadable.reload

/** How many waybills are still under way. */
export function useLiveCount(): number {
  return useTransfers((transfers) => transfers.value?.filter((view) => !isSettled(view.transfer.phase)).length ?? 0)
}
