// Reminds of blind signing after a transaction was signed with it: it stays on until somebody turns it off.
import { TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { isBlindSigned } from '../../../../shared/domain/blindSigning.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { pressPractice, reloadPracticeScreen, usePracticeScreen } from '../../devices/practiceStore.ts'
import { Button } from '../../../kit/forms/Button.tsx'
import { Icon } from '../../../kit/Icon.tsx'
import styles from './tracking.module.css'
import { useAllWords, useAppWindow } from '../../../window.ts'

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
