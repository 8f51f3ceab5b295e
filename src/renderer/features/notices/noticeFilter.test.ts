// The filter of the notices: every kind is in one of its groups.
import { expect, test } from 'vitest'
import type { EventNotice, Notice } from '../../../shared/contract/notices.ts'
import { groupOf } from './noticeFilter.ts'

const transfer = (kind: Notice['kind']): Notice => ({ id: 1, transferId: 'one', kind, number: 1, phase: 'tracking', at: 0, readAt: null })
const noted = { id: 1, accountId: 'one', at: 0, readAt: null }
const RELEASED: EventNotice = {
  ...noted,
  event: { kind: 'released', chainId: 'one-1', amount: '1', symbol: 'INIT', decimals: 6, validator: 'a', name: '' },
}
const VOTE: EventNotice = { ...noted, event: { kind: 'voteEnds', chainId: 'one-1', proposal: '1', title: '', endsAt: 1 } }

const since = { now: 0, phase: 'tracking' } as const

test('a notice is something to do, a problem, or done', () => {
  expect(groupOf(transfer('needsYou'), since)).toBe('needsYou')
  expect(groupOf(transfer('refunded'), since)).toBe('problems')
  expect(groupOf(transfer('stuck'), since)).toBe('problems')
  expect(groupOf(transfer('arrived'), since)).toBe('done')
  expect(groupOf(VOTE, since)).toBe('needsYou')
  expect(groupOf(RELEASED, since)).toBe('done')
})

test('what waited for the user and no longer does is done', () => {
  expect(groupOf(transfer('needsYou'), { now: 0, phase: 'completed' })).toBe('done')
  expect(groupOf(transfer('needsYou'), { now: 0, phase: null }), 'a transfer that is not read yet').toBe('needsYou')
  expect(groupOf(VOTE, { ...since, now: 1 })).toBe('done')
})
