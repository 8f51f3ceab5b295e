// Determines where the way back from a review leads, and whether what is left behind can be dropped. Pure.
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { hasArrivedLeg } from '../../../../shared/domain/transfer/legs.ts'
import { movesMoney } from '../../../../shared/domain/transfer/ownActions.ts'

/** Returns whether the way back from the review is the transfer's sheet: something is signed, or no form requested it. */
export function leadsBackToTransfer({ quote, legs }: Transfer): boolean {
  return quote.task === 'claim' || !movesMoney(quote) || legs.some((leg) => leg.hash !== null)
}

/** Returns whether none of its documents was shown on the device, so that a replacement loses nothing. */
export function isBeforeDevice(transfer: Transfer): boolean {
  const { phase, legs } = transfer
  const isOpen = phase === 'quoted' || phase === 'authorised' || phase === 'built'
  return isOpen && !hasArrivedLeg(transfer) && legs.every((leg) => leg.asked === 0)
}
