// The whole transfer protocol on one page: which fact may follow which phase, and what is to be done next. Pure, free of zod.
//
//   phase        fact                                     next phase
//   -            quoted                                   quoted
//   quoted       hookSigned                               authorised
//   quoted*      built                                    built          (* only when the route needs no hook)
//   authorised   built                                    built
//   built        asked, declined                          built
//   built        signed                                   signed
//   quoted, authorised, built   cancelled                 cancelled
//   quoted, authorised, built   expired                   expired
//   signed       sending                                  sending
//   signed       discarded                                cancelled
//   signed, sending, sent       superseded                superseded     (another transaction used the sequence)
//   signed, sending, sent       expiredUnsent             expiredUnsent  (timeout height passed, sequence unused)
//   sending      sent                                     sent
//   sending      refused                                  refusedByChain
//   sent         included, code 0                         sent           (approval leg: authorised)
//   sent         included, other code                     failedOnSource
//   sent         registered                               tracking
//   tracking     included, unregistered                   tracking, sent
//   tracking     status pending                           tracking
//   tracking     status legDone                           authorised     (the next leg is built)
//   tracking     status completed | unconverted | refunded | failed | stopped | claimable     the phase of that name
//   stopped      registered, status …                     tracking, as tracking
//   claimable    claimed, status …                        claimed, as tracking
//
// Anything else is refused: a fact that does not fit is a bug or a race, and must not be stored.
import { AppError } from './errors.ts'
import type { Leg, Transfer, TransferFact, TransferPhase, TransferStep } from './transfer.ts'

/** Phases after which nothing more happens. `stopped` is not one: the money still travels and tracking can be taken up again. */
export const SETTLED_PHASES: readonly TransferPhase[] = [
  'completed',
  'unconverted',
  'refunded',
  'failed',
  'failedOnSource',
  'refusedByChain',
  'cancelled',
  'expired',
  'expiredUnsent',
  'superseded',
  'claimed',
]

export type FactType = TransferFact['type']

/** The table above as data; what `status` and `included` lead to is decided by their content. */
export const ALLOWED_FACTS: Readonly<Record<TransferPhase, readonly FactType[]>> = {
  quoted: ['hookSigned', 'built', 'cancelled', 'expired'],
  authorised: ['built', 'cancelled', 'expired'],
  built: ['asked', 'declined', 'signed', 'cancelled', 'expired'],
  signed: ['sending', 'discarded', 'superseded', 'expiredUnsent'],
  sending: ['sent', 'refused', 'superseded', 'expiredUnsent'],
  sent: ['included', 'registered', 'superseded', 'expiredUnsent'],
  tracking: ['included', 'unregistered', 'status'],
  stopped: ['registered', 'status'],
  claimable: ['claimed', 'status'],
  completed: [],
  unconverted: [],
  refunded: [],
  failed: [],
  failedOnSource: [],
  refusedByChain: [],
  cancelled: [],
  expired: [],
  expiredUnsent: [],
  superseded: [],
  claimed: [],
}

export function isSettled(phase: TransferPhase): boolean {
  return SETTLED_PHASES.includes(phase)
}

/** The leg being worked on; null before the first one is built. */
export function currentLeg(transfer: Transfer): Leg | null {
  return transfer.legs.at(-1) ?? null
}

/** Starts a transfer from its first fact. */
export function open(id: string, number: number, fact: Extract<TransferFact, { type: 'quoted' }>): Transfer {
  return {
    id,
    number,
    accountId: fact.quote.request.accountId,
    phase: 'quoted',
    version: 1,
    quote: fact.quote,
    operations: fact.operations,
    sender: fact.sender,
    recipient: fact.recipient,
    signedHook: null,
    legs: [],
    hops: [],
    release: null,
    reason: null,
    createdAt: fact.at,
    updatedAt: fact.at,
    settledAt: null,
  }
}

/**
 * Folds one more fact into a transfer.
 * @throws AppError transfer.wrongStep when the fact does not fit the phase.
 */
export function transition(transfer: Transfer, fact: TransferFact): Transfer {
  if (!ALLOWED_FACTS[transfer.phase].includes(fact.type)) throw misfit(transfer, fact)
  const changed = { ...transfer, ...change(transfer, fact), version: transfer.version + 1, updatedAt: fact.at }
  return isSettled(changed.phase) ? { ...changed, settledAt: fact.at } : changed
}

