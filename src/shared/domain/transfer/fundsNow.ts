// Derives where a transfer's money is now, as a state. Pure; words/funds.ts makes the sentence.
import {
  currentLeg,
  currentQuote,
  hasArrivedLeg,
  hopsBefore,
  isBringingBack,
  isPacket,
  isReplacing,
  isRoutersWord,
  isTakenBack,
  mayHaveLostSignature,
} from './legs.ts'
import type { Action } from '../../contract/transfer/action.ts'
import type { TrackedHop, Transfer, TransferPhase, Withdrawal } from '../../contract/transfer/transfer.ts'
import { landed, lastSeen, leavingMoney, released, resting, sent, type Money } from './money.ts'

/** Location of the money, by `place`. */
export type FundsNow =
  /** Nothing has left the sender. `because` says why, or what it waits for. */
  | { place: 'sender'; money: Money; because: Unsigned | 'hookSigned' | 'approving' | 'approved' | 'takenBack' | SenderEnd }
  /** Sent or being sent, unconfirmed by any chain. takingBack: a cancelling transaction with the same nonce is out as well. */
  | { place: 'leaving'; money: Money; step: 'sending' | 'sent' | 'takingBack' }
  /** Between two chains. */
  | { place: 'onTheWay'; money: Money; from: string; to: string; since: number | null; isWatched: boolean }
  /** Received by an intermediate chain, not forwarded yet. */
  | { place: 'stop'; money: Money; at: string; to: string; since: number | null; isWatched: boolean }
  /** A leg has arrived and the next one needs a signature; the user holds the money until then. */
  | { place: 'resting'; money: Money; to: string; because: Unsigned; isReported: boolean }
  /** Held by the optimistic bridge until its finalization period ends; before the L1 has its output only `expectedAt` is known. */
  | { place: 'bridge'; money: Money; from: string; at: string; claimableAt: number | null; expectedAt: number | null }
  /** Refused by `from`, on its way back to `at`: as a withdrawal that somebody has to claim, or by the packet's sender itself. */
  | { place: 'returning'; money: Money; from: string; at: string; by: 'packet' | Pick<Withdrawal, 'stage' | 'claimableAt' | 'expectedAt'> }
  /** Released by the bridge, ready to be claimed at `at`. */
  | { place: 'claimable'; money: Money; at: string; step: 'open' | 'claiming' | SenderEnd }
  | { place: 'recipient'; money: Money; since: number | null; isConverted: boolean; isReported: boolean }
  | { place: 'returned'; money: Money; since: number | null; isReported: boolean }
  /** The route failed or was ended by the user, and the money's location is known. */
  | { place: 'stranded'; money: Money; because: 'failed' | 'halted'; isReported: boolean }
  /** The route failed or was refunded, and no source names the location: `lastSeen` is the last chain that reported the money. */
  | { place: 'unknown'; money: Money; lastSeen: string; why: 'failed' | 'refunded' }
  /** No money moves: a permission is or is not yet revoked. */
  | { place: 'permission'; money: Money; because: Unsigned | 'leaving' | 'revoked' | SenderEnd }
  /** An own action is or is not yet done; `about`: what it is about. */
  | { place: 'action'; money: Money; because: Unsigned | 'leaving' | 'done' | SenderEnd; action: Action | null; about: Money[] }

/** What the next document waits for. maybeSigned: the device was asked and its answer was lost. */
export type Unsigned = 'unsigned' | 'maybeSigned' | 'unsent'

/** Outcomes that leave the whole amount with the sender; `failedOnSource` has cost the network fee. */
export type SenderEnd = Extract<
  TransferPhase,
  'cancelled' | 'expired' | 'expiredUnsent' | 'superseded' | 'refusedByChain' | 'failedOnSource'
>

