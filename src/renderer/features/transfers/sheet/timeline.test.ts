// The journey from the facts: stops, legs, stamps.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RouteHop } from '../../../../shared/contract/transfer/route.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { currentLeg } from '../../../../shared/domain/transfer/legs.ts'
import { BUILT, DEPOSIT, grow, sampleQuote, START, status, tracked, until } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import { allEnglish } from '../../../../../test/support/allEnglish.ts'
import { actionStamp, hookState, stampAngle, timeline } from './timeline.ts'
import { dueAt } from '../../../../shared/domain/transfer/timelineTimes.ts'
import { elapsedMs } from './transferTimes.ts'

const onward: RouteHop = {
  denomIn: null,
  denomOut: null,
  amountOut: null,
  txIndex: 0,
  kind: 'opinit',
  bridge: 'opinit',
  fromChainId: 'tidewatch-1',
  toChainId: 'lantern-1',
}
const twoHops = sampleQuote([DEPOSIT, onward])
const marks = (transfer: Parameters<typeof timeline>[0]) =>
  timeline(transfer).map((item) => (item.kind === 'stop' ? `${item.state}:${item.stamp?.word ?? '-'}` : item.state))

test('before anything was sent there is no stamp and every leg is ahead', () => {
  expect(marks(grow([]))).toEqual(['ahead:-', 'ahead', 'ahead:-'])
  expect(marks(grow(until('signed')))).toEqual(['ahead:-', 'ahead', 'ahead:-'])
})

test('sent: the first stop is stamped, the parcel is on the first leg, the last stop is due', () => {
  const transfer = grow(until('included'))
  expect(marks(transfer)).toEqual(['done:sent', 'now', 'ahead:due'])
  const [start, first, end] = timeline(transfer)
  expect(start).toMatchObject({ chainId: 'practice-1', height: 8123, stamp: { at: START + 6000, seed: 'A1'.repeat(32) } })
  expect(first).toMatchObject({ sendHash: 'A1'.repeat(32), usualSeconds: 60 })
  expect(end).toMatchObject({ stamp: { at: START + 5000 + 60_000 } })
})

test('a middle stop is stamped when it passes the parcel on', () => {
  const waiting = [tracked(DEPOSIT, 'received', { receivedAt: 5 }), tracked(onward, 'ahead')]
  const passed = [tracked(DEPOSIT, 'received', { receivedAt: 5 }), tracked(onward, 'sent', { sentAt: 7, sendHash: 'B2' })]
  const at = (hops: typeof waiting) => grow([...until('registered', twoHops), status('pending', hops)], twoHops)
  expect(marks(at(waiting))).toEqual(['done:sent', 'done', 'done:-', 'now', 'ahead:due'])
  expect(marks(at(passed))).toEqual(['done:sent', 'done', 'done:passedOn', 'now', 'ahead:due'])
  expect(timeline(at(passed))[2]).toMatchObject({ stamp: { at: 7, seed: 'B2' } })
})

test('a router that reports one hop of two leaves the other as quoted', () => {
  const transfer = grow([...until('registered', twoHops), status('pending', [tracked(DEPOSIT, 'sent')])], twoHops)
  expect(timeline(transfer).map((item) => (item.kind === 'stop' ? item.chainId : item.way))).toEqual([
    'practice-1',
    'opinit',
    'tidewatch-1',
    'opinit',
    'lantern-1',
  ])
})

test('arrived: every leg is done and the last stop is stamped', () => {
  const transfer = grow([...until('registered'), status('completed', [tracked(DEPOSIT, 'received', { receivedAt: 9 })])])
  expect(marks(transfer)).toEqual(['done:sent', 'done', 'done:arrived'])
})

test('came back: the stop that has the money says so, what follows is never reached', () => {
  const hops = [tracked(DEPOSIT, 'received', { receivedAt: 5 }), tracked(onward, 'failed', { sentAt: 7 })]
  const release = { chainId: 'tidewatch-1', denom: 'evm/init', amount: '1', isConfirmed: false }
  const transfer = grow([...until('registered', twoHops), status('refunded', hops, release)], twoHops)
  expect(marks(transfer)).toEqual(['done:sent', 'done', 'back:returned', 'failed', 'never:-'])
})

