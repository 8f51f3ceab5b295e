// Checks that the sums of an account are exact, also where chains count an asset with different decimals.
import { expect, test } from 'vitest'
import type { SyncState, SyncTargetState } from '../../../../shared/contract/status.ts'
import type { AssetGroup } from '../../../../shared/contract/history/portfolio.ts'
import { columnsOf, heldBy, heldByChain, isReadingBalances } from './held.ts'

const asset = (chainId: string, decimals: number): AssetGroup['parts'][number]['asset'] => ({
  chainId,
  denom: 'x',
  decimals,
  symbol: 'INIT',
  name: 'Initia',
  originId: 'init',
  isVerified: true,
})
const part = (accountId: string, amount: string, decimals = 6, chainId = 'a') =>
  ({ asset: asset(chainId, decimals), accountId, amount, rank: null, readAt: 0 }) satisfies AssetGroup['parts'][number]
const stake = (kind: 'delegation' | 'vesting', accountId: string, amount: string) =>
  ({
    kind,
    asset: asset('a', 6),
    accountId,
    amount,
    validators: 1,
    completesAt: null,
    readAt: 0,
    isKept: false,
  }) satisfies AssetGroup['stakes'][number]
const group = (change: Partial<AssetGroup>): AssetGroup => ({
  originId: 'init',
  symbol: 'INIT',
  name: 'Initia',
  decimals: 18,
  isVerified: true,
  isHidden: false,
  total: '0',
  parts: [],
  stakes: [],
  ...change,
})

test('adds up an account in the finest unit, and takes no other one into it', () => {
  const parts = [part('one', '2500000'), part('one', '1', 18), part('two', '7000000')]
  expect(heldBy('one', [group({ parts })])).toMatchObject([{ symbol: 'INIT', units: '2500000000000000001' }])
})

test('counts stakes, and nothing twice', () => {
  const stakes = [stake('delegation', 'one', '3'), stake('vesting', 'one', '2')]
  expect(heldBy('one', [group({ decimals: 6, parts: [part('one', '2')], stakes })])).toMatchObject([{ units: '5', hasStakes: true }])
  expect(heldBy('one', [group({ parts: [part('one', '2')], stakes: [stake('vesting', 'one', '2')] })])).toMatchObject([
    { hasStakes: false },
  ])
})

test('leaves out what nobody verified, what is hidden, and what the account has nothing of', () => {
  const parts = [part('one', '1')]
  expect(heldBy('one', [group({ parts, isVerified: false }), group({ parts, isHidden: true }), group({})])).toEqual([])
})

test('tells the chains apart, stakes included, and names none on which the account has nothing', () => {
  const parts = [part('one', '1', 6, 'b'), part('one', '2'), part('two', '3', 6, 'c')]
  const usdc = group({ originId: 'usdc', symbol: 'USDC', decimals: 6, parts: [part('one', '7', 6, 'b'), part('one', '0', 6, 'd')] })
  const groups = [group({ decimals: 6, parts, stakes: [stake('delegation', 'one', '4')] }), usdc]
  const held = heldByChain('one', groups, (originId) => (originId === 'init' ? '20000.5' : null))
  expect(held.map(({ chainId, held: on, cents }) => [chainId, on.map(({ symbol, units }) => `${units} ${symbol}`), cents])).toEqual([
    ['b', ['1 INIT', '7 USDC'], '2'],
    ['a', ['6 INIT'], '12'],
  ])
  expect(heldByChain('one', [usdc], () => null)).toMatchObject([{ chainId: 'b', cents: null }])
  expect(columnsOf(held, heldBy('one', groups)), 'USDC is on one chain only').toEqual(['init'])
})

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