/** Returns where the money is. Amounts are base units of the chain they are on; `isReported`: only the router says so. */
export function fundsNow(transfer: Transfer): FundsNow {
  if (transfer.quote.task === 'revoke') return { place: 'permission', money: sent(transfer), because: stateUntil(transfer, 'revoked') }
  if (transfer.quote.task === 'act') return acted(transfer)
  if (transfer.quote.task === 'claim' || currentLeg(transfer)?.purpose === 'claim') {
    const claim = claimed(transfer)
    if (claim !== null) return claim
  }
  switch (transfer.phase) {
    case 'quoted':
    case 'authorised':
    case 'built':
    case 'signed':
    case 'sending':
      return beforeSending(transfer)
    case 'sent':
      if (currentLeg(transfer)?.includedAt === null) return beforeSending(transfer)
      return underway(transfer, true)
    case 'tracking':
      return isInBridge(transfer) ? inBridge(transfer) : underway(transfer, true)
    case 'stopped':
      return underway(transfer, false)
    case 'claimable':
      return { place: 'claimable', money: landed(transfer), at: landed(transfer).chainId, step: 'open' }
    case 'cancelled':
      return { place: 'sender', money: sent(transfer), because: isTakenBack(transfer) ? 'takenBack' : 'cancelled' }
    case 'expired':
    case 'expiredUnsent':
    case 'superseded':
    case 'refusedByChain':
    case 'failedOnSource':
      return { place: 'sender', money: sent(transfer), because: transfer.phase }
    default:
      return ended(transfer)
  }
}

/** Returns the index of the hop that the money is on, -1 when none: the first that has not been received while the transfer is live. */
export function currentHop(hops: readonly Pick<TrackedHop, 'state'>[]): number {
  return hops.findIndex((hop) => hop.state !== 'received')
}

/** Returns where the money can be sent on from; null while it moves, or when its location is unknown. */
export function liesAt(funds: FundsNow): Pick<Money, 'chainId' | 'denom'> | null {
  const isLying = funds.place === 'returned' || funds.place === 'stranded' || (funds.place === 'recipient' && !funds.isConverted)
  return isLying ? funds.money : null
}

function ended(transfer: Transfer): FundsNow {
  const { phase, settledAt: since } = transfer
  const isReported = isRoutersWord(transfer)
  if (phase === 'refunded') {
    const money = released(transfer)
    if (money === null) return { place: 'unknown', money: sent(transfer), lastSeen: lastSeen(transfer), why: 'refunded' }
    return { place: 'returned', money, since, isReported }
  }
  if (phase === 'failed' || phase === 'halted') {
    const money = phase === 'halted' ? resting(transfer) : released(transfer)
    if (money === null) return { place: 'unknown', money: sent(transfer), lastSeen: lastSeen(transfer), why: 'failed' }
    return { place: 'stranded', money, because: phase, isReported }
  }
  return { place: 'recipient', money: landed(transfer), since, isConverted: phase !== 'unconverted', isReported }
}

/** The money of the next document is still at rest, or is just leaving. */
function beforeSending(transfer: Transfer): FundsNow {
  const { phase } = transfer
  const leg = currentLeg(transfer)
  const hasRival = isReplacing(transfer) && phase !== 'sent'
  const isOut = phase === 'sending' || phase === 'sent' || hasRival
  if (leg?.purpose === 'approval' && isOut) return { place: 'sender', money: sent(transfer), because: 'approving' }
  if (isOut) return { place: 'leaving', money: leavingMoney(transfer), step: leavingStep(transfer, hasRival) }
  const because = unsigned(transfer)
  if (hasArrivedLeg(transfer)) {
    const money = resting(transfer) ?? sent(transfer)
    return { place: 'resting', money, to: transfer.quote.request.toChainId, because, isReported: isRoutersWord(transfer) }
  }
  return { place: 'sender', money: sent(transfer), because: because === 'unsigned' ? prepared(transfer) : because }
}

function leavingStep({ phase, legs }: Transfer, hasRival: boolean): 'sending' | 'sent' | 'takingBack' {
  // A replacement that is only built or signed has not been sent: the original transaction still waits.
  if (hasRival && phase !== 'sending') return 'sent'
  if (legs.findLast((leg) => leg.end === null)?.replaces?.how === 'cancel') return 'takingBack'
  return phase === 'sending' && !hasRival ? 'sending' : 'sent'
}

function unsigned(transfer: Transfer): Unsigned {
  if (transfer.phase === 'signed') return 'unsent'
  return mayHaveLostSignature(transfer) ? 'maybeSigned' : 'unsigned'
}

/** Returns what was signed before the transfer itself. */
function prepared({ legs, signedHook }: Transfer): 'unsigned' | 'hookSigned' | 'approved' {
  if (legs.some((leg) => leg.purpose === 'approval' && leg.includedAt !== null && leg.end === null)) return 'approved'
  return signedHook === null ? 'unsigned' : 'hookSigned'
}

