import { expect, test } from 'vitest'
import type { LineMatch } from './activityQuery.ts'
import type { ActivityKind } from '../../../../shared/contract/history/activityMeaning.ts'
import { matchLine, type CandidateLine } from './matchLine.ts'

const EMPTY: LineMatch = {
  types: [],
  directions: { any: null, none: [] },
  coins: { any: null, none: [], amounts: [], noAmounts: [] },
  worth: null,
  outside: [],
  phrases: [],
}
const MEASURES = { decimalsOf: () => 0, centsOf: () => null }
const part = { kind: 'voted', direction: 'self', with: null, method: null, chain: null, moved: [], about: [], facts: [] }
const line: CandidateLine = {
  txId: 1,
  chainId: 'tide-1',
  time: 0,
  kind: 'sent',
  direction: 'out',
  movements: [],
  messageTypes: '[]',
  details: JSON.stringify({ about: [], facts: [], more: 1, parts: [{ ...part, kind: 'sent' }, part] }),
  memo: '',
}
const ofKind = (kind: ActivityKind, isNegated: boolean): LineMatch => ({
  ...EMPTY,
  types: [{ kinds: [kind], messageTypes: [], txIds: [], isNegated }],
})

test.each(['sent', 'voted'] as const)('a line that did several things is found by each of them, and left out by each: %s', (kind) => {
  expect(matchLine(ofKind(kind, false), line, MEASURES)).toBe(true)
  expect(matchLine(ofKind(kind, true), line, MEASURES)).toBe(false)
})

test('a line is of no kind that none of its parts has', () => {
  expect(matchLine(ofKind('swapped', false), line, MEASURES)).toBe(false)
  expect(matchLine(ofKind('swapped', true), line, MEASURES)).toBe(true)
})
