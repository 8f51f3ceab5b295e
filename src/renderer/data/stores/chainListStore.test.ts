// The count of changes that a daily check found and Settings has not shown yet.
import { expect, test } from 'vitest'
import type { ListState } from '../../../shared/contract/settings/chainLists.ts'
import { countUnseen } from './chainListStore.ts'

const change = { id: 'a', subject: 'chain', chainId: 'x-1', chainName: 'X', name: 'X', before: [], after: ['x-1'] } as const
const diff: ListState['diff'] = {
  digest: 'one',
  host: 'registry.example',
  at: 0,
  changes: [{ ...change, before: [], after: ['x-1'], assets: 1, decimals: null, needsConfirmation: false }],
  missing: [],
  refused: [],
}

test('counts only what the daily check found, until it was shown', () => {
  expect(countUnseen({ isDaily: true, diff }, null)).toBe(1)
  expect(countUnseen({ isDaily: true, diff }, 'another')).toBe(1)
  expect(countUnseen({ isDaily: true, diff }, 'one')).toBe(0)
  expect(countUnseen({ isDaily: false, diff }, null)).toBe(0)
  expect(countUnseen({ isDaily: null, diff }, null)).toBe(0)
  expect(countUnseen({ isDaily: true, diff: null }, null)).toBe(0)
  expect(countUnseen(null, null)).toBe(0)
})
