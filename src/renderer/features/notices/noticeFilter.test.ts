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
const VOTE: EventNotice = { ...noted, event: { kind: 'voteEnds', chainId: 'one-1', proposal: '1', title: '', endsAt: 0 } }

test('a notice is something to do, a problem, or done', () => {
  expect(groupOf(transfer('needsYou'))).toBe('needsYou')
  expect(groupOf(transfer('refunded'))).toBe('problems')
  expect(groupOf(transfer('stuck'))).toBe('problems')
  expect(groupOf(transfer('arrived'))).toBe('done')
  expect(groupOf(VOTE)).toBe('needsYou')
  expect(groupOf(RELEASED)).toBe('done')
})
