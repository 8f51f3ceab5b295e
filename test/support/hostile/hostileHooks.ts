// Families of hooks that a packet's memo carries.
import { createHash } from 'node:crypto'
import { fromHex, toBech32 } from '@cosmjs/encoding'
import { encodeFunctionData, parseAbi, type Address } from 'viem'
import { IBC_TRANSFER } from '../../../src/main/guard/plainMessages.ts'
import {
  ENTRY_MOVE,
  ENTRY_WASM,
  FRIEND,
  FRIEND_HEX,
  INIT_EVM,
  INIT_WASM,
  L2_INIT_EVM,
  L2_INIT_MOVE,
  ME,
  ME_HEX,
  MOVE_INIT_L1,
  PAIR,
  SOON_NS,
  THEM,
  THEM_HEX,
  VOUCHER_PAIR,
  WRAPPED_VOUCHER,
  WRAPPER,
  type Request,
} from '../benches/guardBench.ts'
import { base64, moveArguments, poolOf, text } from '../bodies/guardMessages.ts'
import { family, type Family } from './hostileFamily.ts'
import { cosmos } from './hostilePlain.ts'

/** The content of a packet's hook. */
interface Hook {
  /** The key of the memo: which virtual machine it is for. */
  key: 'move' | 'wasm' | 'evm'
  contract: string
  /** Which function of the module or contract. */
  name: string
  offered: string
  amount: string
  wanted: string
  least: string
  to: string
  recover: string
  decimals: number
  pools: string[][]
  venues: number[]
  /** The packet's receiver; null for the one that fits the call. */
  receiver: string | null
}

const HEX: Readonly<Record<string, string>> = { [FRIEND]: FRIEND_HEX, [THEM]: THEM_HEX, [ME]: ME_HEX }
const ABI = parseAbi(['function toLocal(address receiver, string denom, uint256 amount, uint8 decimals)'])

function memoOf(hook: Hook): { memo: string; receiver: string } {
  const { key, contract, name, offered, amount, wanted, least, to, recover, decimals, pools, venues } = hook
  if (key === 'move') {
    const args = moveArguments({ offer: offered, in: BigInt(amount), out: BigInt(least), want: wanted, recover, pools, venues }, [text(to)])
    const message = { module_address: contract, module_name: 'entry_point', function_name: name, type_args: [], args: base64(args) }
    const hash = createHash('sha256').update(`${contract}::entry_point::${name}`).digest('hex')
    return { memo: JSON.stringify({ move: { message } }), receiver: toBech32('init', fromHex(hash)) }
  }
  if (key === 'wasm') {
    const call = {
      sent_asset: { native: { denom: offered, amount } },
      user_swap: { swap_exact_asset_in: { swap_venue_name: 'dex', operations: [{ pool: 'p', denom_in: offered, denom_out: wanted }] } },
      min_asset: { native: { denom: wanted, amount: least } },
      timeout_timestamp: SOON_NS.toString(),
      post_swap_action: { transfer: { to_address: to } },
      affiliates: [],
    }
    return { memo: JSON.stringify({ wasm: { contract, msg: { [name]: call } } }), receiver: contract }
  }
  const args = [(HEX[to] ?? to) as Address, offered, BigInt(amount), decimals] as const
  const input = encodeFunctionData({ abi: ABI, functionName: 'toLocal', args })
  return { memo: JSON.stringify({ evm: { message: { contract_addr: contract, input, value: '0' } } }), receiver: contract }
}

const AMOUNTS = ['0', '1', '500000', '999999', '1000001', '2000000']
const DENOMS = ['uinit', 'uusdc', 'uout', L2_INIT_EVM, L2_INIT_MOVE, 'move/worthless']
const BASE = {
  amount: '1000000',
  least: '990000',
  to: FRIEND,
  recover: ME,
  decimals: 6,
  receiver: null,
  venues: [0],
  pools: [[poolOf(VOUCHER_PAIR)]],
}
const MIN_QUOTED = (least: string) => ({ params: { least }, patch: { minimumOut: least, amountOut: least } })
/** A pool that anybody may have made. */
export const FOREIGN_POOL = `move/${'ab'.repeat(32)}`

