// Tags a notice by what happened to its transfer.
import type { Notice } from '../../shared/contract/notices.ts'
import type { Tone } from '../kit/Tag.tsx'
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
    default:
      return { text: noticeTags[kind], tone: kind === 'arrived' ? 'good' : 'warn' }
  }
}
