// What the user must know before anything else on the review: a refusal, a lost answer, another window, an error.
import { Info, TriangleAlert } from 'lucide-react'
import { currentLeg, mayHaveLostSignature } from '../../shared/transferMachine.ts'
import type { TransferView } from '../../shared/transfer.ts'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { Icon } from '../ui/Icon.tsx'
import { pastReviewText, reviewWords as words } from '../words/review.ts'
import { verdictOf } from './verdict.ts'
import styles from './review.module.css'
import { useTransfer } from './transferStore.ts'

export function ReviewNotes({ view }: { view: TransferView }) {
  const { error } = useTransfer()
  const notes = useNotes(view)
  return (
    <div role="status">
      {notes.map((note) => (
        <p key={note.text} className={note.isCalm ? styles.note : `${styles.note} ${styles.alarm}`}>
          <Icon of={note.isCalm ? Info : TriangleAlert} tone={note.isCalm ? 'dim' : 'warn'} />
          <span>{note.text}</span>
        </p>
      ))}
      {error !== null && <ErrorNote error={error} />}
    </div>
  )
}

interface Note {
  text: string
  isCalm: boolean
}

function useNotes({ transfer, running }: TransferView): Note[] {
  const { busy, wasMovedElsewhere, error } = useTransfer()
  const leg = currentLeg(transfer)
  const notes: Note[] = []
  const add = (text: string, isCalm = false) => notes.push({ text, isCalm })
  if (wasMovedElsewhere) add(words.movedElsewhere, true)
  if (running !== null && busy === null) add(running === 'sign' ? words.askedAlready : words.runningElsewhere, true)
  if (transfer.phase === 'built' && leg !== null) {
    const verdict = verdictOf(leg.checks)
    if (verdict === 'unreadable') add(words.unreadable)
    if (verdict === 'differs') add(words.differs)
    if (leg.refusal !== null) add(words.refused, true)
    else if (mayHaveLostSignature(transfer) && busy === null && running === null) add(words.lostSignature)
  } else if (transfer.phase === 'signed') {
    if (busy === null) add(words.signedBefore)
  } else if (transfer.phase !== 'quoted' && transfer.phase !== 'authorised' && busy === null && error === null) {
    add(pastReviewText(transfer.phase), true)
  }
  return notes
}
