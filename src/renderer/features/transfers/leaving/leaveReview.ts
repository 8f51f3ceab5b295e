// Leaves a review.
import { asAppError } from '../../../../shared/domain/errors.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import type { ScreenLocation } from '../../../location.ts'
import { go, navigationStore } from '../../../navigation.ts'
import { reviewStore } from '../review/reviewStore.ts'
import { isBeforeDevice, wayBack } from './wayBack.ts'
import type { AppWindow } from '../../../window.ts'

/** Returns where the review that is on screen leads back to. */
export function placeBehind(win: AppWindow, transfer: Transfer): ScreenLocation {
  return wayBack(transfer, win.part(navigationStore).getState().params.from)
}

/**
 * Goes back to where the review came from. Cancels what was prepared but never shown to the device: the form, or the list that it came
 * from, makes a new one. Once something is signed, its transfer is the place to return to.
 */
export async function leaveReview(win: AppWindow): Promise<void> {
  const { view, busy } = win.part(reviewStore).getState()
  const isUntouched = view !== null && busy === null && view.running === null && isBeforeDevice(view.transfer)
  const { screen, params } =
    view === null ? { screen: win.part(navigationStore).getState().params.from ?? 'transfer', params: {} } : placeBehind(win, view.transfer)
  go(win, screen, params)
  if (!isUntouched) return
  win.part(reviewStore).setState({ awaiting: null, renewal: null })
  try {
    await win.client['transfers.cancel']({ id: view.transfer.id, version: view.transfer.version })
  } catch (error) {
    win.part(reviewStore).setState({ error: asAppError(error) })
  }
}
