// Defines what each fact changes in a transfer whose phase accepts it: the transitions of transferStateMachine.ts. Pure, free of zod.
import { AppError } from '../errors.ts'
import { phrase } from '../phrase.ts'
import type { Quote } from '../../contract/transfer/route.ts'
import type { Release, Transfer, TransferFact, TransferPhase, Withdrawal } from '../../contract/transfer/transfer.ts'
import type { Leg } from '../../contract/transfer/transferLeg.ts'
import { currentLeg, currentQuote, hasArrivedLeg, isBringingBack, isReplaceable } from './legs.ts'

/** Returns the fields that a fact changes. @throws AppError transfer.wrongStep when the fact does not fit the legs, whatever the phase. */
export function change(transfer: Transfer, fact: TransferFact): Partial<Transfer> {
  switch (fact.type) {
    case 'quoted':
      throw wrongStepError(transfer, fact)
    case 'requoted':
      return requoted(transfer, fact)
    case 'built':
      return built(transfer, fact)
    case 'asked':
      return withLeg(transfer, (leg) => ({ asked: leg.asked + 1, refusal: null }))
    case 'declined':
      return withLeg(transfer, () => ({ refusal: fact.reason }))
    case 'signed':
      return signed(transfer, fact)
    case 'sending':
      return { phase: 'sending', ...withLeg(transfer, () => ({ held: fact.held ?? [] })) }
    case 'sent':
      return { phase: 'sent', ...withLeg(transfer, () => ({ sentAt: fact.at })) }
    case 'refused':
      return { ...abandon(transfer, 'refused', 'refusedByChain'), reason: fact.log }
    case 'included':
      return included(transfer, fact)
    case 'registered':
      return { phase: 'tracking', ...withLeg(transfer, () => ({ registeredAt: fact.at })) }
    case 'unregistered':
      return { phase: 'sent' }
    case 'status':
      return status(transfer, fact)
    case 'withdrawal':
      return withdrawal(transfer, fact)
    case 'claimed':
      return { phase: 'claimed' }
    case 'cancelled':
      return { ...abandon(transfer, 'cancelled', 'cancelled'), doneBy: fact.doneBy ?? null }
    case 'discarded':
      return abandon(transfer, 'discarded', 'cancelled')
    case 'expired':
      return abandon(transfer, 'expired', 'expired')
    case 'expiredUnsent':
      return abandon(transfer, 'expiredUnsent', 'expiredUnsent')
    case 'superseded':
      return abandon(transfer, 'superseded', 'superseded')
    case 'overtaken':
      return overtaken(transfer, fact)
  }
}

const WITHDRAWAL_PHASES = {
  submitted: 'tracking',
  proposed: 'tracking',
  migrated: 'tracking',
  claimable: 'claimable',
  claimed: 'claimed',
} as const satisfies Record<Withdrawal['stage'], TransferPhase>

function withdrawal(transfer: Transfer, fact: Extract<TransferFact, { type: 'withdrawal' }>): Partial<Transfer> {
  const isBack = isBringingBack({ ...transfer, withdrawal: fact.withdrawal })
  return { phase: isBack ? transfer.phase : WITHDRAWAL_PHASES[fact.withdrawal.stage], withdrawal: fact.withdrawal }
}

/** Ends after which the replaced transaction cannot be included either: both share the nonce. */
const NONCE_IS_GONE: readonly Leg['end'][] = ['superseded', 'failed']

/** Ends the current leg without effect; ends its transfer too, unless money is in transit. */
function abandon(transfer: Transfer, end: NonNullable<Leg['end']>, ending: TransferPhase): Partial<Transfer> {
  const leg = currentLeg(transfer)
  const isNonceGone = NONCE_IS_GONE.includes(end) || leg?.includedAt !== null
  const hasLeg = !['quoted', 'authorised', 'claimable'].includes(transfer.phase)
  const ended = hasLeg ? withLeg(transfer, () => ({ end })) : {}
  if (hasLeg && leg !== null && leg.replaces !== null && !isNonceGone) return waitsAgain({ ...transfer, ...ended })
  if (hasLeg && leg?.purpose === 'claim' && transfer.quote.task !== 'claim') return { phase: 'claimable', ...ended }
  // What was signed stays the transfer's last transaction; a document that was not ends with it.
  if (!hasArrivedLeg(transfer)) return { phase: ending, ...(leg?.hash === null ? ended : {}) }
  if (end === 'cancelled' && transfer.phase === 'authorised') return { phase: 'halted' }
  return { phase: 'authorised', onward: null, ...ended }
}

