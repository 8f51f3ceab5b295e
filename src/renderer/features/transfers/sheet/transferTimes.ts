// Computes the times of a transfer: when it was sent, is due, can be claimed, and how long it took. Pure.
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import type { Leg } from '../../../../shared/contract/transfer/transferLeg.ts'
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

/**
 * Returns how long the journey took, or has taken so far, until its end or until it could be claimed; null before it began.
 * @param from when it began: the first send, or another moment
 */
export function elapsedMs(transfer: Transfer, now: number, from = firstSentAt(transfer)): number | null {
  return from === null ? null : spanMs(from, arrivedAt(transfer) ?? claimableSince(transfer) ?? now)
}

/** Returns when the first block took it, as its stamp says; before that when it was sent. */
export function stampedAt(transfer: Transfer): number | null {
  return carriers(transfer)[0]?.includedAt ?? firstSentAt(transfer)
}

/** Returns when the money arrived, milliseconds since 1970: a payment on one chain with its own block, any other when its end was seen. */
export function arrivedAt(transfer: Transfer): number | null {
  const { quote, settledAt } = transfer
  return quote.task === 'send' ? (carriers(transfer)[0]?.includedAt ?? settledAt) : settledAt
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

/** Returns when the money was first sent, milliseconds since 1970; null before that. */
export function firstSentAt(transfer: Transfer): number | null {
  return carriers(transfer).find((leg) => leg.sentAt !== null)?.sentAt ?? null
}

/** Returns the legs that carry the money; failed ones only where there is no other. */
export function carriers({ quote, legs }: Transfer): Leg[] {
  const carrying = legs.filter((leg) => leg.purpose === (quote.task === 'claim' ? 'claim' : 'transfer'))
  const counting = carrying.filter((leg) => leg.end === null)
  return counting.length > 0 ? counting : carrying
}
