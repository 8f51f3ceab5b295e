// Draws the form, or the review of the transfer that the screen's parameters name. A reload keeps it.
import { useEffect } from 'react'
import { useNavigation } from '../../../navigation.ts'
import { resumeTransfer } from '../review/driveTransfer.ts'
import { ReviewPanel } from '../review/ReviewPanel.tsx'
import { openTransfer, showView, reviewStore } from '../review/reviewStore.ts'
import { TransferForm } from './TransferForm.tsx'
import { useAppWindow } from '../../../window.ts'

/** Draws the Transfer screen. */
export function TransferScreen() {
  const win = useAppWindow()
  const transferId = useNavigation((place) => place.params.transferId)
  useEffect(() => {
    if (transferId === undefined) {
      // Closes a finished or abandoned review when the form is shown; one that this window is working on stays.
      if (win.part(reviewStore).getState().busy === null) showView(win, null)
      return
    }
    void openTransfer(win, transferId).then(() => resumeTransfer(win))
  }, [win, transferId])
  return transferId === undefined ? <TransferForm /> : <ReviewPanel transferId={transferId} />
}
