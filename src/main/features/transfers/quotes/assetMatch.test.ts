// What is found by several words.
import { expect, test } from 'vitest'
import { matchAssets } from './assetMatch.ts'

const choice = (symbol: string, name: string, chainName: string, denom = `u${symbol.toLowerCase()}`) => ({
  asset: { symbol, name, denom },
  chainName,
  contract: null,
})
const choices = [
  choice('INIT', 'Initia', 'Initia'),
  choice('INIT', 'Initia Native Token', 'Lantern', 'l2/17'),
  choice('INIT.lantern', 'INIT of Lantern', 'Initia', 'l2/18'),
  choice('USDC', 'USD Coin', 'Initia', 'ibc/1'),
  choice('ETH', 'Ether', 'Initia', 'ibc/2'),
  choice('USDC', 'USD Coin', 'Tidewatch', 'evm/3'),
  choice('USDC.eth', 'Axelar USDC', 'Osmosis', 'ibc/4'),
  choice('ETH', 'Ether', 'Arbitrum One', 'arb'),
]
const found = (typed: string) => matchAssets(choices, typed).map(({ asset, chainName }) => `${asset.symbol} ${chainName}`)

test('an asset and a whole chain name find that asset there alone', () => {
  expect(found('INIT Initia')).toEqual(['INIT Initia'])
  expect(found('initia  init')).toEqual(['INIT Initia'])
  expect(found('initi init')).toContain('INIT.lantern Initia')
  expect(found('initia native token')).toEqual(['INIT Lantern'])
  expect(found('eth arbitrum one')).toEqual(['ETH Arbitrum One'])
})

test('a name that is a chain and a symbol finds both', () => {
  const kava = [choice('HARD', 'Kava Hard', 'Osmosis', 'ibc/5'), choice('HARD', 'Hard', 'Kava'), choice('KAVA', 'Kava', 'Osmosis', 'ibc/6')]
  expect(matchAssets(kava, 'Kava Hard').map(({ chainName }) => chainName)).toEqual(['Kava', 'Osmosis'])
})

test('two words do not count the same word twice', () => {
  expect(found('init initi')).toEqual(['INIT Initia', 'INIT Lantern', 'INIT.lantern Initia'])
  expect(found('usdc eth')).toEqual(['USDC.eth Osmosis'])
})

test('the beginning of a chain is enough, in any order, and one word finds assets and chains', () => {
  expect(found('usdc tide')).toEqual(['USDC Tidewatch'])
  expect(found('tide usd')).toEqual(['USDC Tidewatch'])
  expect(found('initia')).toEqual(['INIT Initia', 'INIT Lantern', 'INIT.lantern Initia', 'USDC Initia', 'ETH Initia'])
  expect(found('usdc moon')).toEqual([])
  expect(found('')).toHaveLength(choices.length)
})

test('the whole symbol is closest, then its beginning', () => {
  expect(matchAssets(choices, 'usdc').map(({ score }) => score)).toEqual([0, 0, 1])
  expect(matchAssets(choices, 'usd initia').map(({ score }) => score)).toEqual([1])
})

test('a name of many like words holds nobody up, and a typed word makes room for another', () => {
  const many = choice('U', Array.from({ length: 60 }, () => 'u').join(' '), 'X')
  const typed = Array.from({ length: 40 }, () => 'u').join(' ')
  const start = performance.now()
  expect(matchAssets([many], `${typed} z`)).toEqual([])
  expect(performance.now() - start).toBeLessThan(1000)
  // Both are part of “united”: the first leaves it for “unit”.
  expect(matchAssets([choice('A', 'united unit', 'X')], 'uni unite')).toHaveLength(1)
})
