// The freshness line must never say "complete" while something is missing.
import { expect, test } from 'vitest'
import type { SyncTargetState, SyncState } from '../../../shared/contract/status.ts'
import { freshnessByChain, summariseSync } from './syncSummary.ts'

const NOW = 1_800_000_000_000
const whole: SyncTargetState = {
  accountId: 'a',
  chainId: 'one-1',
  stream: 'txs',
  activity: 'idle',
  rows: 10,
  isComplete: true,
  from: 1,
  to: 90,
  gaps: 0,
  missing: [],
  isOffered: true,
  resetAt: null,
  audit: null,
  checkedAt: NOW - 40_000,
  nextTryAt: null,
  error: null,
}
const error = { code: 'network.unreachable', message: 'No answer.', hint: null, retry: 'later' } as const
const sync = (streams: SyncTargetState[], isOnline = true): SyncState => ({
  isOnline,
  streams,
  chainTips: [{ chainId: 'one-1', height: 100, time: NOW, checkedAt: NOW, blockMs: 2000 }],
})

test('whole and recent streams are complete to the head of the chain', () => {
  expect(summariseSync(sync([whole]), NOW)).toEqual({
    kind: 'complete',
    chains: 1,
    height: 100,
    checkedAt: NOW - 40_000,
    isLate: false,
  })
})

test('data that was due for more than a minute is late, but not while it rests', () => {
  const old = { ...whole, checkedAt: NOW - 90_000 }
  expect(summariseSync(sync([old]), NOW)).toMatchObject({ kind: 'complete', isLate: true })
  expect(summariseSync(sync([{ ...old, nextTryAt: NOW + 1000 }]), NOW)).toMatchObject({ kind: 'complete', isLate: false })
})

test('a chain that fails, lags or holds a gap makes it partly complete', () => {
  const other = { ...whole, chainId: 'two-1' }
  for (const broken of [{ error }, { checkedAt: NOW - 600_000 }, { gaps: 2, isComplete: false }]) {
    expect(summariseSync(sync([whole, { ...other, ...broken }]), NOW)).toMatchObject({
      kind: 'partly',
      complete: 1,
      chains: 2,
      troubled: ['two-1'],
    })
  }
})

test('a first copy counts its rows', () => {
  expect(summariseSync(sync([whole, { ...whole, isComplete: false, rows: 5 }]), NOW)).toEqual({ kind: 'copying', rows: 15 })
})

test('offline wins and says since when', () => {
  expect(summariseSync(sync([whole], false), NOW)).toEqual({ kind: 'offline', since: NOW - 40_000 })
})

test('a list that rests for hours is not behind before its time, and makes nothing look old', () => {
  const resting: SyncTargetState = { ...whole, stream: 'richList', checkedAt: NOW - 3_600_000, nextTryAt: NOW + 3_600_000 }
  expect(summariseSync(sync([whole, resting]), NOW)).toMatchObject({ kind: 'complete', checkedAt: NOW - 40_000 })
  expect(summariseSync(sync([whole, { ...resting, nextTryAt: null }]), NOW)).toMatchObject({ kind: 'partly' })
  expect(freshnessByChain(sync([whole, resting]), NOW, null)[0]).toMatchObject({ checkedAt: NOW - 40_000, isFresh: true, blockMs: 2000 })
})

test('what an indexer does not keep is not missing', () => {
  const none: SyncTargetState = { ...whole, stream: 'internalTxs', isOffered: false, isComplete: false, checkedAt: NOW - 3_600_000 }
  expect(summariseSync(sync([whole, none]), NOW)).toMatchObject({ kind: 'complete', checkedAt: NOW - 40_000 })
})

test('streams outside the scope do not count', () => {
  expect(summariseSync(sync([whole, { ...whole, accountId: 'b', error }]), NOW, { accountId: 'a' })).toMatchObject({ kind: 'complete' })
  expect(summariseSync(sync([whole]), NOW, { chainId: 'two-1' })).toEqual({ kind: 'nothing' })
})

test('a chain with one stream never asked has no age', () => {
  const [line] = freshnessByChain(sync([whole, { ...whole, stream: 'balances', checkedAt: null }]), NOW, null)
  expect(line).toMatchObject({ chainId: 'one-1', height: 100, checkedAt: null, isFresh: false })
})

test('a chain is being copied for the first time while nothing fails and it can be reached', () => {
  const begun: SyncTargetState = { ...whole, isComplete: false, checkedAt: null }
  const isFirstCopy = (streams: SyncTargetState[], isOnline = true) => freshnessByChain(sync(streams, isOnline), NOW, null)[0]?.isFirstCopy
  expect(isFirstCopy([begun])).toBe(true)
  expect(isFirstCopy([begun], false)).toBe(false)
  expect(isFirstCopy([begun, { ...whole, stream: 'balances', error }])).toBe(false)
  expect(isFirstCopy([whole])).toBe(false)
})
