// Holds the English texts of the signatures of a transfer: what each is, and what became of it.
import type { Leg } from '../../../../shared/contract/transfer/transferLeg.ts'
import { formatCount } from '../format.ts'

/** Names what was, or is to be, signed. */
export function signatureTitle({ purpose, replaces }: Pick<Leg, 'purpose' | 'replaces'>): string {
  if (replaces?.how === 'speedUp') return 'Resend with a higher fee'
  if (replaces?.how === 'cancel') return 'Cancel a pending transaction'
  switch (purpose) {
    case 'transfer':
      return 'Transfer'
    case 'hook':
      return 'Permission to convert'
    case 'approval':
      return 'Approval'
    case 'claim':
      return 'Claim'
    case 'revoke':
      return 'Revoke permission'
    case 'act':
      return 'Transaction'
  }
}

/** What becomes of a signed hook: it goes along with its transfer, or that ended without it. */
export type HookState = 'given' | 'unused'

const hookStates: Record<HookState, string> = {
  given: 'signed',
  unused: 'signed, not used',
}

/** Describes the progress of one. */
export function signatureState(leg: Leg, hook: HookState): string {
  if (leg.end !== null) return endText(leg.end)
  if (leg.purpose === 'hook') return leg.signedTx === null ? 'to be signed' : hookStates[hook]
  if (leg.includedHeight !== null) return `in block ${formatCount(leg.includedHeight)}`
  if (leg.includedAt !== null) return 'in a block'
  if (leg.sentAt !== null) return 'sent, waiting for a block'
  return leg.signedTx === null ? 'to be signed' : 'signed'
}

/** Explains why one had no effect. */
export function endText(end: NonNullable<Leg['end']>): string {
  switch (end) {
    case 'cancelled':
      return 'cancelled'
    case 'expired':
      return 'dropped, quote expired'
    case 'discarded':
      return 'signature discarded'
    case 'superseded':
      return 'replaced by another transaction'
    case 'expiredUnsent':
      return 'expired before inclusion'
    case 'refused':
      return 'rejected by the chain'
    case 'failed':
      return 'failed, network fee spent'
    case 'overtaken':
      return 'too late, the original was included'
    case 'replaced':
      return 'replaced, can’t be sent'
  }
}
