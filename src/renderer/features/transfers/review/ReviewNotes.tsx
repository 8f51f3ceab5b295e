// Shows what the user must know first on the review: a refusal, a lost answer, another window, an error.
import { Info, TriangleAlert } from 'lucide-react'
import type { AppError } from '../../../../shared/domain/errors.ts'
import { currentLeg, currentQuote, mayHaveLostSignature } from '../../../../shared/domain/transfer/legs.ts'
import type { Transfer, TransferView } from '../../../../shared/contract/transfer/transfer.ts'
import type { CheckLine } from '../../../../shared/contract/transfer/transferLeg.ts'
import { markedText } from '../../../../shared/domain/untrusted/untrustedText.ts'
import { ErrorNote } from '../../../kit/ErrorNote.tsx'
import { Icon } from '../../../kit/Icon.tsx'
import { exactText } from '../../../kit/text/amountText.ts'
import { ErrorText } from '../../../kit/text/ErrorText.tsx'
import { errorPhrase } from '../../../words/errors.ts'
import { feeOverClaim } from '../fees/feeOverClaim.ts'
import { verdictOf } from '../checks/verdict.ts'
import styles from './review.module.css'
import { useReview } from './reviewStore.ts'
import { useAllWords } from '../../../window.ts'

/** Draws the notes of the review. */
export function ReviewNotes({ view }: { view: TransferView }) {
  const { error } = useReview()
  const notes = useNotes(view)
  const { trouble } = view
  return (
    <div role="status">
      {notes.map((note) => (
        <p key={note.text} className={note.isCalm ? styles.note : `${styles.note} ${styles.alarm}`}>
          <Icon of={note.isCalm ? Info : TriangleAlert} tone={note.isCalm ? 'dim' : 'warn'} />
          <span>{note.text}</span>
        </p>
      ))}
      {trouble !== null && error === null && (
        <p className={styles.note}>
          <ErrorText of={errorPhrase(trouble)} />
        </p>
      )}
      {error !== null && (
        <div className={styles.error}>
          <ErrorNote error={error} isDanger={isUnsafe(error)} />
        </div>
      )}
    </div>
  )
}

/** Returns whether a message was refused because it does something else than was asked for. */
export function isUnsafe(error: AppError | null): boolean {
  return error?.code === 'transfer.unsafeMessage'
}

interface Note {
  text: string
  isCalm: boolean
}

function useNotes({ transfer, running }: TransferView): Note[] {
  const all = useAllWords()
  const { pastReviewText, reviewWords: words } = all
  const { busy, wasMovedElsewhere, error } = useReview()
  const leg = currentLeg(transfer)
  const { task } = currentQuote(transfer).quote
  const notes: Note[] = []
  const add = (text: string, isCalm = false) => notes.push({ text, isCalm })
  if (wasMovedElsewhere) add(words.movedElsewhere, true)
  if (running !== null && busy === null) add(running === 'sign' ? words.askedAlready : words.runningElsewhere, true)
  if (transfer.phase === 'built' && leg !== null) {
    const verdict = verdictOf(leg.checks)
    if (verdict === 'unreadable') add(words.unreadable)
    const loss = feeOverClaim(transfer)
    if (loss !== null) {
      const written = (units: string) => `${exactText(all, units, loss.asset.decimals)} ${markedText(loss.asset.symbol)}`
      add(words.claimCostsMore(written(loss.fee), written(loss.brings)))
    }
    if (verdict === 'differs') add(isFeeAlone(leg.checks) ? words.highFee : words.differs)
    if (leg.refusal !== null) add(words.refused, true)
    else if (mayHaveLostSignature(transfer) && busy === null && running === null) add(words.lostSignature)
  } else if (transfer.phase === 'signed') {
    if (busy === null) add(words.signedBefore)
  } else if (isWaitingForBlock(transfer)) {
    add(words.approvalSent, true)
  } else if (!isBeforeReview(transfer.phase) && busy === null && error === null) {
    add(pastReviewText(transfer.phase, task === 'route'), true)
  }
  return notes
}

/** Returns whether the message matches the request and only its fee is high. */
function isFeeAlone(checks: readonly CheckLine[]): boolean {
  return checks.every(({ subject, verdict }) => verdict === 'match' || subject === 'fee')
}

function isBeforeReview(phase: Transfer['phase']): boolean {
  return phase === 'quoted' || phase === 'authorised' || phase === 'claimable'
}

function isWaitingForBlock(transfer: Transfer): boolean {
  const isOut = transfer.phase === 'sending' || transfer.phase === 'sent'
  return isOut && currentLeg(transfer)?.purpose === 'approval'
}
