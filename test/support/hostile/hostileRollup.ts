// Families of calls of EVM contracts: on rollups as MsgCall, and the same as Ethereum transactions.
import {
  EVM_INIT_L1,
  EXCHANGE,
  FRIEND,
  FRIEND_HEX,
  INIT_EVM,
  L2_INIT_EVM,
  L2_INIT_TOKEN,
  L2_USDC_EVM,
  ME,
  ME_HEX,
  SOON_NS,
  SOON_S,
  THEM,
  THEM_HEX,
  USDC_EVM,
  WINIT,
  WRAPPED_INIT,
  WRAPPER,
  type Request,
} from '../benches/guardBench.ts'
import { ALLOWING, dataOf, msgCalls, transaction, type Allowing } from './hostileCalls.ts'
import { family, type Family } from './hostileFamily.ts'
import { CHANNELS } from './hostilePlain.ts'

type Writer = typeof msgCalls

const NOTHING: Allowing = { allows: null, token: L2_INIT_TOKEN, spender: WRAPPER }
const AMOUNTS = [0n, 1n, 500000n, 999999n, 1000001n, 1005000n, 2000000n]

interface Called extends Allowing {
  contract: string
  to: string
  denom: string
  amount: bigint
}

const DENOMS = [L2_INIT_EVM, L2_USDC_EVM, WRAPPED_INIT, INIT_EVM, 'uinit', '']

function tokenSent(write: Writer): Family {
  const request: Request = { from: ['evm-1', L2_USDC_EVM], to: ['evm-1', L2_USDC_EVM], way: ['evm-1'] }
  return family(
    { ...NOTHING, contract: USDC_EVM, name: 'transfer', to: FRIEND_HEX, amount: 1000000n },
    (params) => {
      const { contract, name, to, amount } = params
      return write(request, params, contract, dataOf(name, name === 'transferFrom' ? [ME_HEX, to, amount] : [to, amount]))
    },
    {
      contract: [WINIT, L2_INIT_TOKEN, THEM_HEX, WRAPPER],
      name: ['approve', 'transferFrom'],
      to: [THEM_HEX, ME_HEX, USDC_EVM],
      amount: AMOUNTS,
      allows: [1n, 1000000n],
    },
    {
      'less, as quoted': { params: { amount: 1n }, patch: { minimumOut: '1' } },
      'an approval of it before': { params: { allows: 1000000n, token: USDC_EVM, spender: THEM_HEX } },
      'an approval for the wrapper before': { params: { allows: 1000000n, token: USDC_EVM } },
    },
  )
}

function toLocal(write: Writer): Family {
  const least = '1000000000000000000'
  const request: Request = { from: ['evm-1', L2_INIT_EVM], to: ['evm-1', WRAPPED_INIT], way: ['evm-1'], patch: { minimumOut: least } }
  return family<Called & { decimals: number }>(
    { ...NOTHING, allows: 1000000n, contract: WRAPPER, to: FRIEND_HEX, denom: L2_INIT_EVM, amount: 1000000n, decimals: 6 },
    (params) => write(request, params, params.contract, dataOf('toLocal', [params.to, params.denom, params.amount, params.decimals])),
    {
      ...ALLOWING,
      contract: [EXCHANGE, THEM_HEX],
      to: [THEM_HEX, ME_HEX, WRAPPER],
      denom: DENOMS,
      amount: AMOUNTS,
      decimals: [0, 5, 7, 18, 255],
    },
    {
      'decimals that fit the promise': { params: { decimals: 18 }, patch: { minimumOut: '1000000' } },
      'less, as quoted': { params: { amount: 1n, allows: 1n }, patch: { minimumOut: '1' } },
      'more allowed than taken': { params: { amount: 1n }, patch: { minimumOut: '1' } },
    },
  )
}

const BACK = { amountIn: '5000000000000', amountOut: '5', minimumOut: '5' }
const BACK_AMOUNTS = [0n, 1n, 4000000000000n, 4999999999999n, 5000000000001n, 10000000000000n]
const BACK_ALLOWING = { ...ALLOWING, allows: [null, 0n, 4999999999999n, 5000000000001n, 2n ** 256n - 1n] }

