// Where the money is, from the facts of a transfer.
import { expect, test } from 'vitest'
import type { RouteHop } from '../../shared/route.ts'
import { DEPOSIT, grow, sampleQuote, START, status, tracked, until } from '../../../test/support/sampleTransfer.ts'
import { fundsNow } from './fundsNow.ts'

const onward: RouteHop = { kind: 'opinit', bridge: 'opinit', fromChainId: 'tidewatch-1', toChainId: 'lantern-1' }
const twoHops = sampleQuote([DEPOSIT, onward])
const whole = { chainId: 'practice-1', denom: 'uinit', amount: '10000000', isExact: true }

test('money is with the sender until something was sent', () => {
  expect(fundsNow(grow([]))).toEqual({ place: 'sender', money: whole, because: 'unsigned' })
  expect(fundsNow(grow(until('built')))).toMatchObject({ place: 'sender', because: 'unsigned' })
  expect(fundsNow(grow([...until('built'), { type: 'asked' }]))).toMatchObject({ place: 'sender', because: 'maybeSigned' })
  expect(fundsNow(grow(until('signed')))).toMatchObject({ place: 'sender', because: 'unsent' })
})

test('a send that no chain has confirmed is leaving, not gone', () => {
  expect(fundsNow(grow(until('sending')))).toMatchObject({ place: 'leaving', step: 'sending' })
  expect(fundsNow(grow(until('sent')))).toMatchObject({ place: 'leaving', step: 'sent' })
})

test('once in a block it is on the way to the first stop, also before the router reports', () => {
  const way = { place: 'onTheWay', from: 'practice-1', to: 'tidewatch-1', since: START + 6000, isWatched: true }
  expect(fundsNow(grow(until('included')))).toMatchObject(way)
  expect(fundsNow(grow(until('registered')))).toMatchObject(way)
})

test('with hops reported, the first one not received is where it travels', () => {
  const hops = [tracked(DEPOSIT, 'received', { receivedAt: 5 }), tracked(onward, 'sent', { sentAt: 7 })]
  const transfer = grow([...until('registered', twoHops), status('pending', hops)], twoHops)
  expect(fundsNow(transfer)).toMatchObject({ place: 'onTheWay', from: 'tidewatch-1', to: 'lantern-1', since: 7 })
})

test('received and not passed on, it is at the stop', () => {
  const hops = [tracked(DEPOSIT, 'received', { receivedAt: 5 }), tracked(onward, 'ahead')]
  const transfer = grow([...until('registered', twoHops), status('pending', hops)], twoHops)
  expect(fundsNow(transfer)).toMatchObject({ place: 'stop', at: 'tidewatch-1', to: 'lantern-1', since: 5 })
})

test('tracking stopped keeps the last known place and says that nobody watches', () => {
  const transfer = grow([...until('registered'), status('stopped', [tracked(DEPOSIT, 'sent', { sentAt: 3 })])])
  expect(fundsNow(transfer)).toMatchObject({ place: 'onTheWay', to: 'tidewatch-1', isWatched: false })
})

test('on arrival the released amount counts; without it the quoted one, marked as not exact', () => {
  const hops = [tracked(DEPOSIT, 'received', { receivedAt: 5 })]
  const release = { chainId: 'tidewatch-1', denom: 'evm/init', amount: '9970000000000000000' }
  const exact = grow([...until('registered'), status('completed', hops, release)])
  expect(fundsNow(exact)).toMatchObject({ place: 'recipient', isConverted: true, money: { ...release, isExact: true } })
  const vague = grow([...until('registered'), status('completed', hops)])
  expect(fundsNow(vague)).toMatchObject({ place: 'recipient', money: { amount: '9980000000000000000', isExact: false } })
})

test('a refund is where the router says, and unknown where it says nothing', () => {
  const failed = [tracked(DEPOSIT, 'failed')]
  const back = grow([...until('registered'), status('refunded', failed, { chainId: 'practice-1', denom: 'uinit', amount: '9990000' })])
  expect(fundsNow(back)).toMatchObject({ place: 'returned', money: { chainId: 'practice-1', amount: '9990000' } })
  const silent = grow([...until('registered'), status('refunded', failed)])
  expect(fundsNow(silent)).toMatchObject({ place: 'unknown', why: 'refunded', lastSeen: 'practice-1' })
})

test('every end before the send leaves the whole amount with the sender, and says why', () => {
  expect(fundsNow(grow([...until('built'), { type: 'cancelled' }]))).toMatchObject({ place: 'sender', because: 'cancelled', money: whole })
  expect(fundsNow(grow([...until('signed'), { type: 'expiredUnsent', height: 9001 }]))).toMatchObject({ because: 'expiredUnsent' })
  expect(fundsNow(grow([...until('sending'), { type: 'refused', code: 5, log: 'no' }]))).toMatchObject({ because: 'refusedByChain' })
  const spent = grow([...until('sent'), { type: 'included', height: 3, code: 5, log: 'no' }])
  expect(fundsNow(spent)).toMatchObject({ place: 'sender', because: 'failedOnSource' })
})
