// One basis for both sides of an exchange, and the loss between them.
import { expect, test } from 'vitest'
import type { Quote } from '../../../../shared/contract/transfer/route.ts'
import { sampleQuote } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import { bothSides, rateShortfall } from './bothSides.ts'

const asset = (symbol: string) => ({ ...sampleQuote().from, symbol, decimals: 6, originId: symbol })
const quote: Quote = {
  ...sampleQuote(),
  from: asset('INIT'),
  to: asset('USDC'),
  amountIn: '10000000',
  amountOut: '4100000',
  usdIn: '4.12',
  usdOut: '4.10',
}
const prices = (known: Record<string, string>) => (originId: string) => known[originId] ?? null

test('both sides are valued at the prices of the portfolio, or both at those of the router', () => {
  expect(bothSides(quote, prices({ INIT: '0.428', USDC: '1' }))).toEqual({ gives: '428', gets: '410', tenths: -42, isMarket: true })
  expect(bothSides(quote, prices({ INIT: '0.428' }))).toEqual({ gives: '412', gets: '410', tenths: -4, isMarket: false })
  expect(bothSides({ ...quote, usdOut: null }, prices({ INIT: '0.428' }))).toBeNull()
  expect(bothSides({ ...quote, usdOut: 'much' }, prices({}))).toBeNull()
})

test('the share of less than a cent is exact', () => {
  const little: Quote = { ...quote, amountIn: '10000', amountOut: '4100' }
  expect(bothSides(little, prices({ INIT: '0.428', USDC: '1' }))).toEqual({ gives: '0', gets: '0', tenths: -42, isMarket: true })
})

test('a rate below the market is named where the price impact does not explain the loss', () => {
  const sides = { gives: '428', gets: '411', tenths: -39, isMarket: true }
  expect(rateShortfall(sides, 0)).toBe(39)
  expect(rateShortfall(sides, null)).toBe(39)
  expect(rateShortfall(sides, 380)).toBeNull()
  expect(rateShortfall({ ...sides, tenths: -9 }, 0)).toBeNull()
  expect(rateShortfall({ ...sides, isMarket: false }, 0)).toBeNull()
  expect(rateShortfall(null, 0)).toBeNull()
})
