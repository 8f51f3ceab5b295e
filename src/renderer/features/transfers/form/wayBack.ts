// Where the way back from a review leads, and whether what is left behind can be dropped. Pure.
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { hasArrivedLeg } from '../../../../shared/domain/transfer/legs.ts'

/** Whether the way back from the review is the waybill: something is signed, or no form asked for it. */
export function leadsBackToTransfer({ quote, legs }: Transfer): boolean {
  return quote.task === 'claim' || quote.task === 'revoke' || legs.some((leg) => leg.hash !== null)
}

/** Whether nothing of it was put before the device, so that another one loses nothing. */
export function isBeforeDevice(transfer: Transfer): boolean {
  const { phase, legs } = transfer
  const isOpen = phase === 'quoted' || phase === 'authorised' || phase === 'built'
  return isOpen && !hasArrivedLeg(transfer) && legs.every((leg) => leg.asked === 0)
}
