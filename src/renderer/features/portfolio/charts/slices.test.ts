import { expect, test } from 'vitest'
import type { AssetGroup, StakePart } from '../../../../shared/contract/history/portfolio.ts'
import { partsByAsset, partsByPlace, sortByValue, wholeValue } from './slices.ts'

const asset = (chainId: string, decimals: number) => ({
  chainId,
  decimals,
  denom: 'uinit',
  originId: 'o',
  symbol: 'INIT',
  name: 'Initia',
  isVerified: true,
})
const part = (chainId: string, amount: string, decimals = 6) => ({
  asset: asset(chainId, decimals),
  accountId: 'a',
  amount,
  rank: null,
  readAt: 0,
})
const stake = (kind: StakePart['kind'], amount: string): StakePart => ({
  kind,
  asset: asset('a-1', 6),
  accountId: 'a',
  amount,
  validators: 1,
  completesAt: null,
  readAt: 0,
  isKept: false,
})
const group = (over: Partial<AssetGroup>): AssetGroup => ({
  originId: 'o',
  symbol: 'INIT',
  name: 'Initia',
  decimals: 6,
  isVerified: true,
  isHidden: false,
  total: '100',
  parts: [],
  stakes: [],
  ...over,
})
const moving = { transferId: 't', fromChainId: 'a-1', toChainId: 'b-1', symbol: 'INIT', decimals: 6, amount: '50' }

test('places are chains, kinds of stakes and the way, exact in the finest unit', () => {
  const held = group({
    decimals: 8,
    parts: [part('a-1', '1'), part('a-1', '2'), part('b-1', '500', 8)],
    stakes: [stake('delegation', '7'), stake('vesting', '9')],
  })
  expect(partsByPlace(held, [moving])).toEqual([
    { key: 'moving', what: 'moving', amount: '5000' },
    { key: 'delegation', what: { stake: 'delegation' }, amount: '700' },
    { key: 'b-1', what: { chainId: 'b-1' }, amount: '500' },
    { key: 'a-1', what: { chainId: 'a-1' }, amount: '300' },
  ])
  expect(partsByPlace({ ...held, isVerified: false }, [moving]).map(({ key }) => key)).not.toContain('moving')
})

test('assets by worth; the small ones are one part', () => {
  const groups = Array.from({ length: 8 }, (_, index) => group({ originId: `o${index}`, symbol: index === 0 ? 'INIT' : `S${index}` }))
  const values = groups.map(({ originId }, index) => ({ originId, value: index === 7 ? null : String(1000 - index) }))
  const parts = partsByAsset(groups, values)
  expect(parts.map(({ key, amount }) => `${key} ${amount}`)).toEqual(['o0 1000', 'o1 999', 'o2 998', 'o3 997', 'o4 996', 'others 1989'])
})

test('assets stand by value, those without one after them in their order', () => {
  const groups = ['a', 'b', 'c', 'd'].map((originId) => group({ originId }))
  const values = [
    { originId: 'a', value: null },
    { originId: 'b', value: '9' },
    { originId: 'd', value: '10000000000000000001' },
  ]
  expect(sortByValue(groups, values).map(({ originId }) => originId)).toEqual(['d', 'b', 'a', 'c'])
})

test('the whole that shares are taken of is the ring', () => {
  const groups = Array.from({ length: 9 }, (_, index) => group({ originId: `o${index}`, symbol: index === 0 ? 'INIT' : `S${index}` }))
  const values = groups.map(({ originId }, index) => ({ originId, value: String(index * 10) }))
  const ring = partsByAsset(groups, values).reduce((sum, { amount }) => sum + BigInt(amount), 0n)
  expect(wholeValue(groups, values)).toBe(ring.toString())
})
