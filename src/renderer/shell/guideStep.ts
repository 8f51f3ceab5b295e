// Which step of the guided transfer comes next: read off what is there, so that doing it by another way counts too. Pure.
import { isSettled } from '../../shared/domain/transfer/machine.ts'
import type { PracticeScreen } from '../../shared/contract/status.ts'
import type { Transfer } from '../../shared/contract/transfer/transfer.ts'

export const GUIDE_STEPS = ['open', 'fill', 'ask', 'turn', 'reject', 'askAgain', 'turnAgain', 'approve', 'follow', 'done'] as const
export type GuideStep = (typeof GUIDE_STEPS)[number]

export interface GuideFacts {
  isOnTransfer: boolean
  hasRejected: boolean
  prompt: PracticeScreen['prompt']
  /** The newest transfer since the guide began; null when there is none. */
  transfer: Pick<Transfer, 'phase' | 'legs'> | null
}

const ARRIVED: readonly Transfer['phase'][] = ['completed', 'unconverted', 'claimed']

export function guideStep({ isOnTransfer, hasRejected, prompt, transfer }: GuideFacts): GuideStep {
  if (transfer !== null && ARRIVED.includes(transfer.phase)) return 'done'
  // One that came to nothing else is no reason to stop: another can be made.
  const current = transfer === null || isSettled(transfer.phase) ? null : transfer
  if (current !== null && current.legs.some(({ sentAt }) => sentAt !== null)) return 'follow'
  if (prompt !== null && prompt.kind !== 'openApp') {
    const isAtEnd = prompt.page >= prompt.pages.length - 1
    if (hasRejected) return isAtEnd ? 'approve' : 'turnAgain'
    return isAtEnd ? 'reject' : 'turn'
  }
  if (current !== null) return hasRejected ? 'askAgain' : 'ask'
  return isOnTransfer ? 'fill' : 'open'
}
