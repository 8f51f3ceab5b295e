// Checks the trace of the money, step by step: each step that was not asked for ends it, in any kind of message.
import { encodeFunctionData, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import {
  ask,
  CCTP,
  ENTRY_MOVE,
  ENTRY_WASM,
  EVM_INIT_L1,
  FRIEND,
  L2_INIT_EVM,
  L2_INIT_MOVE,
  L2_USDC_EVM,
  ME,
  ME_HARBOUR,
  ME_HEX,
  SOON_NS,
  THEM,
  USDC_BASIN,
  WINIT,
  WRAPPED_INIT,
  WRAPPER,
  type Request,
} from '../../../../test/support/benches/guardBench.ts'
import { transfer } from '../../../../test/support/bodies/guardMessages.ts'
import { addressBytes } from '../addresses.ts'
import { checkCosmos } from '../checkCosmos.ts'
import { checkEvm } from '../checkEvm.ts'
import type { Call, NextHop } from './nextHop.ts'
import { createCheckReport } from '../checkReport.ts'
import { startTrace, traceCall, traceFunds, type TraceState } from './traceFunds.ts'

const begin = (request: Request, funds: Partial<TraceState['funds']> = {}): TraceState => {
  const intent = ask(request)
  const state = startTrace(createCheckReport(), intent, { denom: intent.from.denom, amount: intent.amountIn })
  return { ...state, funds: { ...state.funds, ...funds } }
}
const packet = (channel: string): NextHop => ({
  how: 'ibc',
  port: 'transfer',
  channel,
  receiver: FRIEND,
  memo: '',
  timeout: { at: Number(SOON_NS / 1_000_000n) },
})
const swap: Request = { from: ['one-1', 'uinit'], to: ['one-1', 'uusdc'], way: ['one-1', 'one-1'] }
const call: Call = {
  contract: ENTRY_MOVE,
  vm: 'move',
  roles: ['entryPoint'],
  name: 'swap_and_action',
  spends: { denom: 'uinit', amount: '1000000' },
  effect: { kind: 'exchange', least: { denom: 'uusdc', amount: '990000' } },
  recovery: [],
  deadline: null,
  next: { how: 'credit', to: FRIEND },
}

describe('a call', () => {
  test('is of the machine that the list names for its contract', () => {
    expect(() => traceCall(begin(swap), call)).not.toThrow()
    expect(() => traceCall(begin(swap), { ...call, vm: 'wasm' })).toThrow('the contract is')
    expect(() => traceCall(begin(swap), { ...call, roles: ['wrapper'] })).toThrow('the contract is')
  })

  test('takes no fixed amount of what an exchange yields', () => {
    expect(() => traceCall(begin(swap, { isExact: false }), call)).toThrow('fixed amount')
    const given = { ...call, spends: null, effect: { kind: 'keep' } } as const
    expect(() => traceCall(begin(swap, { isExact: false, denom: 'uusdc' }), given)).not.toThrow()
  })
})

describe('a packet', () => {
  test('goes over a listed channel', () => {
    const state = begin({ from: ['one-1', 'uinit'], to: ['7331', 'eth'], way: ['one-1', '7331'], recipient: ME_HEX })
    expect(() => traceFunds(state, packet('channel-1'))).toThrow('The chain list has no channel from one-1 to 7331.')
  })

  test('that only asks to be told of its end still pays whom it was meant for', () => {
    const memo = JSON.stringify({ move: { async_callback: { id: '7', module_address: WRAPPER, module_name: 'x' } } })
    const intent = ask({ from: ['evm-1', L2_INIT_EVM], to: ['one-1', EVM_INIT_L1], way: ['evm-1', 'one-1'] })
    const told = (receiver: string) => checkCosmos(transfer('evm-1', L2_INIT_EVM, ME, receiver, memo, 'channel-0'), intent)
    expect(() => told(FRIEND)).not.toThrow()
    expect(() => told(THEM)).toThrow('the recipient is')
  })
})

describe('the optimistic bridge', () => {
  const deposit = (data = '', to = FRIEND): NextHop => ({ how: 'deposit', bridgeId: '15', to, data })
  const hook = Buffer.from([1]).toString('base64')
  const WRAPPED = '1000000000000000000'
  const hooked: Request = {
    from: ['one-1', 'uinit'],
    to: ['evm-1', WRAPPED_INIT],
    way: ['one-1', 'evm-1'],
    recipient: ME,
    hook,
    patch: { minimumOut: WRAPPED, unhookedDenom: L2_INIT_EVM },
  }

  test('takes deposits on the L1 alone', () => {
    const state = begin({ from: ['evm-1', L2_INIT_EVM], to: ['move-1', L2_INIT_MOVE], way: ['evm-1', 'move-1'] })
    expect(() => traceFunds(state, { ...deposit(), bridgeId: '16' } as NextHop)).toThrow('Deposits start on the L1, not on')
  })

  test('converts with a hook what the signer of the hook is paid, and nothing for anybody else', () => {
    expect(() => traceFunds(begin(hooked), deposit('01', ME))).not.toThrow()
    expect(() => traceFunds(begin({ ...hooked, recipient: FRIEND }), deposit('01', FRIEND))).toThrow(`“${FRIEND}”, not “${ME}”`)
    expect(() => traceFunds(begin({ ...hooked, recipient: FRIEND }), deposit('01', ME))).toThrow(`“${ME}”, not “${FRIEND}”`)
  })

  test('converts with a hook exactly what it brings, into what was promised', () => {
    const patched = (patch: object) => begin({ ...hooked, patch: { ...hooked.patch, ...patch } })
    expect(() => traceFunds(patched({ minimumOut: `${WRAPPED.slice(0, -1)}1` }), deposit('01', ME))).toThrow('the minimum is')
    expect(() => traceFunds(patched({ unhookedDenom: L2_USDC_EVM }), deposit('01', ME))).toThrow('the asset is')
    expect(() => traceFunds(patched({ unhookedDenom: null }), deposit('01', ME))).toThrow('the asset is')
    expect(() => traceFunds(begin(hooked, { isExact: false }), deposit('01', ME))).toThrow('fixed amount')
  })

  test('carries no hook that this quote does not need', () => {
    const intent = ask({ ...hooked, patch: { ...hooked.patch, needsOpHook: false } })
    expect(intent.signedHook).toBeNull()
  })

  test('pays out on the L1 alone, and only what left a rollup', () => {
    const lossless = { variant: 'lossless' }
    const withdraw: NextHop = { how: 'withdraw', to: FRIEND }
    const across = begin({ from: ['evm-1', L2_INIT_EVM], to: ['move-1', L2_INIT_MOVE], way: ['evm-1', 'move-1'], patch: lossless })
    expect(() => traceFunds(across, withdraw)).toThrow('The optimistic bridge doesn’t connect evm-1 to move-1.')
    const outside = begin({ from: ['harbour-1', 'uharb'], to: ['one-1', 'uinit'], way: ['harbour-1', 'one-1'], patch: lossless })
    expect(() => traceFunds(outside, withdraw)).toThrow('The optimistic bridge doesn’t connect harbour-1 to one-1.')
    const foreign = begin({ from: ['evm-1', `l2/${'ab'.repeat(32)}`], to: ['one-1', 'uinit'], way: ['evm-1', 'one-1'], patch: lossless })
    expect(() => traceFunds(foreign, withdraw)).toThrow('wasn’t bridged from')
  })
})

describe('a bridge of numbered chains', () => {
  const abi = parseAbi(['function depositForBurn(uint256 amount, uint32 domain, bytes32 recipient, address token)'])
  const me = `0x${(addressBytes(ME_HARBOUR, { kind: 'cosmos', vm: null, bech32Prefix: 'harbour' }) ?? '').padStart(64, '0')}` as const
  const burn = (token: string, request: Partial<Request> = {}) => {
    const intent = ask({ from: ['7331', token], to: ['harbour-1', 'uusdc'], way: ['7331', 'harbour-1'], recipient: ME_HARBOUR, ...request })
    const data = encodeFunctionData({ abi, functionName: 'depositForBurn', args: [1000000n, 4, me, token as `0x${string}`] })
    const proposal = { chainId: '7331', evmChainId: 7331, from: ME_HEX, to: CCTP, value: '0', data, gas: null, approvals: [] }
    return checkEvm(proposal, intent)
  }

  test('takes the assets that it pays out as the domain’s', () => {
    expect(() => burn(USDC_BASIN)).not.toThrow()
    expect(() => burn(WINIT)).toThrow('the asset is')
  })

  test('ends the way', () => {
    expect(() => burn(USDC_BASIN, { to: ['one-1', 'uusdc'], way: ['7331', 'harbour-1', 'one-1'], recipient: ME })).toThrow(
      ', before the end of the route.',
    )
  })
})

describe('a hook in a memo', () => {
  const harbour = ask({
    from: ['one-1', 'uinit'],
    to: ['harbour-1', 'uout'],
    way: ['one-1', 'harbour-1', 'harbour-1'],
    recipient: ME_HARBOUR,
  })
  const send = (memo: object, intent = harbour, channel = 'channel-3') =>
    checkCosmos(transfer('one-1', 'uinit', ME, ENTRY_WASM, JSON.stringify(memo), channel), intent)
  const wasm = {
    wasm: {
      contract: ENTRY_WASM,
      msg: {
        swap_and_action: {
          user_swap: { swap_exact_asset_in: { swap_venue_name: 'd', operations: [{ pool: 'p', denom_in: 'a', denom_out: 'uout' }] } },
          min_asset: { native: { denom: 'uout', amount: '990000' } },
          timeout_timestamp: SOON_NS.toString(),
          post_swap_action: { transfer: { to_address: ME_HARBOUR } },
          affiliates: [],
        },
      },
    },
  }

  test('on a chain outside Initia is for Wasm, where the list names the contract', () => {
    expect(() => send(wasm)).toThrow('a contract that isn’t in')
    expect(() => send({ move: { async_callback: { id: 1, module_address: '0x1', module_name: 'x' } } })).toThrow('doesn’t work')
    expect(() => send({ evm: { async_callback: { id: 1, contract_address: '0x1' } } })).toThrow('doesn’t work')
  })

  test('on a rollup whose machine is not listed is refused', () => {
    const odd = ask({ from: ['one-1', 'uinit'], to: ['odd-1', 'uout'], way: ['one-1', 'odd-1', 'odd-1'] })
    expect(() => send(wasm, odd, 'channel-5')).toThrow('doesn’t work')
  })
})
