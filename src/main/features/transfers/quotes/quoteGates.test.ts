// Tests the risks that a quote asks to accept.
import { describe, expect, test } from 'vitest'
import type { Quote } from '../../../../shared/contract/transfer/route.ts'
import { sampleQuote } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import type { RouteFee, RouteHop } from '../../../../shared/contract/transfer/route.ts'
import { gatesOf, withComparison } from './quoteGates.ts'

const warned = (type: string) => ({ type, message: 'Mind the price.' })
const gates = (change: Partial<Quote>, warning: { type: string; message: string } | null = null) =>
  gatesOf({ ...sampleQuote(), ...change }, warning, { chainName: (id) => `${id} by name`, asset: assetAt, seenPrice: () => null })
const assetAt = (chainId: string, denom: string): Quote['from'] => {
  const isVerified = denom !== 'worthless'
  return {
    chainId,
    denom,
    symbol: denom.toUpperCase(),
    name: denom,
    decimals: isVerified ? 6 : 0,
    isVerified,
    originId: `${chainId}:${denom}`,
  }
}
const unverified = (asset: Quote['from']) => ({ ...asset, isVerified: false })
const { from, to } = sampleQuote()
const OTHER = { to: { ...to, originId: 'practice-1:uother' } }

describe('a quote', () => {
  test.for<[string, Partial<Quote>, ReturnType<typeof warned> | null, string[]]>([
    ['with nothing odd', {}, null, []],
    ['with an impact below five percent', { priceImpactPercent: '4.99' }, null, []],
    ['with an impact of five percent', { priceImpactPercent: '5' }, null, ['priceImpact 5%']],
    ['with more, to the next whole percent', { priceImpactPercent: '12.3412' }, null, ['priceImpact 13%']],
    ['with a gain beyond reason', { priceImpactPercent: '-20' }, null, ['priceImpact 20%']],
    ['with an impact that is no number', { priceImpactPercent: 'high' }, null, []],
    ['with a warning of a bad price', {}, warned('BAD_PRICE_WARNING'), ['badPrice Mind the price.']],
    ['with a warning that little is known', {}, warned('LOW_INFO_WARNING'), ['lowInfo Mind the price.']],
    ['with a warning of a new type', {}, warned('NEW_WARNING'), ['lowInfo Mind the price.']],
    ['worth almost a percent less', { ...OTHER, usdIn: '100', usdOut: '99.01' }, null, []],
    ['worth a percent less', { ...OTHER, usdIn: '100', usdOut: '99' }, null, ['valueLoss 1%']],
    ['worth nine percent less', { ...OTHER, usdIn: '100', usdOut: '91' }, null, ['valueLoss 9%']],
    ['worth less by its impact and a bit', { ...OTHER, usdIn: '100', usdOut: '93.5', priceImpactPercent: '6' }, null, ['priceImpact 6%']],
    [
      'worth less than its impact explains',
      { ...OTHER, usdIn: '100', usdOut: '93', priceImpactPercent: '6' },
      null,
      ['priceImpact 6%', 'valueLoss 7%'],
    ],
    ['worth a cent of a dollar less', { ...OTHER, usdIn: '1.00', usdOut: '0.99' }, null, []],
    [
      'worth less, with a warning',
      { ...OTHER, usdIn: '100', usdOut: '98' },
      warned('LOW_INFO_WARNING'),
      ['valueLoss 2%', 'lowInfo Mind the price.'],
    ],
    ['worth ten percent less', { usdIn: '100.00', usdOut: '90.00' }, null, ['badPrice 10%']],
    ['worth nothing', { usdIn: '100', usdOut: '0' }, null, ['badPrice 100%']],
    ['worth more', { usdIn: '90', usdOut: '100' }, null, []],
    ['worth too little to compare', { usdIn: '0.50', usdOut: '0.10' }, null, []],
    ['worth nobody knows what', { ...OTHER, usdIn: '100', usdOut: null }, null, ['unknownValue INIT → INIT']],
    ['of one asset, worth nobody knows what', { usdIn: null }, null, []],
    ['of one asset, said to be worth less', { usdIn: '100', usdOut: '95' }, null, []],
    ['of an unlisted asset', { from: unverified(from) }, null, ['unknownValue INIT → INIT', 'unverifiedAsset uinit · practice-1 by name']],
    ['for an unlisted asset', { to: unverified(to), usdIn: '9', usdOut: '9' }, null, ['unverifiedAsset evm/init · tidewatch-1 by name']],
    [
      'over an address that no app signs for',
      { addresses: [{ chainId: 'noble-1', address: 'noble1a', role: 'own', isSignable: false }] },
      null,
      ['unsignableStop noble-1 by name'],
    ],
    [
      'of an account that signs nothing',
      { obstacle: 'watchOnly', addresses: [{ chainId: 'noble-1', address: 'noble1a', role: 'own', isSignable: false }] },
      null,
      [],
    ],
  ])('%s', ([, change, warning, expected]) => {
    expect(gates(change, warning).map(({ kind, text }) => `${kind} ${text ?? ''}`)).toEqual(expected)
  })
})

