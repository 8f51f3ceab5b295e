// Says on the sheet of a transfer which failure it had on purpose: on the practice network only.
import { useCallback } from 'react'
import type { Transfer } from '../../../shared/contract/transfer/transfer.ts'
import { carriers } from '../../../shared/domain/transfer/timelineTimes.ts'
import { useApp } from '../../data/stores/appStore.ts'
import { useAsked } from '../../data/useAsked.ts'
import { useAllWords, type AppWindow } from '../../window.ts'

/** Draws the note; nothing for a transfer that went as any other. */
export function PractisedNote({ transfer, className }: { transfer: Transfer; className: string | undefined }) {
  const { troubleWords: words } = useAllWords()
  const isPractice = useApp((app) => app.value?.network.kind === 'practice')
  const hash = carriers(transfer).find(({ sentAt }) => sentAt !== null)?.hash ?? null
  const ask = useCallback((win: AppWindow) => win.client['practice.troubleOf']({ hash: hash ?? '' }), [hash])
  const { value: trouble } = useAsked(isPractice && hash !== null ? ask : null, isStale)
  if (trouble === null) return null
  return (
    <p className={className} role="note">
      {words.practised(words.troubles[trouble].name)}
    </p>
  )
}

/** It is settled once the transaction is in a block. */
function isStale({ type }: { type: string }): boolean {
  return type === 'transfer.changed'
}
