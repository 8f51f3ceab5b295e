// Walks of any facts in any order, over every kind of transfer: what must hold however chains, routers and users behave.
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { BUILT, grow, sampleQuote, until } from './sampleTransfer.ts'
import { AppError } from '../errors.ts'
import type { Quote } from '../../contract/transfer/route.ts'
import { Transfer, TransferPhase, type TransferFact } from '../../contract/transfer/transfer.ts'
import { currentLeg, hasArrivedLeg } from './legs.ts'
import { isSettled, createTransfer, SETTLED_PHASES, transition } from './transferStateMachine.ts'
import { coreStep, nextStep, offeredSteps } from './nextStep.ts'

type FactOf<T extends TransferFact['type']> = Extract<TransferFact, { type: T }>

const quotes: Quote[] = [
  sampleQuote(),
  { ...sampleQuote(), needsOpHook: true },
  { ...sampleQuote(), transactionsRequired: 2 },
  { ...sampleQuote(), variant: 'lossless' },
  { ...sampleQuote(), task: 'send' },
  { ...sampleQuote(), task: 'revoke', spender: '0x01' },
  { ...sampleQuote(), task: 'claim', withdrawal: { chainId: 'tidewatch-1', bridgeId: '15', sequence: '7' } },
]

// Disables stack traces: the test reads none, and creating them took most of its time.
beforeAll(() => {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  return () => {
    Error.stackTraceLimit = stackTraceLimit
  }
})

const at = 2
const error = { code: 'device.rejected', message: 'No.', hint: null, retry: 'now' } as const
const builts: FactOf<'built'>[] = (['transfer', 'approval', 'hook', 'claim', 'revoke'] as const).flatMap((purpose) =>
  (['eip191', 'evm'] as const).flatMap((mode) =>
    [null, { legIndex: 0, how: 'speedUp' } as const, { legIndex: 0, how: 'cancel' } as const].map((replaces) => ({
      ...BUILT,
      at,
      chainId: 'practice-1',
      purpose,
      mode,
      replaces,
    })),
  ),
)
const outcomes = ['pending', 'legDone', 'completed', 'unconverted', 'refunded', 'failed', 'stopped', 'claimable'] as const
const stages = ['submitted', 'proposed', 'claimable', 'claimed', 'migrated'] as const
const withdrawn = (stage: (typeof stages)[number]): FactOf<'withdrawal'> => ({
  type: 'withdrawal',
  at,
  withdrawal: { chainId: 'tidewatch-1', bridgeId: '15', sequence: '7', stage, outputIndex: null, claimableAt: null, expectedAt: null },
})
const FACTS: TransferFact[] = [
  ...builts,
  { type: 'requoted', at, quote: sampleQuote(), operations: '[1]' },
  { type: 'asked', at },
  { type: 'declined', at, reason: error },
  { type: 'signed', at, signedTx: 'AA==', hash: 'H' },
  { type: 'sending', at },
  { type: 'sent', at, how: 'broadcast' },
  { type: 'refused', at, code: 5, log: 'why' },
  { type: 'included', at, height: 5, code: 0, log: '' },
  { type: 'included', at, height: 5, code: 3, log: 'why' },
  { type: 'registered', at },
  { type: 'unregistered', at },
  ...outcomes.map((outcome): TransferFact => ({ type: 'status', at, outcome, state: outcome, hops: [], release: null, reason: null })),
  ...stages.map(withdrawn),
  { type: 'claimed', at, hash: null },
  { type: 'overtaken', at, hash: 'H' },
  { type: 'cancelled', at },
  { type: 'discarded', at },
  { type: 'expired', at },
  { type: 'expiredUnsent', at, height: 11 },
  { type: 'superseded', at, sequence: '1' },
]

/** Every fact that fits, in a random order; those that do not fit are refused and change nothing. */
interface Walk {
  steps: Transfer[]
  taken: TransferFact[]
}

/** At each step one of the facts that fit, so that walks are long and reach every corner. */
function walk(quote: Quote, choices: readonly number[]): Walk {
  const steps = [createTransfer('t', 1, { type: 'quoted', at: 1, quote, operations: '[]', sender: 's', recipient: 'r' })]
  const taken: TransferFact[] = []
  for (const choice of choices) {
    const before = steps.at(-1)
    if (before === undefined) break
    const fitting = FACTS.flatMap((fact) => {
      const after = tryTransition(before, fact)
      return after === null ? [] : [{ fact, after }]
    })
    const chosen = fitting[choice % Math.max(1, fitting.length)]
    if (chosen === undefined) break
    steps.push(chosen.after)
    taken.push(chosen.fact)
  }
  return { steps, taken }
}

function tryTransition(before: Transfer, fact: TransferFact): Transfer | null {
  try {
    return transition(before, fact)
  } catch (failure) {
    // Millions of refusals: an `expect` for each would take longer than the walks.
    if (failure instanceof AppError && failure.code === 'transfer.wrongStep') return null
    throw failure
  }
}

const walks = fc
  .tuple(fc.constantFrom(...quotes), fc.array(fc.nat({ max: 10_000 }), { minLength: 1, maxLength: 40 }))
  .map(([quote, choices]) => walk(quote, choices))

