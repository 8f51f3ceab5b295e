// Says, on the screen after a review that was left, which draft stays of it.
import { FilePen, X } from 'lucide-react'
import type { TransferView } from '../../shared/contract/transfer/transfer.ts'
import { forgetDraft, isOpenDraft, useKeptDraft } from '../data/transfers/keptDraft.ts'
import { useTransfers } from '../data/transfers/transfersStore.ts'
import { useTask } from '../data/useTask.ts'
import { useBackDraft } from '../features/transfers/leaving/backDraft.ts'
import { discardDraft, useFormDraft } from '../features/transfers/leaving/formDraft.ts'
import { Button } from '../kit/forms/Button.tsx'
import { useFocusAfterClosing } from '../kit/hooks/lostFocus.ts'
import { Icon } from '../kit/Icon.tsx'
import { ErrorText } from '../kit/text/ErrorText.tsx'
import { go, useNavigation } from '../navigation.ts'
import { useAllWords, useAppWindow } from '../window.ts'
import { errorPhrase } from '../words/errors.ts'

/** Draws the line; nothing where the screen itself shows the draft. */
export function KeptDraftStrip() {
  const id = useKeptDraft((kept) => kept.id)
  const draft = useTransfers(({ value }) => value?.find((view) => view.transfer.id === id && isOpenDraft(view)) ?? null)
  const { screen, params } = useNavigation()
  const ofForm = useFormDraft()
  const replaced = useBackDraft((back) => back.id)
  const isOnForm = screen === 'transfer' && params.transferId === undefined
  // The form names the draft of what it asks. Edited right after the way back, its review replaces the draft, which is not kept then.
  const isOfForm = isOnForm && (ofForm?.transfer.id === id || replaced === id)
  const shown = params.transferId === id || isOfForm ? null : draft
  useFocusAfterClosing(shown !== null)
  // An error is about its own draft.
  return shown === null ? null : <Strip key={shown.transfer.id} draft={shown} />
}

function Strip({ draft }: { draft: TransferView }) {
  const { common, draftWords: words, transferNumber } = useAllWords()
  const win = useAppWindow()
  const { run, isRunning, error } = useTask()
  return (
    <section className="strip" aria-label={words.label}>
      <Icon of={FilePen} size={14} tone="dim" />
      <p className="grow" role="status">
        {error === null ? words.kept(transferNumber(draft.transfer.number)) : <ErrorText of={errorPhrase(error)} />}
      </p>
      <Button size="compact" onClick={() => go(win, 'transfer', { transferId: draft.transfer.id })}>
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
      <button type="button" className="icon-button" aria-label={common.close} title={common.close} onClick={() => forgetDraft(win)}>
        <Icon of={X} size={14} />
      </button>
    </section>
  )
}
