// The state machine of a transfer: which fact may follow which phase. change.ts says what a fact changes, nextStep.ts what is done next.
// Pure, free of zod.
//
//   phase        fact                                     next phase
//   -            quoted                                   quoted
//   quoted, authorised, built   requoted                  quoted; authorised when a hook, an approval or a leg went before
//   quoted*      built                                    built          (* the hook first when the route needs one,
//                                                                         signed again when it could no longer run)
//   authorised   built                                    built          (once money has travelled only after requoted)
//   built        asked, declined                          built
//   built        signed                                   signed         (hook: authorised, it is never sent by itself)
//   quoted, authorised, built   cancelled                 cancelled †
//   quoted, authorised, built   expired                   expired †
//   authorised   cancelled, money having travelled        halted
//   signed       sending                                  sending
//   signed       discarded                                cancelled †
//   signed, sending, sent       superseded                superseded †   (another transaction used the sequence)
//   signed, sending, sent       expiredUnsent             expiredUnsent †(timeout height passed, sequence unused)
//   sending      sent                                     sent
//   sending      refused                                  refusedByChain †
//   sending, sent   built, replacing what waits           built          (in sending: no node has taken it yet)
//   built, signed, sending, sent   overtaken              sending, sent  (what was to be replaced was included,
//                                                                         or a replacement that was given up)
//   sent         included, code 0                         sent           (approval: authorised; send, revoke: completed;
//                                                                         claim: claimed; lossless: tracking;
//                                                                         replacement that cancels: cancelled †)
//   sent         included, other code                     failedOnSource †
//   sent         registered                               tracking
//   tracking     included, unregistered                   tracking, sent
//   tracking     status pending                           tracking
//   tracking     status legDone                           authorised     (the next leg is built)
//   tracking     status completed | unconverted | refunded | failed | stopped | claimable     the phase of that name
//   tracking, claimable   withdrawal                      tracking, claimable, claimed: as far as it has come
//                                                         (of a refused deposit: tracking)
//   stopped      registered, status …                     tracking, as tracking
//   claimable    built                                    built          (the claim)
//   claimable    claimed, status …                        claimed, as tracking
//
// † A leg that comes to nothing does not end its transfer where money is under way: a replacement leads back to sent (or
// sending), a claim to claimable, a later leg to authorised.
// Every other fact is refused: it is a bug or a race and must not be stored.
import type { Transfer, TransferFact, TransferPhase } from '../../contract/transfer/transfer.ts'
import { change, wrongStepError } from './change.ts'

/** Phases after which nothing more happens. `stopped` is not one: the money still travels and tracking can resume. */
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
  'halted',
]

/** Name of a fact. */
export type FactType = TransferFact['type']

/** The table above as data; the resulting phase may also depend on the leg and on the fact's content. */
export const ALLOWED_FACTS: Readonly<Record<TransferPhase, readonly FactType[]>> = {
  quoted: ['requoted', 'built', 'cancelled', 'expired'],
  authorised: ['requoted', 'built', 'cancelled', 'expired'],
  built: ['requoted', 'asked', 'declined', 'signed', 'cancelled', 'expired', 'overtaken'],
  signed: ['sending', 'discarded', 'superseded', 'expiredUnsent', 'overtaken'],
  sending: ['built', 'sent', 'refused', 'superseded', 'expiredUnsent', 'overtaken'],
  sent: ['built', 'included', 'registered', 'superseded', 'expiredUnsent', 'overtaken'],
  tracking: ['included', 'unregistered', 'status', 'withdrawal'],
  stopped: ['registered', 'status'],
  claimable: ['built', 'claimed', 'status', 'withdrawal'],
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
  halted: [],
}

/** Returns whether a phase is final. */
export function isSettled(phase: TransferPhase): boolean {
  return SETTLED_PHASES.includes(phase)
}

/** Creates a transfer from its first fact. */
export function createTransfer(id: string, number: number, fact: Extract<TransferFact, { type: 'quoted' }>): Transfer {
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
    onward: null,
    signedHook: null,
    legs: [],
    hops: [],
    release: null,
    withdrawal: null,
    reason: null,
    doneBy: null,
    createdAt: fact.at,
    updatedAt: fact.at,
    settledAt: null,
  }
}

/** Folds one more fact into a transfer. @throws AppError transfer.wrongStep when the fact does not fit the phase. */
export function transition(transfer: Transfer, fact: TransferFact): Transfer {
  if (!ALLOWED_FACTS[transfer.phase].includes(fact.type)) throw wrongStepError(transfer, fact)
  const changed = { ...transfer, ...change(transfer, fact), version: transfer.version + 1, updatedAt: fact.at }
  return isSettled(changed.phase) ? { ...changed, settledAt: fact.at } : changed
}
