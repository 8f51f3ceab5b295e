// Where the money of a transfer is at this moment, as a state. Pure: the sentence is made from it in words/tracking.ts.
import { currentLeg, mayHaveLostSignature } from '../../shared/transferMachine.ts'
import type { TrackedHop, Transfer, TransferPhase } from '../../shared/transfer.ts'

/** An amount as it lies on one chain. `isExact` is false where only the quote is known. */
export interface Money {
  chainId: string
  denom: string
  amount: string
  isExact: boolean
}

export type FundsNow =
  /** Not a unit has left the sender. `because` says why, or what it waits for. */
  | { place: 'sender'; money: Money; because: 'unsigned' | 'maybeSigned' | 'unsent' | SenderEnd }
  /** Sent or being sent; no chain has confirmed it yet. */
  | { place: 'leaving'; money: Money; step: 'sending' | 'sent' }
  /** Between two chains. */
  | { place: 'onTheWay'; money: Money; from: string; to: string; since: number | null; isWatched: boolean }
  /** Taken in by a chain on the way, not passed on yet. */
  | { place: 'stop'; money: Money; at: string; to: string; since: number | null; isWatched: boolean }
  /** In the bridge, ready to be claimed at `at`. */
  | { place: 'claimable'; money: Money; at: string }
  | { place: 'recipient'; money: Money; since: number | null; isConverted: boolean }
  | { place: 'returned'; money: Money; since: number | null }
  /** The route broke and the router says where the money lies. */
  | { place: 'stranded'; money: Money }
  /** The route broke, or came back, and nobody says where: `lastSeen` is the last chain that reported it. */
  | { place: 'unknown'; money: Money; lastSeen: string; why: 'failed' | 'refunded' }

/** Ends after which the whole amount still lies where it was; `failedOnSource` has cost the network fee. */
export type SenderEnd = Extract<
  TransferPhase,
  'cancelled' | 'expired' | 'expiredUnsent' | 'superseded' | 'refusedByChain' | 'failedOnSource'
>

/** Says where the money is. Amounts are base units of the chain they lie on. */
export function fundsNow(transfer: Transfer): FundsNow {
  switch (transfer.phase) {
    case 'quoted':
    case 'authorised':
    case 'built':
      if (hasTravelled(transfer)) return underway(transfer, true)
      return { place: 'sender', money: sent(transfer), because: mayHaveLostSignature(transfer) ? 'maybeSigned' : 'unsigned' }
    case 'signed':
      return hasTravelled(transfer) ? underway(transfer, true) : { place: 'sender', money: sent(transfer), because: 'unsent' }
    case 'sending':
      return { place: 'leaving', money: sent(transfer), step: 'sending' }
    case 'sent':
      if (currentLeg(transfer)?.includedAt === null) return { place: 'leaving', money: sent(transfer), step: 'sent' }
      return underway(transfer, true)
    case 'tracking':
      return underway(transfer, true)
    case 'stopped':
      return underway(transfer, false)
    case 'claimable':
      return { place: 'claimable', money: landed(transfer), at: transfer.release?.chainId ?? transfer.quote.to.chainId }
    case 'completed':
    case 'claimed':
      return { place: 'recipient', money: landed(transfer), since: transfer.settledAt, isConverted: true }
    case 'unconverted':
      return { place: 'recipient', money: landed(transfer), since: transfer.settledAt, isConverted: false }
    case 'refunded': {
      const money = released(transfer)
      if (money === null) return { place: 'unknown', money: sent(transfer), lastSeen: lastSeen(transfer), why: 'refunded' }
      return { place: 'returned', money, since: transfer.settledAt }
    }
    case 'failed': {
      const money = released(transfer)
      if (money === null) return { place: 'unknown', money: sent(transfer), lastSeen: lastSeen(transfer), why: 'failed' }
      return { place: 'stranded', money }
    }
    case 'cancelled':
    case 'expired':
    case 'expiredUnsent':
    case 'superseded':
    case 'refusedByChain':
    case 'failedOnSource':
      return { place: 'sender', money: sent(transfer), because: transfer.phase }
  }
}

/** The hop the money is on now, -1 when none: the first that has not been received while the transfer is under way. */
export function currentHop(hops: readonly Pick<TrackedHop, 'state'>[]): number {
  return hops.findIndex((hop) => hop.state !== 'received')
}

/** An earlier leg has left already: a later signature cannot bring its money back. */
function hasTravelled(transfer: Transfer): boolean {
  return transfer.legs.some((leg) => leg.purpose === 'transfer' && leg.sentAt !== null)
}

function underway(transfer: Transfer, isWatched: boolean): FundsNow {
  const { request } = transfer.quote
  const index = currentHop(transfer.hops)
  const hop = transfer.hops[index]
  const money = sent(transfer)
  if (hop === undefined) {
    const since = currentLeg(transfer)?.includedAt ?? currentLeg(transfer)?.sentAt ?? null
    const last = transfer.hops.at(-1)
    if (last !== undefined) return { place: 'stop', money, at: last.toChainId, to: request.toChainId, since: last.receivedAt, isWatched }
    const first = transfer.quote.hops[0]
    return { place: 'onTheWay', money, from: request.fromChainId, to: first?.toChainId ?? request.toChainId, since, isWatched }
  }
  const before = transfer.hops[index - 1]
  if (hop.state === 'ahead' && before !== undefined) {
    return { place: 'stop', money, at: hop.fromChainId, to: hop.toChainId, since: before.receivedAt, isWatched }
  }
  const since = hop.sentAt ?? currentLeg(transfer)?.sentAt ?? null
  return { place: 'onTheWay', money, from: hop.fromChainId, to: hop.toChainId, since, isWatched }
}

function sent({ quote }: Transfer): Money {
  return { chainId: quote.from.chainId, denom: quote.from.denom, amount: quote.amountIn, isExact: true }
}

function released({ release }: Transfer): Money | null {
  if (release === null || release.amount === null) return null
  return { chainId: release.chainId, denom: release.denom, amount: release.amount, isExact: true }
}

/** What arrived; where the router gives no amount, what was quoted. */
function landed(transfer: Transfer): Money {
  const { quote, release } = transfer
  const quoted = { chainId: quote.to.chainId, denom: quote.to.denom, amount: quote.amountOut, isExact: false }
  return released(transfer) ?? (release === null ? quoted : { ...quoted, chainId: release.chainId, denom: release.denom })
}

function lastSeen({ hops, quote }: Transfer): string {
  return hops.findLast((hop) => hop.state === 'received')?.toChainId ?? quote.request.fromChainId
}
