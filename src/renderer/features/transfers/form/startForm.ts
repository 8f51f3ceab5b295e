// Starts the form for what another screen asks for, and leads the focus to what it still needs.
import { dropLink } from '../../../data/stores/linkStore.ts'
import type { AppWindow } from '../../../window.ts'
import { AMOUNT_ID, RECIPIENT_ID } from './form.ts'
import { dropOffers, editForm, formStore } from './formStore.ts'
import type { TransferWay } from '../../../location.ts'
import { changeWay } from './ways.ts'
import type { Known } from './defaults.ts'
import { missingField } from './recipients.ts'

/** Starts a payment to an address, unless the form is already about it. Account and asset are filled in as in an empty form. */
export function startSend(win: AppWindow, recipient: string): void {
  if (win.part(formStore).getState().form.recipient === recipient) return
  dropOffers(win)
  editForm(win, { from: null, to: null, typed: '', recipient })
  dropLink(win)
}

/** Makes the form send, swap or bridge; what it asks for already stays where it can. */
export function takeWay(win: AppWindow, way: TransferWay, known: Known): void {
  const changes = changeWay(win.part(formStore).getState().form, way, known)
  if (changes !== null && Object.keys(changes).length > 0) editForm(win, changes)
}

/** Returns the field that is missing next; null when none is, so that the focus stays. */
export function fieldToFill(win: AppWindow): HTMLElement | null {
  const missing = missingField(win.part(formStore).getState().form)
  return missing === null ? null : document.getElementById(missing === 'recipient' ? RECIPIENT_ID : AMOUNT_ID)
}

/** Focuses the field that is missing next. */
export function focusMissing(win: AppWindow): void {
  fieldToFill(win)?.focus()
}
