// Bridges, fees and recovery addresses of a router that cheats with quote and message together.
import { encodeFunctionData, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import {
  ask,
  CCTP,
  DELIVERER,
  ENTRY_MOVE,
  GO_FAST,
  ME,
  ME_HARBOUR,
  ME_HEX,
  RELAYER,
  SOON_S,
  THEM,
  THEM_HEX,
  USDC_BASIN,
  WETH_BASIN,
} from '../../../../test/support/benches/guardBench.ts'
import { moveArguments } from '../../../../test/support/bodies/guardMessages.ts'
import { addressBytes } from '../addresses.ts'
import { checkCosmos } from '../checkCosmos.ts'
import { checkEvm, type EvmProposal } from '../checkEvm.ts'
import { MOVE_EXECUTE } from '../contracts/moveExecute.ts'

const one = (typeUrl: string, value: object, chainId = 'one-1') => ({ chainId, signer: ME, messages: [{ typeUrl, value }] })

describe('a bridge', () => {
  const padded = (text: string) =>
    `0x${(addressBytes(text, { kind: 'cosmos', vm: null, bech32Prefix: 'harbour' }) ?? text.slice(2)).padStart(64, '0')}` as const
  const me = padded(ME_HARBOUR)
  const USDC = USDC_BASIN as `0x${string}`
  const intent = ask({ from: ['7331', USDC_BASIN], to: ['harbour-1', 'uusdc'], way: ['7331', 'harbour-1'], recipient: ME_HARBOUR })
  const check = (to: string, data: string) => {
    const proposal: EvmProposal = { chainId: '7331', evmChainId: 7331, from: ME_HEX, to, value: '0', data, gas: null }
    return checkEvm({ ...proposal, approvals: [] }, intent)
  }
  const abi = parseAbi([
    'function depositForBurn(uint256 amount, uint32 domain, bytes32 recipient, address token, bytes32 caller, uint256 maxFee, uint32 finality)',
    'function depositForBurnWithCaller(uint256 amount, uint32 domain, bytes32 recipient, address token, bytes32 caller)',
    'function requestCCTPTransferWithCaller(uint256 amount, uint32 domain, bytes32 recipient, address token, uint256 fee, bytes32 caller)',
    'function submitOrder(bytes32 sender, bytes32 recipient, uint256 amountIn, uint256 amountOut, uint32 domain, uint64 timeout, bytes data)',
  ])
  type Word = `0x${string}`
  const burn = (caller: string, maxFee = 10_000n, finality = 1000, token = USDC) =>
    encodeFunctionData({ abi, functionName: 'depositForBurn', args: [1000000n, 4, me, token, caller as Word, maxFee, finality] })
  const NO_CALLER = padded('0x')

  test('hands the message over by a caller that the list names, or by anybody', () => {
    for (const caller of [NO_CALLER, DELIVERER]) expect(() => check(CCTP, burn(caller))).not.toThrow()
    expect(() => check(CCTP, burn(padded(THEM_HEX)))).toThrow('the caller is')
    const named = (caller: Word) =>
      encodeFunctionData({ abi, functionName: 'depositForBurnWithCaller', args: [1000000n, 4, me, USDC, caller] })
    expect(() => check(CCTP, named(DELIVERER as Word))).not.toThrow()
    expect(() => check(CCTP, named(padded(THEM_HEX)))).toThrow('the caller is')
    const relayed = (caller: Word, token = USDC) =>
      encodeFunctionData({ abi, functionName: 'requestCCTPTransferWithCaller', args: [995000n, 4, me, token, 5000n, caller] })
    expect(() => check(RELAYER, relayed(DELIVERER as Word))).not.toThrow()
    expect(() => check(RELAYER, relayed(padded(THEM_HEX)))).toThrow('the caller is')
    expect(() => check(RELAYER, relayed(NO_CALLER, THEM_HEX as Word))).toThrow('the asset is')
  })

  test('keeps no more than the quote allows, and waits for a finality that exists', () => {
    expect(() => check(CCTP, burn(NO_CALLER, 10_001n))).toThrow('the minimum is “989999”, not “990000”')
    expect(() => check(CCTP, burn(NO_CALLER, 2_000_000n))).toThrow('the minimum is “0”')
    expect(() => check(CCTP, burn(NO_CALLER, 0n, 2000))).not.toThrow()
    for (const finality of [0, 999, 0xffffffff]) expect(() => check(CCTP, burn(NO_CALLER, 0n, finality))).toThrow('finality')
  })

  test('takes the asset that the list says it takes', () => {
    const order = (amountOut: bigint, sender = padded(ME_HEX)) =>
      encodeFunctionData({ abi, functionName: 'submitOrder', args: [sender, me, 1000000n, amountOut, 4, SOON_S, '0x'] })
    expect(() => check(GO_FAST, order(990000n))).not.toThrow()
    expect(() => check(GO_FAST, order(989999n))).toThrow('the minimum is')
    expect(() => check(GO_FAST, order(1000001n))).toThrow('pays out more than it takes')
    expect(() => check(GO_FAST, order(990000n, padded(THEM_HEX)))).toThrow('the refund address is')
    const ether = ask({ from: ['7331', 'eth'], to: ['harbour-1', 'uusdc'], way: ['7331', 'harbour-1'], recipient: ME_HARBOUR })
    const proposal: EvmProposal = {
      chainId: '7331',
      evmChainId: 7331,
      from: ME_HEX,
      to: GO_FAST,
      value: '0',
      data: order(990000n),
      gas: null,
    }
    expect(() => checkEvm({ ...proposal, approvals: [] }, ether)).toThrow('the asset is')
  })

  test('that takes several tokens takes the first where the call names none', () => {
    const data = encodeFunctionData({ abi, functionName: 'submitOrder', args: [padded(ME_HEX), me, 1000000n, 990000n, 4, SOON_S, '0x'] })
    const from = (denom: string) => {
      const { registry, ...asked } = ask({
        from: ['7331', denom],
        to: ['harbour-1', 'uusdc'],
        way: ['7331', 'harbour-1'],
        recipient: ME_HARBOUR,
      })
      const contract = (chainId: string, address: string) => {
        const listed = registry.contract(chainId, address)
        return listed === null ? null : { ...listed, denoms: [USDC_BASIN, WETH_BASIN] }
      }
      const proposal: EvmProposal = { chainId: '7331', evmChainId: 7331, from: ME_HEX, to: GO_FAST, value: '0', data, gas: null }
      return () => checkEvm({ ...proposal, approvals: [] }, { ...asked, registry: { ...registry, contract } })
    }
    expect(from(USDC_BASIN)).not.toThrow()
    expect(from(WETH_BASIN)).toThrow('the asset is')
  })
})

describe('a fee on top', () => {
  test('is never larger than the amount', () => {
    const fee = { label: 'fee', symbol: 'INIT', decimals: 6, behavior: 'onTop', chainId: 'one-1', denom: 'uinit', usd: null }
    const asking = (amount: string) =>
      ask({ from: ['one-1', 'uinit'], to: ['one-1', 'uinit'], way: ['one-1'], patch: { fees: [{ ...fee, amount }] } })
    expect(() => asking('1000000')).not.toThrow()
    expect(() => asking('1000001')).toThrow('larger than the amount')
  })
})

test('a recovery address is the user’s own', () => {
  const intent = ask({ from: ['one-1', 'uinit'], to: ['one-1', 'uusdc'], way: ['one-1', 'one-1'] })
  const call = (recover: string) =>
    one(MOVE_EXECUTE, {
      sender: ME,
      moduleAddress: ENTRY_MOVE,
      moduleName: 'entry_point',
      functionName: 'swap_and_action_with_recover',
      typeArgs: [],
      args: moveArguments({ recover }),
    })
  expect(() => checkCosmos(call(ME), intent)).not.toThrow()
  for (const other of ['', THEM]) expect(() => checkCosmos(call(other), intent)).toThrow('the refund address is')
})
