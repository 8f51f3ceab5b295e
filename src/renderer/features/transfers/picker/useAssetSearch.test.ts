// A bridge of an asset begins its list of destinations with the same asset on other chains.
import { expect, test } from 'vitest'
import { counterparts, groupStarts, inOrder, type AssetOrder } from './useAssetSearch.ts'

const choice = (chainId: string, originId: string, hasNoRoute = false) => ({
  asset: { chainId, originId, denom: originId },
  hasNoRoute,
  balance: null as string | null,
})
const choices = [choice('l1', 'eth'), choice('l1', 'init'), choice('two', 'usdc'), choice('two', 'init'), choice('three', 'init')]
const names = (first: AssetOrder['first'], text = '', held: AssetOrder['held'] = null) =>
  inOrder(choices, { text, first, held }).map(({ asset }) => `${asset.originId} ${asset.chainId}`)

test('the same asset elsewhere comes first, also where something is typed, and all else keeps its order', () => {
  const sorted = ['init two', 'init three', 'eth l1', 'init l1', 'usdc two']
  expect(names({ chainId: 'l1', originId: 'init' })).toEqual(sorted)
  expect(names({ chainId: 'l1', originId: 'init' }, 'tw')).toEqual(sorted)
  expect(names({ chainId: 'l1', originId: 'none' })).toEqual(names(null))
})

test('without a route, another form of it keeps its place', () => {
  const found = [choice('l1', 'eth'), choice('two', 'init'), choice('three', 'init', true)]
  const sorted = inOrder(found, { text: '', first: { chainId: 'l1', originId: 'init' }, held: null })
  expect(sorted.map(({ asset }) => asset.chainId)).toEqual(['two', 'l1', 'three'])
})

test('the list of a bridge begins with the chains that take the same asset, then other assets, then what no route leads to', () => {
  const first = { chainId: 'l1', originId: 'init' }
  const found = [choice('two', 'init'), choice('three', 'init'), choice('two', 'usdc'), choice('four', 'init', true)]
  expect([...groupStarts(found, first)]).toEqual([
    [0, 'same'],
    [2, 'other'],
    [3, 'noRoute'],
  ])
  // One group needs no head.
  expect(groupStarts(found.slice(0, 2), first).size).toBe(0)
  const held = { chainId: 'two', denom: 'usdc' }
  const sorted = inOrder(found.toReversed(), { text: '', first, held })
  expect(sorted.map(({ asset }) => `${asset.originId} ${asset.chainId}`)).toEqual(['init three', 'init two', 'usdc two', 'init four'])
})

test('a chain stands for its form of what is sent, unless it has none, several, or one that is not verified', () => {
  const form = (chainId: string, denom: string, isVerified = true, hasNoRoute = false) => ({
    asset: { chainId, originId: 'init', denom, isVerified },
    hasNoRoute,
    balance: null,
  })
  const found = [
    form('l1', 'init'),
    form('two', 'l2/init'),
    form('three', 'evm/init'),
    form('three', 'ibc/init'),
    form('four', 'fake', false),
    form('five', 'init', true, true),
  ]
  const taken = counterparts(found, { chainId: 'l1', originId: 'init' })
  expect([...taken].map(([chainId, { asset }]) => [chainId, asset.denom])).toEqual([['two', 'l2/init']])
  expect(counterparts(found, null).size).toBe(0)
})

test('what the form has comes first while nothing is typed, so that nothing larger is scrolled away', () => {
  const held = { chainId: 'two', denom: 'usdc' }
  expect(names(null, '', held)[0]).toBe('usdc two')
  expect(names(null, 'i', held)).toEqual(names(null))
  expect(names(null, '', { chainId: 'two', denom: 'none' })).toEqual(names(null))
})

test('the other balances of what the form has follow it, before larger ones of other assets', () => {
  const held = { ...choice('l1', 'init'), balance: '5' }
  const found = [{ ...choice('l1', 'eth'), balance: '9' }, held, { ...choice('two', 'init'), balance: '3' }, choice('three', 'init')]
  const sorted = inOrder(found, { text: '', first: null, held: held.asset })
  expect(sorted.map(({ asset }) => `${asset.originId} ${asset.chainId}`)).toEqual(['init l1', 'init two', 'eth l1', 'init three'])
  // Without a balance of it, what is there stays in front.
  const none = inOrder([choice('two', 'eth'), choice('l1', 'init'), choice('two', 'init')], { text: '', first: null, held: held.asset })
  expect(none.map(({ asset }) => `${asset.originId} ${asset.chainId}`)).toEqual(['init l1', 'eth two', 'init two'])
})
