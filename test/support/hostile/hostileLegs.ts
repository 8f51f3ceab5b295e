// Families of routes of two transactions: what the first one leaves with the user, and the second one's way on.
import { MOVE_EXECUTE } from '../../../src/main/guard/contracts/moveExecute.ts'
import { DEPOSIT, IBC_TRANSFER } from '../../../src/main/guard/plainMessages.ts'
import {
  CCTP,
  ENTRY_MOVE,
  FRIEND,
  INIT_EVM,
  L2_INIT_EVM,
  L2_USDC_EVM,
  ME,
  ME_HARBOUR,
  PAIR,
  SOON_NS,
  THEM,
  THEM_HARBOUR,
  THEM_HEX,
  USDC_BASIN,
  WRAPPED_VOUCHER,
  type Request,
} from '../benches/guardBench.ts'
import { voucherOf } from '../../../src/main/clients/chains/registry/denomPaths.ts'
import { moveArguments, poolOf, text } from '../bodies/guardMessages.ts'
import { burnFamily, wordOf, writeBurn } from './hostileBridges.ts'
import { family, type Family } from './hostileFamily.ts'
import { FOREIGN_POOL } from './hostileHooks.ts'
import { CHANNELS, cosmos } from './hostilePlain.ts'

const hop = (fromChainId: string, toChainId: string, denomOut: string | null, amountOut: string | null, txIndex: number) => ({
  kind: fromChainId === toChainId ? 'swap' : 'ibc',
  bridge: null,
  denomIn: null,
  fromChainId,
  toChainId,
  denomOut,
  amountOut,
  txIndex,
})
const stop = (chainId: string, address: string, role = 'own') => ({ chainId, address, role, isSignable: true })

/** The exchange of a first transaction: at least half a percent less than the router expects stays on the L1 with the user. */
const EXPECTED = '994974'
const SWAP_LEFT = { rests: 'uusdc', left: EXPECTED as string | null, at: [0, 1], count: 2 }

interface FirstSwap {
  rests: string
  left: string | null
  at: number[]
  count: number
  want: string
  out: bigint
  in: bigint
  to: string
  pools: string[][]
}

const firstSwap = family<FirstSwap>(
  { ...SWAP_LEFT, want: 'uusdc', out: 989999n, in: 1000000n, to: ME, pools: [[poolOf(PAIR)]] },
  ({ rests, left, at, count, want, out, in: amountIn, to, pools }) => {
    const hops = [hop('one-1', 'one-1', rests, left, at[0] ?? 0), hop('one-1', 'evm-1', L2_USDC_EVM, '990000', at[1] ?? 0)]
    const patch = { hops, transactionsRequired: count, addresses: [stop('one-1', ME), stop('evm-1', FRIEND, 'recipient')] }
    const request: Request = { from: ['one-1', 'uinit'], to: ['evm-1', L2_USDC_EVM], way: ['one-1', 'one-1', 'evm-1'], patch }
    const args = moveArguments({ out, want, in: amountIn, pools }, [text(to)])
    const call = { moduleAddress: ENTRY_MOVE, moduleName: 'entry_point', functionName: 'swap_and_action', typeArgs: [] }
    return cosmos(request, MOVE_EXECUTE, { sender: ME, ...call, args })
  },
  {
    rests: ['move/worthless', 'uinit', L2_USDC_EVM],
    left: [null, '0', '1', '989999', '999999999'],
    at: [
      [1, 0],
      [0, 2],
      [1, 2],
      [0, 0],
      [1, 1],
      [-1, 0],
    ],
    count: [0, 1, 3],
    want: ['move/worthless', 'uinit'],
    out: [0n, 1n, 989998n],
    in: [1n, 999999n, 2000000n],
    to: [THEM, FRIEND, ''],
    pools: [[[FOREIGN_POOL]], [[poolOf(PAIR), FOREIGN_POOL]]],
  },
  {
    'a worthless coin between, as quoted': { params: { rests: 'move/worthless', want: 'move/worthless', left: '1', out: 1n } },
    'little between, as quoted': { params: { left: '1', out: 1n } },
    'nothing between, as quoted': { params: { left: '0', out: 0n } },
    'the whole in one transaction': { params: { at: [0, 0], count: 1 } },
    'paid to the recipient in between': { params: { to: FRIEND } },
  },
)

