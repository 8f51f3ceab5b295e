// Recipients, for whom look-alikes are made.
import type { TransferView } from '../../../shared/contract/transfer/transfer.ts'
import { payingLeg } from '../../../shared/domain/transfer/legs.ts'
import type { Known } from '../../../shared/domain/similarAddress.ts'
import { transferNumber } from '../../words/transfer.ts'

/** Whom waybills sent money to, once each. What was only signed, or taken back, is nobody's proof: the form may have held the look-alike. */
export function sentTo(transfers: readonly TransferView[]): Known[] {
  const byAddress = new Map<string, string>()
  for (const { transfer } of transfers) {
    if (payingLeg(transfer) !== null && !byAddress.has(transfer.recipient))
      byAddress.set(transfer.recipient, transferNumber(transfer.number))
  }
  return [...byAddress].map(([address, name]) => ({ name, address }))
}
