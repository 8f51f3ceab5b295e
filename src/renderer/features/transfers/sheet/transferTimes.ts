// Computes how long a transfer took, and whether its user was waited for. Pure.
import type { Account } from '../../../../shared/contract/account.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { arrivedAt, beganAt, claimableSince } from '../../../../shared/domain/transfer/timelineTimes.ts'
import { fundsNow } from '../../../../shared/domain/transfer/fundsNow.ts'
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

/** Returns the usual duration of the way there; null where the user’s claim was waited for, and for what comes or came back. */
export function usualSeconds(transfer: Transfer): number | null {
  const isBack = transfer.phase === 'refunded' || fundsNow(transfer).place === 'returning'
  return isBack || waitedForClaim(transfer) ? null : transfer.quote.durationSeconds
}

/** Returns before when a returned deposit cannot be back, milliseconds since 1970; null for anything else, and where it is unknown. */
export function backAt(transfer: Transfer): number | null {
  const funds = fundsNow(transfer)
  if (funds.place !== 'returning' || funds.by === 'packet') return null
  return funds.by.claimableAt ?? funds.by.expectedAt
}

/** Returns whether somebody else is known to have claimed a returned deposit. */
export function isClaimedForUser({ phase, release }: Transfer, accounts: readonly Pick<Account, 'address'>[] | null): boolean {
  const by = release?.claimedBy
  return phase === 'refunded' && by !== undefined && accounts !== null && !accounts.some(({ address }) => address.bech32 === by)
}
