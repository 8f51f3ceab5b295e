// Balances that were never read of a chain that is being asked are still loading, not none.
import { expect, test } from 'vitest'
import type { SyncState, SyncTargetState } from '../../../shared/contract/status.ts'
import { isReadingBalances } from './AccountHoldings.tsx'

const stream = (part: Partial<SyncTargetState>): SyncTargetState => ({
  accountId: 'a',
  chainId: 'one-1',
  stream: 'balances',
  activity: 'idle',
  isOffered: true,
  checkedAt: null,
  nextTryAt: null,
  resetAt: null,
  audit: null,
  from: null,
  to: null,
  missing: [],
  error: null,
  rows: 0,
  gaps: 0,
  isComplete: false,
  ...part,
})
const sync = (streams: SyncTargetState[], isOnline = true): SyncState => ({ isOnline, chainTips: [], streams })

test('says so of an account until each chain that answers was read', () => {
  expect(isReadingBalances(sync([stream({})]), 'a')).toBe(true)
  expect(isReadingBalances(sync([stream({ checkedAt: 5 })]), 'a')).toBe(false)
  expect(isReadingBalances(sync([stream({ accountId: 'b' }), stream({ stream: 'txs' })]), 'a')).toBe(false)
  expect(isReadingBalances(sync([stream({})], false), 'a')).toBe(false)
  expect(isReadingBalances(sync([stream({ error: { code: 'network.unreachable', message: 'No.', hint: null, retry: 'now' } })]), 'a')).toBe(
    false,
  )
  expect(isReadingBalances(null, 'a')).toBe(false)
})
