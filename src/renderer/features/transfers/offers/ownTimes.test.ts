// What the user's own transfers say of a route: only those that went the same way and waited for nobody count.
import { expect, test } from 'vitest'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { BY_IBC, DEPOSIT, grow, sampleQuote, START, status, until } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import { ownTimes } from './ownTimes.ts'

/** A block takes the sample six seconds after its quote. */
const TAKEN_AT = START + 6000

/** A transfer that arrived so many seconds after its first block. */
function arrived(seconds: number, changes: Partial<Transfer> = {}): Transfer {
  const transfer = grow([...until('registered'), status('completed', [])])
  return { ...transfer, createdAt: START + seconds, settledAt: TAKEN_AT + seconds * 1000, ...changes }
}

test('the usual time is the median, beside the slowest', () => {
  expect(ownTimes([arrived(240), arrived(40), arrived(38)], sampleQuote())).toEqual({ usualMs: 40_000, slowestMs: 240_000, count: 3 })
  expect(ownTimes([arrived(1), arrived(2), arrived(3), arrived(4)], sampleQuote())?.usualMs).toBe(2000)
})

test('fewer than three say nothing', () => {
  expect(ownTimes([], sampleQuote())).toBeNull()
  expect(ownTimes([arrived(40), arrived(41)], sampleQuote())).toBeNull()
})

test('the newest ten count, in whatever order they are listed', () => {
  const old = Array.from({ length: 5 }, (_, index) => arrived(500 + index, { createdAt: START - 1 - index }))
  const ten = Array.from({ length: 10 }, (_, index) => arrived(10 + index))
  expect(ownTimes([...old, ...ten], sampleQuote())).toEqual({ usualMs: 14_000, slowestMs: 19_000, count: 10 })
})

test('those that came back, waited for the user or went another way are left out', () => {
  const three = [arrived(1), arrived(2), arrived(3)]
  const quote = sampleQuote()
  const others = [
    arrived(99, { phase: 'refunded' }),
    arrived(99, { phase: 'claimed' }),
    arrived(99, { onward: { quote, operations: '[]' } }),
    arrived(99, { quote: sampleQuote([DEPOSIT, BY_IBC]) }),
    arrived(99, { quote: sampleQuote([{ ...DEPOSIT, kind: 'ibc', bridge: 'IBC' }]) }),
    arrived(99, { quote: { ...quote, variant: 'goFast' } }),
    arrived(99, { settledAt: null }),
  ]
  expect(ownTimes([...others, ...three], quote)).toEqual({ usualMs: 2000, slowestMs: 3000, count: 3 })
})
