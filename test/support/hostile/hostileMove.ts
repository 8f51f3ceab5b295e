// Families of calls of Skip's Move module on the L1, with what follows an exchange.
import { MOVE_EXECUTE } from '../../../src/main/guard/contracts/moveExecute.ts'
import { voucherOf } from '../../../src/main/clients/chains/registry/denomPaths.ts'
import {
  ENTRY_MOVE,
  ENTRY_WASM,
  FRIEND,
  L2_USDC_EVM,
  ME,
  PAIR,
  SOON_NS,
  THEM,
  THEM_HEX,
  VOUCHER_PAIR,
  type Request,
} from '../benches/guardBench.ts'
import { blob, moveArguments, poolOf, text, u64 } from '../bodies/guardMessages.ts'
import { family, type Family } from './hostileFamily.ts'
import { FOREIGN_POOL } from './hostileHooks.ts'
import { CHANNELS, cosmos } from './hostilePlain.ts'

const LEASTS = [0n, 1n, 989999n, 990001n]
const AMOUNTS = [0n, 1n, 999999n, 1000001n, 1005000n, 2000000n]
const TIMES = [0n, 1n, 1_800_000_000n, 2n ** 64n - 1n]

interface Swap {
  module: string
  moduleName: string
  name: string
  mode: number
  offer: string
  in: bigint
  out: bigint
  want: string
  action: number
  until: bigint
  recover: string
  venues: number[]
  pools: string[][]
  coins: string[][] | null
  to: string
  /** Of what follows: a packet's channel and memo, a deposit's bridge and data. */
  channel: string
  memo: string
  bridgeId: bigint
  data: number[]
  parts: number
}

function actionOf({ action, to, channel, memo, bridgeId, data, parts }: Swap): Uint8Array[] {
  const all = action === 0 ? [text(to)] : action === 1 ? [text(channel), text(to), text(memo)] : [u64(bridgeId), text(to), blob(data)]
  return [...all, text(THEM)].slice(0, all.length + parts)
}

/** Takes whatever arrives. */
const SECOND_EXCHANGE = JSON.stringify({
  wasm: {
    contract: ENTRY_WASM,
    msg: {
      swap_and_action: {
        user_swap: {
          swap_exact_asset_in: {
            swap_venue_name: 'dex',
            operations: [{ pool: 'p', denom_in: voucherOf('transfer/channel-0/uusdc'), denom_out: 'uout' }],
          },
        },
        min_asset: { native: { denom: 'uout', amount: '990000' } },
        timeout_timestamp: SOON_NS.toString(),
        post_swap_action: { transfer: { to_address: FRIEND } },
        affiliates: [],
      },
    },
  },
})

function swapFamily(request: Request, action: number): Family {
  return family<Swap>(
    {
      module: ENTRY_MOVE,
      moduleName: 'entry_point',
      name: 'swap_and_action',
      mode: 0,
      offer: 'uinit',
      in: 1000000n,
      out: 990000n,
      want: 'uusdc',
      action,
      until: SOON_NS,
      recover: ME,
      venues: [0],
      pools: [[poolOf(PAIR)]],
      coins: null,
      to: FRIEND,
      channel: 'channel-1',
      memo: '',
      bridgeId: 15n,
      data: [],
      parts: 0,
    },
    (swap) =>
      cosmos(request, MOVE_EXECUTE, {
        sender: ME,
        moduleAddress: swap.module,
        moduleName: swap.moduleName,
        functionName: swap.name,
        typeArgs: [],
        args: moveArguments(swap, actionOf(swap)),
      }),
    {
      module: [THEM_HEX, PAIR, '0x1', `0x${'ee'.repeat(32)}`],
      moduleName: ['vault', 'coin', ''],
      name: ['swap_and_action_with_recover', 'action', 'recover', ''],
      mode: [1, 2],
      offer: ['uusdc', 'move/worthless'],
      in: AMOUNTS,
      out: LEASTS,
      want: ['uinit', 'move/worthless', L2_USDC_EVM],
      action: [0, 1, 2, 3, 4, 9],
      until: TIMES,
      recover: [THEM, ''],
      venues: [[], [1], [2], [3], [0, 0], [0, 2]],
      pools: [
        [],
        [[]],
        [[FOREIGN_POOL]],
        [[poolOf(VOUCHER_PAIR)]],
        [[poolOf(PAIR), FOREIGN_POOL]],
        [[FOREIGN_POOL, poolOf(PAIR)]],
        [[poolOf(PAIR), poolOf(PAIR)]],
        [['uusdc']],
        [['']],
      ],
      coins: [
        [],
        [[]],
        [['uinit']],
        [['uinit', 'move/worthless', 'uusdc']],
        [['uinit', 'uusdc', 'uusdc']],
        [
          ['uinit', 'uusdc'],
          ['uusdc', 'uusdc'],
        ],
      ],
      to: [THEM, ME, ''],
      channel: CHANNELS,
      memo: ['{}', '{"forward":{"receiver":"x","port":"transfer","channel":"channel-0"}}', '{"move":{}}', '{"wasm":{}}', '{"evm":{}}', ' '],
      bridgeId: [0n, 16n, 999n],
      data: [[0], [0x7b, 0x7d]],
      parts: [-1, 1],
    },
    {
      'least 0, as quoted': { params: { out: 0n }, patch: { minimumOut: '0' } },
      'least 1, as quoted': { params: { out: 1n }, patch: { minimumOut: '1' } },
      'a stable pool of somebody’s, the coin between yielded': {
        params: { venues: [1], pools: [[FOREIGN_POOL]], coins: [['uinit', 'move/worthless', 'uusdc']] },
      },
      'a stable venue without pools': { params: { venues: [1], pools: [[]] } },
      'a first venue of somebody’s': {
        params: {
          venues: [0, 0],
          pools: [[FOREIGN_POOL], [poolOf(PAIR)]],
          coins: [
            ['uinit', 'uinit'],
            ['uinit', 'uusdc'],
          ],
        },
      },
      'a last venue of somebody’s': {
        params: {
          venues: [0, 0],
          pools: [[poolOf(PAIR)], [FOREIGN_POOL]],
          coins: [
            ['uinit', 'uusdc'],
            ['uusdc', 'uusdc'],
          ],
        },
      },
      'the venue of rollups with a coin between': { params: { venues: [2], pools: [[]], coins: [['uinit', 'move/worthless', 'uusdc']] } },
      'a second exchange on a Wasm rollup, the first one’s least a crumb': {
        params: { out: 1n, action: 1, channel: 'channel-4', to: ENTRY_WASM, memo: SECOND_EXCHANGE },
        request: () => ({ to: ['wasm-1', 'uout'], way: ['one-1', 'one-1', 'wasm-1', 'wasm-1'] }),
      },
      'a payment in place of what follows': { params: { action: 0, to: THEM } },
    },
  )
}

const USDC_VOUCHER = voucherOf('transfer/channel-0/uusdc')
const onL1 = (to: [string, string], way: string[]): Request => ({ from: ['one-1', 'uinit'], to, way })

/** By name. */
export const MOVE_FAMILIES: Readonly<Record<string, Family>> = {
  moveSwap: swapFamily(onL1(['one-1', 'uusdc'], ['one-1', 'one-1']), 0),
  moveSwapAndPacket: swapFamily(onL1(['evm-1', USDC_VOUCHER], ['one-1', 'one-1', 'evm-1']), 1),
  moveSwapAndDeposit: swapFamily(onL1(['evm-1', L2_USDC_EVM], ['one-1', 'one-1', 'evm-1']), 3),
}
