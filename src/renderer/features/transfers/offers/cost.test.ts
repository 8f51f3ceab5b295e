// Checks that the cost of a transfer adds up in one line.
import { expect, test } from 'vitest'
import { sampleQuote } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import { costOf, isSure } from './cost.ts'

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
