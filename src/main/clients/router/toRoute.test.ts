// From the router's route to a quote in our words.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RouterRoute } from '../../../wire/router.ts'
import { QUOTE_LIFE_MS, toQuote } from './toRoute.ts'

const asset = { chainId: 'one-1', denom: 'uinit', symbol: 'INIT', name: 'Initia', decimals: 6, isVerified: true, originId: 'init' }
const request = {
  accountId: 'a',
  fromChainId: 'one-1',
  fromDenom: 'uinit',
  toChainId: 'two-1',
  toDenom: 'l2/ab',
  amount: '1000000',
  recipient: null,
  slippagePercent: '0.5',
}
const body = {
  amount_in: '1000000',
  amount_out: '998501',
  source_asset_chain_id: 'one-1',
  source_asset_denom: 'uinit',
  dest_asset_chain_id: 'two-1',
  dest_asset_denom: 'l2/ab',
  operations: [{ op_init_transfer: { from_chain_id: 'one-1', to_chain_id: 'two-1', bridge_id: 'OPINIT' }, tx_index: 0 }],
  required_chain_addresses: ['one-1', 'two-1'],
}
const quote = (change: object = {}, slippagePercent = '0.5') =>
  toQuote({
    id: 'q',
    request: { ...request, slippagePercent },
    route: RouterRoute.parse({ ...body, ...change }),
    from: asset,
    to: asset,
    obstacle: null,
    now: 5,
  })