function change(transfer: Transfer, fact: TransferFact): Partial<Transfer> {
  switch (fact.type) {
    case 'quoted':
      throw misfit(transfer, fact)
    case 'hookSigned':
      return { phase: 'authorised', signedHook: { signer: fact.signer, hook: fact.hook } }
    case 'built':
      if (transfer.phase === 'quoted' && transfer.quote.needsOpHook) throw misfit(transfer, fact)
      return { phase: 'built', legs: [...transfer.legs, newLeg(transfer.legs.length, fact)] }
    case 'asked':
      return withLeg(transfer, (leg) => ({ asked: leg.asked + 1, refusal: null }))
    case 'declined':
      return withLeg(transfer, () => ({ refusal: fact.reason }))
    case 'signed':
      return { phase: 'signed', ...withLeg(transfer, () => ({ signedTx: fact.signedTx, hash: fact.hash, refusal: null })) }
    case 'sending':
      return { phase: 'sending' }
    case 'sent':
      return { phase: 'sent', ...withLeg(transfer, () => ({ sentAt: fact.at })) }
    case 'refused':
      return { phase: 'refusedByChain', reason: fact.log }
    case 'included':
      return included(transfer, fact)
    case 'registered':
      return { phase: 'tracking', ...withLeg(transfer, () => ({ registeredAt: fact.at })) }
    case 'unregistered':
      return { phase: 'sent' }
    case 'status':
      return status(transfer, fact)
    case 'claimed':
      return { phase: 'claimed' }
    case 'cancelled':
    case 'discarded':
      return { phase: 'cancelled' }
    case 'expired':
      return { phase: 'expired' }
    case 'expiredUnsent':
      return { phase: 'expiredUnsent' }
    case 'superseded':
      return { phase: 'superseded' }
  }
}

function included(transfer: Transfer, fact: Extract<TransferFact, { type: 'included' }>): Partial<Transfer> {
  const legs = withLeg(transfer, () => ({ includedHeight: fact.height, includedAt: fact.at }))
  if (fact.code !== 0) return { ...legs, phase: 'failedOnSource', reason: fact.log }
  return currentLeg(transfer)?.purpose === 'approval' ? { ...legs, phase: 'authorised' } : legs
}

function status(transfer: Transfer, fact: Extract<TransferFact, { type: 'status' }>): Partial<Transfer> {
  const seen = { hops: fact.hops, release: fact.release ?? transfer.release, reason: fact.reason ?? transfer.reason }
  if (fact.outcome === 'pending') return { ...seen, phase: 'tracking' }
  if (fact.outcome === 'legDone') return { ...seen, phase: 'authorised' }
  return { ...seen, phase: fact.outcome }
}

function newLeg(index: number, fact: Extract<TransferFact, { type: 'built' }>): Leg {
  const { purpose, chainId, mode, document, documentHash, checks, fee, sequence, timeoutHeight } = fact
  const unsigned = {
    asked: 0,
    refusal: null,
    signedTx: null,
    hash: null,
    sentAt: null,
    includedHeight: null,
    includedAt: null,
    registeredAt: null,
  }
  return { index, purpose, chainId, mode, document, documentHash, checks, fee, sequence, timeoutHeight, ...unsigned }
}

function withLeg(transfer: Transfer, alter: (leg: Leg) => Partial<Leg>): { legs: Leg[] } {
  return { legs: transfer.legs.map((leg, index) => (index === transfer.legs.length - 1 ? { ...leg, ...alter(leg) } : leg)) }
}

function misfit(transfer: Transfer, fact: TransferFact): AppError {
  return new AppError('transfer.wrongStep', `A transfer that is ${transfer.phase} cannot take the fact ${fact.type}.`)
}

/** Who acts next, and how. `user` steps wait for consent; `core` steps go on by themselves, also after a restart. */
export interface NextStep {
  step: TransferStep
  owner: 'user' | 'core'
}

/** What is to be done next; null when the transfer is settled. */
export function nextStep(transfer: Transfer): NextStep | null {
  switch (transfer.phase) {
    case 'quoted':
      return { step: transfer.quote.needsOpHook ? 'signHook' : 'build', owner: 'user' }
    case 'authorised':
      return { step: 'build', owner: 'user' }
    case 'built':
      return { step: 'sign', owner: 'user' }
    case 'signed':
      return { step: 'send', owner: 'user' }
    // The send was begun: whether it went out is found out by hash, and the same bytes go again while they are valid.
    case 'sending':
      return { step: 'send', owner: 'core' }
    case 'sent':
      return { step: 'register', owner: 'core' }
    case 'tracking':
      return { step: 'poll', owner: 'core' }
    case 'claimable':
      return { step: 'claim', owner: 'user' }
    case 'stopped':
      return { step: 'retrack', owner: 'user' }
    default:
      return null
  }
}

/** True when the device was asked for this document before and no answer was stored: a signature may exist that nobody holds. */
export function mayHaveLostSignature(transfer: Transfer): boolean {
  const leg = currentLeg(transfer)
  return transfer.phase === 'built' && leg !== null && leg.asked > 0 && leg.refusal === null
}