function acted(transfer: Transfer): FundsNow {
  const { action, about } = transfer.quote
  // Rewards grow with each block, and what is signed for a name names no price.
  const isExact = action?.type !== 'claimRewards' && action?.type !== 'claimLocked' && action?.type !== 'extendName'
  const amounts = about.map(({ asset: { chainId, denom }, amount }) => ({ chainId, denom, amount, isExact }))
  return { place: 'action', money: sent(transfer), because: stateUntil(transfer, 'done'), action, about: amounts }
}

/** Returns the state of what has no destination: one transaction, after which it is over. */
function stateUntil<T>(transfer: Transfer, end: T): Unsigned | 'leaving' | SenderEnd | T {
  const { phase } = transfer
  switch (phase) {
    case 'completed':
      return end
    case 'cancelled':
    case 'expired':
    case 'expiredUnsent':
    case 'superseded':
    case 'refusedByChain':
    case 'failedOnSource':
      return phase
    case 'quoted':
    case 'authorised':
    case 'built':
    case 'signed':
      return isReplacing(transfer) ? 'leaving' : unsigned(transfer)
    default:
      return 'leaving'
  }
}

/** Returns the state of a claim; null once it is included. Until then the money stays in the bridge. */
function claimed(transfer: Transfer): FundsNow | null {
  const { phase } = transfer
  const money = landed(transfer)
  const at = money.chainId
  switch (phase) {
    case 'claimed':
    case 'completed':
      return null
    case 'cancelled':
    case 'expired':
    case 'expiredUnsent':
    case 'superseded':
    case 'refusedByChain':
    case 'failedOnSource':
      return { place: 'claimable', money, at, step: phase }
    case 'sending':
    case 'sent':
      return { place: 'claimable', money, at, step: 'claiming' }
    default:
      return { place: 'claimable', money, at, step: 'open' }
  }
}

function isInBridge(transfer: Transfer): boolean {
  const { quote } = currentQuote(transfer)
  return quote.variant === 'lossless' && transfer.withdrawal?.stage !== 'migrated'
}

function inBridge(transfer: Transfer): FundsNow {
  const { quote } = currentQuote(transfer)
  const from = quote.request.fromChainId
  const { claimableAt = null, expectedAt = null } = transfer.withdrawal ?? {}
  return { place: 'bridge', money: landed(transfer), from, at: quote.to.chainId, claimableAt, expectedAt }
}

function underway(transfer: Transfer, isWatched: boolean): FundsNow {
  const { request, hops: planned } = currentQuote(transfer).quote
  const index = currentHop(transfer.hops)
  const hop = transfer.hops[index]
  const money = leavingMoney(transfer)
  if (transfer.withdrawal !== null && isBringingBack(transfer)) {
    return { place: 'returning', money, from: transfer.withdrawal.chainId, at: money.chainId, by: transfer.withdrawal }
  }
  const isPacketBack = hop?.state === 'failed' && isPacket(hop.bridge) && isWatched
  if (isPacketBack) return { place: 'returning', money, from: hop.toChainId, at: money.chainId, by: 'packet' }
  if (hop === undefined) {
    const since = currentLeg(transfer)?.includedAt ?? currentLeg(transfer)?.sentAt ?? null
    const last = transfer.hops.at(-1)
    // The known hops may belong to the previous leg.
    if (last !== undefined && last.toChainId !== request.fromChainId) {
      return { place: 'stop', money, at: last.toChainId, to: request.toChainId, since: last.receivedAt, isWatched }
    }
    const first = planned[0]
    return { place: 'onTheWay', money, from: request.fromChainId, to: first?.toChainId ?? request.toChainId, since, isWatched }
  }
  const before = transfer.hops[index - 1]
  if (hop.state === 'ahead' && before !== undefined) {
    return { place: 'stop', money, at: hop.fromChainId, to: hop.toChainId, since: before.receivedAt, isWatched }
  }
  // The time of the first hop is when the router was asked about it; the stamp shows the time of the block, so this does too.
  const leg = currentLeg(transfer)
  const included = index === hopsBefore(transfer) ? (leg?.includedAt ?? null) : null
  const since = included ?? hop.sentAt ?? leg?.sentAt ?? null
  return { place: 'onTheWay', money, from: hop.fromChainId, to: hop.toChainId, since, isWatched }
}
