// Gas limit and fee from a simulation, and the bound on both.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { affordableFee, feeFor, gasLimit, MAX_GAS } from './gasFee.ts'

test('the gas limit leaves two fifths of room, rounded up', () => {
  expect(gasLimit(150_000n)).toBe(210_000n)
  expect(gasLimit(1n)).toBe(2n)
})

test.for([
  [210_000n, '0.015', 3150n],
  [210_001n, '0.015', 3151n],
  [1n, '0.000000000000000001', 1n],
  [210_000n, '150000000000', 31_500_000_000_000_000n],
  [0n, '0.15', 0n],
] as const)('%s gas at %s costs %s', ([gas, price, fee]) => {
  expect(feeFor(gas, price)).toBe(fee)
})

test('the fee is the least whole amount that the chain accepts', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 12n }),
      fc.bigInt({ min: 0n, max: 10n ** 12n }),
      fc.integer({ min: 1, max: 18 }),
      (gas, digits, places) => {
        const text = digits.toString().padStart(places + 1, '0')
        const fee = feeFor(gas, `${text.slice(0, -places)}.${text.slice(-places)}`)
        expect(fee * 10n ** BigInt(places) >= gas * digits).toBe(true)
        expect(fee === 0n || (fee - 1n) * 10n ** BigInt(places) < gas * digits).toBe(true)
      },
    ),
  )
})

test.for(['', '1e-7', '-1', 'free', '.5'])('a gas price of “%s” is refused', (price) => {
  expect(() => feeFor(1n, price)).toThrow(expect.objectContaining({ code: 'registry.invalid' }))
})

test('a simulation beyond reason is refused: its fee would be taken', () => {
  const bound = (MAX_GAS * 100n) / 140n
  expect(gasLimit(bound)).toBeLessThanOrEqual(MAX_GAS)
  for (const used of [0n, bound + 1n, 10n ** 15n, 2n ** 64n - 1n]) {
    expect(() => gasLimit(used)).toThrow(expect.objectContaining({ code: 'chain.badReply', retry: 'later' }))
  }
})

test('the fee is paid in the first token of the list that the account can spare it in', async () => {
  const prices = [
    { denom: 'a', gasPrice: '0.5' },
    { denom: 'b', gasPrice: '2' },
  ]
  const holding = (held: Record<string, bigint>) => affordableFee(prices, 100n, (denom) => Promise.resolve(held[denom] ?? 0n))
  expect(await holding({ a: 50n, b: 1000n })).toEqual({ denom: 'a', amount: '50' })
  expect(await holding({ a: 49n, b: 200n })).toEqual({ denom: 'b', amount: '200' })
  expect(await holding({ a: -1n, b: 199n })).toBeNull()
})