interface FirstPacket {
  rests: string
  left: string
  at: number[]
  to: string
  channel: string
  amount: string
  memo: string
}

const firstPacket = family<FirstPacket>(
  { rests: INIT_EVM, left: '1000000', at: [0, 1], to: ME, channel: 'channel-1', amount: '1000000', memo: '' },
  ({ rests, left, at, to, channel, amount, memo }) => {
    const hops = [hop('one-1', 'evm-1', rests, left, at[0] ?? 0), hop('evm-1', 'evm-1', WRAPPED_VOUCHER, '1000000', at[1] ?? 0)]
    // The addresses are the app's own, so that no router writes them.
    const patch = { hops, transactionsRequired: 2, addresses: [stop('one-1', ME), stop('evm-1', ME), stop('evm-1', FRIEND, 'recipient')] }
    const request: Request = { from: ['one-1', 'uinit'], to: ['evm-1', WRAPPED_VOUCHER], way: ['one-1', 'evm-1', 'evm-1'], patch }
    const value = { sourcePort: 'transfer', sourceChannel: channel, token: { denom: 'uinit', amount }, sender: ME, receiver: to }
    return cosmos(request, IBC_TRANSFER, { ...value, timeoutTimestamp: SOON_NS, memo })
  },
  {
    rests: ['uinit', L2_USDC_EVM, L2_INIT_EVM, WRAPPED_VOUCHER, 'evm/worthless'],
    left: ['0', '1', '1000001'],
    at: [
      [0, 0],
      [1, 1],
      [0, 2],
    ],
    to: [THEM, FRIEND, '', 'pfm', ME_HARBOUR],
    channel: CHANNELS,
    amount: ['1', '999999', '2000000'],
    memo: [
      JSON.stringify({ forward: { receiver: THEM, port: 'transfer', channel: 'channel-0' } }),
      JSON.stringify({ forward: { receiver: FRIEND, port: 'transfer', channel: 'channel-0' } }),
      '{"evm":{}}',
      '{"move":{}}',
    ],
  },
  { 'little left, as quoted': { params: { left: '1' } }, 'less sent and left, as quoted': { params: { left: '1', amount: '1' } } },
)

const USDC_VOUCHER = voucherOf('transfer/channel-3/uusdc')

const BURN_THEN_PACKET: Request = {
  from: ['7331', USDC_BASIN],
  to: ['one-1', USDC_VOUCHER],
  way: ['7331', 'harbour-1', 'one-1'],
  patch: {
    hops: [hop('7331', 'harbour-1', 'uusdc', '1000000', 0), hop('harbour-1', 'one-1', USDC_VOUCHER, '1000000', 1)],
    transactionsRequired: 2,
    addresses: [stop('harbour-1', ME_HARBOUR), stop('one-1', FRIEND, 'recipient')],
  },
}

const secondDeposit = family(
  { to: FRIEND, bridgeId: 15n, amount: '994974', denom: 'uusdc', arrived: '994974' },
  ({ to, bridgeId, amount, denom, arrived }) => {
    const patch = { amountIn: arrived, amountOut: arrived, minimumOut: arrived }
    const request: Request = { from: ['one-1', 'uusdc'], to: ['evm-1', L2_USDC_EVM], way: ['one-1', 'evm-1'], patch }
    return cosmos(request, DEPOSIT, { sender: ME, bridgeId, to, amount: { denom, amount }, data: new Uint8Array() })
  },
  {
    to: [THEM, THEM_HARBOUR, THEM_HEX, ''],
    bridgeId: [14n, 16n, 17n],
    amount: ['1', '994973', '994975', '2000000'],
    denom: ['uinit', 'uharb'],
  },
)

/** By name. */
export const LEG_FAMILIES: Readonly<Record<string, Family>> = {
  firstSwap,
  firstPacket,
  firstBurn: burnFamily(BURN_THEN_PACKET, CCTP, writeBurn, { to: wordOf(ME_HARBOUR) }),
  secondDeposit,
}
