// Names the unsigned draft of what the form asks, since the review continues it.
import { FilePen } from 'lucide-react'
import type { TransferView } from '../../../../shared/contract/transfer/transfer.ts'
import { useTask } from '../../../data/useTask.ts'
import { Button } from '../../../kit/forms/Button.tsx'
import { ErrorNote } from '../../../kit/ErrorNote.tsx'
import { Icon } from '../../../kit/Icon.tsx'
import { go } from '../../../navigation.ts'
import { useAllWords, useAppWindow } from '../../../window.ts'
import { discardDraft, useFormDraft } from '../leaving/formDraft.ts'
import styles from './transfer.module.css'

/** Draws the note; nothing without such a draft. */
export function DraftNote() {
  const draft = useFormDraft()
  // An error is about its own draft: with the next one, or without any, it is gone.
  return draft === null ? null : <NoteOf key={draft.transfer.id} draft={draft} />
}

function NoteOf({ draft }: { draft: TransferView }) {
  const { draftWords: words, transferNumber } = useAllWords()
  const win = useAppWindow()
  const { run, isRunning, error } = useTask()
  const { id, number } = draft.transfer
  return (
    <section className={styles.draftNote} aria-label={words.label}>
      <Icon of={FilePen} size={14} tone="dim" />
      <p role="status" className="small">
        {words.ofThis(transferNumber(number))}
      </p>
      <span className="line">
        <Button size="compact" onClick={() => go(win, 'transfer', { transferId: id })}>
          {words.open}
        </Button>
        <Button
          size="compact"
          kind="quiet"
          busy={isRunning ? words.discarding : null}
          onClick={() => void run(() => discardDraft(win, draft))}
        >
          {words.discard}
        </Button>
      </span>
      {error !== null && <ErrorNote error={error} />}
    </section>
  )
}
