// Describes money on its way between two chains in a few words: how far it is, and when that changes.
import type { Transfer } from '../../../shared/contract/transfer/transfer.ts'
import { fundsNow } from '../../../shared/domain/transfer/fundsNow.ts'
import { dueAt } from '../../../shared/domain/transfer/timelineTimes.ts'
import type { AllWords } from '../words.ts'
import { stateTag } from './transferState.ts'

/** Returns the state of a transfer with its time, where that is known. */
export function movingLine(words: AllWords, transfer: Transfer, now: number): { text: string; tone: 'dim' | 'warn' } {
  const { text, tone } = stateTag(words, transfer, now)
  const funds = fundsNow(transfer)
  const due = dueAt(transfer)
  if (funds.place === 'bridge') {
    const { stage = 'submitted', claimableAt = null } = transfer.withdrawal ?? {}
    return { text: words.stageText({ stage, claimableAt, expectedAt: due }, now), tone: 'dim' }
  }
  if (funds.place === 'returning' && funds.by !== 'packet' && funds.by.stage !== 'claimable') {
    const { claimableAt, expectedAt } = funds.by
    const at = claimableAt ?? expectedAt
    return { text: at === null ? text : words.returnTimeText(at, now, claimableAt !== null), tone: 'warn' }
  }
  if (tone === 'warn' || due === null || due <= now) return { text, tone: tone === 'warn' ? 'warn' : 'dim' }
  return { text: words.lateWords.left(words.formatDuration(due - now)), tone: 'dim' }
}
