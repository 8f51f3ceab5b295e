// What a chain is asked about a signed leg.
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import type { Leg } from '../../../../shared/contract/transfer/transferLeg.ts'
import type { TxLookup } from '../transactions/broadcast.ts'
import { requireSigned } from '../step.ts'

/** Whose key signs a leg; one written before legs had signers of their own is its transfer's. */
export function signerOf({ sender }: Transfer, leg: Leg): string {
  return leg.signer === '' ? sender : leg.signer
}

/** The hash to look for, and what would prove that it can never be found. */
export function txLookupFor(transfer: Transfer, leg: Leg): TxLookup {
  return { hash: requireSigned(leg).hash, sender: signerOf(transfer, leg), sequence: leg.sequence, timeoutHeight: leg.timeoutHeight }
}
