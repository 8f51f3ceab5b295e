// What the driver does next, and what it never does unasked.
import { expect, test } from 'vitest'
import { grow, sampleQuote, status, tracked, DEPOSIT, until } from '../../../test/support/sampleTransfer.ts'
import { IDLE_RUN, nextMove } from './nextMove.ts'

const consent = 'ab'.repeat(32)
const agreed = { ...IDLE_RUN, consent, maySend: true }

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

test('a route with a hook is not driven by this version', () => {
  const quote = { ...sampleQuote(), needsOpHook: true }
  expect(nextMove(grow([], quote), IDLE_RUN)).toEqual({ wait: 'unsupported' })
})
