// Tags a notice by what happened to its transfer.
import type { Notice } from '../../shared/contract/notices.ts'
import type { Tone } from '../kit/Tag.tsx'
import { isSettled } from '../../shared/domain/transfer/transferStateMachine.ts'
import type { TransferPhase } from '../../shared/contract/transfer/transfer.ts'
import type { Words } from './words.ts'

/** Returns the tag of a notice. One kind has all ends without an arrival, so these are told apart by the phase. */
export function noticeTag({ noticeTags }: Words, { kind, phase }: Pick<Notice, 'kind' | 'phase'>): { text: string; tone: Tone } {
  switch (phase) {
    case 'failed':
    case 'failedOnSource':
      return { text: noticeTags.failed, tone: 'loss' }
    case 'refusedByChain':
    case 'expiredUnsent':
    case 'superseded':
      return { text: noticeTags.notSent, tone: 'plain' }
    case 'claimable':
    case 'unconverted':
      return { text: noticeTags[kind === 'needsYou' ? phase : kind], tone: 'warn' }
    default:
      return { text: noticeTags[kind], tone: kind === 'arrived' ? 'good' : 'warn' }
  }
}

/** Returns whether what a notice asked for or warned of has passed: the transfer has gone on since. */
export function isOver({ kind, phase }: Pick<Notice, 'kind' | 'phase'>, now: TransferPhase): boolean {
  if ((kind !== 'needsYou' && kind !== 'stuck') || now === phase) return false
  return isSettled(now) || (kind === 'needsYou' && now === 'tracking')
}
