// Determines where the way back from a review leads, and whether what is left behind can be dropped. Pure.
import type { Screen } from '../../../../shared/domain/screens.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { currentLeg, hasArrivedLeg } from '../../../../shared/domain/transfer/legs.ts'
import { originScreen } from '../../../data/transfers/originScreen.ts'
import type { ScreenLocation } from '../../../location.ts'

/**
 * Returns where a review leads back to: to the screen it was opened from, or to the transfer's sheet once something is signed.
 * @param from the screen that opened the review; undefined after a reload of an older window, and for the form
 */
export function wayBack(transfer: Transfer, from: Screen | undefined): ScreenLocation {
  const { id, phase, legs, quote } = transfer
  const isNextDue = phase === 'authorised' || phase === 'claimable'
  const isUnsigned = isNextDue || (currentLeg(transfer)?.hash ?? null) === null
  const isElsewhere = from !== undefined && from !== 'transfers' && from !== 'transfer'
  if (isElsewhere && isUnsigned) return { screen: from, params: {} }
  if (from === 'transfers' || legs.some((leg) => leg.hash !== null)) return { screen: 'transfers', params: { transferId: id } }
  return { screen: originScreen(quote) ?? 'transfer', params: {} }
}

/** Returns where a cancelled review leads: as the way back, but what the device was asked about stays listed, so its sheet is shown. */
export function afterCancel(transfer: Transfer, from: Screen | undefined): ScreenLocation {
  const behind = wayBack(transfer, from)
  const isListed = transfer.legs.some((leg) => leg.asked > 0)
  return behind.screen === 'transfer' && isListed ? { screen: 'transfers', params: { transferId: transfer.id } } : behind
}

/** Returns whether none of its documents was shown on the device, so that a replacement loses nothing. */
export function isBeforeDevice(transfer: Transfer): boolean {
  const { phase, legs } = transfer
  const isOpen = phase === 'quoted' || phase === 'authorised' || phase === 'built'
  return isOpen && !hasArrivedLeg(transfer) && legs.every((leg) => leg.asked === 0)
}
