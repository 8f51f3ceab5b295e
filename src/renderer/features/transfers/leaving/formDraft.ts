// Finds the draft of what the form asks, and discards drafts.
import type { TransferView } from '../../../../shared/contract/transfer/transfer.ts'
import { isOpenDraft } from '../../../data/transfers/keptDraft.ts'
import { reloadTransfers, useTransfers } from '../../../data/transfers/transfersStore.ts'
import type { AppWindow } from '../../../window.ts'
import { isAskedBy, type Form } from '../form/form.ts'
import { useForm } from '../form/formStore.ts'

/** Returns the newest open draft of what the form asks; null for none. */
export function draftOf(form: Form, views: readonly TransferView[]): TransferView | null {
  return views.find((view) => isOpenDraft(view) && isOfForm(view) && isAskedBy(form, view.transfer.quote)) ?? null
}

/** Returns that draft, for components. */
export function useFormDraft(): TransferView | null {
  const form = useForm((state) => state.form)
  return useTransfers(({ value }) => (value === null ? null : draftOf(form, value)))
}

/** Discards a draft: nothing of it was signed. @throws AppError transfer.conflict where it moved on meanwhile. */
export async function discardDraft(win: AppWindow, { transfer: { id, version } }: TransferView): Promise<void> {
  try {
    await win.client['transfers.cancel']({ id, version })
  } finally {
    await reloadTransfers(win)
  }
}

function isOfForm({ transfer: { quote } }: TransferView): boolean {
  return quote.task === 'route' || quote.task === 'send'
}
