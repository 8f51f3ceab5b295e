// Says that transfers are signed and not sent: a signature is sent only where the user sees what it does.
import { PenLine } from 'lucide-react'
import { useTransfers } from '../data/transfers/transfersStore.ts'
import { isUnsent } from '../data/transfers/unsent.ts'
import { Button } from '../kit/forms/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import { go, useNavigation } from '../navigation.ts'
import { useAllWords, useAppWindow } from '../window.ts'

/** Draws the line; nothing where the screen itself offers to send the only one. */
export function UnsentStrip() {
  const { deviceWords, transferNumber, unsentWords: words } = useAllWords()
  const win = useAppWindow()
  const views = useTransfers(({ value }) => value)
  const { params } = useNavigation()
  const [first, ...others] = (views ?? []).filter((view) => isUnsent(view) && view.transfer.id !== params.transferId)
  if (first === undefined) return null
  const { id, number } = first.transfer
  return (
    <section className="strip" aria-label={words.label}>
      <Icon of={PenLine} size={14} tone="warn" />
      <p className="grow" role="alert">
        {words.signed(transferNumber(number), others.length)}
      </p>
      {/* Its sheet shows what would be sent, sends it, and discards it. */}
      <Button size="compact" onClick={() => go(win, 'transfers', { transferId: id })}>
        {deviceWords.openOther(transferNumber(number))}
      </Button>
    </section>
  )
}
