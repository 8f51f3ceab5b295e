// The protocol of a transfer: the table of what each phase takes, and walks of any facts in any order.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BUILT, grow, sampleQuote, until } from './sampleTransfer.ts'
import { AppError } from '../errors.ts'
import { currentLeg, mayHaveLostSignature } from './legs.ts'
import { ALLOWED_FACTS, isSettled, createTransfer, SETTLED_PHASES, transition } from './transferStateMachine.ts'
import { nextStep } from './nextStep.ts'
import { Transfer, TransferFact, TransferPhase } from '../../contract/transfer/transfer.ts'

type FactOf<T extends TransferFact['type']> = Extract<TransferFact, { type: T }>

const quoted = (needsOpHook = false): FactOf<'quoted'> => ({
  type: 'quoted',
  at: 1,
  quote: { ...sampleQuote(), needsOpHook },
  operations: '[]',
  sender: 's',
  recipient: 'r',
})
const built = (purpose: FactOf<'built'>['purpose'] = 'transfer'): FactOf<'built'> => ({ ...BUILT, at: 2, purpose, chainId: 'practice-1' })
const signed: FactOf<'signed'> = { type: 'signed', at: 2, signedTx: 'AA==', hash: 'H' }
const withdrawal = (stage: FactOf<'withdrawal'>['withdrawal']['stage']): FactOf<'withdrawal'> => ({
  type: 'withdrawal',
  at: 2,
  withdrawal: { chainId: 'tidewatch-1', bridgeId: '15', sequence: '7', stage, outputIndex: '3', claimableAt: 9, expectedAt: null },
})
const included = (code: number): FactOf<'included'> => ({ type: 'included', at: 2, height: 5, code, log: 'why' })
const status = (outcome: FactOf<'status'>['outcome']): FactOf<'status'> => ({
  type: 'status',
  at: 2,
  outcome,
  state: outcome,
  hops: [],
  release: null,
  reason: null,
})
const reason = { code: 'device.rejected', message: 'No.', hint: null, retry: 'now' } as const

/** Every fact, each with the phase it must lead to from each phase that takes it. Whatever is not listed must be refused. */
const TABLE: { fact: TransferFact; name: string; leads: Partial<Record<TransferPhase, TransferPhase>> }[] = [
  { name: 'quoted', fact: quoted(), leads: {} },
  {
    name: 'requoted',
    fact: { ...quoted(), type: 'requoted' },
    leads: { quoted: 'quoted', authorised: 'authorised', built: 'quoted' },
  },
  { name: 'built', fact: built(), leads: { quoted: 'built', authorised: 'built' } },
  { name: 'built, a claim', fact: built('claim'), leads: { claimable: 'built' } },
  { name: 'asked', fact: { type: 'asked', at: 2 }, leads: { built: 'built' } },
  { name: 'declined', fact: { type: 'declined', at: 2, reason }, leads: { built: 'built' } },
  { name: 'signed', fact: signed, leads: { built: 'signed' } },
  { name: 'sending', fact: { type: 'sending', at: 2 }, leads: { signed: 'sending' } },
  { name: 'sent', fact: { type: 'sent', at: 2, how: 'broadcast' }, leads: { sending: 'sent' } },
  { name: 'refused', fact: { type: 'refused', at: 2, code: 5, log: 'why' }, leads: { sending: 'refusedByChain' } },
  { name: 'included', fact: included(0), leads: { sent: 'sent', tracking: 'tracking' } },
  { name: 'included with an error', fact: included(5), leads: { sent: 'failedOnSource', tracking: 'failedOnSource' } },
  { name: 'registered', fact: { type: 'registered', at: 2 }, leads: { sent: 'tracking', stopped: 'tracking' } },
  { name: 'unregistered', fact: { type: 'unregistered', at: 2 }, leads: { tracking: 'sent' } },
  ...(['completed', 'unconverted', 'refunded', 'failed', 'stopped', 'claimable'] as const).map((outcome) => ({
    name: `status ${outcome}`,
    fact: status(outcome),
    leads: { tracking: outcome, stopped: outcome, claimable: outcome },
  })),
  {
    name: 'status pending',
    fact: status('pending'),
    leads: { tracking: 'tracking', stopped: 'tracking', claimable: 'tracking' },
  },
  {
    name: 'status legDone',
    fact: status('legDone'),
    leads: { tracking: 'authorised', stopped: 'authorised', claimable: 'authorised' },
  },
  // That of a deposit which a rollup refused; `a withdrawal` below is one that a transfer left a rollup by.
  { name: 'withdrawal', fact: withdrawal('claimable'), leads: { tracking: 'tracking', claimable: 'claimable' } },
  { name: 'overtaken', fact: { type: 'overtaken', at: 2, hash: 'H' }, leads: {} },
  { name: 'claimed', fact: { type: 'claimed', at: 2, hash: 'H' }, leads: { claimable: 'claimed' } },
  { name: 'cancelled', fact: { type: 'cancelled', at: 2 }, leads: { quoted: 'cancelled', authorised: 'cancelled', built: 'cancelled' } },
  { name: 'discarded', fact: { type: 'discarded', at: 2 }, leads: { signed: 'cancelled' } },
  { name: 'expired', fact: { type: 'expired', at: 2 }, leads: { quoted: 'expired', authorised: 'expired', built: 'expired' } },
  {
    name: 'expiredUnsent',
    fact: { type: 'expiredUnsent', at: 2, height: 11 },
    leads: { signed: 'expiredUnsent', sending: 'expiredUnsent', sent: 'expiredUnsent' },
  },
  {
    name: 'superseded',
    fact: { type: 'superseded', at: 2, sequence: '1' },
    leads: { signed: 'superseded', sending: 'superseded', sent: 'superseded' },
  },
]

