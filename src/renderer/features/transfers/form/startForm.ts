// Starts the form for what another screen asks for, and leads the focus to what it still needs.
import { createStore } from 'zustand'
import { dropLink } from '../../../data/stores/linkStore.ts'
import { storeHook, type AppWindow } from '../../../window.ts'
import { copiedStore } from '../../../kit/hooks/clipboard.ts'
import { swapOf, type Swap } from '../../labels/pasted.ts'
import { AMOUNT_ID, QUESTIONS_ID, RECIPIENT_ID, REVIEW_ID, TO_ID, type Form, type Spot } from './form.ts'
import { forgetBack } from '../leaving/backDraft.ts'
import { dropOffers, editForm, emptyForm, formStore } from './formStore.ts'
import type { TransferWay } from '../../../location.ts'
import { changeWay } from './ways.ts'
import { firstElsewhere, type Known } from './defaults.ts'
import { missingField } from '../recipient/recipients.ts'

/** Holds whether the address that a sentence brought differs from the one that was copied here: it was pasted outside of the form. */
const arrivedStore = () => createStore<{ swap: Swap | null }>(() => ({ swap: null }))
/** Reads it in components. */
export const useArrived = storeHook(arrivedStore)

/** Starts a payment to an address, unless the form is already about it. Account and asset are filled in as in an empty form. */
export function startSend(win: AppWindow, recipient: string): void {
  if (win.part(formStore).getState().form.recipient === recipient) return
  dropOffers(win)
  forgetBack(win)
  editForm(win, { from: null, to: null, typed: '', recipient })
  dropLink(win)
}

/** Starts the form with what a sentence in the palette named; the rest is filled in as in an empty form. The account stays. */
export function startCommand(win: AppWindow, named: Pick<Form, 'from' | 'to' | 'typed' | 'recipient'>): void {
  const { accountId } = win.part(formStore).getState().form
  const { last } = win.part(copiedStore).getState()
  const spot = (one: Spot | null) => (one === null ? null : { chainId: one.chainId, denom: one.denom })
  emptyForm(win)
  editForm(win, { accountId, from: spot(named.from), to: spot(named.to), typed: named.typed, recipient: named.recipient })
  win.part(arrivedStore).setState({ swap: swapOf(last, named.recipient ?? '', Date.now()) })
}

/** Starts the form with an amount alone; the rest is filled in as in an empty form. The account stays. */
export function startAmount(win: AppWindow, typed: string): void {
  startCommand(win, { from: null, to: null, typed, recipient: null })
}

/** Makes the form send, swap or bridge; what it asks for already stays where it can. */
export function takeWay(win: AppWindow, way: TransferWay, known: Known): void {
  const changes = changeWay(win.part(formStore).getState().form, way, known)
  if (changes !== null && Object.keys(changes).length > 0) editForm(win, changes)
}

/** Chooses a destination for who is led through a first transfer, unless one is chosen. */
export function suggestDestination(win: AppWindow, known: Known): void {
  const { from, to } = win.part(formStore).getState().form
  if (from !== null && to === null) editForm(win, { to: firstElsewhere(from, known) })
}

/** Returns the field that is missing next; null when none is, so that the focus stays. */
export function fieldToFill(win: AppWindow): HTMLElement | null {
  const { form } = win.part(formStore).getState()
  if (form.from !== null && form.to === null) return document.getElementById(TO_ID)
  const missing = missingField(form)
  return missing === null ? null : document.getElementById(missing === 'recipient' ? RECIPIENT_ID : AMOUNT_ID)
}

/** Focuses the field that is missing next. */
export function focusMissing(win: AppWindow): void {
  fieldToFill(win)?.focus()
}

/** Focuses what the form waits for: a missing field, else the first question that is not agreed to, else the button to the review. */
export function focusNext(win: AppWindow): void {
  const question = document.querySelector<HTMLElement>(`#${QUESTIONS_ID} input:not(:checked)`)
  // The last button is the safe one.
  const next = fieldToFill(win) ?? question ?? document.querySelector<HTMLElement>(`#${REVIEW_ID} button:last-of-type`)
  next?.focus()
}
