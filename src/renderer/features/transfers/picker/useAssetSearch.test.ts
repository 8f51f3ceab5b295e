// A bridge of an asset begins its list of destinations with the same asset on other chains.
import { expect, test } from 'vitest'
import { chosenFirst, sameAssetFirst } from './useAssetSearch.ts'

const choice = (chainId: string, originId: string, hasNoRoute = false) => ({ asset: { chainId, originId }, hasNoRoute })
const choices = [choice('l1', 'eth'), choice('l1', 'init'), choice('two', 'usdc'), choice('two', 'init'), choice('three', 'init')]
const names = (of: Parameters<typeof sameAssetFirst>[1]) =>
  sameAssetFirst(choices, of).map(({ asset }) => `${asset.originId} ${asset.chainId}`)

test('the same asset elsewhere comes first, and all else keeps its order', () => {
  expect(names({ chainId: 'l1', originId: 'init' })).toEqual(['init two', 'init three', 'eth l1', 'init l1', 'usdc two'])
  expect(names({ chainId: 'l1', originId: 'none' })).toEqual(names(null))
})

test('without a route, another form of it keeps its place', () => {
  const found = [choice('l1', 'eth'), choice('two', 'init'), choice('three', 'init', true)]
  const sorted = sameAssetFirst(found, { chainId: 'l1', originId: 'init' })
  expect(sorted.map(({ asset }) => asset.chainId)).toEqual(['two', 'l1', 'three'])
})

test('what the form has comes first, so that nothing larger is scrolled away; without a choice all keep their order', () => {
  const held = ['eth', 'usdc', 'init'].map((denom) => ({ asset: { chainId: 'l1', denom } }))
  const order = (denom: string) => chosenFirst(held, { chainId: 'l1', denom }).map(({ asset }) => asset.denom)
  expect(order('init')).toEqual(['init', 'eth', 'usdc'])
  expect(order('none')).toEqual(['eth', 'usdc', 'init'])
  expect(chosenFirst(held, null)).toEqual(held)
})
