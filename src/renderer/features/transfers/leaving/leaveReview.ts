// Leaves a review.
import { asAppError } from '../../../../shared/domain/errors.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { originScreen } from '../../../data/transfers/originScreen.ts'
import type { ScreenLocation } from '../../../location.ts'
import { go, navigationStore } from '../../../navigation.ts'
import { reviewStore } from '../review/reviewStore.ts'
import { rememberBack } from './backDraft.ts'
import { isBeforeDevice, wayBack } from './wayBack.ts'
import type { AppWindow } from '../../../window.ts'

/** Returns where the review that is on screen leads back to. */
export function placeBehind(win: AppWindow, transfer: Transfer): ScreenLocation {
  return wayBack(transfer, win.part(navigationStore).getState().params.from)
}

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
  if (!isUntouched || !isOffered) {
    go(win, screen, params)
    if (isUntouched && screen === 'transfer') rememberBack(win, view.transfer.id)
    return
  }
  win.part(reviewStore).setState({ awaiting: null, renewal: null, busy: 'cancel' })
  go(win, screen, params)
  const { id, version } = view.transfer
  // Another review may be shown by the time of the answer, which is not about that one.
  const isStillShown = () => win.part(reviewStore).getState().view?.transfer.id === id
  try {
    const cancelled = await win.client['transfers.cancel']({ id, version })
    if (isStillShown()) win.part(reviewStore).setState({ view: cancelled, busy: null })
  } catch (error) {
    if (isStillShown()) win.part(reviewStore).setState({ busy: null, error: asAppError(error) })
  }
}