const hop = (fromChainId: string, toChainId: string, rest: Partial<RouteHop> = {}): RouteHop => ({
  kind: fromChainId === toChainId ? 'swap' : 'ibc',
  bridge: null,
  fromChainId,
  toChainId,
  denomIn: null,
  denomOut: null,
  amountOut: null,
  txIndex: 0,
  ...rest,
})
const texts = (change: Partial<Quote>) => gates(change).map(({ kind, text }) => `${kind} ${text ?? ''}`)
const SWAP = hop('practice-1', 'practice-1')
const request = { ...sampleQuote().request, toChainId: 'practice-1', toDenom: 'uusdc' }
const USDC = assetAt('practice-1', 'uusdc')

describe('an exchange that the router gives no worth', () => {
  const exchange = { hops: [SWAP], request, to: USDC, amountIn: '1000000', amountOut: '1' }

  test.each([
    [{ usdIn: null, usdOut: null }],
    [{ usdIn: '2.00', usdOut: null }],
    [{ usdIn: '', usdOut: '2.00' }],
    [{ usdIn: 'much', usdOut: 'more' }],
  ])('is asked about (%o)', (usd) => {
    expect(texts({ ...exchange, ...usd })).toEqual(['unknownValue INIT → UUSDC'])
  })

  test('is asked about no more once both are known, and then by its loss', () => {
    expect(texts({ ...exchange, amountOut: '1990000', usdIn: '2.00', usdOut: '1.99' })).toEqual([])
    expect(texts({ ...exchange, usdIn: '2.00', usdOut: '0.00' })).toEqual(['badPrice 100%'])
  })

  test('is held against prices that Waybill saw, whatever the router says', () => {
    const seenPrice = ({ denom }: { denom: string }) => (denom === 'uinit' ? '2.5' : denom === 'uusdc' ? '1' : null)
    const facts = { chainName: (id: string) => id, asset: assetAt, seenPrice }
    const quote = { ...sampleQuote(), ...exchange, usdIn: '1.00', usdOut: '1.00' }
    const asked = (amountOut: string) => gatesOf({ ...quote, amountOut }, null, facts).map(({ kind, text }) => `${kind} ${text ?? ''}`)
    expect(asked('1000000')).toEqual(['badPrice 60%'])
    expect(asked('2250001')).toEqual([])
    expect(asked('2250000')).toEqual(['badPrice 10%'])
    expect(asked('9000000')).toEqual([])
  })
})

describe('the same asset on both ends', () => {
  test.each([
    ['10000000', '9900000000000000001', []],
    ['10000000', '9900000000000000000', ['sameAssetLoss 1%']],
    ['10000000', '9000000', ['sameAssetLoss 100%']],
    ['10000000', '11000000000000000000', []],
  ])('%s of 6 decimals for %s of 18', (amountIn, amountOut, expected) => {
    expect(texts({ amountIn, amountOut, usdIn: '10', usdOut: '10' })).toEqual(expected)
  })
})

