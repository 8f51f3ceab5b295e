// Checks exchanges at Skip's router, alone and before a bridge: all that is taken is exchanged, for what was promised, and without other
// recipients.
import { describe, expect, test } from 'vitest'
import {
  ask,
  GO_FAST,
  ME_HARBOUR,
  ME_HEX,
  registry,
  RELAYER,
  SOON_S,
  SWAP_ROUTER,
  THEM_HEX,
  USDC_BASIN,
  WETH_BASIN,
} from '../../../../../test/support/benches/guardBench.ts'
import { wordOf } from '../../../../../test/support/hostile/hostileBridges.ts'
import { dataOf } from '../../../../../test/support/hostile/hostileCalls.ts'
import { checkEvm, type EvmProposal } from '../../checkEvm.ts'
import { readMemo } from '../../memo.ts'

const OWN_COIN = `0x${'0'.repeat(40)}`
const intentFrom = (denom: string) =>
  ask({ from: ['7331', denom], to: ['harbour-1', 'uusdc'], way: ['7331', '7331', 'harbour-1'], recipient: ME_HARBOUR })

const swap = (change: Partial<Record<'amountIn' | 'least' | 'tokenIn' | 'tokenOut' | 'affiliates', unknown>> = {}) => {
  const { amountIn = 1000000n, least = 995000n, tokenIn = WETH_BASIN, tokenOut = USDC_BASIN, affiliates = [] } = change
  return dataOf('swapExactIn', [amountIn, least, tokenIn, tokenOut, [{ exchange: 1, data: '0x1234' }], affiliates])
}
const relayed = (inner: string, { token = WETH_BASIN, burnt = USDC_BASIN, fee = 5000n } = {}) =>
  dataOf('swapAndRequestCCTPTransfer', [token, 1000000n, inner, 4, wordOf(ME_HARBOUR), burnt, fee])
const ordered = (inner: string, points = 0n, sender = ME_HEX) =>
  dataOf('swapAndSubmitOrder', [WETH_BASIN, 1000000n, inner, 5000n, points, wordOf(sender), wordOf(ME_HARBOUR), 4, SOON_S, '0x'])

function check(to: string, data: string, { value = '0', denom = WETH_BASIN } = {}) {
  const proposal: EvmProposal = { chainId: '7331', evmChainId: 7331, from: ME_HEX, to, value, data, gas: null }
  return checkEvm({ ...proposal, approvals: [] }, intentFrom(denom))
}

describe('an exchange before a burn', () => {
  test('is of all that the call takes, and of nothing else', () => {
    expect(() => check(RELAYER, relayed(swap()))).not.toThrow()
    for (const change of [{ amountIn: 999999n }, { amountIn: 1000001n }, { tokenIn: USDC_BASIN }, { tokenIn: OWN_COIN }]) {
      expect(() => check(RELAYER, relayed(swap(change)))).toThrow('The swap takes a different asset')
    }
  })

  test('yields at least what was promised, after the relayer’s fee', () => {
    expect(() => check(RELAYER, relayed(swap({ least: 994999n })))).toThrow('the minimum is “989999”')
    expect(() => check(RELAYER, relayed(swap(), { fee: 5001n }))).toThrow('the minimum is “989999”')
    expect(() => check(RELAYER, relayed(swap(), { fee: 2n ** 255n }))).toThrow('The swap has no minimum output.')
  })

  test('yields what is burnt', () => {
    expect(() => check(RELAYER, relayed(swap({ tokenOut: THEM_HEX })))).toThrow('burns a different asset')
    expect(() => check(RELAYER, relayed(swap({ tokenOut: THEM_HEX }), { burnt: THEM_HEX }))).toThrow('the asset is')
  })

  test('gives nobody a share', () => {
    expect(() => check(RELAYER, relayed(swap({ affiliates: [{ recipient: THEM_HEX, points: 0n }] })))).toThrow('a share')
  })

  test('is a call of the router that takes an exact amount', () => {
    const out = dataOf('swapExactOut', [995000n, 1000000n, WETH_BASIN, USDC_BASIN, [], []])
    for (const inner of [out, '0x', dataOf('transfer', [THEM_HEX, 1n])])
      expect(() => check(RELAYER, relayed(inner))).toThrow('an unknown function')
    expect(() => check(RELAYER, relayed(`${swap()}00`))).toThrow('after its arguments')
  })

  test('takes the chain’s coin as the call’s value, just as much', () => {
    const inner = relayed(swap({ tokenIn: OWN_COIN }), { token: OWN_COIN })
    expect(() => check(RELAYER, inner, { denom: 'eth', value: '1000000' })).not.toThrow()
    for (const value of ['0', '999999', '1000001']) {
      expect(() => check(RELAYER, inner, { denom: 'eth', value })).toThrow(`the value is “${value}”, not “1000000”`)
    }
    expect(() => check(RELAYER, inner, { value: '1000000' })).toThrow('the asset is')
    expect(() => check(RELAYER, relayed(swap()), { value: '1000000' })).toThrow('the value is')
  })

  test('is one that the quote spoke of', () => {
    const intent = { ...intentFrom(WETH_BASIN), swaps: false }
    const proposal: EvmProposal = {
      chainId: '7331',
      evmChainId: 7331,
      from: ME_HEX,
      to: RELAYER,
      value: '0',
      data: relayed(swap()),
      gas: null,
    }
    expect(() => checkEvm({ ...proposal, approvals: [] }, intent)).toThrow('a swap that isn’t in the quote')
  })
})