test('not sent and failed on the first chain are stamped as such', () => {
  expect(marks(grow([...until('built'), { type: 'cancelled' }]))).toEqual(['never:notSent', 'never', 'never:-'])
  const failed = grow([...until('sent'), { type: 'included', height: 3, code: 5, log: 'no' }])
  expect(marks(failed)).toEqual(['never:failed', 'failed', 'never:-'])
})

test('due and elapsed count from the first send', () => {
  const transfer = grow(until('sent'))
  expect(dueAt(transfer)).toBe(START + 5000 + 60_000)
  expect(elapsedMs(transfer, START + 9000)).toBe(4000)
  expect(dueAt(grow(until('signed')))).toBeNull()
  expect(elapsedMs(grow(until('signed')), START)).toBeNull()
})

test('a stamp stands at the same angle each time, between -9 and 9 degrees', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const angle = stampAngle(seed)
      return Number.isInteger(angle) && Math.abs(angle) <= 9 && angle === stampAngle(seed)
    }),
  )
})

const release = { chainId: 'tidewatch-1', denom: 'evm/init', amount: '1', isConfirmed: true }
const firstLeg = [...until('registered', twoHops), status('legDone', [tracked(DEPOSIT, 'received', { receivedAt: 5 })], release)]
const rest = { type: 'requoted', quote: { ...sampleQuote([onward]), durationSeconds: 90 }, operations: '[]' } as const
const second = { ...BUILT, chainId: 'tidewatch-1', txIndex: 1 } as const

test('between two legs nothing moves: the stop that has the money says so, and nothing is due', () => {
  const resting = grow([...firstLeg, rest, second], twoHops)
  expect(marks(resting)).toEqual(['done:sent', 'done', 'done:-', 'ahead', 'ahead:due'])
  expect(timeline(resting)[2]).toMatchObject({ chainId: 'tidewatch-1', isResting: true })
  expect(dueAt(resting)).toBeNull()
})

test('the second leg begins with its own transaction, and is due by its own quote', () => {
  const facts = [...firstLeg, rest, second, ...until('included').slice(1, -1), { type: 'included', height: 44, code: 0, log: '' } as const]
  const transfer = grow(facts, twoHops)
  expect(marks(transfer)).toEqual(['done:sent', 'done', 'done:passedOn', 'now', 'ahead:due'])
  expect(timeline(transfer)[3]).toMatchObject({ sendHash: 'A1'.repeat(32), fromChainId: 'tidewatch-1' })
  expect(dueAt(transfer)).toBe((transfer.legs[1]?.sentAt ?? 0) + 90_000)
})

test('ended between two legs, the rest is never travelled', () => {
  expect(marks(grow([...firstLeg, { type: 'cancelled' }], twoHops))).toEqual(['done:sent', 'done', 'done:-', 'never', 'never:-'])
})

test('a claim comes out of the bridge, from the rollup to the L1', () => {
  const withdrawal = { chainId: 'tidewatch-1', bridgeId: '1', sequence: '7' }
  const quote = { ...sampleQuote([]), task: 'claim' as const, withdrawal }
  const claim = { ...BUILT, chainId: 'tidewatch-1', purpose: 'claim' } as const
  const transfer = grow([claim, ...until('sent').slice(1), { type: 'included', height: 9, code: 0, log: '' } as const], quote)
  expect(marks(transfer)).toEqual(['done:sent', 'done', 'done:arrived'])
  expect(timeline(transfer)[0]).toMatchObject({ chainId: 'tidewatch-1' })
  expect(timeline(transfer)[1]).toMatchObject({ way: 'opinit', sendHash: 'A1'.repeat(32) })
})

test('a withdrawal is due when the bridge lets it be claimed', () => {
  const quote = { ...sampleQuote(), variant: 'lossless' as const }
  const withdrawal = {
    chainId: 'practice-1',
    bridgeId: '1',
    sequence: '7',
    stage: 'proposed',
    outputIndex: '3',
    claimableAt: 99,
    expectedAt: null,
  } as const
  const transfer = grow([...until('included', quote), { type: 'withdrawal', withdrawal }], quote)
  expect(marks(transfer)).toEqual(['done:sent', 'now', 'ahead:due'])
  expect(dueAt(transfer)).toBe(99)
})

