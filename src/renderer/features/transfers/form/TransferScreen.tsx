// Transfer: the form, or the review of the transfer that the address of the screen names. A reload comes back to the same.
import { useEffect } from 'react'
import { useNavigation } from '../../../navigation.ts'
import { resumeTransfer } from '../review/driveTransfer.ts'
import { ReviewPanel } from '../review/ReviewPanel.tsx'
import { openTransfer, showView, useReview } from '../review/reviewStore.ts'
import { TransferForm } from './TransferForm.tsx'

export function TransferScreen() {
  const transferId = useNavigation((place) => place.params.transferId)
  useEffect(() => {
    if (transferId === undefined) {
      // A finished or left review must not lie under the form; one that this window is working on stays.
      if (useReview.getState().busy === null) showView(null)
      return
    }
    void openTransfer(transferId).then(resumeTransfer)
  }, [transferId])
  return transferId === undefined ? <TransferForm /> : <ReviewPanel transferId={transferId} />
}
