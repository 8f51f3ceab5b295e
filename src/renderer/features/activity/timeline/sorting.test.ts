// The largest amount of one asset comes first, whatever else moved with it.
import { expect, test } from 'vitest'
import { PLAIN_ITEM } from '../../../../../test/support/benches/activityRow.ts'
import type { ActivityItem } from '../../../../shared/contract/history/activity.ts'
import { largestFirst, orderFor, sortableAsset, sorted } from './sorting.ts'

const moved = (hash: string, ...movements: [amount: string, decimals: number, symbol: string, isVerified: boolean][]): ActivityItem => ({
  ...PLAIN_ITEM,
  hash,
  movements: movements.map(([amount, decimals, symbol, isVerified]) => ({
    denom: `${symbol}${decimals}`,
    amount,
    decimals,
    symbol,
    isVerified,
  })),
})

test('amounts are compared in whole coins, received or sent, and what only has the name comes last', () => {
  const items = [
    moved('a', ['2000000', 6, 'USDC', true]),
    moved('b', ['-9000000', 6, 'USDC', true], ['1', 0, 'INIT', true]),
    moved('c', ['3000000000000000000', 18, 'usdc', true]),
    moved('d', ['99999999999', 6, 'USDC', false]),
    moved('e'),
    moved('f', ['777000000', 6, 'INIT', true]),
  ]
  expect(largestFirst(items, 'usdc').map(({ hash }) => hash)).toEqual(['b', 'c', 'a', 'd', 'e', 'f'])
})

test('a search that names one asset can be sorted', () => {
  expect(sortableAsset('asset:usdc direction:in')).toBe('usdc')
  expect(['', 'usdc', '-asset:usdc', 'asset:usdc asset:init'].map(sortableAsset)).toEqual([null, null, null, null])
})

test('the most valuable come first, and what has no known value comes last in the order of time', () => {
  const cents: Record<string, string | null> = { a: '5', b: null, c: '120', d: null, e: '0' }
  const items = ['a', 'b', 'c', 'd', 'e'].map((hash) => moved(hash))
  const inOrder = (order: 'value' | 'oldest' | 'newest') =>
    sorted(items, { order, text: '', centsOf: ({ hash }) => cents[hash] ?? null }).map(({ hash }) => hash)
  expect(inOrder('value')).toEqual(['c', 'a', 'e', 'b', 'd'])
  expect(inOrder('oldest')).toEqual(['e', 'd', 'c', 'b', 'a'])
  expect(inOrder('newest')).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect([orderFor('amount', ''), orderFor('amount', 'asset:usdc'), orderFor('value', '')]).toEqual(['newest', 'amount', 'value'])
})