test('a withdrawal that waits to be claimed says since when, is no longer due, and grows no older', () => {
  const quote = { ...sampleQuote(), variant: 'lossless' as const }
  const claimableAt = START + 90_000
  const withdrawal = {
    chainId: 'practice-1',
    bridgeId: '1',
    sequence: '7',
    stage: 'claimable',
    outputIndex: '3',
    claimableAt,
    expectedAt: null,
  } as const
  const facts = [...until('included', quote), { type: 'withdrawal', withdrawal } as const, status('claimable', [tracked(DEPOSIT, 'sent')])]
  const transfer = grow(facts, quote)
  expect(marks(transfer)).toEqual(['done:sent', 'now', 'ahead:claimable'])
  expect(timeline(transfer).at(-1)).toMatchObject({ stamp: { word: 'claimable', at: claimableAt } })
  expect(dueAt(transfer)).toBeNull()
  expect(timeline(transfer)[1]).toMatchObject({ endedAt: claimableAt })
  expect(elapsedMs(transfer, START + 9_000_000)).toBe(84_000)
  const claim = { ...BUILT, chainId: 'practice-1', purpose: 'claim' } as const
  const claiming = grow([...facts, claim, ...until('sent').slice(1)], quote)
  expect(timeline(claiming).at(-1)).toMatchObject({ stamp: { word: 'due', at: null } })
  expect(elapsedMs(claiming, START + 9_000_000)).toBe(84_000)
})

test('every length of a journey is taken from the same two instants', () => {
  const send = grow([...until('sent'), { type: 'included', height: 9, code: 0, log: '' }], { ...sampleQuote([]), task: 'send' })
  const [start, only, end] = timeline(send)
  const [sentAt, takenAt] = [send.legs[0]?.sentAt, send.legs[0]?.includedAt]
  expect(start).toMatchObject({ sentAt, stamp: { at: sentAt } })
  expect(only).toMatchObject({ startedAt: sentAt, endedAt: takenAt })
  expect(end).toMatchObject({ stamp: { at: takenAt } })
  expect(elapsedMs(send, START + 9_000_000)).toBe((takenAt ?? 0) - (sentAt ?? 0))
  const route = grow([
    ...until('registered'),
    status('completed', [tracked(DEPOSIT, 'received', { sentAt: START + 7000, receivedAt: START + 20_000 })]),
  ])
  expect(timeline(route)[1]).toMatchObject({ startedAt: START + 6000, endedAt: START + 20_000 })
  expect(elapsedMs(route, START + 9_000_000)).toBe(14_000)
})

test.for([
  ['tracking', 'signed'],
  ['completed', 'signed'],
  ['unconverted', 'signed'],
  ['cancelled', 'signed, not used'],
] as const)('the hook of a transfer that is %s', ([phase, text]) => {
  const signed = grow([{ ...BUILT, chainId: 'practice-1', purpose: 'hook' }, ...until('signed').slice(1)], {
    ...sampleQuote(),
    needsOpHook: true,
  })
  const [leg] = signed.legs
  expect(leg === undefined ? null : allEnglish.signatureState(leg, hookState({ phase }))).toBe(text)
})

test('a refused deposit goes no further than its leg', () => {
  const withdrawal = {
    chainId: 'tidewatch-1',
    bridgeId: '1',
    sequence: '7',
    stage: 'submitted',
    outputIndex: null,
    claimableAt: null,
    expectedAt: 9,
  } as const
  const items = timeline({ ...grow([...until('registered'), status('pending', [tracked(DEPOSIT, 'sent')])]), withdrawal })
  expect(items.map((item) => item.state)).toEqual(['done', 'returning', 'never'])
})

test('an own action has no stamp before its end', () => {
  expect(actionStamp(grow(until('included')))).toBeNull()
  expect(actionStamp(grow(until('built')))).toBeNull()
})

test('an own action that was done or failed has the time of its block, one that was never sent that of its end', () => {
  const included = grow(until('included'))
  const ended = (phase: Transfer['phase']): Transfer => ({ ...included, phase, settledAt: 9 })
  const at = currentLeg(included)?.includedAt
  expect(at).not.toBeNull()
  expect(actionStamp(ended('completed'))).toMatchObject({ word: 'done', at })
  expect(actionStamp(ended('failedOnSource'))).toMatchObject({ word: 'failed', at })
  expect(actionStamp(ended('cancelled'))).toMatchObject({ word: 'notSent', at: 9 })
})
