// Clears what the form still holds of a transfer that was sent.
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { dropLink } from '../../../data/stores/linkStore.ts'
import { isAskedBy, isSend } from './form.ts'
import { dropOffers, editForm, formStore } from './formStore.ts'
import type { AppWindow } from '../../../window.ts'

/**
 * Clears amount, destination, recipient, memo and agreements of the form, and the note about the link that filled it, once the transfer that
 * it asked for was sent, so that one more press cannot send it twice. What was typed meanwhile stays.
 */
export function clearSent(win: AppWindow, { quote }: Pick<Transfer, 'quote'>): void {
  if (!isAskedBy(win.part(formStore).getState().form, quote)) return
  dropOffers(win)
  const { form } = win.part(formStore).getState()
  // A send has no destination of its own.
  editForm(win, { typed: '', recipient: null, memo: '', ...(isSend(form) ? {} : { to: null }) })
  win.part(formStore).setState({ isSent: true })
  dropLink(win)
}
