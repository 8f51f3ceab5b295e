// Checks the plan of the review: who does what, step by step, how far it has come, and what happens when a step fails.
import { expect, test } from 'vitest'
import { BUILT, BY_IBC, DEPOSIT, grow, sampleQuote, status, tracked, until } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import { handsNeeded, plan, signaturePlace, signaturesAhead, type PlanStep, repeatsFrom } from './plan.ts'

const HOOK = { ...BUILT, chainId: 'tidewatch-1', purpose: 'hook' } as const
const APPROVAL = { ...BUILT, chainId: 'practice-1', purpose: 'approval', mode: 'evm' } as const
const SIGNED = [{ type: 'asked' }, { type: 'signed', signedTx: 'AAEC', hash: 'A1'.repeat(32) }] as const
const SENT = [...SIGNED, { type: 'sending' }, { type: 'sent', how: 'broadcast' }] as const

/** The steps in short: what, and how far. */
function told(steps: PlanStep[]): string[] {
  return steps.map((step) => {
    const what =
      step.kind === 'sign' ? `sign ${step.purpose} on ${step.chainId}` : step.kind === 'hop' ? `hop to ${step.toChainId}` : step.kind
    return `${what}: ${step.state}`
  })
}

test('one deposit: sign, send, credit, and what is not credited returns through the bridge', () => {
  expect(plan(grow([]))).toEqual([
    { kind: 'sign', purpose: 'transfer', chainId: 'practice-1', ifItFails: { money: 'untouched' }, state: 'now' },
    {
      kind: 'hop',
      way: 'opinit',
      fromChainId: 'practice-1',
      toChainId: 'tidewatch-1',
      ifItFails: { money: 'stays', chainId: 'practice-1' },
      state: 'ahead',
    },
    { kind: 'credit', chainId: 'tidewatch-1', ifItFails: { money: 'returns', chainId: 'practice-1' }, state: 'ahead' },
  ])
})

test('of a transfer that is complete every step is done, whatever was told of its hops', () => {
  const quote = { ...sampleQuote(), task: 'send' as const }
  const steps = plan({ ...grow(until('included'), quote), phase: 'completed' })
  expect(new Set(steps.map(({ state }) => state))).toEqual(new Set(['done']))
  expect(handsNeeded(steps)).toEqual({ approvals: 0, confirmations: 0, later: 0 })
})

test('a transaction that only swaps is signed as a swap', () => {
  const swap = { ...DEPOSIT, kind: 'swap' as const, toChainId: 'practice-1' }
  expect(plan(grow([], sampleQuote([swap])))[0]).toMatchObject({ kind: 'sign', isSwap: true })
  expect(plan(grow([], sampleQuote([swap, BY_IBC])))[0]).not.toHaveProperty('isSwap')
})

test('a packet nobody takes comes back to the chain that sent it', () => {
  const steps = plan(grow([], sampleQuote([BY_IBC])))
  expect(steps[1]?.ifItFails).toEqual({ money: 'comesBack', chainId: 'tidewatch-1' })
  expect(steps.at(-1)?.ifItFails).toEqual({ money: 'stays', chainId: 'practice-1' })
})

test('a hook is signed first, on the chain that runs it, and is done once it is kept', () => {
  const quote = { ...sampleQuote(), needsOpHook: true }
  expect(handsNeeded(plan(grow([], quote)))).toEqual({ approvals: 0, confirmations: 2, later: 0 })
  expect(told(plan(grow([HOOK], quote))).slice(0, 2)).toEqual(['sign hook on tidewatch-1: now', 'sign transfer on practice-1: ahead'])
  expect(told(plan(grow([HOOK, ...SIGNED], quote))).slice(0, 2)).toEqual([
    'sign hook on tidewatch-1: done',
    'sign transfer on practice-1: now',
  ])
})

test('signatures ahead are those whose documents are not prepared; none of what is over', () => {
  const quote = { ...sampleQuote(), needsOpHook: true }
  const ahead = (facts: Parameters<typeof grow>[0]) => signaturesAhead(grow(facts, quote)).map(({ purpose }) => purpose)
  expect(ahead([])).toEqual(['hook', 'transfer'])
  expect(ahead([HOOK])).toEqual(['transfer'])
  expect(ahead([HOOK, ...SIGNED])).toEqual(['transfer'])
  expect(ahead([HOOK, ...SIGNED, { ...BUILT, chainId: 'practice-1' }])).toEqual([])
  expect(ahead([HOOK, { type: 'cancelled' }])).toEqual([])
  expect(signaturesAhead(grow(until('sent')))).toEqual([])
})

test('an approval the chain asks for is a step before the transfer', () => {
  expect(told(plan(grow([APPROVAL]))).slice(0, 2)).toEqual(['sign approval on practice-1: now', 'sign transfer on practice-1: ahead'])
  const included = { type: 'included', height: 9, code: 0, log: '' } as const
  const approved = plan(grow([APPROVAL, ...SENT, included, { ...BUILT, chainId: 'practice-1' }]))
  expect(told(approved).slice(0, 2)).toEqual(['sign approval on practice-1: done', 'sign transfer on practice-1: now'])
  expect(handsNeeded(approved)).toEqual({ approvals: 0, confirmations: 1, later: 0 })
})

