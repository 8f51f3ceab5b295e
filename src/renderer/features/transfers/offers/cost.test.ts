// Checks that the cost of a transfer adds up in one line.
import { expect, test } from 'vitest'
import { sampleQuote } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import { costOf, isFeeGenerous, isSure, swapTerms } from './cost.ts'

const fee = { label: 'bridge', symbol: 'INIT', behavior: 'deducted' as const, chainId: null, denom: null, usd: null }

test('paid less received is fees and the rest, also between 6 and 18 decimals', () => {
  const quote = { ...sampleQuote(), fees: [{ ...fee, amount: '20000', decimals: 6 }] }
  expect(costOf(quote)).toEqual({
    decimals: 18,
    difference: '70000000000000000',
    fees: '20000000000000000',
    rest: '50000000000000000',
  })
})

test('what is charged on top is not part of the difference', () => {
  const quote = {
    ...sampleQuote(),
    fees: [{ ...fee, amount: '3150', decimals: 6, behavior: 'onTop' as const, chainId: null, denom: null, usd: null }],
  }
  expect(costOf(quote)).toMatchObject({ fees: '0' })
})

test('an exchange into another asset has no difference to show', () => {
  const quote = sampleQuote()
  expect(costOf({ ...quote, to: { ...quote.to, originId: 'usdc' } })).toBeNull()
})

test('what arrives is sure where the least is all of it', () => {
  const quote = sampleQuote()
  expect(isSure(quote)).toBe(false)
  expect(isSure({ ...quote, minimumOut: quote.amountOut })).toBe(true)
})

test('an exchange is made at a rate, and at an impact that is never told smaller than it is', () => {
  const quote = sampleQuote()
  const to = { ...quote.to, originId: 'usdc', decimals: 6 }
  const swap = { ...quote, to, amountIn: '5000000', amountOut: '2053809' }
  expect(swapTerms(quote)).toBeNull()
  expect(swapTerms(swap)).toEqual({ rate: '410761', impact: null })
  const impact = (priceImpactPercent: string) => swapTerms({ ...swap, priceImpactPercent })?.impact
  expect(['0.0400', '0.0401', '12', '-0.3', '0', 'much', '1e3'].map(impact)).toEqual([4, 5, 1200, 0, 0, null, null])
})

test('a fee is called the most that it usually is only where its estimate has a margin', () => {
  const swap = { ...sampleQuote().hops[0], kind: 'swap' as const }
  expect(isFeeGenerous(sampleQuote(), 'initia-l1')).toBe(true)
  expect(isFeeGenerous(sampleQuote(), 'evm')).toBe(false)
  expect(isFeeGenerous(sampleQuote(), null)).toBe(false)
  expect(isFeeGenerous({ hops: sampleQuote().hops.map((hop) => ({ ...hop, ...swap })) }, 'initia-l1')).toBe(false)
})
