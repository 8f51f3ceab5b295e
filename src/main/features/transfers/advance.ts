// The only writer of transfers: runs one step at a time per transfer, and stores every fact before anything follows from it.
import { AppError, toErrorData } from '../../../shared/domain/errors.ts'
import { phrase, type PhraseText } from '../../../shared/domain/phrase.ts'
import type { AppEvent } from '../../../shared/contract/events.ts'
import type { Transfer, TransferFact, TransferStep } from '../../../shared/contract/transfer/transfer.ts'
import { coreStep, nextStep, offeredSteps } from '../../../shared/domain/transfer/nextStep.ts'
import { appendFact, getTransfer, latestOf, type FactLog } from '../../db/journal/transfers.ts'
import { onNextHost, type NextHost } from '../../platform/hostFailover.ts'
import type { ProgressBook } from './tracking/progress.ts'
import type { KeptQuote } from './quotes/quoteRoute.ts'
import type { StepDeps, Step } from './stepContext.ts'
import { build } from './documents/build.ts'
import { poll, retrack } from './tracking/poll.ts'
import { register } from './tracking/register.ts'
import { abort, speedUp } from './send/replaceEvm.ts'
import { send } from './send/send.ts'
import { sign } from './documents/sign.ts'

/** The implementation of each step. */
const STEPS: Readonly<Record<TransferStep, Step>> = {
  build,
  sign,
  send,
  register,
  poll,
  retrack,
  speedUp,
  abort,
}

/** What the writer needs. */
export interface AdvanceDeps {
  facts: FactLog
  steps: StepDeps
  hosts: NextHost
  progress: ProgressBook
  emit: (event: AppEvent) => void
  /** Called after each stored fact, with the transfer as it is now. */
  onChange: (transfer: Transfer) => void
  signal: AbortSignal
}

/** A step that the user requested. */
export interface StepInput {
  id: string
  /** The version that the caller saw. */
  version: number
  step: TransferStep
  consent: string | null
}

/** The writer of transfers. */
export interface Advance {
  /**
   * Runs one step.
   * @throws AppError transfer.conflict when another step runs or the transfer has changed; transfer.wrongStep; errors of the step. Does not
   * throw the error of a step that the core retries by itself: the view reports it as trouble.
   */
  step(input: StepInput): Promise<Transfer>
  /** Runs the step that is due, if it is the core's. `known`: the transfer as last read, at any version. @throws as `step`. */
  unattended(known: Transfer): Promise<Transfer>
  /**
   * Before signing: cancels, also while the device asks; a signature that still arrives is dropped. Signed, never sent: discards the
   * signature.
   * @param input.doneBy number of the transfer that did the same
   * @throws AppError transfer.conflict, transfer.wrongStep.
   */
  cancel(input: { id: string; version: number; doneBy?: number }): Transfer
  /** Continues with a newer quote. @throws AppError transfer.conflict, transfer.wrongStep. */
  requote(input: { id: string; version: number } & Pick<KeptQuote, 'quote' | 'operations'>): Transfer
  /** Resolves when no step runs. */
  idle(): Promise<void>
}

/** Creates the writer; it lasts as long as the core. */
export function createAdvance(deps: AdvanceDeps): Advance {
  const { db } = deps.facts
  const runner = createRunner(deps)
  return {
    step: async ({ id, version, step, consent }) => {
      // Steps of the core are short, so a user's step waits for them. Checked again each time, since another may have begun.
      for (let own = runner.unattended(id); own !== null; own = runner.unattended(id)) await Promise.allSettled([own])
      const transfer = getTransfer(db, id)
      assertVersion(transfer, version)
      const isDue = nextStep(transfer)?.step === step
      if (!isDue && !offeredSteps(transfer).includes(step)) {
        throw new AppError('transfer.wrongStep', phrase`The step ${step} isn’t due: this transfer is ${transfer.phase}.`)
      }
      try {
        return await runner.run(transfer, step, { consent, isUnattended: false })
      } catch (error) {
        const after = getTransfer(db, id)
        const goesOn = isDue && error instanceof AppError && error.retry !== 'never' && nextStep(after)?.owner === 'core'
        if (!goesOn) throw error
        deps.progress.set(id, { trouble: toErrorData(error) })
        return after
      }
    },
    unattended: async (known) => {
      const transfer = latestOf(db, known)
      const step = coreStep(transfer)
      return step === null ? transfer : await runner.run(transfer, step, { consent: null, isUnattended: true })
    },
    cancel: ({ id, version, doneBy }) => {
      const transfer = getTransfer(db, id)
      assertVersion(transfer, version)
      const at = deps.steps.clock.now()
      return store(deps, transfer, transfer.phase === 'signed' ? { type: 'discarded', at } : { type: 'cancelled', at, doneBy })
    },
    requote: ({ id, version, quote, operations }) => {
      const transfer = getTransfer(db, id)
      assertVersion(transfer, version)
      return store(deps, transfer, { type: 'requoted', at: deps.steps.clock.now(), quote, operations })
    },
    idle: runner.idle,
  }
}

interface Runner {
  /** Runs a step. @throws AppError transfer.conflict while another step of the transfer runs. */
  run(transfer: Transfer, step: TransferStep, how: { consent: string | null; isUnattended: boolean }): Promise<Transfer>
  /** Returns the core's running step of the transfer; null for none. */
  unattended(id: string): Promise<Transfer> | null
  idle: () => Promise<void>
}

/** Runs one step at a time per transfer; the progress book shows which. */
function createRunner(deps: AdvanceDeps): Runner {
  const running = new Map<string, { task: Promise<Transfer>; isUnattended: boolean }>()
  return {
    run: async (transfer, step, { consent, isUnattended }) => {
      if (running.has(transfer.id)) throw conflict('Another step of this transfer is in progress.')
      const task = perform(deps, transfer, step, consent)
      running.set(transfer.id, { task, isUnattended })
      // A background check during a user's step is not shown as progress.
      const isBeside = isUnattended && nextStep(transfer)?.owner === 'user'
      if (!isBeside) deps.progress.set(transfer.id, { running: step })
      try {
        return await task
      } finally {
        running.delete(transfer.id)
        deps.progress.set(transfer.id, { running: null })
      }
    },
    unattended: (id) => {
      const found = running.get(id)
      return found?.isUnattended === true ? found.task : null
    },
    idle: async () => {
      await Promise.allSettled([...running.values()].map(({ task }) => task))
    },
  }
}

async function perform(deps: AdvanceDeps, transfer: Transfer, step: TransferStep, consent: string | null): Promise<Transfer> {
  let current = transfer
  const note = (fact: TransferFact) => {
    current = store(deps, current, fact)
  }
  const run = () => STEPS[step](deps.steps, { transfer: current, consent, note, signal: deps.signal })
  // Retries a begun send, since it may have arrived. No other step is repeated once it has stored a fact.
  const fact = await onNextHost(deps.hosts, run, () => step === 'send' || current.version === transfer.version)
  if (fact !== null) note(fact)
  return current
}

function store(deps: AdvanceDeps, transfer: Transfer, fact: TransferFact): Transfer {
  const after = appendFact(deps.facts, { id: transfer.id, version: transfer.version, fact })
  deps.emit({ type: 'transfer.changed', id: after.id, version: after.version })
  deps.onChange(after)
  return after
}

function assertVersion(transfer: Transfer, version: number): void {
  if (transfer.version !== version) throw conflict('This transfer has moved on in the meantime.')
}

function conflict(message: PhraseText): AppError {
  return new AppError('transfer.conflict', message, { hint: 'Check its current status, then try again.' })
}
