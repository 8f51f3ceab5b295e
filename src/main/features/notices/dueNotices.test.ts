// Tests which occasions cause a notice, each with a stable cause.
import { expect, test } from 'vitest'
import { grow, sampleQuote, status, tracked, DEPOSIT, START, until } from '../../../shared/domain/transfer/sampleTransfer.ts'
import type { Transfer } from '../../../shared/contract/transfer/transfer.ts'
import { dueNotices } from './dueNotices.ts'

const soon = START + 30_000
const kinds = (transfer: Transfer, now = soon) => dueNotices(transfer, now).map(({ kind }) => kind)
const ended = (outcome: Parameters<typeof status>[0]) => grow([...until('registered'), status(outcome, [tracked(DEPOSIT, 'sent')])])

test.for([
  ['completed', 'arrived'],
  ['unconverted', 'needsYou'],
  ['claimable', 'needsYou'],
  ['refunded', 'refunded'],
  ['failed', 'refunded'],
  ['stopped', 'stuck'],
] as const)('%s is told as %s', ([outcome, kind]) => {
  expect(kinds(ended(outcome))).toEqual([kind])
})

test('what the user does at the screen is not told', () => {
  expect(kinds(grow([]))).toEqual([])
  expect(kinds(grow(until('built')))).toEqual([])
  expect(kinds(grow(until('registered')))).toEqual([])
  expect(kinds(grow([{ type: 'cancelled' }]))).toEqual([])
})

test('an arrived leg asks for the next signature, each leg under a cause of its own', () => {
  const [first] = dueNotices(ended('legDone'), soon)
  expect(first).toEqual({ kind: 'needsYou', cause: 'after leg 1' })
})

test('a transfer is stuck after several times its estimate, and never in a finalization period', () => {
  const travelling = grow(until('registered'))
  expect(kinds(travelling, START + 9 * 60_000)).toEqual([])
  expect(kinds(travelling, START + 11 * 60_000)).toEqual(['stuck'])
  const quote = { ...sampleQuote(), durationSeconds: 600 }
  expect(kinds(grow(until('registered', quote), quote), START + 30 * 60_000)).toEqual([])
  expect(kinds(grow(until('registered', quote), quote), START + 41 * 60_000)).toEqual(['stuck'])
  const slow = { ...sampleQuote(), variant: 'lossless' as const }
  expect(kinds(grow(until('included', slow), slow), START + 7 * 86_400_000)).toEqual([])
})

test('a refused deposit asks to be claimed once nobody else has, and is not stuck while it comes back', () => {
  const known = { chainId: 'tidewatch-1', bridgeId: '1', sequence: '7', outputIndex: '3', claimableAt: soon, expectedAt: null }
  const refused = (stage: 'proposed' | 'claimable') => ({ ...grow(until('registered')), withdrawal: { ...known, stage } })
  expect(kinds(refused('proposed'), START + 60 * 60_000)).toEqual([])
  expect(kinds(refused('claimable'), soon + 60_000)).toEqual([])
  expect(kinds(refused('claimable'), soon + 180_000)).toEqual(['needsYou'])
})
