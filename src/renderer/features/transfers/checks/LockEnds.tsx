// Draws how the end of a lock changes: when it ends and when it would, and until it is signed how the device shows the new end.
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { currentLeg } from '../../../../shared/domain/transfer/legs.ts'
import type { ActionOf } from '../../../../shared/domain/transfer/ownActions.ts'
import { useAllWords } from '../../../window.ts'

/** Draws the ends. */
export function LockEnds({ transfer, action }: { transfer: Transfer; action: ActionOf<'extendLock'> }) {
  const { actionWords: words, lockDay } = useAllWords()
  const { phase, quote } = transfer
  const leg = currentLeg(transfer)
  const shown = leg?.hash === null ? lastArgument(leg.document) : null
  const hasEnded = action.release * 1000 < quote.quotedAt
  return (
    <>
      <p className="small dim">{(hasEnded ? words.lockEnded : words.lockEnds)(lockDay(action.release), lockDay(action.until))}</p>
      {phase !== 'completed' && <p className="small warn">{words.lockWarning}</p>}
      {shown !== null && <p className="small dim">{words.lockOnLedger(shown)}</p>}
    </>
  )
}

/**
 * Returns the last argument as the device shows it; null for a document without any.
 * @example lastArgument('{…"args":["AA==","wA/DAwAAAAA="]…}') // 'wA/DAwAAAAA='
 */
export function lastArgument(document: string | null): string | null {
  return /"args":\["[\w+/=",]*"([\w+/]+=*)"\]/.exec(document ?? '')?.[1] ?? null
}
