// Offers for gas: enough for the blocks to come, and a replacement that every pool takes.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { meetsBaseFee, maxPerGas, initialFees, bumpFees, usualPerGas } from './evmFees.ts'

const wei = fc.bigInt({ min: 0n, max: 10n ** 15n })
const prices = fc.record({ baseFee: fc.option(wei), priorityFee: wei, gasPrice: wei })

describe('an offer', () => {
  test('holds while the base fee doubles, and never promises more to the maker of the block than in all', () => {
    fc.assert(
      fc.property(wei, wei, (baseFee, priorityFee) => {
        const offer = initialFees({ baseFee, priorityFee, gasPrice: baseFee })
        expect(meetsBaseFee(offer, { baseFee: baseFee * 2n, priorityFee, gasPrice: 0n })).toBe(true)
        expect(BigInt(offer.maxPriorityFeePerGas ?? 0)).toBeLessThanOrEqual(maxPerGas(offer))
      }),
    )
  })

  test('is of the old kind where the chain knows no base fee', () => {
    const offer = initialFees({ baseFee: null, priorityFee: 0n, gasPrice: 1000n })
    expect(offer).toEqual({ maxFeePerGas: null, maxPriorityFeePerGas: null, gasPrice: '1100' })
    expect(meetsBaseFee(offer, { baseFee: null, priorityFee: 0n, gasPrice: 9999n })).toBe(true)
  })

  test('is not taken once the base fee has risen above it', () => {
    const offer = initialFees({ baseFee: 100n, priorityFee: 5n, gasPrice: 105n })
    expect(offer).toEqual({ maxFeePerGas: '205', maxPriorityFeePerGas: '5', gasPrice: null })
    expect(meetsBaseFee(offer, { baseFee: 206n, priorityFee: 5n, gasPrice: 0n })).toBe(false)
  })
})

test('a replacement pays more by a tenth at least in each field, and no less than the market, whatever the two offers are', () => {
  fc.assert(
    fc.property(prices, prices, (before, now) => {
      const [first, second] = [initialFees(before), bumpFees(initialFees(before), now)]
      expect(second.gasPrice === null).toBe(first.gasPrice === null)
      for (const field of ['maxFeePerGas', 'maxPriorityFeePerGas', 'gasPrice'] as const) {
        if (first[field] === null) expect(second[field]).toBeNull()
        else expect(BigInt(second[field] ?? 0) * 10n).toBeGreaterThanOrEqual(BigInt(first[field]) * 11n)
      }
      expect(maxPerGas(second)).toBeGreaterThan(maxPerGas(first))
      expect(maxPerGas(second)).toBeGreaterThanOrEqual(maxPerGas(initialFees(now)))
      expect(BigInt(second.maxPriorityFeePerGas ?? 0)).toBeLessThanOrEqual(maxPerGas(second))
    }),
  )
})

test('what gas costs now is the price of the moment, never more than the transaction allows', () => {
  const now = { baseFee: 100n, priorityFee: 5n, gasPrice: 105n }
  expect(usualPerGas(initialFees(now), now)).toBe(105n)
  expect(usualPerGas(initialFees(now), { ...now, baseFee: 900n })).toBe(205n)
  const legacy = { baseFee: null, priorityFee: 0n, gasPrice: 1000n }
  expect(usualPerGas(initialFees(legacy), legacy)).toBe(1100n)
})
