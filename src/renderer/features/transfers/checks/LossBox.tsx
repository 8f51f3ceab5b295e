// Shows on the review what a claim loses for good, with the box that must be ticked before it is signed.
import { currentLeg, currentQuote } from '../../../../shared/domain/transfer/legs.ts'
import type { TransferView } from '../../../../shared/contract/transfer/transfer.ts'
import { useGaugeNames } from '../../../parts/ballotText.ts'
import { useAllWords } from '../../../window.ts'
import { Consent } from '../offers/GateBox.tsx'
import { vipWarnings } from './VipParts.tsx'
import styles from '../review/review.module.css'

const BOX_ID = 'review-loss'

/** Returns what signing the document under review loses for good, a sentence each; empty for nothing. */
export function useLosses({ transfer }: Pick<TransferView, 'transfer'>): string[] {
  const all = useAllWords()
  const nameOf = useGaugeNames(currentQuote(transfer).quote.vipClaim ?? [])
  return transfer.phase === 'built' && currentLeg(transfer) !== null ? vipWarnings(all, transfer.quote, nameOf) : []
}

/** Leads to the box that is not ticked yet. */
export const showLoss = (): void => document.getElementById(BOX_ID)?.focus()

/** Properties of `LossBox`. */
export interface LossBoxProps {
  losses: readonly string[]
  isAccepted: boolean
  onAccept: (isAccepted: boolean) => void
}

/** Draws the box; nothing where nothing is lost. */
export function LossBox({ losses, isAccepted, onAccept }: LossBoxProps) {
  const { reviewWords: words } = useAllWords()
  if (losses.length === 0) return null
  return (
    <div className={`${styles.note} ${styles.alarm}`}>
      <Consent id={BOX_ID} agree={words.acceptLoss} isAgreed={isAccepted} onAgree={onAccept}>
        {losses.map((loss) => (
          <p key={loss} role="status">
            {loss}
          </p>
        ))}
      </Consent>
    </div>
  )
}
