// Draws the form, or the review of the transfer that the screen's parameters name. A reload keeps it.
import { useEffect } from 'react'
import { useNavigation } from '../../../navigation.ts'
import { resumeTransfer } from '../review/driveTransfer.ts'
import { ReviewPanel } from '../review/ReviewPanel.tsx'
import { openTransfer, showView, useReview } from '../review/reviewStore.ts'
import { TransferForm } from './TransferForm.tsx'

/** Draws the Transfer screen. */
export function TransferScreen() {
  const transferId = useNavigation((place) => place.params.transferId)
  useEffect(() => {
    if (transferId === undefined) {
      // Closes a finished or abandoned review when the form is shown; one that this window is working on stays.
      if (useReview.getState().busy === null) showView(null)
      return
    }
    void openTransfer(transferId).then(resumeTransfer)
  }, [transferId])
  return transferId === undefined ? <TransferForm /> : <ReviewPanel transferId={transferId} />
}
