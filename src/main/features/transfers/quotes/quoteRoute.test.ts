// Compares a deposit's denomination before its hook with denominations used on public rollups.
// Source: initia-labs/initia-registry mainnets/{civitia,echelon,inertia}/{chain,assetlist}.json.
import { describe, expect, test } from 'vitest'
import type { RouteHop } from '../../../../shared/contract/transfer/route.ts'
import { DEPOSIT, sampleQuote } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import { unhookedDenom } from './quoteRoute.ts'

const USDC = 'ibc/6490A7EAB61059BFC1CDDEB05917DD70BDF3A611654162A1A47DB930D40D8AF4'
const registry = (opBridgeId: string | null) => ({ chain: () => ({ opBridgeId }) }) as unknown as Parameters<typeof unhookedDenom>[0]
const quote = (fromDenom: string, hops: RouteHop[] = [DEPOSIT]) => {
  const { request } = sampleQuote()
  return { hops, request: { ...request, fromDenom } }
}

describe('the denomination of a deposit without its hook', () => {
  test.for([
    ['civitia', '12', 'uinit', 'l2/2b2d36f666e98b9eecf70d6ec24b882b79f2c8e2af73f54f97b8b670dbb87605'],
    ['echelon', '16', 'uinit', 'l2/23c8396041db74441f4268d0c7e0533177dc3e028a47a8e584318f2d0c46fbe9'],
    ['inertia', '32', USDC, 'l2/93c226659c42299f98bdca46cf151a604a70be2e6391a61b67ae2311d556a46a'],
  ] as const)('on %s, bridge %s, of %s', ([, bridge, denom, expected]) => {
    expect(unhookedDenom(registry(bridge), quote(denom))).toBe(expected)
  })

  test('is that of what reaches the L1 where the way begins elsewhere', () => {
    const before: RouteHop = { ...DEPOSIT, kind: 'ibc', fromChainId: 'noble-1', toChainId: 'practice-1' }
    const found = unhookedDenom(registry('32'), quote('uusdc', [before, { ...DEPOSIT, denomIn: USDC }]))
    expect(found).toBe('l2/93c226659c42299f98bdca46cf151a604a70be2e6391a61b67ae2311d556a46a')
  })

  test('is not known without a deposit, or of a chain without a bridge', () => {
    expect(unhookedDenom(registry('12'), quote('uinit', [{ ...DEPOSIT, kind: 'ibc' }]))).toBeNull()
    expect(unhookedDenom(registry(null), quote('uinit'))).toBeNull()
  })
})
