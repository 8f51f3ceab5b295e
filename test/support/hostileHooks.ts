// Families of hooks: those that a packet's memo carries, and those that the user signs for a deposit.
import { createHash } from 'node:crypto'
import { fromHex, toBech32 } from '@cosmjs/encoding'
import { encodeFunctionData, parseAbi, type Address } from 'viem'
import { MSG_CALL } from '../../src/main/transfers/guard/msgCall.ts'
import { DEPOSIT, IBC_TRANSFER } from '../../src/main/transfers/guard/plainMessages.ts'
import type { WireMessage } from '../../src/practice/outcome/facts.ts'
import {
  ENTRY_MOVE,
  ENTRY_WASM,
  EXCHANGE,
  FRIEND,
  FRIEND_HEX,
  INIT_EVM,
  INIT_WASM,
  L2_INIT_EVM,
  L2_INIT_MOVE,
  L2_INIT_TOKEN,
  L2_USDC_EVM,
  ME,
  ME_HEX,
  MOVE_INIT_L1,
  PAIR,
  SOON_NS,
  THEM,
  THEM_HEX,
  USDC_EVM,
  VOUCHER_PAIR,
  WRAPPED_INIT,
  WRAPPED_VOUCHER,
  WRAPPER,
  type Request,
} from './guardBench.ts'
import { base64, moveArguments, poolOf, text } from './guardMessages.ts'
import { family, type Family } from './hostileFamily.ts'
import { writeHook } from './hostileFacts.ts'
import { cosmos } from './hostilePlain.ts'

/** What a packet's hook is written from. */
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
const ABI = parseAbi([
  'function toLocal(address receiver, string denom, uint256 amount, uint8 decimals)',
  'function toLocal(address receiver, string denom, uint8 decimals)',
  'function approve(address spender, uint256 amount)',
  'function transfer(address to, uint256 amount)',
])

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
const LEAST_QUOTED = (least: string) => ({ params: { least }, patch: { minimumOut: least, amountOut: least } })
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
      'least 0, as quoted': LEAST_QUOTED('0'),
      'least 1, as quoted': LEAST_QUOTED('1'),
      'least 989999, as quoted': LEAST_QUOTED('989999'),
      'a stable pool of somebody’s without coins between': { params: { venues: [1], pools: [[FOREIGN_POOL, FOREIGN_POOL]] } },
      'a stable venue without pools': { params: { venues: [1], pools: [[]] } },
      'decimals that fit the promise': { params: { decimals: 18 }, patch: { minimumOut: '1000000' } },
    },
  )
}

/** What a deposit's hook is written from. */
interface OpHook {
  /** Of the approval; null without one. */
  allows: bigint | null
  token: string
  spender: string
  contract: string
  to: string
  denom: string
  /** Null where it takes what it may. */
  amount: bigint | null
  decimals: number
  sender: string
  beside: 'nothing' | 'a payment' | 'an approval for somebody' | 'a send' | 'the same again'
  /** Of the deposit. */
  depositTo: string
  deposits: string
  data: string | null
}

const call = (sender: string, contractAddr: string, input: string): WireMessage => ({
  typeUrl: MSG_CALL,
  value: { sender, contractAddr, input, value: '0', accessList: [], authList: [] },
})

function hookOf({ allows, token, spender, contract, to, denom, amount, decimals, sender, beside }: OpHook): WireMessage[] {
  const approve = (who: string, units: bigint) =>
    call(sender, token, encodeFunctionData({ abi: ABI, functionName: 'approve', args: [who as Address, units] }))
  const input =
    amount === null
      ? encodeFunctionData({ abi: ABI, functionName: 'toLocal', args: [to as Address, denom, decimals] })
      : encodeFunctionData({ abi: ABI, functionName: 'toLocal', args: [to as Address, denom, amount, decimals] })
  const messages = [...(allows === null ? [] : [approve(spender, allows)]), call(sender, contract, input)]
  switch (beside) {
    case 'nothing':
      return messages
    case 'a payment':
      return [
        call(sender, token, encodeFunctionData({ abi: ABI, functionName: 'transfer', args: [THEM_HEX as Address, 1n] })),
        ...messages.slice(-1),
      ]
    case 'an approval for somebody':
      return [approve(THEM_HEX, 1000000n), ...messages.slice(-1)]
    case 'a send':
      return [...messages, { typeUrl: '/cosmos.bank.v1beta1.MsgSend', value: { fromAddress: sender, toAddress: THEM, amount: [] } }]
    case 'the same again':
      return [...messages, ...messages]
  }
}

function opHookFamily(): Family {
  const least = '1000000000000000000'
  const patch = { unhookedDenom: L2_INIT_EVM, amountOut: least, minimumOut: least }
  const request: Request = { from: ['one-1', 'uinit'], to: ['evm-1', WRAPPED_INIT], way: ['one-1', 'evm-1'], recipient: ME, patch }
  const data = (one: string) => new Uint8Array(Buffer.from(one))
  return family<OpHook>(
    {
      ...{
        allows: 1000000n,
        token: L2_INIT_TOKEN,
        spender: WRAPPER,
        contract: WRAPPER,
        to: ME_HEX,
        denom: L2_INIT_EVM,
        amount: 1000000n,
        decimals: 6,
      },
      ...{ sender: ME, beside: 'nothing', depositTo: ME, deposits: '1000000', data: null },
    },
    (params) => {
      const hook = hookOf(params)
      const value = { sender: ME, bridgeId: 15n, to: params.depositTo, amount: { denom: 'uinit', amount: params.deposits } }
      return { ...cosmos(request, DEPOSIT, { ...value, data: params.data === null ? writeHook(hook) : data(params.data) }), hook }
    },
    {
      allows: [null, 0n, 1n, 999999n, 1000001n, 1005000n, 2000000n, 2n ** 256n - 1n],
      token: [USDC_EVM, THEM_HEX, WRAPPER],
      spender: [THEM_HEX, EXCHANGE, ME_HEX],
      contract: [THEM_HEX, EXCHANGE, L2_INIT_TOKEN],
      to: [THEM_HEX, WRAPPER, `0x${'0'.repeat(40)}`],
      denom: [L2_USDC_EVM, INIT_EVM, WRAPPED_INIT, 'uinit', ''],
      amount: [null, 0n, 1n, 999999n, 1000001n, 2000000n],
      decimals: [0, 5, 7, 18, 255],
      sender: [THEM, FRIEND],
      beside: ['a payment', 'an approval for somebody', 'a send', 'the same again'],
      depositTo: [THEM, FRIEND, ''],
      deposits: ['1', '999999', '1000001', '2000000'],
      data: ['', 'anything'],
    },
    {
      'decimals that fit the promise': { params: { decimals: 18 }, patch: { minimumOut: '1000000' } },
      'less deposited and converted, as quoted': { params: { deposits: '1', amount: 1n }, patch: { minimumOut: '1' } },
      'a wrapped form promised of another asset': { params: { denom: L2_USDC_EVM }, patch: { unhookedDenom: L2_USDC_EVM } },
      'the promise without what it is made from': { patch: { unhookedDenom: null } },
      'the promise made from itself': { patch: { unhookedDenom: WRAPPED_INIT } },
      'no hook, as quoted': { params: { data: '' }, patch: { needsOpHook: false } },
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
  opHook: opHookFamily(),
}