function unwrapping(write: Writer, to: [string, string], variant: string, input: (params: Called & Extra) => string): Family {
  const way = to[0] === 'evm-1' ? ['evm-1'] : ['evm-1', to[0]]
  const request: Request = { from: ['evm-1', WRAPPED_INIT], to, way, patch: { ...BACK, variant } }
  return family<Called & Extra>(
    {
      allows: 5000000000000n,
      token: WINIT,
      spender: WRAPPER,
      contract: WRAPPER,
      to: to[0] === 'evm-1' ? FRIEND_HEX : FRIEND,
      denom: WRAPPED_INIT,
      amount: 5000000000000n,
      channel: 'channel-0',
      until: SOON_NS,
      memo: '{}',
    },
    (params) => write(request, params, params.contract, input(params)),
    {
      ...BACK_ALLOWING,
      contract: [EXCHANGE, THEM_HEX],
      to: [THEM, THEM_HEX, ME, ''],
      denom: DENOMS,
      amount: BACK_AMOUNTS,
      channel: CHANNELS,
      until: [0n, 1n, SOON_S, 2n ** 64n - 1n],
      memo: [
        '',
        ' ',
        '[]',
        '{"wasm":{}}',
        '{"move":{}}',
        '{"forward":{"receiver":"x","port":"transfer","channel":"channel-2"}}',
        `{"forward":{"receiver":"${THEM}","port":"transfer","channel":"channel-2"}}`,
      ],
    },
    {
      'dust left behind': {
        params: { amount: 4999999999999n, allows: 4999999999999n },
        patch: { minimumOut: '4', amountIn: '4999999999999' },
      },
    },
  )
}

interface Extra {
  channel: string
  until: bigint
  memo: string
}

interface Trade extends Allowing {
  contract: string
  amount: bigint
  least: bigint
  path: string[]
  to: string
  until: bigint
}

function trade(write: Writer): Family {
  const request: Request = { from: ['evm-1', L2_USDC_EVM], to: ['evm-1', WRAPPED_INIT], way: ['evm-1', 'evm-1'] }
  return family<Trade>(
    {
      allows: 1000000n,
      token: USDC_EVM,
      spender: EXCHANGE,
      contract: EXCHANGE,
      amount: 1000000n,
      least: 990000n,
      path: [USDC_EVM, WINIT],
      to: FRIEND_HEX,
      until: SOON_S,
    },
    (params) =>
      write(
        request,
        params,
        params.contract,
        dataOf('swapExactTokensForTokens', [params.amount, params.least, params.path, params.to, params.until]),
      ),
    {
      ...ALLOWING,
      spender: [THEM_HEX, WRAPPER, ME_HEX],
      contract: [WRAPPER, THEM_HEX],
      amount: AMOUNTS,
      least: [0n, 1n, 989999n, 990001n],
      path: [
        [],
        [USDC_EVM],
        [WINIT, USDC_EVM],
        [USDC_EVM, THEM_HEX],
        [THEM_HEX, WINIT],
        [USDC_EVM, THEM_HEX, WINIT],
        [L2_INIT_TOKEN, WINIT],
        [USDC_EVM, L2_INIT_TOKEN],
      ],
      to: [THEM_HEX, ME_HEX, EXCHANGE],
      until: [0n, 1n, SOON_NS, 2n ** 64n - 1n],
    },
    {
      'least 1, as quoted': { params: { least: 1n }, patch: { minimumOut: '1' } },
      'least 0, as quoted': { params: { least: 0n }, patch: { minimumOut: '0' } },
      'less taken and allowed': { params: { amount: 1n, allows: 1n } },
    },
  )
}

const REMOTE_OUT: Request['to'] = ['one-1', EVM_INIT_L1]

/** By name. */
export const ROLLUP_FAMILIES: Readonly<Record<string, Family>> = {
  callTransfer: tokenSent(msgCalls),
  callToLocal: toLocal(msgCalls),
  callToRemote: unwrapping(msgCalls, ['evm-1', L2_INIT_EVM], 'standard', ({ to, denom, amount }) =>
    dataOf('toRemote', [to, denom, amount]),
  ),
  callWithdraw: unwrapping(msgCalls, ['one-1', 'uinit'], 'lossless', ({ to, denom, amount }) =>
    dataOf('toRemoteAndOPWithdraw', [to, denom, amount]),
  ),
  callPacket: unwrapping(msgCalls, REMOTE_OUT, 'standard', ({ to, denom, amount, channel, until, memo }) =>
    dataOf('toRemoteAndIBCTransfer', [denom, amount, channel, to, until, memo]),
  ),
  callTrade: trade(msgCalls),
  evmTransfer: tokenSent(transaction),
  evmToLocal: toLocal(transaction),
  evmWithdraw: unwrapping(transaction, ['one-1', 'uinit'], 'lossless', ({ to, denom, amount }) =>
    dataOf('toRemoteAndOPWithdraw', [to, denom, amount]),
  ),
  evmPacket: unwrapping(transaction, REMOTE_OUT, 'standard', ({ to, denom, amount, channel, until }) =>
    dataOf('toRemoteAndIBCTransfer', [denom, amount, channel, to, until]),
  ),
  evmTrade: trade(transaction),
}
