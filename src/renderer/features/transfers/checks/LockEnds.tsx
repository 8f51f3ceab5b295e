// Draws how the end of a lock changes: when it ends and when it would.
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import type { ActionOf } from '../../../../shared/domain/transfer/ownActions.ts'
import { useAllWords } from '../../../window.ts'

/** Draws the ends. */
export function LockEnds({ transfer, action }: { transfer: Transfer; action: ActionOf<'extendLock'> }) {
  const { actionWords: words, lockDay } = useAllWords()
  const { phase, quote } = transfer
  const hasEnded = action.release * 1000 < quote.quotedAt
  return (
    <>
      <p className="small dim">{(hasEnded ? words.lockEnded : words.lockEnds)(lockDay(action.release), lockDay(action.until))}</p>
      {phase !== 'completed' && <p className="small warn">{words.lockWarning}</p>}
    </>
  )
}
