// Coverage in plain words never claims more than is there.
import { describe, expect, test } from 'vitest'
import type { SyncTargetState } from '../../shared/contract/status.ts'
import { blockPace, coverageText, failuresOf } from './coverage.ts'
import { english } from './en/english.ts'

const NOW = new Date(2026, 5, 1, 14, 0).getTime()
const whole: SyncTargetState = {
  accountId: 'a',
  chainId: 'one-1',
  stream: 'txs',
  activity: 'idle',
  rows: 1200,
  isComplete: true,
  from: 1,
  to: 90,
  gaps: 0,
  missing: [],
  isOffered: true,
  resetAt: null,
  audit: null,
  checkedAt: NOW - 40_000,
  nextTryAt: NOW + 60_000,
  error: null,
}
const busy = { code: 'network.busy', message: 'one.example is limiting requests.', hint: null, retry: 'later' } as const
const say = (change: Partial<SyncTargetState>, height: number | null = 1_204_331) =>
  coverageText(english, { ...whole, ...change }, { height }, NOW)

describe('history', () => {
  test('is complete to the head of the chain while it is being followed', () => {
    expect(say({})).toEqual({ tone: 'good', lines: ['Complete to block 1,204,331, 1,200 records, 40 s ago'] })
  })

  test('is complete only to its own newest row once it fails, and says when it tries again', () => {
    expect(say({ error: busy })).toEqual({
      tone: 'warn',
      lines: ['Complete to block 90, 1,200 records, 40 s ago', 'one.example is limiting requests. Retrying at 14:01'],
    })
  })

  test('names its gaps and what is done about them', () => {
    const missing = [
      { from: 50, to: 60 },
      { from: null, to: 10 },
    ]
    expect(say({ isComplete: false, gaps: 1, missing })).toEqual({
      tone: 'warn',
      lines: ['1,200 records so far', 'Gap from block 50 to 60', 'Blocks before 10 still to come', 'Closing the gap at 14:01'],
    })
    const many = Array.from({ length: 5 }, (_, index) => ({ from: 100 - index * 10, to: 105 - index * 10 }))
    expect(say({ isComplete: false, gaps: 5, missing: many, activity: 'running' }).lines.slice(-2)).toEqual([
      '2 more gaps',
      'Closing the gap now',
    ])
  })

  test('that was never read says so', () => {
    expect(say({ checkedAt: null, rows: 0, isComplete: false })).toEqual({ tone: 'off', lines: ['Not synced yet'] })
  })

  test('that began anew, and one that was looked at again, say what came of it', () => {
    const audit = { checkedTo: null, finishedAt: NOW - 86_400_000, nextAt: NOW, appeared: 2, gone: 1 }
    expect(say({ resetAt: NOW, audit }).lines.slice(1)).toEqual([
      'The server’s list restarted on Monday 1 June. Earlier records are kept',
      'Fully rechecked on Sunday 31 May: 2 old records added, 1 old record no longer listed, kept here',
    ])
  })
})

test('sets are complete, empty or not read, each in its own words', () => {
  expect(say({ stream: 'nfts', rows: 12 }).lines).toEqual(['Complete, 12 records, synced 40 s ago'])
  expect(say({ stream: 'staking', rows: 0 }).lines).toEqual(['None, synced 40 s ago'])
  expect(say({ stream: 'staking', isOffered: false })).toEqual({ tone: 'off', lines: ['No staking on this chain'] })
  expect(say({ stream: 'balances', checkedAt: null, isComplete: false, error: busy }).lines).toEqual([
    'Not synced yet',
    'one.example is limiting requests. Retrying at 14:01',
  ])
})

test('what fails is said once, with its chains and the next try', () => {
  const other = { ...busy, message: 'two.example doesn’t respond.' }
  const streams = [
    { ...whole, error: busy, nextTryAt: NOW + 120_000 },
    { ...whole, stream: 'nfts' as const, error: busy, nextTryAt: NOW + 60_000 },
    { ...whole, chainId: 'two-2', error: busy, nextTryAt: null },
    { ...whole, chainId: 'two-2', stream: 'balances' as const, error: other, nextTryAt: null },
    { ...whole, chainId: 'three-3', isOffered: false, error: other },
    { ...whole, chainId: 'four-4' },
  ]
  expect(failuresOf(english, streams)).toEqual([
    { text: 'one.example is limiting requests. Retrying at 14:01', chainIds: ['one-1', 'two-2'] },
    { text: 'two.example doesn’t respond. Retrying', chainIds: ['two-2'] },
  ])
  expect(coverageText(english, streams[0] ?? whole, { height: 90 }, NOW, true)).toEqual({
    tone: 'warn',
    lines: ['Complete to block 90, 1,200 records, 40 s ago'],
  })
})

test('a pace has one decimal', () => {
  expect(blockPace(english, 2130)).toBe('2.1')
})
