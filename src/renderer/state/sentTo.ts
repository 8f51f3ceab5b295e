// Recipients, for whom look-alikes are made.
import type { TransferView } from '../../shared/transfer.ts'
import type { Known } from '../ui/lookAlike.ts'
import { waybillNumber } from '../words/transfer.ts'

/** Whom waybills sent money to, once each. What was only filled in or checked is nobody's proof: a form may hold the look-alike. */
export function sentTo(transfers: readonly TransferView[]): Known[] {
  const byAddress = new Map<string, string>()
  for (const { transfer } of transfers) {
    const isSent = transfer.legs.some(({ hash }) => hash !== null)
    if (isSent && !byAddress.has(transfer.recipient)) byAddress.set(transfer.recipient, waybillNumber(transfer.number))
  }
  return [...byAddress].map(([address, name]) => ({ name, address }))
}
