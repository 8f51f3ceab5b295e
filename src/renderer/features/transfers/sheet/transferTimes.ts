// Computes the times of a transfer: when it was sent, is due, can be claimed, and how long it took. Pure.
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { arrivedAt, beganAt, firstSentAt } from '../../../../shared/domain/transfer/timelineTimes.ts'
import { hasArrivedLeg } from '../../../../shared/domain/transfer/legs.ts'
import { fundsNow } from '../../../../shared/domain/transfer/fundsNow.ts'
import { spanMs } from '../../../words/formats.ts'

/**
 * Returns when the transfer should arrive by the quoted duration, or when the bridge lets it be claimed, milliseconds since 1970; null when
 * not sent or not estimated, and where the next leg or the claim waits for the user, since it is unknown when that is signed.
 */
export function dueAt(transfer: Transfer): number | null {
  const { withdrawal, quote, onward, legs } = transfer
  if (isOutOfBridge(transfer)) return null
  if (quote.task === 'route' && withdrawal !== null && withdrawal.stage !== 'migrated') return withdrawal.claimableAt
  if (!hasArrivedLeg(transfer)) return after(firstSentAt(transfer), quote.durationSeconds)
  const current = legs.findLast((leg) => leg.end === null && leg.arrivedAt === null && leg.purpose === 'transfer')
  return after(current?.sentAt ?? null, onward?.quote.durationSeconds ?? null)
}

function after(sentAt: number | null, seconds: number | null): number | null {
  return sentAt === null || seconds === null ? null : sentAt + seconds * 1000
}

/** Returns how long the journey took, or has taken so far, until its end or until it could be claimed; null before it began. */
export function elapsedMs(transfer: Transfer, now: number): number | null {
  const from = beganAt(transfer)
  return from === null ? null : spanMs(from, arrivedAt(transfer) ?? claimableSince(transfer) ?? now)
}

/** Returns since when the bridge lets the money be claimed, milliseconds since 1970; null while it doesn't, or when that is unknown. */
export function claimableSince(transfer: Transfer): number | null {
  return isOutOfBridge(transfer) ? (transfer.withdrawal?.claimableAt ?? null) : null
}

/** Returns whether the journey waited for the user's claim: how long that took says nothing about the route. */
export function waitedForClaim({ quote, legs, withdrawal }: Transfer): boolean {
  if (quote.task !== 'route') return false
  return withdrawal?.stage === 'claimable' || withdrawal?.stage === 'claimed' || legs.some(({ purpose }) => purpose === 'claim')
}

/** Returns whether a withdrawal is over except for its claim. A transfer that is a claim from the start begins there. */
function isOutOfBridge(transfer: Transfer): boolean {
  return transfer.quote.task === 'route' && fundsNow(transfer).place === 'claimable'
}
