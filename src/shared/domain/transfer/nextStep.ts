// Determines the next step of a transfer, and whether the user or the core takes it. Pure, free of zod.
import type { Transfer, TransferStep } from '../../contract/transfer/transfer.ts'
import { isReplaceable, isReplacing } from './legs.ts'

/** A step and its owner. `user` steps wait for consent; `core` steps run automatically, also after a restart. */
export interface NextStep {
  step: TransferStep
  owner: 'user' | 'core'
}

/** Returns the next step; null when the transfer is settled. */
export function nextStep(transfer: Transfer): NextStep | null {
  switch (transfer.phase) {
    case 'quoted':
    case 'authorised':
    // A withdrawal that the bridge has released is claimed by the user.
    case 'claimable':
      return { step: 'build', owner: 'user' }
    case 'built':
      return { step: 'sign', owner: 'user' }
    case 'signed':
      return { step: 'send', owner: 'user' }
    // Sending has begun: looks the transaction up by hash, and sends the same bytes again while they are valid.
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

/** Returns the step that the core takes automatically, also while a user step is due; null when there is none. */
export function coreStep(transfer: Transfer): TransferStep | null {
  // Any account may finalize a withdrawal, so it is polled while it waits for its owner.
  if (transfer.phase === 'claimable') return 'poll'
  // The pending transaction may be included while the user reviews and signs its replacement.
  if (isReplacing(transfer) && (transfer.phase === 'built' || transfer.phase === 'signed')) return 'register'
  const next = nextStep(transfer)
  return next?.owner === 'core' ? next.step : null
}

/** Returns the optional steps of the user: a pending Ethereum transaction can be sped up or cancelled. */
export function offeredSteps(transfer: Transfer): TransferStep[] {
  const isOut = transfer.phase === 'sending' || transfer.phase === 'sent'
  return isOut && isReplaceable(transfer) ? ['speedUp', 'abort'] : []
}
