// Questions about the legs of a transfer: the current one, the quote it is built from, and how it is tracked. Pure, free of zod.
import type { Quote } from '../../contract/transfer/route.ts'
import type { Transfer, TransferPhase } from '../../contract/transfer/transfer.ts'
import type { Leg } from '../../contract/transfer/transferLeg.ts'

/** Returns the leg being worked on; null before the first one is built. */
export function currentLeg(transfer: Transfer): Leg | null {
  return transfer.legs.findLast((leg) => leg.end === null) ?? null
}

/** Returns whether a leg's money was seen where the next leg begins: from then on cancelling does not return it. */
export function hasArrivedLeg(transfer: Transfer): boolean {
  return transfer.legs.some((leg) => leg.arrivedAt !== null)
}

/** Returns how many of the transfer's hops belong to legs that have arrived. */
export function hopsBefore(transfer: Transfer): number {
  return transfer.legs.findLast((leg) => leg.arrivedAt !== null)?.hopsUntil ?? 0
}

/** Returns what the next document is built from: the accepted quote, or the one for the remaining way. */
export function currentQuote(transfer: Transfer): { quote: Quote; operations: string } {
  return transfer.onward ?? { quote: transfer.quote, operations: transfer.operations }
}

/** Returns the account that signs the next document: the user's account where the previous leg arrived, else the sender. */
export function signingAccountId(transfer: Transfer): string {
  return currentQuote(transfer).quote.request.accountId
}

/** Returns whether what comes next is the claim of a withdrawal: it pays out what lies in the bridge, and costs only its fee. */
export function isClaiming(transfer: Transfer): boolean {
  if (transfer.quote.task === 'claim' || transfer.phase === 'claimable') return true
  return currentLeg(transfer)?.purpose === 'claim'
}

/** Returns whether the money of a transfer lies in the bridge and its claim is not signed: also once the claim was prepared and left. */
export function awaitsClaim(transfer: Transfer): boolean {
  const isPrepared = transfer.phase === 'built' && !isReplacing(transfer)
  return transfer.phase === 'claimable' || (isPrepared && isClaimLeg(transfer))
}

/** Returns whether the current leg claims what earlier legs brought into the bridge. */
export function isClaimLeg(transfer: Transfer): boolean {
  return transfer.quote.task === 'route' && currentLeg(transfer)?.purpose === 'claim'
}

const DRAFT: readonly TransferPhase[] = ['quoted', 'authorised', 'built', 'cancelled', 'expired']

/** Returns whether it is, or was given up as, a draft: the device was asked for no document of it. */
export function isDraft({ phase, legs, signedHook }: Pick<Transfer, 'phase' | 'legs' | 'signedHook'>): boolean {
  return DRAFT.includes(phase) && signedHook === null && legs.every((leg) => leg.asked === 0 && leg.hash === null)
}

/**
 * Returns whether its withdrawal brings back what a rollup refused: then the transfer only waits for it, and whoever claims it ends it. All
 * other transfers with a withdrawal left a rollup by it.
 */
export function isBringingBack(transfer: Transfer): boolean {
  const { quote } = currentQuote(transfer)
  return transfer.withdrawal !== null && quote.task === 'route' && quote.variant !== 'lossless'
}

/**
 * Returns whether a hop of this bridge is an IBC packet: its sending chain pays it back by itself, and chains show that it failed. Of other
 * kinds the router alone knows whether they return.
 */
export function isPacket(bridge: string): boolean {
  return /^ibc/i.test(bridge)
}

/** Returns whether what a rollup refused waits on the L1 for somebody to claim it. */
export function isReturnClaimable(transfer: Transfer): boolean {
  return transfer.phase === 'tracking' && isBringingBack(transfer) && transfer.withdrawal?.stage === 'claimable'
}

/** Returns whether the bridge has released it, so that it only waits for the claim: its own or that of its refund. */
export function isClaimable(transfer: Transfer): boolean {
  return awaitsClaim(transfer) || isReturnClaimable(transfer)
}

/** Returns whether the router tracks the current leg. All other legs are settled by reading the chains. */
export function isRouterTracked(transfer: Transfer): boolean {
  const { quote } = currentQuote(transfer)
  return quote.task === 'route' && quote.variant !== 'lossless' && currentLeg(transfer)?.purpose === 'transfer'
}

/**
 * Returns whether only the router reports how the transfer ended, unconfirmed by a chain. Transfers that are not routed are seen on their
 * chain.
 */
export function isRoutersWord({ phase, quote, release }: Transfer): boolean {
  return quote.task === 'route' && phase !== 'claimed' && release?.isConfirmed !== true
}

/** Returns whether the device was asked for this document and no answer was stored: a signature may exist that was never stored. */
export function mayHaveLostSignature(transfer: Transfer): boolean {
  const leg = currentLeg(transfer)
  return transfer.phase === 'built' && leg !== null && leg.asked > 0 && leg.refusal === null
}

/** Returns whether a second transaction may replace the pending one: only Ethereum lets two compete for a nonce. */
export function isReplaceable(transfer: Transfer): boolean {
  const leg = currentLeg(transfer)
  return leg !== null && leg.mode === 'evm' && leg.includedAt === null && leg.hash !== null
}

/** Returns whether a cancelling transaction was included in place of the one that was sent. */
export function isTakenBack({ legs }: Pick<Transfer, 'legs'>): boolean {
  return legs.some((leg) => leg.replaces?.how === 'cancel' && leg.includedAt !== null)
}

/** Phases that end before any payment, whatever was signed. */
const UNPAID: readonly TransferPhase[] = [
  'cancelled',
  'expired',
  'expiredUnsent',
  'superseded',
  'refusedByChain',
  'failedOnSource',
  'halted',
]

/**
 * Returns the transaction that pays the recipient, once sent and unless it ended without effect. Approvals, legs to an intermediate stop of
 * the user's own, and cancelling transactions do not count.
 */
export function payingLeg({ phase, legs }: Pick<Transfer, 'phase' | 'legs'>): Leg | null {
  if (UNPAID.includes(phase)) return null
  const isPaying = ({ purpose, sentAt, arrivedAt, end, replaces }: Leg) =>
    (purpose === 'transfer' || purpose === 'claim') && sentAt !== null && arrivedAt === null && end === null && replaces?.how !== 'cancel'
  return legs.findLast(isPaying) ?? null
}

/** Returns when a block took the payment to the recipient; null while none has, and where the money came back or was lost on its way. */
export function paymentTime(transfer: Pick<Transfer, 'phase' | 'legs'>): number | null {
  if (transfer.phase === 'refunded' || transfer.phase === 'failed') return null
  return payingLeg(transfer)?.includedAt ?? null
}

/** Returns whether the current leg replaces a pending one. */
export function isReplacing(transfer: Transfer): boolean {
  const leg = currentLeg(transfer)
  return leg !== null && leg.replaces !== null
}