describe('an exchange before an order', () => {
  test('leaves what was promised after both fees', () => {
    expect(() => check(GO_FAST, ordered(swap()))).not.toThrow()
    expect(() => check(GO_FAST, ordered(swap({ least: 1000000n }), 50n))).not.toThrow()
    expect(() => check(GO_FAST, ordered(swap({ least: 1000000n }), 51n))).toThrow('the minimum is “989900”')
  })

  test('gives back to the user alone', () => {
    expect(() => check(GO_FAST, ordered(swap(), 0n, THEM_HEX))).toThrow('the refund address is')
  })

  test('is no call of the other contract', () => {
    expect(() => check(RELAYER, ordered(swap()))).toThrow('the contract is')
    expect(() => check(GO_FAST, relayed(swap()))).toThrow('the contract is')
  })
})

describe('an exchange on one chain', () => {
  const exchange = (
    from: string,
    to: string,
    change: Parameters<typeof swap>[0],
    rest: { value?: string; recipient?: string; memo?: boolean } = {},
  ) => {
    const { value = '0', recipient = ME_HEX } = rest
    const asked = ask({ from: ['7331', from], to: ['7331', to], way: ['7331', '7331'], recipient })
    const proposal: EvmProposal = { chainId: '7331', evmChainId: 7331, from: ME_HEX, to: SWAP_ROUTER, value, data: swap(change), gas: null }
    return () => checkEvm({ ...proposal, approvals: [] }, asked)
  }

  test('pays the account that signs, at least what was promised', () => {
    expect(exchange(WETH_BASIN, USDC_BASIN, { least: 990000n })).not.toThrow()
    expect(exchange(WETH_BASIN, USDC_BASIN, { least: 989999n })).toThrow('the minimum is “989999”')
    expect(exchange(WETH_BASIN, USDC_BASIN, { least: 0n })).toThrow('The swap has no minimum output.')
    expect(exchange(WETH_BASIN, USDC_BASIN, {}, { recipient: THEM_HEX })).toThrow('the recipient is')
  })

  test('takes exactly what was asked for', () => {
    for (const amountIn of [999999n, 1000001n]) expect(exchange(WETH_BASIN, USDC_BASIN, { amountIn })).toThrow('the amount is')
    expect(exchange(WETH_BASIN, USDC_BASIN, { tokenIn: USDC_BASIN })).toThrow('the asset is')
    expect(exchange(WETH_BASIN, USDC_BASIN, { tokenOut: THEM_HEX })).toThrow('the output is')
    expect(exchange(WETH_BASIN, USDC_BASIN, {}, { value: '1000000' })).toThrow('the value is')
  })

  test('takes the chain’s coin as the value, and pays it under no token’s address', () => {
    expect(exchange('eth', USDC_BASIN, { tokenIn: OWN_COIN }, { value: '1000000' })).not.toThrow()
    for (const value of ['0', '999999', '1000001']) {
      expect(exchange('eth', USDC_BASIN, { tokenIn: OWN_COIN }, { value })).toThrow('the value is')
    }
    expect(exchange(WETH_BASIN, 'eth', { tokenOut: OWN_COIN })).not.toThrow()
    expect(exchange(WETH_BASIN, USDC_BASIN, { tokenOut: OWN_COIN })).toThrow('the output is')
    expect(exchange(USDC_BASIN, WETH_BASIN, { tokenIn: OWN_COIN, tokenOut: WETH_BASIN })).toThrow('the asset is')
  })

  test('gives nobody a share', () => {
    expect(exchange(WETH_BASIN, USDC_BASIN, { affiliates: [{ recipient: ME_HEX, points: 1n }] })).toThrow('a share')
  })

  test('is not accepted of the account of a packet, which no key controls', () => {
    const chain = registry.chain('evm-1')
    if (chain === null) throw new Error('no such chain')
    const message = { contract_addr: SWAP_ROUTER, input: swap() }
    expect(() => readMemo(JSON.stringify({ evm: { message } }), chain)).toThrow('any refund would be lost')
  })
})
