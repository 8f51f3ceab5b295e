// Recipients, for whom look-alikes are made.
import type { TransferView } from '../../shared/transfer.ts'
import { payingLeg } from '../../shared/transferLegs.ts'
import type { Known } from '../ui/similarAddress.ts'
import { transferNumber } from '../words/transfer.ts'

/** Whom waybills sent money to, once each. What was only signed, or taken back, is nobody's proof: the form may have held the look-alike. */
export function sentTo(transfers: readonly TransferView[]): Known[] {
  const byAddress = new Map<string, string>()
  for (const { transfer } of transfers) {
    if (payingLeg(transfer) !== null && !byAddress.has(transfer.recipient))
      byAddress.set(transfer.recipient, transferNumber(transfer.number))
  }
  return [...byAddress].map(([address, name]) => ({ name, address }))
}
