// Checks the values of a difference between two quotes on both sides.
import { expect, test } from 'vitest'
import { sampleQuote } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import { changeValue } from './changeValue.ts'
import { allEnglish } from '../../../../../test/support/allEnglish.ts'

const quote = sampleQuote()

test('amounts are exact, in the asset that arrives; times and counts are words; nothing is said to be nothing', () => {
  expect(changeValue(allEnglish, 'amountOut', '9980000000000000001', quote)).toBe('9.980000000000000001 INIT')
  expect(changeValue(allEnglish, 'duration', '60', quote)).toBe('about 1 min')
  expect(changeValue(allEnglish, 'duration', '', quote)).toBe('time unknown')
  expect(changeValue(allEnglish, 'transactions', '2', quote)).toBe('2 signatures')
  expect(changeValue(allEnglish, 'warnings', '', quote)).toBe('nothing')
  expect(changeValue(allEnglish, 'fees', 'relay 0.02 INIT deducted', quote)).toBe('relay 0.02 INIT deducted')
})

test('of an action: where rewards go, what it is about, the vote that it replaces, and the end of a name', () => {
  const { from } = quote
  const ballot = { title: 'Raise it', earlier: [{ option: 'no' as const, weight: 10_000 }], weight: [], endsAt: null }
  const earlier = { power: '5', shares: [{ bridge: '16', weight: '0.5' }] }
  const gaugeBallot = { votingEndsAt: 5, power: '5', earlier, rollups: [] }
  expect(changeValue(allEnglish, 'payout', '', quote)).toBe('your own address')
  expect(changeValue(allEnglish, 'payout', 'unknown', quote)).toBe('unknown')
  expect(changeValue(allEnglish, 'payout', 'init1them', quote)).toBe('init1them')
  expect(changeValue(allEnglish, 'about', '5', { ...quote, about: [{ asset: from, amount: '5' }] })).toContain(from.symbol)
  expect(changeValue(allEnglish, 'about', '', quote)).toBe('nothing')
  expect(changeValue(allEnglish, 'ballot', '', { ...quote, ballot })).toContain('Raise it')
  expect(changeValue(allEnglish, 'ballot', '', { ...quote, ballot })).toContain('No')
  expect(changeValue(allEnglish, 'ballot', '', { ...quote, gaugeBallot })).toContain('50%')
  expect(changeValue(allEnglish, 'ballot', '', quote)).toBe('nothing')
  expect(changeValue(allEnglish, 'term', String(Date.UTC(2027, 5, 15, 12)), quote)).toBe('15 Jun 2027')
})
