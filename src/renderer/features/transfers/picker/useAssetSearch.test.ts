// A bridge of an asset begins its list of destinations with the same asset on other chains.
import { expect, test } from 'vitest'
import { inOrder, type AssetOrder } from './useAssetSearch.ts'

const choice = (chainId: string, originId: string, hasNoRoute = false) => ({ asset: { chainId, originId, denom: originId }, hasNoRoute })
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

test('what the form has comes first while nothing is typed, so that nothing larger is scrolled away', () => {
  const held = { chainId: 'two', denom: 'usdc' }
  expect(names(null, '', held)[0]).toBe('usdc two')
  expect(names(null, 'i', held)).toEqual(names(null))
  expect(names(null, '', { chainId: 'two', denom: 'none' })).toEqual(names(null))
})
