// Draws the button that claims a refused deposit, once the bridge has released it.
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { claimWithdrawal } from '../../../data/transfers/claimWithdrawal.ts'
import { useTask } from '../../../data/useTask.ts'
import { ErrorNote } from '../../../kit/ErrorNote.tsx'
import { Button } from '../../../kit/forms/Button.tsx'
import { useAllWords, useAppWindow } from '../../../window.ts'

/** Draws the button; nothing of a transfer that nothing comes back of. */
export function ReturnClaim({ transfer: { accountId, withdrawal } }: { transfer: Transfer }) {
  const { transferDetailWords: words, withdrawalWords } = useAllWords()
  const win = useAppWindow()
  const claiming = useTask()
  if (withdrawal === null) return null
  const { chainId, sequence } = withdrawal
  return (
    <div>
      <Button
        kind="first"
        busy={claiming.isRunning ? withdrawalWords.preparing : null}
        onClick={() => void claiming.run(() => claimWithdrawal(win, { accountId, chainId, sequence }))}
      >
        {words.claim}
      </Button>
      {claiming.error !== null && <ErrorNote error={claiming.error} />}
    </div>
  )
}
