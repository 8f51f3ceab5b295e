// A quote split into its transactions: what does not add up is refused.
import { describe, expect, test } from 'vitest'
import type { RouteHop } from '../../shared/contract/transfer/route.ts'
import { sampleQuote } from '../../shared/domain/transfer/sampleTransfer.ts'
import { legsOf, listedLegsOf } from './quoteLegs.ts'

const hop = (txIndex: number, denomOut: string | null = 'uusdc', rest: Partial<RouteHop> = {}): RouteHop => ({
  kind: 'swap',
  bridge: null,
  fromChainId: 'one-1',
  toChainId: 'one-1',
  denomIn: null,
  denomOut,
  amountOut: '1000',
  txIndex,
  ...rest,
})
const request = { ...sampleQuote().request, fromChainId: 'one-1', toChainId: 'one-1', toDenom: 'move/mine' }
const quote = (hops: RouteHop[], transactionsRequired: number) => ({
  ...sampleQuote(),
  request,
  hops,
  transactionsRequired,
  minimumOut: '7',
})
const legs = (indexes: number[], count: number) =>
  legsOf(
    quote(
      indexes.map((index) => hop(index)),
      count,
    ),
  )

describe('transaction indexes', () => {
  test.each([
    [[0], 1],
    [[0, 1], 2],
    [[0, 0, 1, 1, 2], 3],
    [[], 1],
  ])('%o are those of %s transactions', (indexes, count) => {
    expect(legs(indexes, count)).toHaveLength(count)
  })

  test.each([
    [[1], 2],
    [[1, 1], 2],
    [[0, 2, 1], 2],
    [[0, 1, 0, 1], 2],
    [[0, 1], 1],
    [[0], 2],
    [[], 2],
    [[], 0],
  ])('%o are not those of %s', (indexes, count) => {
    expect(() => legs(indexes, count)).toThrow(/don’t (add up|fit into one)/)
  })
})

describe('what a transaction leaves', () => {
  test('is the request at the end, and before it what the quote says, less the slippage of an exchange', () => {
    const [first, last] = legs([0, 1], 2)
    expect(first?.end).toEqual({ chainId: 'one-1', denom: 'uusdc', least: '995' })
    expect(last?.end).toEqual({ chainId: 'one-1', denom: 'move/mine', least: '7' })
    const plain = legsOf(quote([hop(0, 'uusdc', { kind: 'ibc' }), hop(1)], 2))
    expect(plain[0]?.end.least).toBe('1000')
  })

  test.each([[hop(0, null)], [hop(0, 'uusdc', { amountOut: null })], [hop(0, 'uusdc', { amountOut: '0' })]])('is named (%o)', (first) => {
    expect(() => legsOf(quote([first, hop(1)], 2))).toThrow('The quote doesn’t say what remains between its transactions.')
  })

  test('is listed, and so is what it exchanges into on the way; only the request may name anything', () => {
    const asset = (_: string, denom: string) => ({ isVerified: denom !== 'move/mine' })
    const check = (hops: RouteHop[], count: number) => () => listedLegsOf(quote(hops, count), asset)
    expect(check([hop(0, 'move/mine')], 1)).not.toThrow()
    expect(check([hop(0), hop(1, 'move/mine')], 2)).not.toThrow()
    expect(check([hop(0, 'move/mine'), hop(1)], 2)).toThrow('would leave “move/mine”')
    expect(check([hop(0, 'move/mine'), hop(0), hop(1, 'move/mine')], 2)).toThrow(
      'The route swaps into “move/mine”, an asset that isn’t in the chain list',
    )
    const there = { fromChainId: 'evm-1', toChainId: 'evm-1' }
    const detour = [
      hop(0, 'uusdc', { kind: 'ibc', toChainId: 'evm-1' }),
      hop(0, 'move/mine', there),
      hop(0, 'x', { kind: 'ibc', fromChainId: 'evm-1' }),
    ]
    expect(check(detour, 1)).toThrow('The route swaps into “move/mine”, an asset that isn’t in the chain list')
  })
})