describe('a fee on top', () => {
  const fee = (amount: string, rest: Partial<RouteFee> = {}): RouteFee => ({
    label: 'RELAY',
    amount,
    symbol: 'INIT',
    decimals: 6,
    behavior: 'onTop',
    chainId: 'practice-1',
    denom: 'uinit',
    usd: null,
    ...rest,
  })

  test.each<[string, RouteFee[], string[]]>([
    ['below a hundredth of the amount', [fee('99999')], []],
    ['of a hundredth', [fee('100000')], ['feesOnTop 0.100000 UINIT (1%)']],
    ['of ten times the amount', [fee('100000000')], ['feesOnTop 100.000000 UINIT (1000%)']],
    ['in parts', [fee('60000'), fee('60000')], ['feesOnTop 0.120000 UINIT (2%)']],
    ['in another coin', [fee('5000000', { denom: 'ueth' })], ['unknownFee 5.000000 UETH']],
    ['in another coin, worth a part', [fee('5000000', { denom: 'ueth', usd: '2.51' })], ['feesOnTop 5.000000 UETH (26%)']],
    ['in another coin, worth nothing', [fee('5000000', { denom: 'ueth', usd: '0.00' })], ['feesOnTop 5.000000 UETH (<1%)']],
    [
      'in another coin, of which one part has no worth',
      [fee('1', { denom: 'ueth', usd: '0.01' }), fee('2', { denom: 'ueth' })],
      ['unknownFee 0.000003 UETH'],
    ],
    ['on another chain', [fee('1', { chainId: 'tidewatch-1' })], ['unknownFee 0.000001 UINIT']],
    ['of nothing', [fee('0', { denom: 'ueth' })], []],
    ['that is deducted', [fee('100000000', { behavior: 'deducted' })], []],
    ['of the network', [fee('100000000', { label: 'network' })], []],
  ])('%s', (_, fees, expected) => {
    expect(texts({ fees, usdIn: '10', usdOut: '10' })).toEqual(expected)
  })

  test('tells the larger share of the router’s and of the prices that Waybill saw', () => {
    const seenPrice = ({ denom }: { denom: string }) => (denom === 'uinit' ? '1' : denom === 'ueth' ? '2' : null)
    const facts = { chainName: (id: string) => id, asset: assetAt, seenPrice }
    const asked = (usd: string | null, usdIn: string | null, denom = 'ueth') =>
      gatesOf({ ...sampleQuote(), fees: [fee('1000000', { denom, usd })], usdIn, usdOut: usdIn }, null, facts)
        .filter(({ kind }) => kind !== 'unknownValue')
        .map(({ kind, text }) => `${kind} ${text ?? ''}`)
    expect(asked('0.00', '10')).toEqual(['feesOnTop 1.000000 UETH (20%)'])
    expect(asked('3.00', '10')).toEqual(['feesOnTop 1.000000 UETH (30%)'])
    expect(asked(null, null)).toEqual(['feesOnTop 1.000000 UETH (20%)'])
    expect(asked('3.00', null, 'uosmo')).toEqual(['unknownFee 1.000000 UOSMO'])
    expect(asked('3.00', '0', 'worthless')).toEqual(['unknownFee 1000000 WORTHLESS'])
  })
})

describe('a route of two transactions', () => {
  const onL1 = hop('7331', 'practice-1', { denomOut: 'uusdc', amountOut: '994974' })
  const toRollup = hop('practice-1', 'tidewatch-1', { txIndex: 1 })
  const route = { hops: [onL1, toRollup], transactionsRequired: 2, request: { ...sampleQuote().request, fromChainId: '7331' } }

  test('says what rests between them, at least', () => {
    expect(texts(route)).toEqual(['intermediateAsset 0.994974 UUSDC · practice-1 by name'])
    const swapped = { ...onL1, toChainId: '7331', kind: 'swap' as const }
    const swapping = { ...route, hops: [swapped, { ...toRollup, fromChainId: '7331' }], usdIn: '1', usdOut: '1' }
    expect(texts(swapping)).toEqual(['intermediateAsset 0.989999 UUSDC · 7331 by name'])
  })

  test('is refused where it rests in an asset that no list names, or says less than it does', () => {
    expect(() => texts({ ...route, hops: [{ ...onL1, denomOut: 'worthless' }, toRollup] })).toThrow('would leave “worthless” on practice-1')
    expect(() => texts({ ...route, transactionsRequired: 1 })).toThrow('The steps in the quote don’t fit into one transaction.')
    expect(() => texts({ ...route, hops: [onL1, { ...toRollup, fromChainId: 'lantern-1' }] })).toThrow('gap')
    const detour = [hop('7331', '7331', { denomOut: 'worthless', amountOut: '1' }), { ...onL1 }, toRollup]
    expect(() => texts({ ...route, hops: detour })).toThrow('swaps into “worthless”')
  })

  test('that cannot be driven anyway is shown as it is', () => {
    expect(texts({ ...route, transactionsRequired: 1, obstacle: 'unknownChain' })).toEqual([])
  })
})

test('an offer that yields less than the best one of its request says so', () => {
  const offer = (amountOut: string) => ({ quote: { ...sampleQuote(), amountOut } })
  const compared = withComparison([offer('1000'), offer('951'), offer('950'), offer('0')])
  expect(compared.map(({ quote }) => quote.gates.map(({ kind, text }) => `${kind} ${text ?? ''}`))).toEqual([
    [],
    [],
    ['worseOffer 5%'],
    ['worseOffer 100%'],
  ])
  expect(withComparison([offer('0')]).flatMap(({ quote }) => quote.gates)).toEqual([])
})
