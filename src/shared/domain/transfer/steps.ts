// What is to be done next with a transfer, and by whom. Pure, free of zod.
import type { Transfer, TransferStep } from '../../contract/transfer/transfer.ts'
import { isReplaceable, isReplacing } from './legs.ts'

/** Who acts next, and how. `user` steps wait for consent; `core` steps go on by themselves, also after a restart. */
export interface NextStep {
  step: TransferStep
  owner: 'user' | 'core'
}

/** What is to be done next; null when the transfer is settled. */
export function nextStep(transfer: Transfer): NextStep | null {
  switch (transfer.phase) {
    case 'quoted':
    case 'authorised':
    // What the bridge has released is the user's to claim.
    case 'claimable':
      return { step: 'build', owner: 'user' }
    case 'built':
      return { step: 'sign', owner: 'user' }
    case 'signed':
      return { step: 'send', owner: 'user' }
    // The send was begun: whether it went out is found out by hash, and the same bytes go again while they are valid.
    case 'sending':
      return { step: 'send', owner: 'core' }
    case 'sent':
      return { step: 'register', owner: 'core' }
    case 'tracking':
      return { step: 'poll', owner: 'core' }
    case 'stopped':
      return { step: 'retrack', owner: 'core' }
    default:
      return null
  }
}

/** What the core does by itself, also while the user is asked something; null when it waits. */
export function coreStep(transfer: Transfer): TransferStep | null {
  // Anybody may finalize a withdrawal: whether somebody did is looked at while it waits for its owner.
  if (transfer.phase === 'claimable') return 'poll'
  // What waits may get into a block while the user reads and signs what is to replace it.
  if (isReplacing(transfer) && (transfer.phase === 'built' || transfer.phase === 'signed')) return 'register'
  const next = nextStep(transfer)
  return next?.owner === 'core' ? next.step : null
}

/** What the user may do beside the step that is due: an Ethereum transaction that waits can be sped up, or its nonce used for nothing. */
export function offeredSteps(transfer: Transfer): TransferStep[] {
  const isOut = transfer.phase === 'sending' || transfer.phase === 'sent'
  return isOut && isReplaceable(transfer) ? ['speedUp', 'abort'] : []
}