describe('a quote', () => {
  test('says what is paid, what arrives and until when it holds', () => {
    expect(quote({ estimated_route_duration_seconds: 29.6 })).toMatchObject({
      amountIn: '1000000',
      amountOut: '998501',
      minimumOut: '998501',
      durationSeconds: 30,
      transactionsRequired: 1,
      hops: [{ kind: 'opinit', bridge: 'OPINIT', fromChainId: 'one-1', toChainId: 'two-1' }],
      quotedAt: 5,
      expiresAt: 5 + QUOTE_LIFE_MS,
    })
  })

  test('shows an operation that nobody knows as a hop, never fails', () => {
    const operations = [
      { wormhole_transfer: { from_chain_id: 'one-1', to_chain_id: 'two-1' }, tx_index: 0 },
      { tx_index: 1 },
      { swap: { swap_in: {}, chain_id: 'two-1' } },
    ]
    expect(quote({ operations }).hops).toMatchObject([
      { kind: 'unknown', bridge: 'wormhole_transfer', fromChainId: 'one-1', toChainId: 'two-1' },
      { kind: 'unknown', bridge: null, fromChainId: 'one-1', toChainId: 'one-1' },
      { kind: 'swap', bridge: 'swap', fromChainId: 'two-1', toChainId: 'two-1' },
    ])
  })

  test.for([
    ['transfer', { from_chain_id: 'one-1', to_chain_id: 'two-1', denom_in: 'uinit', denom_out: 'ibc/9', bridge_id: 'IBC' }, 'ibc', 'IBC'],
    ['eureka_transfer', { from_chain_id: 'one-1', to_chain_id: 'two-1', bridge_id: 'EUREKA' }, 'ibc', 'EUREKA'],
    ['bank_send', { chain_id: 'one-1', denom: 'uinit' }, 'send', 'bank_send'],
    ['swap', { swap_in: { swap_operations: [] }, chain_id: 'one-1', denom_in: 'uinit', denom_out: 'uusdc' }, 'swap', 'swap'],
    ['swap', { smart_swap_in: {}, from_chain_id: 'one-1', denom_in: 'uinit', denom_out: 'uusdc' }, 'swap', 'swap'],
    ['evm_swap', { input_token: '0xa', swap_calldata: 'ab', from_chain_id: 'one-1', amount_in: '5' }, 'swap', 'evm_swap'],
    [
      'op_init_transfer',
      { from_chain_id: 'one-1', to_chain_id: 'two-1', op_init_bridge_id: '15', bridge_id: 'OPINIT' },
      'opinit',
      'OPINIT',
    ],
    ['layer_zero_transfer', { from_chain_id: 'one-1', to_chain_id: 'two-1', bridge_id: 'LAYER_ZERO' }, 'bridge', 'LAYER_ZERO'],
    ['axelar_transfer', { from_chain_id: 'one-1', to_chain_id: 'two-1', bridge_id: 'AXELAR' }, 'bridge', 'AXELAR'],
    ['cctp_transfer', { from_chain_id: 'one-1', to_chain_id: 'two-1', bridge_id: 'CCTP' }, 'bridge', 'CCTP'],
    ['cctp_v2_transfer', { from_chain_id: 'one-1', to_chain_id: 'two-1', bridge_id: 'CCTP_V2' }, 'unknown', 'CCTP_V2'],
    ['hyperlane_transfer', { from_chain_id: 'one-1', to_chain_id: 'two-1', bridge_id: 'HYPERLANE' }, 'bridge', 'HYPERLANE'],
    ['go_fast_transfer', { from_chain_id: 'one-1', to_chain_id: 'two-1', fee: { bps_fee: '5' } }, 'bridge', 'go_fast_transfer'],
    ['stargate_transfer', { from_chain_id: 'one-1', to_chain_id: 'two-1', bridge_id: 'STARGATE' }, 'bridge', 'STARGATE'],
  ] as const)('reads %s %j', ([wrapper, payload, kind, bridge]) => {
    const operations = [{ [wrapper]: payload, tx_index: 1, amount_in: '5', amount_out: '4' }]
    expect(quote({ operations }).hops).toMatchObject([{ kind, bridge, fromChainId: 'one-1', txIndex: 1, amountOut: '4' }])
  })

  test.for([
    ['fields absent', {}],
    ['null', { warning: null, extra_warnings: null, extra_infos: null, estimated_fees: null, estimated_route_duration_seconds: null }],
    ['empty', { usd_amount_in: '', usd_amount_out: '', swap_price_impact_percent: '' }],
  ] as const)('takes %s for nothing said', ([, change]) => {
    const nothing = { warnings: [], fees: [], usdIn: null, usdOut: null, priceImpactPercent: null, durationSeconds: null }
    expect(quote(change)).toMatchObject({ ...nothing, needsOpHook: false })
  })

  test.for([
    ['no dollars', { usd_amount: null }, { usd: null }],
    ['empty dollars', { usd_amount: '' }, { usd: null }],
    ['dollars', { usd_amount: '0.02' }, { usd: '0.02' }],
    ['a place', { chain_id: 'two-1', origin_asset: { denom: 'uinit', chain_id: 'one-1' } }, { chainId: 'two-1', denom: 'uinit' }],
    ['no asset', { origin_asset: null }, { symbol: '', decimals: 0, denom: null }],
    ['a behaviour that is new', { fee_behavior: 'FEE_BEHAVIOR_NEW' }, { behavior: 'deducted' }],
    ['an amount that is none', { amount: '-5' }, { amount: '0' }],
    ['the label of the network’s fee, which is Waybill’s', { fee_type: 'network' }, { label: 'fee' }],
  ] as const)('reads a fee with %s', ([, fee, read]) => {
    expect(quote({ estimated_fees: [{ amount: '3', fee_type: 'SMART_RELAY', ...fee }] }).fees).toMatchObject([read])
  })

  const ether = { denom: 'eth', chain_id: '1', symbol: 'ETH', decimals: 18 }
  const bridging = (wrapper: string, fields: object) =>
    quote({ operations: [{ [wrapper]: { from_chain_id: '1', to_chain_id: 'osmosis-1', ...fields }, tx_index: 0 }] }).fees
  const charged = { label: 'BRIDGE', amount: '70', denom: 'eth', chainId: '1', symbol: 'ETH', decimals: 18, behavior: 'onTop', usd: '0.26' }

  test.each([
    ['axelar_transfer', { fee_amount: '70', fee_asset: ether, usd_fee_amount: '0.26' }],
    ['hyperlane_transfer', { fee_amount: '70', fee_asset: ether, usd_fee_amount: '0.26' }],
    ['layer_zero_transfer', { messaging_fee_amount: '70', messaging_fee_asset: ether, messaging_fee_amount_usd: '0.26' }],
    ['stargate_transfer', { messaging_fee_amount: '70', messaging_fee_asset: ether, messaging_fee_amount_usd: '0.26' }],
  ])('reads what a bridge charges from its operation: %s', (wrapper, fields) => {
    expect(bridging(wrapper, fields)).toMatchObject([charged])
  })

  test('reads a charge in an asset of another chain as taken off, and none that is nothing, odd, or of a relayer', () => {
    const far = { ...ether, chain_id: 'osmosis-1' }
    expect(bridging('axelar_transfer', { fee_amount: '70', fee_asset: far })).toMatchObject([
      { behavior: 'deducted', chainId: 'osmosis-1' },
    ])
    for (const fields of [{ fee_amount: '0', fee_asset: ether }, { fee_amount: '-7', fee_asset: ether }, { fee_amount: '7' }, {}]) {
      expect(bridging('axelar_transfer', fields)).toEqual([])
    }
    expect(bridging('cctp_transfer', { fee_amount: '70', fee_asset: ether })).toEqual([])
  })

  test('reads a charge once where the router lists it among its fees too', () => {
    const operations = [{ axelar_transfer: { from_chain_id: '1', fee_amount: '70', fee_asset: ether }, tx_index: 0 }]
    const listed = { amount: '70', chain_id: '1', origin_asset: ether, fee_behavior: 'FEE_BEHAVIOR_ADDITIONAL' }
    expect(quote({ operations, estimated_fees: [listed] }).fees).toHaveLength(1)
  })

  test('tells fees that come on top from those taken off, and gathers warnings', () => {
    const shown = quote({
      estimated_fees: [
        {
          fee_type: 'SMART_RELAY',
          amount: '12',
          origin_asset: { denom: 'uusdc', symbol: 'USDC', decimals: 6 },
          fee_behavior: 'FEE_BEHAVIOR_ADDITIONAL',
        },
        { amount: '3', usd_amount: null },
      ],
      warning: { type: 'BAD_PRICE_WARNING', message: 'Bad price.' },
      extra_warnings: ['Slow.'],
      extra_infos: ['Info.'],
    })
    expect(shown.fees).toMatchObject([
      { label: 'SMART_RELAY', amount: '12', symbol: 'USDC', decimals: 6, behavior: 'onTop' },
      { label: 'fee', amount: '3', symbol: '', decimals: 0, behavior: 'deducted' },
    ])
    expect(shown.warnings).toEqual(['Bad price.', 'Slow.', 'Info.'])
  })

  test('promises at least the amount less the slippage, rounded down, where something is swapped', () => {
    expect(quote({ does_swap: true }).minimumOut).toBe('993508')
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.integer({ min: 0, max: 9999 }), (amount, hundredths) => {
        const slippage = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
        const least = BigInt(quote({ does_swap: true, amount_out: amount.toString() }, slippage).minimumOut)
        expect(least * 10_000n <= amount * BigInt(10_000 - hundredths)).toBe(true)
        expect((least + 1n) * 10_000n > amount * BigInt(10_000 - hundredths)).toBe(true)
      }),
    )
  })
})
