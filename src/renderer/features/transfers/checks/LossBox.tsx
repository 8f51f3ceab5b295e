// Shows on the review what a claim loses for good, with the box that must be ticked before it is signed.
import { currentLeg, currentQuote } from '../../../../shared/domain/transfer/legs.ts'
import type { TransferView } from '../../../../shared/contract/transfer/transfer.ts'
import { useGaugeNames } from '../../../parts/ballotText.ts'
import { useAllWords } from '../../../window.ts'
import { Consent } from '../offers/GateBox.tsx'
import { losesByClaim, vipWarnings } from './VipParts.tsx'
import styles from '../review/review.module.css'

const BOX_ID = 'review-loss'

/** What a claim loses for good. */
export interface Losses {
  /** A sentence each; empty for nothing. */
  texts: string[]
  /** Some of it is lost by this claim, and must be accepted; the rest is lost whether or not it is signed. */
  isByClaim: boolean
}

/** Returns what signing the document under review loses, and what was lost before. */
export function useLosses({ transfer }: Pick<TransferView, 'transfer'>): Losses {
  const all = useAllWords()
  const nameOf = useGaugeNames(currentQuote(transfer).quote.vipClaim ?? [])
  const isReviewed = transfer.phase === 'built' && currentLeg(transfer) !== null
  return { texts: isReviewed ? vipWarnings(all, transfer.quote, nameOf) : [], isByClaim: isReviewed && losesByClaim(transfer.quote) }
}

/** Leads to the box that is not ticked yet. */
export const showLoss = (): void => document.getElementById(BOX_ID)?.focus()

/** Properties of `LossBox`. */
export interface LossBoxProps {
  losses: Losses
  isAccepted: boolean
  onAccept: (isAccepted: boolean) => void
}

/** Draws the box; nothing where nothing is lost, and no question where signing changes nothing of it. */
export function LossBox({ losses: { texts, isByClaim }, isAccepted, onAccept }: LossBoxProps) {
  const { reviewWords: words } = useAllWords()
  if (texts.length === 0) return null
  const lines = texts.map((text) => (
    <p key={text} role="status">
      {text}
    </p>
  ))
  if (!isByClaim) return <div className={styles.note}>{lines}</div>
  return (
    <div className={`${styles.note} ${styles.alarm}`}>
      <Consent id={BOX_ID} agree={words.acceptLoss} isAgreed={isAccepted} onAgree={onAccept}>
        {lines}
      </Consent>
    </div>
  )
}
