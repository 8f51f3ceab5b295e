// What the legs of a transfer say: which one counts now, which quote it is built from, and who follows it. Pure, free of zod.
import type { Quote } from '../../contract/transfer/route.ts'
import type { Transfer, TransferPhase } from '../../contract/transfer/transfer.ts'
import type { Leg } from '../../contract/transfer/transferLeg.ts'

/** The leg being worked on; null before the first one is built. */
export function currentLeg(transfer: Transfer): Leg | null {
  return transfer.legs.findLast((leg) => leg.end === null) ?? null
}

/** True once a leg's money was seen where the next leg begins: from then on giving up does not bring it back. */
export function hasArrivedLeg(transfer: Transfer): boolean {
  return transfer.legs.some((leg) => leg.arrivedAt !== null)
}

/** How many of the transfer's hops belong to legs that have arrived. */
export function hopsBefore(transfer: Transfer): number {
  return transfer.legs.findLast((leg) => leg.arrivedAt !== null)?.hopsUntil ?? 0
}

/** What the next document is built from: the accepted quote, or the one for the rest of the way. */
export function currentQuote(transfer: Transfer): { quote: Quote; operations: string } {
  return transfer.onward ?? { quote: transfer.quote, operations: transfer.operations }
}

/** Whose key signs the next document: where a leg has arrived with another account of the user's, that account. */
export function signingAccountId(transfer: Transfer): string {
  return currentQuote(transfer).quote.request.accountId
}

/** Whether the router follows the current leg. Everything else is settled by looking at the chains. */
export function isRouterTracked(transfer: Transfer): boolean {
  const { quote } = currentQuote(transfer)
  return quote.task === 'route' && quote.variant !== 'lossless' && currentLeg(transfer)?.purpose === 'transfer'
}

/** Whether the end of a journey is what the router says and no chain has shown. What it does not route is seen on its chain. */
export function isRoutersWord({ phase, quote, release }: Transfer): boolean {
  return quote.task === 'route' && phase !== 'claimed' && release?.isConfirmed !== true
}

/** True when the device was asked for this document before and no answer was stored: a signature may exist that nobody holds. */
export function mayHaveLostSignature(transfer: Transfer): boolean {
  const leg = currentLeg(transfer)
  return transfer.phase === 'built' && leg !== null && leg.asked > 0 && leg.refusal === null
}

/** Whether a second transaction may take the place of the one that waits: Ethereum alone lets two compete for a nonce. */
export function isReplaceable(transfer: Transfer): boolean {
  const leg = currentLeg(transfer)
  return leg !== null && leg.mode === 'evm' && leg.includedAt === null && leg.hash !== null
}

/** Whether a transaction that does nothing was included in the place of the one that was sent. */
export function isTakenBack({ legs }: Pick<Transfer, 'legs'>): boolean {
  return legs.some((leg) => leg.replaces?.how === 'cancel' && leg.includedAt !== null)
}

/** Ends before anything was paid, whatever was signed. */
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
 * The transaction that pays the recipient, once it went out and unless it came to nothing. Neither an approval pays anybody, nor
 * the way to a stop of the user's own, nor what takes a payment back.
 */
export function payingLeg({ phase, legs }: Pick<Transfer, 'phase' | 'legs'>): Leg | null {
  if (UNPAID.includes(phase)) return null
  const isPaying = ({ purpose, sentAt, arrivedAt, end, replaces }: Leg) =>
    (purpose === 'transfer' || purpose === 'claim') && sentAt !== null && arrivedAt === null && end === null && replaces?.how !== 'cancel'
  return legs.findLast(isPaying) ?? null
}

/** Whether the current leg takes the place of one that waits. */
export function isReplacing(transfer: Transfer): boolean {
  const leg = currentLeg(transfer)
  return leg !== null && leg.replaces !== null
}