/** A first leg that has arrived where the next begins. */
const TRAVELLED: TransferFact[] = [
  built(),
  signed,
  { type: 'sending', at: 2 },
  { type: 'sent', at: 2, how: 'broadcast' },
  { type: 'registered', at: 2 },
  status('legDone'),
]

/** Returns a transfer in a phase, produced by the machine itself, so that every phase is reachable by facts. */
function inPhase(phase: TransferPhase): Transfer {
  // Signing a hook is the one way there on which no money has moved.
  if (phase === 'authorised') return [built('hook'), signed].reduce(transition, createTransfer('t', 1, quoted(true)))
  if (phase === 'halted')
    return [...TRAVELLED, TABLE.find(({ name }) => name === 'cancelled')?.fact ?? signed].reduce(
      transition,
      createTransfer('t', 1, quoted()),
    )
  const route: Partial<Record<TransferPhase, TransferFact[]>> = { quoted: [] }
  const queue: TransferPhase[] = ['quoted']
  for (const from of queue) {
    for (const { fact, leads } of TABLE) {
      const to = leads[from]
      if (to === undefined || route[to] !== undefined) continue
      route[to] = [...(route[from] ?? []), fact]
      queue.push(to)
    }
  }
  const facts = route[phase]
  if (facts === undefined) throw new Error(`no facts lead to ${phase}`)
  return facts.reduce(transition, createTransfer('t', 1, quoted()))
}

describe('the table of the transfer protocol', () => {
  const pairs = TransferPhase.options.flatMap((phase) => TABLE.map((row) => ({ phase, ...row })))

  test.for(pairs)('$phase takes “$name” as the table says', ({ phase, fact, leads }) => {
    const before = inPhase(phase)
    expect(before.phase).toBe(phase)
    const to = leads[phase]
    if (to === undefined) {
      expect(() => transition(before, fact)).toThrow(AppError)
      return
    }
    const after = transition(before, fact)
    expect(after.phase).toBe(to)
    expect(after.version).toBe(before.version + 1)
    expect(after.settledAt).toBe(isSettled(to) ? fact.at : null)
  })

  test('names every fact that can be stored, and allows each exactly where the table leads somewhere', () => {
    expect(new Set(TABLE.map(({ fact }) => fact.type))).toEqual(new Set(TransferFact.options.map((option) => option.shape.type.value)))
    for (const phase of TransferPhase.options) {
      const leading = TABLE.filter(({ leads }) => leads[phase] !== undefined).map(({ fact }) => fact.type)
      // A replacement is taken where an Ethereum transaction waits, and overtaken only after one was built.
      const ofReplacements = new Set(['overtaken', ...(phase === 'sending' || phase === 'sent' ? ['built'] : [])])
      expect(new Set(ALLOWED_FACTS[phase].filter((type) => !ofReplacements.has(type)))).toEqual(new Set(leading))
    }
  })

  test('a route that needs a hook is not built before the hook is signed', () => {
    expect(() => transition(createTransfer('t', 1, quoted(true)), built())).toThrow(
      'A transfer that is quoted can’t accept the step built.',
    )
    expect(inPhase('authorised')).toMatchObject({ signedHook: { hook: 'AA==' }, legs: [{ purpose: 'hook' }] })
  })

  test('an approval leads to the next document once it is included, a transfer goes on to be registered', () => {
    const until = (purpose: 'transfer' | 'approval') =>
      [
        built(purpose),
        ...TABLE.filter(({ name }) => ['signed', 'sending', 'sent', 'included'].includes(name)).map(({ fact }) => fact),
      ].reduce(transition, createTransfer('t', 1, quoted()))
    expect(until('approval').phase).toBe('authorised')
    expect(until('transfer').phase).toBe('sent')
  })
})

