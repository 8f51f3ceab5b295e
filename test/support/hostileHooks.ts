// Packets that carry a hook, from its parameters: what a router that cheats may change in it, and the routes that it belongs to.
import { createHash } from 'node:crypto'
import { fromHex, toBech32 } from '@cosmjs/encoding'
import { encodeFunctionData, parseAbi } from 'viem'
import type { PlainMessage } from '../../src/practice/outcome/execute.ts'
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
  MOVE_INIT_L1,
  SOON_NS,
  THEM,
  THEM_HEX,
  WRAPPED_VOUCHER,
  WRAPPER,
  type Request,
} from './guardBench.ts'
import { base64, moveArguments, text } from './guardMessages.ts'

export interface Bundle {
  request: Request
  chainId: string
  messages: PlainMessage[]
  timeout: bigint
  hook?: Hook
}

/** What a hook is written from. */
export interface Hook {
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
  /** The packet's receiver; null for the one that fits the call. */
  receiver: string | null
}

const HEX: Readonly<Record<string, string>> = { [FRIEND]: FRIEND_HEX, [THEM]: THEM_HEX }
const TO_LOCAL = parseAbi(['function toLocal(address receiver, string denom, uint256 amount, uint8 decimals)'])

function memoOf(hook: Hook): { memo: string; receiver: string } {
  const { key, contract, name, offered, amount, wanted, least, to, recover, decimals } = hook
  if (key === 'move') {
    const args = moveArguments({ offer: offered, in: BigInt(amount), out: BigInt(least), want: wanted, recover }, [text(to)])
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
  const args = [(HEX[to] ?? to) as `0x${string}`, offered, BigInt(amount), decimals] as const
  const input = encodeFunctionData({ abi: TO_LOCAL, functionName: 'toLocal', args })
  return { memo: JSON.stringify({ evm: { message: { contract_addr: contract, input, value: '0' } } }), receiver: contract }
}

function bundleOf(request: Request, packet: { channel: string; denom: string }, hook: Hook): Bundle {
  const { memo, receiver } = memoOf(hook)
  const coin = { denom: packet.denom, amount: '1000000' }
  const to = hook.receiver ?? receiver
  const message: PlainMessage = { kind: 'transfer', from: ME, port: 'transfer', channel: packet.channel, to, coin, memo }
  return { request, chainId: request.from[0], messages: [message], timeout: SOON_NS, hook }
}

const BASE = { amount: '1000000', least: '990000', to: FRIEND, recover: ME, decimals: 6, receiver: null }

/** Honest proposals: out of a rollup with an exchange on the L1, into a Wasm rollup with one there, and a wrapped form on an EVM rollup. */
export const HOOK_FAMILIES: Readonly<Record<string, () => Bundle>> = {
  moveHook: () =>
    bundleOf(
      { from: ['move-1', L2_INIT_MOVE], to: ['one-1', 'uusdc'], way: ['move-1', 'one-1', 'one-1'], patch: { minimumOut: '990000' } },
      { channel: 'channel-0', denom: L2_INIT_MOVE },
      { ...BASE, key: 'move', contract: ENTRY_MOVE, name: 'swap_and_action_with_recover', offered: MOVE_INIT_L1, wanted: 'uusdc' },
    ),
  wasmHook: () =>
    bundleOf(
      { from: ['one-1', 'uinit'], to: ['wasm-1', 'uout'], way: ['one-1', 'wasm-1', 'wasm-1'], patch: { minimumOut: '990000' } },
      { channel: 'channel-4', denom: 'uinit' },
      { ...BASE, key: 'wasm', contract: ENTRY_WASM, name: 'swap_and_action', offered: INIT_WASM, wanted: 'uout' },
    ),
  evmHook: () =>
    bundleOf(
      { from: ['one-1', 'uinit'], to: ['evm-1', WRAPPED_VOUCHER], way: ['one-1', 'evm-1'], patch: { minimumOut: '1000000000000000000' } },
      { channel: 'channel-1', denom: 'uinit' },
      { ...BASE, key: 'evm', contract: WRAPPER, name: 'toLocal', offered: INIT_EVM, wanted: WRAPPED_VOUCHER },
    ),
}

type Attack = (bundle: Bundle) => Bundle | null

/** Writes the memo again from changed parameters, and the quote's own words with it where they are changed too. */
function onHook(change: Partial<Hook>, patch: object = {}): Attack {
  return (bundle) => {
    const { hook, request } = bundle
    const [message] = bundle.messages
    if (hook === undefined || message?.kind !== 'transfer') return null
    const next = { ...hook, ...change }
    try {
      const { memo, receiver } = memoOf(next)
      const changed = { ...message, to: next.receiver ?? receiver, memo }
      return {
        ...bundle,
        hook: next,
        messages: [changed, ...bundle.messages.slice(1)],
        request: { ...request, patch: { ...request.patch, ...patch } },
      }
    } catch {
      // Parameters that no such call can be written with.
      return null
    }
  }
}

const table = <T>(name: string, values: readonly T[], attack: (value: T) => Attack): [string, Attack][] =>
  values.map((value) => [`hook: ${name} ${String(value)}`, attack(value)])
const AMOUNTS = ['0', '1', '500000', '999999', '1000001', '2000000']
const DENOMS = ['uinit', 'uusdc', 'uout', L2_INIT_EVM, L2_INIT_MOVE, 'move/worthless']

/** By name. */
export const HOOK_ATTACKS: ReadonlyMap<string, Attack> = new Map([
  ...table('takes', AMOUNTS, (amount) => onHook({ amount })),
  ...table('takes of', DENOMS, (offered) => onHook({ offered })),
  ...table('least', ['0', '1', '989999', '990001', '5000000'], (least) => onHook({ least })),
  ...table('least, as quoted,', ['0', '1', '989999'], (least) => onHook({ least }, { minimumOut: least, amountOut: least })),
  ...table('yields', DENOMS, (wanted) => onHook({ wanted })),
  ...table('pays', [THEM, ME, ''], (to) => onHook({ to })),
  ...table('gives back to', [THEM, ''], (recover) => onHook({ recover })),
  ...table('decimals', [0, 5, 7, 18], (decimals) => onHook({ decimals })),
  ...table('for', ['move', 'wasm', 'evm'] as const, (key) => onHook({ key })),
  ...table('contract', [ENTRY_MOVE, ENTRY_WASM, WRAPPER, THEM, THEM_HEX], (contract) => onHook({ contract })),
  ...table('function', ['action', 'withdraw_all', 'swap_and_action', 'constructor'], (name) => onHook({ name })),
  ...table('receiver', [THEM, FRIEND, ME, ENTRY_WASM], (receiver) => onHook({ receiver })),
])