function packetHook(request: Request, packet: { channel: string; denom: string }, hook: Hook): Family {
  return family<Hook>(
    hook,
    (params) => {
      const { memo, receiver } = memoOf(params)
      const token = { denom: packet.denom, amount: '1000000' }
      const value = { sourcePort: 'transfer', sourceChannel: packet.channel, token, sender: ME, timeoutTimestamp: SOON_NS, memo }
      return cosmos(request, IBC_TRANSFER, { ...value, receiver: params.receiver ?? receiver })
    },
    {
      amount: AMOUNTS,
      offered: DENOMS,
      least: ['0', '1', '989999', '990001', '5000000'],
      wanted: DENOMS,
      to: [THEM, ME, ''],
      recover: [THEM, ''],
      decimals: [0, 5, 7, 18],
      key: ['move', 'wasm', 'evm'],
      contract: [ENTRY_MOVE, ENTRY_WASM, WRAPPER, THEM, THEM_HEX],
      name: ['action', 'withdraw_all', 'swap_and_action', 'constructor'],
      receiver: [THEM, FRIEND, ME, ENTRY_WASM],
      pools: [
        [],
        [[]],
        [[FOREIGN_POOL]],
        [[poolOf(PAIR)]],
        [[poolOf(VOUCHER_PAIR), FOREIGN_POOL]],
        [[FOREIGN_POOL, poolOf(VOUCHER_PAIR)]],
        [[poolOf(VOUCHER_PAIR)], []],
      ],
      venues: [[], [1], [2], [3], [0, 0]],
    },
    {
      'least 0, as quoted': MIN_QUOTED('0'),
      'least 1, as quoted': MIN_QUOTED('1'),
      'least 989999, as quoted': MIN_QUOTED('989999'),
      'a stable pool of somebody’s without coins between': { params: { venues: [1], pools: [[FOREIGN_POOL, FOREIGN_POOL]] } },
      'a stable venue without pools': { params: { venues: [1], pools: [[]] } },
      'decimals that fit the promise': { params: { decimals: 18 }, patch: { minimumOut: '1000000' } },
    },
  )
}

/** By name. */
export const HOOK_FAMILIES: Readonly<Record<string, Family>> = {
  moveHook: packetHook(
    { from: ['move-1', L2_INIT_MOVE], to: ['one-1', 'uusdc'], way: ['move-1', 'one-1', 'one-1'], patch: { minimumOut: '990000' } },
    { channel: 'channel-0', denom: L2_INIT_MOVE },
    { ...BASE, key: 'move', contract: ENTRY_MOVE, name: 'swap_and_action_with_recover', offered: MOVE_INIT_L1, wanted: 'uusdc' },
  ),
  wasmHook: packetHook(
    { from: ['one-1', 'uinit'], to: ['wasm-1', 'uout'], way: ['one-1', 'wasm-1', 'wasm-1'], patch: { minimumOut: '990000' } },
    { channel: 'channel-4', denom: 'uinit' },
    { ...BASE, key: 'wasm', contract: ENTRY_WASM, name: 'swap_and_action', offered: INIT_WASM, wanted: 'uout' },
  ),
  evmHook: packetHook(
    { from: ['one-1', 'uinit'], to: ['evm-1', WRAPPED_VOUCHER], way: ['one-1', 'evm-1'], patch: { minimumOut: '1000000000000000000' } },
    { channel: 'channel-1', denom: 'uinit' },
    { ...BASE, key: 'evm', contract: WRAPPER, name: 'toLocal', offered: INIT_EVM, wanted: WRAPPED_VOUCHER },
  ),
}
