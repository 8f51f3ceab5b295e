// Computes when the money of a transfer left, is due, and arrived: the instants that every length of a journey is taken from. Pure.
import type { Transfer } from '../../contract/transfer/transfer.ts'
import type { Leg } from '../../contract/transfer/transferLeg.ts'
import { fundsNow } from './fundsNow.ts'
import { hasArrivedLeg, isBringingBack } from './legs.ts'

/** Returns the legs that carry the money; failed ones only where there is no other. */
export function carriers({ quote, legs }: Transfer): Leg[] {
  const carrying = legs.filter((leg) => leg.purpose === (quote.task === 'claim' ? 'claim' : 'transfer'))
  const counting = carrying.filter((leg) => leg.end === null)
  return counting.length > 0 ? counting : carrying
}

/** Returns when the money was first sent, milliseconds since 1970; null before that. */
export function firstSentAt(transfer: Transfer): number | null {
  return carriers(transfer).find((leg) => leg.sentAt !== null)?.sentAt ?? null
}

/** Returns when the first block took it, as its stamp says; before that when it was sent. */
export function stampedAt(transfer: Transfer): number | null {
  return carriers(transfer)[0]?.includedAt ?? firstSentAt(transfer)
}

/**
 * Returns when the transfer was started, as lists and texts say it: with the stamp of its block or of its sending, also where no leg carries
 * money; before that with its quote, since a draft that is continued keeps the time at which it was made.
 */
export function startedAt(transfer: Transfer): number {
  const sent = transfer.legs.find((leg) => leg.sentAt !== null)
  return stampedAt(transfer) ?? sent?.includedAt ?? sent?.sentAt ?? Math.max(transfer.createdAt, transfer.quote.quotedAt)
}

/**
 * Returns when the journey began, null before it did: with the first block. A payment on one chain arrives with that block, so that only the
 * wait for it is a duration.
 */
export function beganAt(transfer: Transfer): number | null {
  return transfer.quote.task === 'send' ? firstSentAt(transfer) : stampedAt(transfer)
}

/**
 * Returns when the money arrived, milliseconds since 1970; null while it has not ended: a payment on one chain with its own block, any other
 * when its last stop was seen to have it, or its end was seen.
 */
export function arrivedAt(transfer: Transfer): number | null {
  const { quote, settledAt, hops, phase } = transfer
  if (quote.task === 'send') return carriers(transfer)[0]?.includedAt ?? settledAt
  if (phase !== 'completed' && phase !== 'unconverted') return settledAt
  return hops.at(-1)?.receivedAt ?? settledAt
}

/**
 * Returns when the transfer should arrive by the quoted duration, or when the bridge lets it be claimed, milliseconds since 1970; an estimate
 * unless an output contains the withdrawal. Null when not sent or not estimated, while it comes back, and where the next leg or the claim
 * waits for the user, since it is unknown when that is signed.
 */
export function dueAt(transfer: Transfer): number | null {
  const { withdrawal, quote, onward, legs } = transfer
  if (isOutOfBridge(transfer) || isBringingBack(transfer)) return null
  if (quote.task === 'route' && withdrawal !== null && withdrawal.stage !== 'migrated') {
    return withdrawal.claimableAt ?? withdrawal.expectedAt ?? after(firstSentAt(transfer), quote.durationSeconds)
  }
  if (!hasArrivedLeg(transfer)) return after(firstSentAt(transfer), quote.durationSeconds)
  const current = legs.findLast((leg) => leg.end === null && leg.arrivedAt === null && leg.purpose === 'transfer')
  return after(current?.sentAt ?? null, onward?.quote.durationSeconds ?? null)
}

function after(sentAt: number | null, seconds: number | null): number | null {
  return sentAt === null || seconds === null ? null : sentAt + seconds * 1000
}

/** Returns since when the bridge lets the money be claimed, milliseconds since 1970; null while it doesn't, or when that is unknown. */
export function claimableSince(transfer: Transfer): number | null {
  return isOutOfBridge(transfer) ? (transfer.withdrawal?.claimableAt ?? null) : null
}

/** Returns whether a withdrawal is over except for its claim. A transfer that is a claim from the start begins there. */
function isOutOfBridge(transfer: Transfer): boolean {
  return transfer.quote.task === 'route' && fundsNow(transfer).place === 'claimable'
}
