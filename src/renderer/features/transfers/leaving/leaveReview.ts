// Leaves a review.
import { createStore } from 'zustand'
import { asAppError } from '../../../../shared/domain/errors.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { originScreen } from '../../../data/transfers/originScreen.ts'
import type { ScreenLocation } from '../../../location.ts'
import { go, navigationStore } from '../../../navigation.ts'
import { reviewStore } from '../review/reviewStore.ts'
import { isBeforeDevice, wayBack } from './wayBack.ts'
import type { AppWindow } from '../../../window.ts'

/** Returns where the review that is on screen leads back to. */
export function placeBehind(win: AppWindow, transfer: Transfer): ScreenLocation {
  return wayBack(transfer, win.part(navigationStore).getState().params.from)
}

/** Holds the draft that the form was left with by the way back. */
const backStore = () => createStore<{ id: string | null }>(() => ({ id: null }))

/**
 * Goes back to where the review came from. What the form made stays as a draft: the form names it, and its next review continues it. What
 * another list offered is cancelled, unless the device was shown it: that list makes a new one. Once something is signed, its transfer is
 * the place to return to.
 */
export async function leaveReview(win: AppWindow): Promise<void> {
  const { view, busy } = win.part(reviewStore).getState()
  const { screen, params } =
    view === null ? { screen: win.part(navigationStore).getState().params.from ?? 'transfer', params: {} } : placeBehind(win, view.transfer)
  const isUntouched = view !== null && busy === null && view.running === null && isBeforeDevice(view.transfer)
  const isOffered = view !== null && originScreen(view.transfer.quote) !== null && screen !== 'transfers'
  win.part(backStore).setState({ id: isUntouched && screen === 'transfer' ? view.transfer.id : null })
  if (!isUntouched || !isOffered) {
    go(win, screen, params)
    return
  }
  win.part(reviewStore).setState({ awaiting: null, renewal: null, busy: 'cancel' })
  go(win, screen, params)
  try {
    const cancelled = await win.client['transfers.cancel']({ id: view.transfer.id, version: view.transfer.version })
    if (win.part(reviewStore).getState().view?.transfer.id === cancelled.transfer.id)
      win.part(reviewStore).setState({ view: cancelled, busy: null })
  } catch (error) {
    win.part(reviewStore).setState({ busy: null, error: asAppError(error) })
  }
}

/** Cancels the draft that the form was left with, once its review makes another transfer: the form has one draft, however often it changes. */
export async function dropReplaced(win: AppWindow, madeId: string): Promise<void> {
  const { id } = win.part(backStore).getState()
  win.part(backStore).setState({ id: null })
  if (id === null || id === madeId) return
  const { transfer } = await win.client['transfers.get']({ id })
  if (isBeforeDevice(transfer)) await win.client['transfers.cancel']({ id, version: transfer.version })
}
