// Every page of the explorer comes back from its parameters; parameters that make no sense lead to the chain.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paramsOf, placeOf, type ExplorerLocation } from './locationParams.ts'

const chainId = 'one-1'
const text = fc.string({ minLength: 1, maxLength: 40 })
const place: fc.Arbitrary<ExplorerLocation> = fc.oneof(
  fc.constantFrom<ExplorerLocation>(
    { kind: 'chain', chainId },
    { kind: 'collections', chainId },
    { kind: 'holders', chainId, denom: null },
  ),
  fc.integer({ min: 1, max: 10 ** 14 }).map((height): ExplorerLocation => ({ kind: 'block', chainId, height })),
  fc.stringMatching(/^(0x)?[0-9a-fA-F]{64}$/).map((hash): ExplorerLocation => ({ kind: 'tx', chainId, hash })),
  text.map((address): ExplorerLocation => ({ kind: 'account', chainId, address })),
  text.map((collection): ExplorerLocation => ({ kind: 'collection', chainId, collection })),
  fc.tuple(text, text).map(([collection, tokenId]): ExplorerLocation => ({ kind: 'token', chainId, collection, tokenId })),
  text.map((denom): ExplorerLocation => ({ kind: 'holders', chainId, denom })),
)

test('a page comes back from its parameters', () => {
  fc.assert(
    fc.property(place, (one) => {
      expect(placeOf(paramsOf(one))).toEqual(one)
    }),
  )
})

test('without a chain there is no page; what makes no sense leads to the chain', () => {
  expect(placeOf({ hash: 'AB'.repeat(32) })).toBeNull()
  expect(placeOf({ chainId, hash: 'no hash', block: '-1' })).toEqual({ kind: 'chain', chainId })
})
