// Builds the lookup of a signed leg on its chain.
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import type { Leg } from '../../../../shared/contract/transfer/transferLeg.ts'
import type { TxLookup } from '../transactions/broadcast.ts'
import { requireSigned } from '../stepContext.ts'

/** Returns the address whose key signs a leg; for old legs without a signer, the transfer's sender. */
export function signerOf({ sender }: Transfer, leg: Leg): string {
  return leg.signer === '' ? sender : leg.signer
}

/** Returns the hash to look for, and what would prove that it can never be included. */
export function txLookupFor(transfer: Transfer, leg: Leg): TxLookup {
  return { hash: requireSigned(leg).hash, sender: signerOf(transfer, leg), sequence: leg.sequence, timeoutHeight: leg.timeoutHeight }
}
