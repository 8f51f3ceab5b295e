// Decides what the attended run does next with a transfer: which step, or that the user is asked first, or that the core continues alone.
// Pure.
import { currentLeg, currentQuote, hasArrivedLeg, mayHaveLostSignature } from '../../../../shared/domain/transfer/legs.ts'
import { isSettled } from '../../../../shared/domain/transfer/transferStateMachine.ts'
import { nextStep } from '../../../../shared/domain/transfer/nextStep.ts'
import type { Transfer, TransferStep, TransferView } from '../../../../shared/contract/transfer/transfer.ts'
import type { Leg } from '../../../../shared/contract/transfer/transferLeg.ts'

/** What this run has been allowed and has done so far. */
export interface Run {
  /** Hash of the document the user agreed to sign; null = not asked. */
  consent: string | null
  /** The signature was made in this run, or the user has agreed to send it: it may go out without another question. */
  maySend: boolean
  /** The first try to register was made; the core continues with it. */
  hasRegistered: boolean
  /** A newer quote was accepted. Main decides whether it is still valid, since its clock made it. */
  hasRenewed: boolean
  /** A document could not be built, since the transfer had changed: it was read again. */
  hasReread: boolean
}

/** A run without any consent. */
export const IDLE_RUN: Run = { consent: null, maySend: false, hasRegistered: false, hasRenewed: false, hasReread: false }

/** The next move of a run. */
export type Move =
  | { do: TransferStep; consent: string | null }
  /** The quote has expired, or a new one is needed for the rest of the way: ask the router, and show what has changed. */
  | { do: 'requote' }
  /** The document is ready: review it, then sign. `again`: the device may have signed it before and the answer was lost. */
  | { wait: 'review'; again: boolean }
  /** Signed in an earlier run: ask whether it may go out. */
  | { wait: 'send' }
  /** What was sent must be in a block before the next document can be prepared. */
  | { wait: 'inclusion' }
  /** Nothing more to do here: the transfer's sheet shows the rest. */
  | { wait: 'waybill' }

/** Decides the next move. The state machine names the due step, the run decides whether it needs a question. */
export function nextMove(transfer: Transfer, run: Run, now: number): Move {
  const step = nextStep(transfer)?.step
  if (step === undefined || isSettled(transfer.phase)) return { wait: 'waybill' }
  switch (step) {
    case 'build':
      return needsQuote(transfer, run, now) ? { do: 'requote' } : { do: 'build', consent: null }
    case 'sign': {
      const isAgreed = run.consent !== null && run.consent === currentLeg(transfer)?.documentHash
      return isAgreed ? { do: 'sign', consent: run.consent } : { wait: 'review', again: mayHaveLostSignature(transfer) }
    }
    case 'send':
      // `sending` was started before: the core finds out whether it went out.
      if (transfer.phase === 'sending') return afterSending(transfer)
      return run.maySend ? { do: 'send', consent: null } : { wait: 'send' }
    case 'register':
      return run.hasRegistered || !run.maySend ? afterSending(transfer) : { do: 'register', consent: null }
    case 'poll':
    case 'retrack':
    case 'speedUp':
    case 'abort':
      return { wait: 'waybill' }
  }
}

/** Returns whether another transfer's transaction has used the sequence of the document under review: its chain would refuse it. */
export function isOvertaken(transfer: Transfer, all: readonly Pick<TransferView, 'transfer'>[]): boolean {
  const leg = currentLeg(transfer)
  if (leg === null || nextStep(transfer)?.step !== 'sign' || leg.purpose === 'claim' || mayHaveLostSignature(transfer)) return false
  const hasUsed = ({ chainId, includedAt, sequence }: Leg) =>
    includedAt !== null && chainId === leg.chainId && BigInt(sequence) >= BigInt(leg.sequence)
  return all.some(({ transfer: { id, accountId, legs } }) => id !== transfer.id && accountId === transfer.accountId && legs.some(hasUsed))
}

/** After an approval the user stays for the document that it was made for. */
function afterSending(transfer: Transfer): Move {
  return currentLeg(transfer)?.purpose === 'approval' ? { wait: 'inclusion' } : { wait: 'waybill' }
}

/** Only the router's offers expire: a claim is of what the bridge holds, and a plain send of what is typed. */
function needsQuote(transfer: Transfer, run: Run, now: number): boolean {
  if (transfer.phase === 'claimable') return false
  if (hasArrivedLeg(transfer) && transfer.onward === null) return true
  const { quote } = currentQuote(transfer)
  return quote.task === 'route' && quote.expiresAt <= now && !run.hasRenewed
}
