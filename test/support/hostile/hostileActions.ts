// Families of the Move module's call that exchanges nothing: what arrives, or lies on the L1, goes on as it is.
import { bridgedDenom } from '../../../src/main/clients/chains/registry/assetBook.ts'
import { MOVE_EXECUTE } from '../../../src/main/guard/contracts/moveExecute.ts'
import { IBC_TRANSFER } from '../../../src/main/guard/plainMessages.ts'
import {
  ENTRY_MOVE,
  FRIEND,
  INIT_EVM,
  L2_INIT_MOVE,
  ME,
  MOVE_INIT_L1,
  SOON_NS,
  THEM,
  THEM_HEX,
  type Request,
} from '../benches/guardBench.ts'
import { base64, blob, listOf, text, u64 } from '../bodies/guardMessages.ts'
import { family, type Family } from './hostileFamily.ts'
import { CHANNELS, cosmos } from './hostilePlain.ts'

const [TRANSFER, IBC, OP_BRIDGE] = [0, 1, 3]

interface Action {
  module: string
  name: string
  amount: bigint
  denom: string
  action: number
  until: bigint
  recover: string
  to: string
  channel: string
  memo: string
  bridgeId: bigint
  data: number[]
  parts: number
  /** The packet's receiver; null for the function's name. */
  receiver: string | null
}

function argumentsOf({ amount, denom, action, until, recover, to, channel, memo, bridgeId, data, parts }: Action): Uint8Array[] {
  const ends = { [TRANSFER]: [text(to)], [IBC]: [text(channel), text(to), text(memo)] }
  const all = ends[action] ?? [u64(bridgeId), text(to), blob(data)]
  const inner = [...all, text(THEM)].slice(0, all.length + parts)
  return [u64(amount), text(denom), Uint8Array.of(action), u64(until), text(recover), listOf(inner)]
}

function actions(request: Request, denom: string, action: number, write: (params: Action, args: Uint8Array[]) => object): Family {
  const isHook = request.from[0] !== 'one-1'
  return family<Action>(
    {
      module: ENTRY_MOVE,
      name: 'action',
      amount: 1000000n,
      denom,
      action,
      until: SOON_NS,
      recover: ME,
      to: FRIEND,
      channel: 'channel-1',
      memo: '',
      bridgeId: 15n,
      data: [],
      parts: 0,
      receiver: null,
    },
    (params) => cosmos(request, isHook ? IBC_TRANSFER : MOVE_EXECUTE, write(params, argumentsOf(params))),
    {
      module: [THEM_HEX, '0x1', `0x${'ee'.repeat(32)}`],
      name: ['swap_and_action', 'recover', ''],
      amount: [0n, 1n, 999999n, 1000001n, 2000000n],
      denom: ['uinit', 'uusdc', 'move/worthless', L2_INIT_MOVE],
      action: [TRANSFER, IBC, 2, OP_BRIDGE, 9],
      until: [0n, 1n, 2n ** 64n - 1n],
      recover: [THEM, FRIEND, ''],
      to: [THEM, ME, ''],
      channel: CHANNELS,
      memo: ['{}', '{"move":{}}', '{"evm":{}}', JSON.stringify({ forward: { receiver: THEM, port: 'transfer', channel: 'channel-0' } })],
      bridgeId: [0n, 16n, 17n],
      data: [[0], [0x7b, 0x7d]],
      parts: [-1, 1],
      ...(isHook ? { receiver: [THEM, FRIEND, ME, ENTRY_MOVE] } : {}),
    },
    {
      'a crumb goes on, as quoted': { params: { amount: 1n }, patch: { minimumOut: '1' } },
      'a payment in place of what follows': { params: { action: TRANSFER, to: THEM } },
      'a deposit in place of what follows, to somebody': { params: { action: OP_BRIDGE, to: THEM } },
    },
  )
}

const hook = ({ module, name, receiver }: Action, args: Uint8Array[]) => {
  const message = { module_address: module, module_name: 'entry_point', function_name: name, type_args: [], args: base64(args) }
  const token = { denom: L2_INIT_MOVE, amount: '1000000' }
  const value = { sourcePort: 'transfer', sourceChannel: 'channel-0', token, sender: ME, timeoutTimestamp: SOON_NS }
  return { ...value, receiver: receiver ?? `${module}::entry_point::${name}`, memo: JSON.stringify({ move: { message } }) }
}
const call = ({ module, name }: Action, args: Uint8Array[]) => {
  return { sender: ME, moduleAddress: module, moduleName: 'entry_point', functionName: name, typeArgs: [], args }
}

const overL1 = (to: [string, string], way: string[]): Request => ({
  from: ['move-1', L2_INIT_MOVE],
  to,
  way: ['move-1', ...way],
  patch: { minimumOut: '1000000' },
})

/** By name. */
export const ACTION_FAMILIES: Readonly<Record<string, Family>> = {
  actionHook: actions(overL1(['one-1', MOVE_INIT_L1], ['one-1']), MOVE_INIT_L1, TRANSFER, hook),
  actionHookAndDeposit: actions(overL1(['evm-1', bridgedDenom('15', MOVE_INIT_L1)], ['one-1', 'evm-1']), MOVE_INIT_L1, OP_BRIDGE, hook),
  actionAndPacket: actions({ from: ['one-1', 'uinit'], to: ['evm-1', INIT_EVM], way: ['one-1', 'evm-1'] }, 'uinit', IBC, call),
}