/** The replaced transaction waits as before: at a node that accepted it, or for one that does. */
function waitsAgain(transfer: Transfer): Partial<Transfer> {
  return { phase: currentLeg(transfer)?.sentAt === null ? 'sending' : 'sent', legs: transfer.legs }
}

function requoted(transfer: Transfer, fact: Extract<TransferFact, { type: 'requoted' }>): Partial<Transfer> {
  const leg = currentLeg(transfer)
  const isPending = transfer.phase === 'built'
  if (isPending && (leg?.replaces !== null || leg.purpose === 'claim')) throw wrongStepError(transfer, fact)
  const { quote, operations } = fact
  const dropped = isPending ? withLeg(transfer, () => ({ end: 'expired' })) : {}
  if (hasArrivedLeg(transfer)) return { phase: 'authorised', onward: { quote, operations }, ...dropped }
  const hasBegun = transfer.signedHook !== null || transfer.legs.some((one) => one.includedAt !== null)
  // The chain may pay out an action elsewhere than when it was offered first.
  const recipient = quote.task === 'act' ? (quote.request.recipient ?? transfer.sender) : transfer.recipient
  return { phase: hasBegun ? 'authorised' : 'quoted', quote, operations, recipient, ...dropped }
}

function built(transfer: Transfer, fact: Extract<TransferFact, { type: 'built' }>): Partial<Transfer> {
  const leg = newLeg(transfer.legs.length, fact)
  const isWanted = fact.replaces !== null ? isReplacement(transfer, leg) : isDue(transfer, fact.purpose)
  const isOut = transfer.phase === 'sending' || transfer.phase === 'sent'
  if (!isWanted || (fact.replaces !== null) !== isOut) throw wrongStepError(transfer, fact)
  return { phase: 'built', legs: [...transfer.legs, leg] }
}

/** Returns whether a leg can take the place of the one that waits: only one of the two can be included, and both are for the same purpose. */
function isReplacement(transfer: Transfer, leg: Leg): boolean {
  const waiting = currentLeg(transfer)
  return waiting !== null && isReplaceable(transfer) && leg.purpose === waiting.purpose && isRival(leg, waiting)
}

/** Returns whether a document of this purpose is the next one that the transfer needs. */
function isDue(transfer: Transfer, purpose: Leg['purpose']): boolean {
  const { quote } = currentQuote(transfer)
  if (transfer.phase === 'claimable' || quote.task === 'claim') return purpose === 'claim'
  if (quote.task === 'revoke' || quote.task === 'act') return purpose === quote.task
  if (quote.task === 'send') return purpose === 'transfer'
  // After the first leg has arrived the quote for the remaining way must be accepted.
  if (hasArrivedLeg(transfer) && transfer.onward === null) return false
  const needsHook = quote.needsOpHook && transfer.signedHook === null
  // A hook that could no longer run is signed again.
  if (purpose === 'hook') return quote.needsOpHook
  return purpose === 'approval' || (purpose === 'transfer' && !needsHook)
}

function signed(transfer: Transfer, fact: Extract<TransferFact, { type: 'signed' }>): Partial<Transfer> {
  const leg = currentLeg(transfer)
  const legs = withLeg(transfer, () => ({ signedTx: fact.signedTx, hash: fact.hash, refusal: null }))
  if (leg?.purpose !== 'hook') return { phase: 'signed', ...legs }
  return { phase: 'authorised', signedHook: { signer: leg.signer, hook: fact.signedTx }, ...legs }
}

