// Words of the transactions and documents that a waybill was signed with: what each is, and what became of it.
import type { Leg } from '../../../shared/transferLeg.ts'
import { formatCount } from './format.ts'

/** What was, or is to be, signed. */
export function signatureTitle({ purpose, replaces }: Pick<Leg, 'purpose' | 'replaces'>): string {
  if (replaces?.how === 'speedUp') return 'The same again, at a higher fee'
  if (replaces?.how === 'cancel') return 'Nothing, in the place of one that waits'
  switch (purpose) {
    case 'transfer':
      return 'Transfer'
    case 'hook':
      return 'Hook'
    case 'approval':
      return 'Approval'
    case 'claim':
      return 'Claim'
    case 'revoke':
      return 'End of the allowance'
  }
}

/** How far one has come. */
export function signatureState(leg: Leg): string {
  if (leg.end !== null) return endText(leg.end)
  if (leg.purpose === 'hook') return leg.signedTx === null ? 'to be signed' : 'signed, travels inside the transfer'
  if (leg.includedHeight !== null) return `in block ${formatCount(leg.includedHeight)}`
  if (leg.includedAt !== null) return 'in a block'
  if (leg.sentAt !== null) return 'sent, waits for a block'
  return leg.signedTx === null ? 'to be signed' : 'signed'
}

/** Why one came to nothing. */
export function endText(end: NonNullable<Leg['end']>): string {
  switch (end) {
    case 'cancelled':
      return 'cancelled'
    case 'expired':
      return 'dropped, its quote ran out'
    case 'discarded':
      return 'signature thrown away'
    case 'superseded':
      return 'another transaction took its place'
    case 'expiredUnsent':
      return 'too late for its block'
    case 'refused':
      return 'refused by the chain'
    case 'failed':
      return 'failed, its network fee was spent'
    case 'overtaken':
      return 'too late, the first one was included'
    case 'replaced':
      return 'replaced, can no longer go out'
  }
}