describe('however a transfer goes', () => {
  test('a settled one takes no fact, and folding its facts again gives the same row, also from disk', () => {
    fc.assert(
      fc.property(walks, ({ steps, taken }) => {
        const [first] = steps
        const last = steps.at(-1)
        expect(steps.slice(0, -1).every(({ phase }) => !isSettled(phase))).toBe(true)
        expect(first === undefined ? null : taken.reduce(transition, first)).toEqual(last)
        expect(Transfer.parse(JSON.parse(JSON.stringify(last)))).toEqual(last)
      }),
      { numRuns: 300 },
    )
  })

  test('nothing is sent without a signature, and no hook is ever sent by itself', () => {
    fc.assert(
      fc.property(walks, ({ steps }) => {
        for (const { legs } of steps) {
          for (const leg of legs) {
            expect(leg.sentAt === null || leg.signedTx !== null).toBe(true)
            expect(leg.purpose === 'hook' && leg.sentAt !== null).toBe(false)
          }
        }
      }),
      { numRuns: 300 },
    )
  })

  test('a stored signature is never replaced by another, and each document is signed at most once', () => {
    fc.assert(
      fc.property(walks, ({ steps }) => {
        for (const [index, after] of steps.entries()) {
          const before = steps[index - 1]
          for (const leg of before?.legs ?? []) {
            if (leg.signedTx !== null) expect(after.legs[leg.index]).toMatchObject({ signedTx: leg.signedTx, hash: leg.hash })
          }
        }
      }),
      { numRuns: 300 },
    )
  })

  test('a transaction that may still be included has not come to nothing: what it carries is not called unsent', () => {
    const unsent = new Set<TransferPhase>(['cancelled', 'expired', 'expiredUnsent', 'refusedByChain'])
    fc.assert(
      fc.property(walks, ({ steps, taken }) => {
        for (const [index, { phase, legs }] of steps.entries()) {
          if (!unsent.has(phase)) continue
          // A cancelling replacement was included; else the last leg itself ended, and none before it waits.
          const fact = taken[index - 1]
          const waiting = legs.filter((leg) => leg.sentAt !== null && leg.includedAt === null && leg.end === null && leg.purpose !== 'hook')
          const isProven = fact?.type === 'expiredUnsent' || fact?.type === 'refused' || fact?.type === 'included'
          expect(waiting.length === 0 || isProven).toBe(true)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('money that has arrived somewhere on the way is never called untouched', () => {
    const untouched = new Set<TransferPhase>(['cancelled', 'expired', 'expiredUnsent', 'refusedByChain', 'superseded', 'failedOnSource'])
    fc.assert(
      fc.property(walks, ({ steps }) => {
        for (const transfer of steps) expect(hasArrivedLeg(transfer) && untouched.has(transfer.phase)).toBe(false)
      }),
      { numRuns: 300 },
    )
  })

  test('each phase that is not settled says who acts next, and its step has a leg to work on where it needs one', () => {
    fc.assert(
      fc.property(walks, ({ steps }) => {
        for (const transfer of steps) {
          expect(nextStep(transfer) === null).toBe(SETTLED_PHASES.includes(transfer.phase))
          const step = nextStep(transfer)?.step
          if (step !== undefined && step !== 'build') expect(currentLeg(transfer)).not.toBeNull()
          if (step === 'send' || step === 'register' || step === 'poll') expect(currentLeg(transfer)?.signedTx).not.toBeNull()
          if (coreStep(transfer) !== null) expect(isSettled(transfer.phase)).toBe(false)
          for (const offered of offeredSteps(transfer)) expect(['speedUp', 'abort']).toContain(offered)
        }
      }),
      { numRuns: 300 },
    )
  })
})

test('every phase is reached by some walk, and every phase that is not settled leads on', () => {
  const seen = new Map<TransferPhase, Transfer>()
  const queue = quotes.map((quote) => walk(quote, []).steps[0]).filter((transfer) => transfer !== undefined)
  const shapes = new Set<string>()
  for (const transfer of queue) {
    const { phase, legs, onward, signedHook } = transfer
    const shape = JSON.stringify([
      phase,
      transfer.quote.task,
      transfer.quote.variant,
      transfer.quote.needsOpHook,
      onward !== null,
      signedHook !== null,
      hasArrivedLeg(transfer),
      currentLeg(transfer)?.purpose,
      currentLeg(transfer)?.replaces?.how,
      currentLeg(transfer)?.mode,
    ])
    if (shapes.has(shape) || legs.length > 4) continue
    shapes.add(shape)
    seen.set(phase, transfer)
    const afters = FACTS.map((fact) => tryTransition(transfer, fact)).filter((after) => after !== null)
    expect(afters.length > 0, shape).toBe(!isSettled(phase))
    queue.push(...afters)
  }
  expect(new Set(seen.keys())).toEqual(new Set(TransferPhase.options))
})

test.for([
  ['proposed', 'tracking'],
  ['claimable', 'claimable'],
  ['claimed', 'claimed'],
] as const)('a withdrawal that is %s makes its transfer %s; one that brings a refused deposit back only waits', ([stage, phase]) => {
  const lossless = { ...sampleQuote(), variant: 'lossless' as const }
  const left = grow(until('included', lossless), lossless)
  expect(transition(left, withdrawn(stage)).phase).toBe(phase)
  const refused = grow(until('registered'))
  expect(transition(refused, withdrawn(stage))).toMatchObject({ phase: 'tracking', withdrawal: { stage } })
})