test('a route of two transactions is signed again where the first arrived, and the money rests there until then', () => {
  const second = { ...BY_IBC, txIndex: 1 }
  const quote = { ...sampleQuote([DEPOSIT, second]), transactionsRequired: 2 }
  expect(told(plan(grow([], quote)))).toEqual([
    'sign transfer on practice-1: now',
    'hop to tidewatch-1: ahead',
    'sign transfer on tidewatch-1: ahead',
    'hop to practice-1: ahead',
    'credit: ahead',
  ])
  expect(told(plan(grow(until('built'), quote)))).toEqual(told(plan(grow([], quote))))
  const facts = [...until('registered', quote), status('legDone', [tracked(DEPOSIT, 'received')])]
  const arrived = plan(grow(facts, quote))
  expect(told(arrived)).toEqual([
    'sign transfer on practice-1: done',
    'hop to tidewatch-1: done',
    'sign transfer on tidewatch-1: now',
    'hop to practice-1: ahead',
    'credit: ahead',
  ])
  expect(arrived[2]?.ifItFails).toEqual({ money: 'rests', chainId: 'tidewatch-1' })
  // The quote for the rest counts its transactions from 0 again.
  const onward = { ...sampleQuote([BY_IBC]), request: { ...quote.request, fromChainId: 'tidewatch-1' } }
  const requoted = plan(grow([...facts, { type: 'requoted', quote: onward, operations: '[]' }], quote))
  expect(told(requoted)).toEqual(told(arrived))
})

test('an approval that the first transaction took stays in the plan of the second', () => {
  const quote = { ...sampleQuote([DEPOSIT, { ...BY_IBC, txIndex: 1 }]), transactionsRequired: 2 }
  const included = { type: 'included', height: 9, code: 0, log: '' } as const
  const facts = [APPROVAL, ...SENT, included, ...until('registered', quote), status('legDone', [tracked(DEPOSIT, 'received')])]
  expect(told(plan(grow(facts, quote))).slice(0, 4)).toEqual([
    'sign approval on practice-1: done',
    'sign transfer on practice-1: done',
    'hop to tidewatch-1: done',
    'sign transfer on tidewatch-1: now',
  ])
})

test('a lossless withdrawal waits, and is claimed by a signature of its own', () => {
  const quote = { ...sampleQuote([{ ...BY_IBC, kind: 'opinit' }]), variant: 'lossless' as const }
  const steps = plan(grow([], quote))
  expect(steps.map(({ kind }) => kind)).toEqual(['sign', 'hop', 'hold', 'sign', 'credit'])
  expect(handsNeeded(steps)).toEqual({ approvals: 0, confirmations: 2, later: 1 })
  expect(steps.at(-1)?.ifItFails).toEqual({ money: 'waitsForClaim', chainId: 'practice-1' })
})

test('what is in the bridge has left its rollup, and what may be claimed waits for that signature alone', () => {
  const quote = { ...sampleQuote([{ ...BY_IBC, kind: 'opinit' }]), variant: 'lossless' as const }
  const withdrawal = { chainId: 'tidewatch-1', bridgeId: '15', sequence: '7', outputIndex: '3', claimableAt: 9, expectedAt: null }
  const inBridge = [...until('included', quote), { type: 'withdrawal', withdrawal: { ...withdrawal, stage: 'proposed' } }] as const
  expect(told(plan(grow(inBridge, quote))).slice(1, 3)).toEqual(['hop to practice-1: done', 'hold: now'])
  const claimable = [...inBridge, { type: 'withdrawal', withdrawal: { ...withdrawal, stage: 'claimable' } }] as const
  const claiming = [...claimable, { ...BUILT, purpose: 'claim', chainId: 'practice-1' }] as const
  for (const facts of [claimable, claiming])
    expect(told(plan(grow(facts, quote))).slice(1)).toEqual([
      'hop to practice-1: done',
      'hold: done',
      'sign claim on practice-1: now',
      'credit: ahead',
    ])
})

test('a send, a revocation and a claim have their own short plans', () => {
  const quote = sampleQuote()
  expect(told(plan(grow([], { ...quote, task: 'send', hops: [] })))).toEqual(['sign transfer on practice-1: now', 'credit: ahead'])
  expect(told(plan(grow([], { ...quote, task: 'revoke', hops: [] })))).toEqual(['sign revoke on practice-1: now', 'revoked: ahead'])
  expect(told(plan(grow([], { ...quote, task: 'claim', hops: [] })))).toEqual(['sign claim on tidewatch-1: now', 'credit: ahead'])
})

test('what is true of several steps in a row is said once, beside all of them', () => {
  const texts = ['back here', 'back here', 'on the way', 'back here']
  expect(texts.map((_, index) => repeatsFrom(texts, index))).toEqual([2, 0, 1, 1])
})

test('of two signatures each has its number, also where the second is a later claim; a single one has none', () => {
  const hooked = { ...sampleQuote(), needsOpHook: true }
  expect(signaturePlace(grow([HOOK], hooked))).toEqual({ number: 1, of: 2 })
  const signedHook = [HOOK, { type: 'asked' }, { type: 'signed', signedTx: 'AAEC', hash: 'A1'.repeat(32) }] as const
  expect(signaturePlace(grow(signedHook, hooked))).toEqual({ number: 2, of: 2 })
  expect(signaturePlace(grow([]))).toBeNull()
  expect(signaturePlace(grow([], { ...sampleQuote(), variant: 'lossless' }))).toEqual({ number: 1, of: 2 })
  expect(signaturePlace(grow([], { ...sampleQuote(), task: 'claim', hops: [] }))).toBeNull()
})
