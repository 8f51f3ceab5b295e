// Says that a transfer was signed after its review was left, and is not sent: a signature is sent only where the user sees what it does.
import { PenLine, X } from 'lucide-react'
import type { TransferView } from '../../shared/contract/transfer/transfer.ts'
import { useTransfers } from '../data/transfers/transfersStore.ts'
import { rememberUnsent, useUnsent } from '../data/transfers/unsent.ts'
import { useTask } from '../data/useTask.ts'
import { discardDraft } from '../features/transfers/leaving/formDraft.ts'
import { Button } from '../kit/forms/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import { ErrorText } from '../kit/text/ErrorText.tsx'
import { go, useNavigation } from '../navigation.ts'
import { useAllWords, useAppWindow } from '../window.ts'
import { errorPhrase } from '../words/errors.ts'

/** Draws the line; nothing where the screen itself offers to send it. */
export function UnsentStrip() {
  const id = useUnsent((unsent) => unsent.id)
  const signed = useTransfers(({ value }) => value?.find((view) => view.transfer.id === id && isWaiting(view)) ?? null)
  const { params } = useNavigation()
  return signed === null || params.transferId === id ? null : <Strip key={signed.transfer.id} view={signed} />
}

function isWaiting({ transfer, running }: TransferView): boolean {
  return transfer.phase === 'signed' && running === null
}

function Strip({ view }: { view: TransferView }) {
  const { common, deviceWords, transferDetailWords, transferNumber, unsentWords: words } = useAllWords()
  const win = useAppWindow()
  const { run, isRunning, error } = useTask()
  const { id, number } = view.transfer
  return (
    <section className="strip" aria-label={words.label}>
      <Icon of={PenLine} size={14} tone="warn" />
      <p className="grow" role="alert">
        {error === null ? words.signed(transferNumber(number)) : <ErrorText of={errorPhrase(error)} />}
      </p>
      {/* Its sheet shows what would be sent, and sends it. */}
      <Button size="compact" onClick={() => go(win, 'transfers', { transferId: id })}>
        {deviceWords.openOther(transferNumber(number))}
      </Button>
      <Button
        size="compact"
        kind="quiet"
        busy={isRunning ? transferDetailWords.discarding : null}
        onClick={() => void run(() => discardDraft(win, view))}
      >
        {transferDetailWords.discard}
      </Button>
      <button
        type="button"
        className="icon-button"
        aria-label={common.close}
        title={common.close}
        onClick={() => rememberUnsent(win, null)}
      >
        <Icon of={X} size={14} />
      </button>
    </section>
  )
}
