// Draws the notes on a sheet: a reminder of blind signing, which stays on until somebody turns it off, and a failure that was practised.
import { TriangleAlert } from 'lucide-react'
import { useCallback, useEffect } from 'react'
import { isBlindSigned } from '../../../../shared/domain/blindSigning.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { carriers } from '../../../../shared/domain/transfer/timelineTimes.ts'
import { useApp } from '../../../data/stores/appStore.ts'
import { useAsked } from '../../../data/useAsked.ts'
import { pressPractice, reloadPracticeScreen, usePracticeScreen } from '../../devices/practiceStore.ts'
import { Button } from '../../../kit/forms/Button.tsx'
import { Icon } from '../../../kit/Icon.tsx'
import styles from './tracking.module.css'
import { useAllWords, useAppWindow, type AppWindow } from '../../../window.ts'

/** How long after the transaction was sent the reminder of a real Ledger stays, whose setting can't be read from here, ms. */
const REMIND_MS = 10 * 60_000

/** Draws the reminder; nothing where nothing was signed blindly, or once the drawn Ledger has it off. */
export function BlindReminder({ transfer, now }: { transfer: Transfer; now: number }) {
  const { deviceWords: words } = useAllWords()
  const win = useAppWindow()
  const screen = usePracticeScreen((state) => state.value)
  const signed = transfer.legs.findLast(({ evm, sentAt }) => evm !== null && sentAt !== null && isBlindSigned(evm.data))
  const isRecent = signed !== undefined && now - (signed.sentAt ?? 0) < REMIND_MS
  useEffect(() => {
    if (isRecent) void reloadPracticeScreen(win)
  }, [win, isRecent])
  if (!isRecent || screen?.blindSigning === false) return null
  return (
    <div className={`line small ${styles.reminder}`} role="note">
      <Icon of={TriangleAlert} tone="warn" />
      <span className="grow">{screen === null ? words.blindReminder : words.blindStillOn}</span>
      {screen !== null && (
        <Button size="compact" onClick={() => void pressPractice(win, 'blindSigningOff')}>
          {words.blindTurnOff}
        </Button>
      )}
    </div>
  )
}

/** Says which failure a transfer had on purpose, on the practice network; nothing for one that went as any other. */
export function PractisedNote({ transfer }: { transfer: Transfer }) {
  const { troubleWords: words } = useAllWords()
  const isPractice = useApp((app) => app.value?.network.kind === 'practice')
  const hash = carriers(transfer).find(({ sentAt }) => sentAt !== null)?.hash ?? null
  const ask = useCallback((win: AppWindow) => win.client['practice.troubleOf']({ hash: hash ?? '' }), [hash])
  const { value: trouble } = useAsked(isPractice && hash !== null ? ask : null, isStale)
  if (trouble === null) return null
  return (
    <p className={`small dim ${styles.reason}`} role="note">
      {words.practised(words.troubles[trouble].name)}
    </p>
  )
}

/** It is settled once the transaction is in a block. */
function isStale({ type }: { type: string }): boolean {
  return type === 'transfer.changed'
}
