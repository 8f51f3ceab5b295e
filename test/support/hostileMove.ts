// Families of Move calls on the L1: Skip's entry point with what follows an exchange, pairs, and coins.
import { createHash } from 'node:crypto'
import { bcs } from '@mysten/bcs'
import { MOVE_EXECUTE, MOVE_EXECUTE_JSON } from '../../src/main/transfers/guard/moveExecute.ts'
import { voucherOf } from '../../src/main/chains/denomPaths.ts'
import {
  ENTRY_MOVE,
  ENTRY_WASM,
  FRIEND,
  FRIEND_HEX,
  L2_USDC_EVM,
  ME,
  PAIR,
  SOON_NS,
  THEM,
  THEM_HEX,
  VOUCHER_PAIR,
  type Request,
} from './guardBench.ts'
import { blob, moveArguments, poolOf, text, u64 } from './guardMessages.ts'
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
      ...{ module: ENTRY_MOVE, moduleName: 'entry_point', name: 'swap_and_action', mode: 0, offer: 'uinit', in: 1000000n, out: 990000n },
      ...{ want: 'uusdc', action, until: SOON_NS, recover: ME, venues: [0], pools: [[poolOf(PAIR)]], coins: null, to: FRIEND },
      ...{ channel: 'channel-1', memo: '', bridgeId: 15n, data: [], parts: 0 },
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

const padded = (hex: string) => Uint8Array.from(Buffer.from(hex.slice(2).padStart(64, '0'), 'hex'))
/** Where a coin's metadata lies. Source: initia-labs/movevm initia_stdlib object.move, create_object_address. */
const metadata = (denom: string) =>
  Uint8Array.from(createHash('sha3-256').update(padded('0x1')).update(denom).update(Uint8Array.of(0xfe)).digest())
const hex = (bytes: Uint8Array) => `0x${Buffer.from(bytes).toString('hex')}`

interface Standard {
  address: string
  name: string
  to: string
  denom: string
  amount: bigint
  typeArgs: string[]
}

function gift(isJson: boolean): Family {
  return family<Standard>(
    { address: '0x1', name: 'coin::transfer', to: FRIEND_HEX, denom: 'uinit', amount: 1000000n, typeArgs: [] },
    ({ address, name, to, denom, amount, typeArgs }) => {
      const [moduleName, functionName] = name.split('::')
      const bytes = [padded(to), metadata(denom), u64(amount)]
      const json = [`"${to}"`, `"${hex(metadata(denom))}"`, `"${amount}"`]
      const call = { sender: ME, moduleAddress: address, moduleName, functionName, typeArgs, args: isJson ? json : bytes }
      const request: Request = { from: ['one-1', 'uinit'], to: ['one-1', 'uinit'], way: ['one-1'] }
      return cosmos(request, isJson ? MOVE_EXECUTE_JSON : MOVE_EXECUTE, call)
    },
    {
      address: ['0x2', ENTRY_MOVE, THEM_HEX],
      name: [
        'coin::burn',
        'primary_fungible_store::transfer',
        'coin::sudo_transfer',
        'object::transfer',
        'dex::swap_script',
        'code::publish_v2',
      ],
      to: [THEM_HEX, '0x1', `${FRIEND_HEX}00`, `0x01${'00'.repeat(11)}${FRIEND_HEX.slice(2)}`],
      denom: ['uusdc', 'move/worthless', ''],
      amount: [...AMOUNTS, 2n ** 64n - 1n],
      typeArgs: [['0x1::coin::Coin']],
    },
    { 'less, as quoted': { params: { amount: 1n }, patch: { minimumOut: '1' } } },
  )
}

function pair(isJson: boolean): Family {
  return family(
    { pair: PAIR, denom: 'uinit', amount: 1000000n, least: 990000n as bigint | null, name: 'swap_script' },
    ({ pair: address, denom, amount, least, name }) => {
      const bytes = [padded(address), metadata(denom), u64(amount), bcs.option(bcs.u64()).serialize(least).toBytes()]
      const json = [`"${address}"`, `"${hex(metadata(denom))}"`, `"${amount}"`, least === null ? 'null' : `"${least}"`]
      const call = { sender: ME, moduleAddress: '0x1', moduleName: 'dex', functionName: name, typeArgs: [], args: isJson ? json : bytes }
      const request: Request = { from: ['one-1', 'uinit'], to: ['one-1', 'uusdc'], way: ['one-1', 'one-1'], recipient: ME }
      return cosmos(request, isJson ? MOVE_EXECUTE_JSON : MOVE_EXECUTE, call)
    },
    {
      pair: [VOUCHER_PAIR, ENTRY_MOVE, `0x${'bb'.repeat(32)}`, '0x1'],
      denom: ['uusdc', 'uother'],
      amount: AMOUNTS,
      least: [null, ...LEASTS],
      name: ['provide_liquidity_script', 'withdraw_liquidity_script', 'create_pair_script'],
    },
    {
      'least 1, as quoted': { params: { least: 1n }, patch: { minimumOut: '1' } },
      'no least, nothing promised': { params: { least: null }, patch: { minimumOut: '0' } },
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
  movePair: pair(false),
  movePairJson: pair(true),
  coinTransfer: gift(false),
  coinTransferJson: gift(true),
}