function included(transfer: Transfer, fact: Extract<TransferFact, { type: 'included' }>): Partial<Transfer> {
  const leg = currentLeg(transfer)
  const { legs } = withLeg(transfer, () => ({ includedHeight: fact.height, includedAt: fact.blockTime ?? fact.at }))
  // The reason of an earlier failed attempt no longer applies.
  const seen = { reason: null, legs: legs.map((one) => (isLateRival(one, leg) ? { ...one, end: 'replaced' as const } : one)) }
  const now = { ...transfer, ...seen }
  if (fact.code !== 0) return { ...seen, ...abandon(now, 'failed', 'failedOnSource'), reason: fact.log }
  if (leg?.replaces?.how === 'cancel') return { ...seen, ...abandon(now, 'cancelled', 'cancelled') }
  const { quote } = currentQuote(transfer)
  if (leg?.purpose === 'approval') return { ...seen, phase: 'authorised' }
  if (leg?.purpose === 'claim') return { ...seen, phase: 'claimed' }
  if (leg?.purpose === 'revoke' || leg?.purpose === 'act') return { ...seen, phase: 'completed' }
  if (quote.task === 'send') return { ...seen, phase: 'completed', release: sentTo(quote) }
  // The money of the previous leg has left by this one, so the release no longer holds.
  const left = hasArrivedLeg(transfer) ? { ...seen, release: null } : seen
  return transfer.phase === 'sent' && quote.variant === 'lossless' ? { ...left, phase: 'tracking' } : left
}

/** Ends of a signed replacement that a block may still include: a node can accept bytes and report that it did not. */
const MAY_RETURN: readonly Leg['end'][] = ['refused', 'discarded', 'overtaken']

/** Applies the inclusion of a rival: the transaction that the current leg was to replace, or an abandoned replacement. */
function overtaken(transfer: Transfer, fact: Extract<TransferFact, { type: 'overtaken' }>): Partial<Transfer> {
  const leg = currentLeg(transfer)
  const ended = withLeg(transfer, () => ({ end: 'overtaken' as const })).legs
  if (leg === null || leg.replaces !== null) return waitsAgain({ ...transfer, legs: ended })
  const isBack = (one: Leg) => one.hash === fact.hash && MAY_RETURN.includes(one.end) && isRival(one, leg)
  if (!transfer.legs.some(isBack)) throw wrongStepError(transfer, fact)
  return { phase: 'sent', legs: ended.map((one) => (isBack(one) ? { ...one, end: null, sentAt: one.sentAt ?? fact.at } : one)) }
}

/** The nonce is used now: another leg with the same nonce can never be included. */
function isLateRival(one: Leg, included: Leg | null): boolean {
  return included !== null && one.end === null && isRival(one, included)
}

/** Returns whether only one of the two can be included. */
function isRival(one: Leg, other: Leg): boolean {
  if (other.mode !== 'evm' || one.mode !== 'evm' || one.index === other.index) return false
  return one.chainId === other.chainId && one.sequence === other.sequence && one.signer === other.signer
}

function sentTo({ request, amountIn }: Quote): Release {
  return { chainId: request.toChainId, denom: request.toDenom, amount: amountIn, isConfirmed: true }
}

function status(transfer: Transfer, fact: Extract<TransferFact, { type: 'status' }>): Partial<Transfer> {
  const seen = { hops: fact.hops, release: fact.release ?? transfer.release, reason: fact.reason ?? transfer.reason }
  if (fact.outcome === 'pending') return { ...seen, phase: 'tracking' }
  if (fact.outcome !== 'legDone') return { ...seen, phase: fact.outcome }
  return { ...seen, phase: 'authorised', onward: null, ...withLeg(transfer, () => ({ arrivedAt: fact.at, hopsUntil: fact.hops.length })) }
}

function newLeg(index: number, fact: Extract<TransferFact, { type: 'built' }>): Leg {
  const { type: _type, at: _at, ...document } = fact
  return {
    ...document,
    index,
    asked: 0,
    refusal: null,
    signedTx: null,
    hash: null,
    held: [],
    sentAt: null,
    includedHeight: null,
    includedAt: null,
    registeredAt: null,
    arrivedAt: null,
    hopsUntil: 0,
    end: null,
  }
}

function withLeg(transfer: Transfer, alter: (leg: Leg) => Partial<Leg>): { legs: Leg[] } {
  const current = currentLeg(transfer)
  return { legs: transfer.legs.map((leg) => (leg === current ? { ...leg, ...alter(leg) } : leg)) }
}

/** Builds the error for a fact that its transfer cannot accept: a bug or a race. */
export function wrongStepError(transfer: Transfer, fact: TransferFact): AppError {
  return new AppError('transfer.wrongStep', phrase`A transfer that is ${transfer.phase} can’t accept the step ${fact.type}.`)
}
