// Computes how long a transfer took, and whether its user was waited for. Pure.
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { arrivedAt, beganAt, claimableSince } from '../../../../shared/domain/transfer/timelineTimes.ts'
import { spanMs } from '../../../words/formats.ts'

/** Returns how long the journey took, or has taken so far, until its end or until it could be claimed; null before it began. */
export function elapsedMs(transfer: Transfer, now: number): number | null {
  const from = beganAt(transfer)
  return from === null ? null : spanMs(from, arrivedAt(transfer) ?? claimableSince(transfer) ?? now)
}

/** Returns whether the journey waited for the user's claim: how long that took says nothing about the route. */
export function waitedForClaim({ quote, legs, withdrawal }: Transfer): boolean {
  if (quote.task !== 'route') return false
  return withdrawal?.stage === 'claimable' || withdrawal?.stage === 'claimed' || legs.some(({ purpose }) => purpose === 'claim')
}
