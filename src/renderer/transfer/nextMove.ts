// What the attended run does next with a transfer: which step, or that the user is asked first, or that the core goes on alone. Pure.
import { currentLeg, isSettled, mayHaveLostSignature, nextStep } from '../../shared/transferMachine.ts'
import type { Transfer, TransferStep } from '../../shared/transfer.ts'

/** What this run has been allowed and has done so far. */
export interface Run {
  /** Hash of the document the user agreed to sign; null = not asked. */
  consent: string | null
  /** The signature was made in this run, or the user has said to send it: it may go out without another question. */
  maySend: boolean
  /** The first try to register was made; the core goes on with it. */
  hasRegistered: boolean
}

export const IDLE_RUN: Run = { consent: null, maySend: false, hasRegistered: false }

export type Move =
  | { do: TransferStep; consent: string | null }
  /** The document is ready: review it, then sign. `again`: the device may have signed it before and the answer was lost. */
  | { wait: 'review'; again: boolean }
  /** Signed in an earlier run: ask whether it may go out. */
  | { wait: 'send' }
  /** This version cannot make the step. */
  | { wait: 'unsupported' }
  /** Nothing more to do here: the waybill shows the rest. */
  | { wait: 'waybill' }

/** Decides the next move. The machine says which step is due, the run whether it may be made without asking. */
export function nextMove(transfer: Transfer, run: Run): Move {
  const step = nextStep(transfer)?.step
  if (step === undefined || isSettled(transfer.phase)) return { wait: 'waybill' }
  switch (step) {
    case 'signHook':
      return { wait: 'unsupported' }
    case 'build':
      return { do: 'build', consent: null }
    case 'sign': {
      const isAgreed = run.consent !== null && run.consent === currentLeg(transfer)?.documentHash
      return isAgreed ? { do: 'sign', consent: run.consent } : { wait: 'review', again: mayHaveLostSignature(transfer) }
    }
    case 'send':
      // `sending` was begun before: whether it went out is the core's to find out.
      if (transfer.phase === 'sending') return { wait: 'waybill' }
      return run.maySend ? { do: 'send', consent: null } : { wait: 'send' }
    case 'register':
      return run.hasRegistered || !run.maySend ? { wait: 'waybill' } : { do: 'register', consent: null }
    case 'poll':
    case 'claim':
    case 'retrack':
      return { wait: 'waybill' }
  }
}
