// Tests which fees on top of the amount may be signed: up to the amount in its own asset, up to the chain list's ceiling in an EVM chain's
// coin.
import { describe, expect, test } from 'vitest'
import { BRIDGE_FEE_CEILING, registry, USDC_BASIN } from '../../../test/support/benches/guardBench.ts'
import type { RouteFee } from '../../shared/contract/transfer/route.ts'
import { liveFile } from '../app/networks.ts'
import { createRegistry } from '../clients/chains/registry/registry.ts'
import { feesOnTop } from './bridgeFees.ts'

const feeOf = (change: Partial<RouteFee>): RouteFee => ({
  label: 'BRIDGE',
  amount: '700',
  symbol: 'ETH',
  decimals: 18,
  behavior: 'onTop',
  chainId: '7331',
  denom: 'eth',
  usd: null,
  ...change,
})
const sums = (fees: Partial<RouteFee>[], from: [string, string] = ['7331', USDC_BASIN]) =>
  Object.fromEntries(feesOnTop({ fees: fees.map(feeOf), from: registry.asset(...from), amountIn: '1000000' }, registry))

describe('fees on top', () => {
  test('are summed by the asset in which they are paid on the source chain', () => {
    const others = [{ behavior: 'deducted' as const }, { chainId: 'one-1' }, { denom: null }, { amount: '0' }, { label: 'network' }]
    expect(sums([{}, { amount: '300' }, { denom: USDC_BASIN, amount: '5' }, ...others])).toEqual({ eth: '1000', [USDC_BASIN]: '5' })
  })

  test('are at most the amount in its own asset', () => {
    expect(sums([{ denom: USDC_BASIN, amount: '1000000' }])).toEqual({ [USDC_BASIN]: '1000000' })
    expect(() => sums([{ denom: USDC_BASIN, amount: '1000001' }])).toThrow('larger than the amount')
  })

  test('are at most the ceiling in the coin of an EVM chain, together', () => {
    expect(sums([{ amount: BRIDGE_FEE_CEILING }])).toEqual({ eth: BRIDGE_FEE_CEILING })
    const refused = 'The bridge’s fee is 0.000000000000010001 ETH; Waybill accepts at most 0.000000000000010000 ETH on 7331.'
    expect(() => sums([{ amount: BRIDGE_FEE_CEILING }, { amount: '1' }])).toThrow(refused.replaceAll('ETH', 'x'))
    expect(() => sums([{ amount: '10001' }], ['7331', 'eth'])).toThrow('at most')
  })

  test('in a coin that no message of a Cosmos chain pays have no ceiling', () => {
    expect(sums([{ chainId: 'one-1', denom: 'uusdc', amount: '9000000' }], ['one-1', 'uinit'])).toEqual({ uusdc: '9000000' })
  })

  test('have none to pay in coins where the list names no ceiling', () => {
    const unlisted = createRegistry({
      router: null,
      chains: [{ chain_id: '7331', chain_name: 'x', chain_type: 'eip155', evm_chain_id: 7331 }],
      assets: { 7331: [{ base: 'eth', display: 'x', denom_units: [{ denom: 'x', exponent: 18 }] }] },
    })
    expect(() => feesOnTop({ fees: [feeOf({ amount: '1' })], from: unlisted.asset('7331', 'eth'), amountIn: '5' }, unlisted)).toThrow(
      'at most',
    )
  })
})

test('the ceilings of mainnet are worth about the same everywhere, and above every recorded fee', () => {
  const { chains } = createRegistry(liveFile({ kind: 'mainnet' }))
  const listed = chains.filter(({ kind }) => kind === 'evm').map(({ id, bridgeFeeCeiling }) => [id, bridgeFeeCeiling])
  expect(Object.fromEntries(listed)).toEqual({
    1: '30000000000000000',
    10: '30000000000000000',
    8453: '30000000000000000',
    42161: '30000000000000000',
    137: '90000000000000000000',
    56: '150000000000000000',
    43114: '4000000000000000000',
  })
})