/** Walks that take any fact at any moment; those that do not fit are refused and change nothing. */
const walk = fc.array(fc.constantFrom(...TABLE.map(({ fact }) => fact), built('approval')), { maxLength: 40 })

function follow(facts: TransferFact[], needsOpHook: boolean): { steps: Transfer[]; taken: TransferFact[] } {
  const steps = [createTransfer('t', 1, quoted(needsOpHook))]
  const taken: TransferFact[] = []
  for (const fact of facts) {
    const before = steps.at(-1)
    if (before === undefined) break
    try {
      steps.push(transition(before, fact))
      taken.push(fact)
    } catch (error) {
      expect(error).toMatchObject({ code: 'transfer.wrongStep' })
    }
  }
  return { steps, taken }
}

describe('any walk through the protocol', () => {
  test('never leaves a settled phase, counts its facts as version, and folds to the same row again', () => {
    fc.assert(
      fc.property(walk, fc.boolean(), (facts, needsOpHook) => {
        const { steps, taken } = follow(facts, needsOpHook)
        const last = steps.at(-1)
        expect(steps.slice(0, -1).every(({ phase }) => !isSettled(phase))).toBe(true)
        expect(steps.map(({ version }) => version)).toEqual(steps.map((_, index) => index + 1))
        expect(taken.reduce(transition, createTransfer('t', 1, quoted(needsOpHook)))).toEqual(last)
        expect(Transfer.parse(JSON.parse(JSON.stringify(last)))).toEqual(last)
      }),
    )
  })

  test('sends nothing before it is signed, and signs each document at most once', () => {
    fc.assert(
      fc.property(walk, (facts) => {
        const { steps, taken } = follow(facts, false)
        const last = steps.at(-1)
        expect(last?.legs.every((leg) => leg.sentAt === null || leg.signedTx !== null)).toBe(true)
        const count = (type: TransferFact['type']) => taken.filter((fact) => fact.type === type).length
        expect(count('signed')).toBeLessThanOrEqual(count('built'))
        expect(count('sending')).toBeLessThanOrEqual(count('signed'))
      }),
    )
  })

  test('has a next step in every phase that is not settled, and none in the others', () => {
    for (const phase of TransferPhase.options) expect(nextStep(inPhase(phase)) === null, phase).toBe(SETTLED_PHASES.includes(phase))
  })

  test('knows of a signature that may exist without being held: asked, and no answer stored', () => {
    const [asked, declined] = [TABLE.find(({ name }) => name === 'asked')?.fact, TABLE.find(({ name }) => name === 'declined')?.fact]
    if (asked === undefined || declined === undefined) throw new Error('the table lost a row')
    const before = inPhase('built')
    expect(mayHaveLostSignature(before)).toBe(false)
    expect(mayHaveLostSignature(transition(before, asked))).toBe(true)
    const refused = transition(transition(before, asked), declined)
    expect(mayHaveLostSignature(refused)).toBe(false)
    expect(currentLeg(refused)).toMatchObject({ asked: 1, refusal: reason })
    expect(currentLeg(transition(refused, asked))).toMatchObject({ asked: 2, refusal: null })
  })
})

test('a document that was not signed ends with its transfer; what was signed stays the last transaction', () => {
  expect(grow([...until('built'), { type: 'cancelled' }])).toMatchObject({ phase: 'cancelled', legs: [{ end: 'cancelled' }] })
  expect(grow([...until('built'), { type: 'expired' }])).toMatchObject({ phase: 'expired', legs: [{ end: 'expired' }] })
  expect(grow([...until('signed'), { type: 'discarded' }])).toMatchObject({ phase: 'cancelled', legs: [{ end: null }] })
})
