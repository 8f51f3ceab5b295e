// What is staked adds up by asset, and is worth what its price says.
import { expect, test } from 'vitest'
import { sampleQuote } from '../../../shared/domain/transfer/sampleTransfer.ts'
import { centsOf } from '../../data/centsOf.ts'
import { totalsOf } from './totals.ts'

const init = sampleQuote().from
const share = { ...init, denom: 'move/ab', originId: 'share', symbol: 'INIT-USDC' }

test('amounts of one asset are added, and the largest comes first', () => {
  const totals = totalsOf([
    { asset: share, amount: '7' },
    { asset: init, amount: '5000000' },
    { asset: init, amount: '250000' },
  ])
  expect(totals.map(({ asset, amount }) => [asset.symbol, amount])).toEqual([
    ['INIT', '5250000'],
    ['INIT-USDC', '7'],
  ])
})

test('the value is cut to whole cents, and unknown where one asset has no price', () => {
  const totals = [{ asset: init, amount: '5250000' }]
  expect(centsOf(totals, () => '0.412')).toBe('216')
  expect(centsOf(totals, () => '2')).toBe('1050')
  expect(centsOf([], () => null)).toBe('0')
  expect(centsOf([...totals, { asset: share, amount: '1' }], (originId) => (originId === 'init' ? '0.412' : null))).toBeNull()
})
