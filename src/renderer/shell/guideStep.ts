// Determines the next step of the guided transfer from the current state, so that a step done in a different way counts too. Pure.
import { isSettled } from '../../shared/domain/transfer/transferStateMachine.ts'
import type { PracticeScreen } from '../../shared/contract/status.ts'
import type { Transfer } from '../../shared/contract/transfer/transfer.ts'

/** The steps in their order: one thing to do each, but the last, which only says that it is done. */
export const GUIDE_STEPS = [
  'open',
  'amount',
  'check',
  'ask',
  'turn',
  'reject',
  'askAgain',
  'turnAgain',
  'approve',
  'follow',
  'done',
] as const
/** A step of the guide. */
export type GuideStep = (typeof GUIDE_STEPS)[number]

/** The state that decides the step. */
export interface GuideFacts {
  isOnTransfer: boolean
  /** The form has an amount. */
  hasAmount: boolean
  hasRejected: boolean
  prompt: PracticeScreen['prompt']
  /** The newest transfer since the guide started; null when there is none. */
  transfer: Pick<Transfer, 'phase' | 'legs'> | null
}

const ARRIVED: readonly Transfer['phase'][] = ['completed', 'unconverted', 'claimed']

/** Returns the next step. */
export function guideStep({ isOnTransfer, hasAmount, hasRejected, prompt, transfer }: GuideFacts): GuideStep {
  if (transfer !== null && ARRIVED.includes(transfer.phase)) return 'done'
  // Ignores a transfer that ended without arriving: the user can make another one.
  const current = transfer === null || isSettled(transfer.phase) ? null : transfer
  if (current !== null && current.legs.some(({ sentAt }) => sentAt !== null)) return 'follow'
  if (prompt !== null && prompt.kind !== 'openApp') {
    const isAtEnd = prompt.page >= prompt.pages.length - 1
    if (hasRejected) return isAtEnd ? 'approve' : 'turnAgain'
    return isAtEnd ? 'reject' : 'turn'
  }
  if (current !== null) return hasRejected ? 'askAgain' : 'ask'
  if (!isOnTransfer) return 'open'
  return hasAmount ? 'check' : 'amount'
}

/** Returns the step's number and how many there are; null once nothing is left to do, and on another screen, where the guide only leads back. */
export function guidePlace(step: GuideStep): { number: number; of: number } | null {
  const toDo = GUIDE_STEPS.length - 2
  return step === 'done' || step === 'open' ? null : { number: GUIDE_STEPS.indexOf(step), of: toDo }
}

/** Returns whether a step practises the rejection, which can be left out. */
export function isRejecting(step: GuideStep): boolean {
  return step === 'turn' || step === 'reject'
}
