// What the driver does next, and what it never does unasked.
import { expect, test } from 'vitest'
import {
  BUILT,
  BY_IBC,
  grow,
  sampleQuote,
  START,
  status,
  tracked,
  DEPOSIT,
  until,
} from '../../../../shared/domain/transfer/sampleTransfer.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { IDLE_RUN, isOvertaken, nextMove as nextMoveAt, type Run } from './nextMove.ts'

const consent = 'ab'.repeat(32)
const agreed = { ...IDLE_RUN, consent, maySend: true }
const nextMove = (transfer: Transfer, run: Run, now = START) => nextMoveAt(transfer, run, now)

test('building needs no question', () => {
  expect(nextMove(grow([]), IDLE_RUN)).toEqual({ do: 'build', consent: null })
})

test('signing waits for consent to this very document', () => {
  const built = grow(until('built'))
  expect(nextMove(built, IDLE_RUN)).toEqual({ wait: 'review', again: false })
  expect(nextMove(built, { ...agreed, consent: 'cd'.repeat(32) })).toEqual({ wait: 'review', again: false })
  expect(nextMove(built, agreed)).toEqual({ do: 'sign', consent })
})

test('a prompt whose answer was lost is asked for again, and says so', () => {
  expect(nextMove(grow([...until('built'), { type: 'asked' }]), IDLE_RUN)).toEqual({ wait: 'review', again: true })
})

test('a signature goes out at once in the run that made it, and only after a question in any other', () => {
  expect(nextMove(grow(until('signed')), agreed)).toEqual({ do: 'send', consent: null })
  expect(nextMove(grow(until('signed')), IDLE_RUN)).toEqual({ wait: 'send' })
})

test('a send that was begun belongs to the core', () => {
  expect(nextMove(grow(until('sending')), agreed)).toEqual({ wait: 'waybill' })
})

test('the run tries to register once, the core goes on', () => {
  expect(nextMove(grow(until('sent')), agreed)).toEqual({ do: 'register', consent: null })
  expect(nextMove(grow(until('sent')), { ...agreed, hasRegistered: true })).toEqual({ wait: 'waybill' })
  expect(nextMove(grow(until('sent')), IDLE_RUN)).toEqual({ wait: 'waybill' })
})

test('what travels or has ended is shown by the waybill', () => {
  expect(nextMove(grow(until('registered')), agreed)).toEqual({ wait: 'waybill' })
  const stopped = grow([...until('registered'), status('stopped', [tracked(DEPOSIT, 'sent')])])
  expect(nextMove(stopped, agreed)).toEqual({ wait: 'waybill' })
  expect(nextMove(grow([{ type: 'cancelled' }]), agreed)).toEqual({ wait: 'waybill' })
})

test('a route with a hook begins with the hook’s own document', () => {
  const quote = { ...sampleQuote(), needsOpHook: true }
  expect(nextMove(grow([], quote), IDLE_RUN)).toEqual({ do: 'build', consent: null })
})

test('a quote that has run out is renewed before anything is built on it; what was built keeps its own', () => {
  const late = sampleQuote().expiresAt
  expect(nextMove(grow([]), IDLE_RUN, late)).toEqual({ do: 'requote' })
  expect(nextMove(grow(until('built')), IDLE_RUN, late)).toEqual({ wait: 'review', again: false })
  // By a clock that is ahead every quote is old: one renewal must do.
  expect(nextMove(grow([]), { ...IDLE_RUN, hasRenewed: true }, late)).toEqual({ do: 'build', consent: null })
  const ownSend = { ...sampleQuote(), task: 'send' as const }
  expect(nextMove(grow([], ownSend), IDLE_RUN, late)).toEqual({ do: 'build', consent: null })
})

test('once a leg has arrived, the rest of the way is quoted before the next is built', () => {
  const quote = { ...sampleQuote([DEPOSIT, { ...BY_IBC, txIndex: 1 }]), transactionsRequired: 2 }
  const arrived = [...until('registered', quote), status('legDone', [tracked(DEPOSIT, 'received')])]
  expect(nextMove(grow(arrived, quote), IDLE_RUN)).toEqual({ do: 'requote' })
  const onward = { type: 'requoted', quote: sampleQuote([BY_IBC]), operations: '[]' } as const
  expect(nextMove(grow([...arrived, onward], quote), IDLE_RUN)).toEqual({ do: 'build', consent: null })
})

test('an approval is waited for on the spot, and the next document is prepared without a question', () => {
  const approval = [{ ...BUILT, chainId: 'practice-1', purpose: 'approval', mode: 'evm' } as const, ...until('sent').slice(1)]
  expect(nextMove(grow(approval), agreed)).toEqual({ do: 'register', consent: null })
  expect(nextMove(grow(approval), { ...agreed, hasRegistered: true })).toEqual({ wait: 'inclusion' })
  expect(nextMove(grow(approval), IDLE_RUN)).toEqual({ wait: 'inclusion' })
  const included = grow([...approval, { type: 'included', height: 9, code: 0, log: '' }])
  expect(nextMove(included, IDLE_RUN)).toEqual({ do: 'build', consent: null })
})

test('a document is overtaken once a transaction of the same account on its chain with that sequence is in a block', () => {
  const built = { ...grow(until('built')), id: 'draft' }
  const other = (milestone: 'sent' | 'included', changes: Partial<Transfer> = {}) => ({
    transfer: { ...grow(until(milestone)), ...changes },
  })
  expect(isOvertaken(built, [other('included')])).toBe(true)
  expect(isOvertaken(built, [other('sent')]), 'its outcome is open').toBe(false)
  expect(isOvertaken(built, [other('included', { accountId: 'another' })])).toBe(false)
  expect(isOvertaken(built, [{ transfer: { ...grow(until('included')), id: 'draft' } }]), 'its own').toBe(false)
  const earlier = grow([{ ...BUILT, chainId: built.legs[0]?.chainId ?? '', sequence: '56' }, ...until('included').slice(1)])
  expect(isOvertaken(built, [{ transfer: earlier }])).toBe(false)
  expect(isOvertaken({ ...grow([...until('built'), { type: 'asked' }]), id: 'draft' }, [other('included')]), 'may be signed').toBe(false)
})
