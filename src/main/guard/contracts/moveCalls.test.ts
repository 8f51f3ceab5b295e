// A packet that calls Skip's Move module where it arrives.
import { bcs } from '@mysten/bcs'
import { createHash } from 'node:crypto'
import { fromHex, toBech32 } from '@cosmjs/encoding'
import { describe, expect, test } from 'vitest'
import {
  ask,
  ENTRY_MOVE,
  family,
  FRIEND,
  L2_INIT_MOVE,
  ME,
  MOVE_INIT_L1,
  NOW,
  THEM,
  type Hostile,
} from '../../../../test/support/benches/guardBench.ts'
import { base64, moveArguments, text, transfer } from '../../../../test/support/bodies/guardMessages.ts'
import { checkCosmos } from '../checkCosmos.ts'
import { readMoveCall } from './moveCalls.ts'

type Json = Record<string, unknown>

describe('a transfer with a Move hook', () => {
  const intent = ask({ from: ['move-1', L2_INIT_MOVE], to: ['one-1', 'uusdc'], way: ['move-1', 'one-1', 'one-1'] })
  const message = {
    module_address: ENTRY_MOVE,
    module_name: 'entry_point',
    function_name: 'swap_and_action_with_recover',
    type_args: [],
    args: base64(moveArguments({ offer: MOVE_INIT_L1 })),
  }
  const name = `${ENTRY_MOVE}::entry_point::swap_and_action_with_recover`
  const hashed = toBech32('init', fromHex(createHash('sha256').update(name).digest('hex')))
  interface Hook {
    receiver: string
    hook: { message: Json; async_callback?: Json }
  }
  const change =
    (part: Json) =>
    ({ receiver, hook }: Hook) => ({ receiver, hook: { message: { ...hook.message, ...part } } })
  const args = (part: Parameters<typeof moveArguments>[0], actionArgs?: Uint8Array[]) =>
    change({ args: base64(moveArguments({ offer: MOVE_INIT_L1, ...part }, actionArgs)) })
  const check = ({ receiver, hook }: Hook) =>
    checkCosmos(transfer('move-1', L2_INIT_MOVE, ME, receiver, JSON.stringify({ move: hook }), 'channel-0'), intent)
  const hostile: Hostile<Hook>[] = [
    ['another recipient', args({}, [text(THEM)]), `the recipient is “${THEM}”`],
    ['a foreign recovery', args({ recover: THEM }), 'the refund address is'],
    ['a smaller yield', args({ out: 1n }), 'the minimum is “1”'],
    ['a worthless coin', args({ want: 'move/bad' }), '“move/bad”, not “uusdc”'],
    ['a part of what arrives', args({ in: 1n }), 'the amount is “1”'],
    ['another coin than arrives', args({ offer: 'uinit' }), `the asset is “uinit”, not “${MOVE_INIT_L1}”`],
    ['nobody to give it back to', args({ recover: '' }), 'the refund address is nothing'],
    ['an exchange of any amount', args({ mode: 1 }), 'as much as it needs'],
    ['an end in a year', args({ until: BigInt(NOW + 31_536_000_000) * 1_000_000n }), 'the timeout is “2027'],
    ['a call of another module', change({ module_name: 'thief' }), 'thief'],
    ['another function', change({ function_name: 'withdraw_all' }), 'withdraw_all'],
    [
      'another contract',
      ({ hook }) => ({
        receiver: `0x${'ee'.repeat(32)}::entry_point::swap_and_action_with_recover`,
        hook: { message: { ...hook.message, module_address: `0x${'ee'.repeat(32)}` } },
      }),
      'a contract that isn’t in',
    ],
    ['a receiver of its own', ({ hook }) => ({ receiver: THEM, hook }), 'the forwarder is'],
    ['a call afterwards', args({ action: 2 }), 'the message runs an unknown action (2)'],
    ['type arguments', change({ type_args: ['0x1::coin::T'] }), 'type arguments'],
    ['an argument too few', change({ args: base64(moveArguments({ offer: MOVE_INIT_L1 }).slice(1)) }), '9 arguments'],
    [
      'bytes behind an argument',
      change({ args: base64(moveArguments().map((arg, index) => (index === 2 ? Uint8Array.from([...arg, 0]) : arg))) }),
      'Argument 3',
    ],
    ['a cut argument', change({ args: base64(moveArguments().map((arg, index) => (index === 3 ? arg.slice(0, 4) : arg))) }), 'Argument 4'],
    ['a sender of its own', change({ sender: THEM }), 'Unrecognized key: "sender"'],
    ['an unknown key of the hook', ({ receiver, hook }) => ({ receiver, hook: { ...hook, gas: 1 } }), 'Unrecognized key: "gas"'],
    [
      'an unknown key of the callback',
      ({ receiver, hook }) => ({
        receiver,
        hook: { ...hook, async_callback: { id: 1, module_address: ENTRY_MOVE, module_name: 'x', y: 1 } },
      }),
      'Unrecognized key: "y"',
    ],
    ['an argument in no base64', change({ args: ['!!', ...base64(moveArguments({ offer: MOVE_INIT_L1 })).slice(1)] }), 'message.args.0'],
    [
      'a stranger’s callback',
      ({ receiver, hook }) => ({
        receiver,
        hook: { ...hook, async_callback: { id: 1, module_address: `0x${'ef'.repeat(32)}`, module_name: 'x' } },
      }),
      'no callback',
    ],
    [
      'a way on over another bridge',
      args({ action: 3 }, [bcs.u64().serialize(16).toBytes(), text(FRIEND), Uint8Array.of(0)]),
      'forwards the funds',
    ],
  ]
  family('transfer with a Move hook', { receiver: name, hook: { message } } satisfies Hook, check, hostile)

  test('may name the function by its hash, as long names are', () => {
    expect(() => check({ receiver: hashed, hook: { message } })).not.toThrow()
  })

  test('must exchange where the quote says so, and only there', () => {
    const plain = transfer('move-1', L2_INIT_MOVE, ME, FRIEND, '', 'channel-0')
    expect(() => checkCosmos(plain, intent)).toThrow(`the output is “${MOVE_INIT_L1}”, not “uusdc”`)
    const unswapped = ask({ from: ['move-1', L2_INIT_MOVE], to: ['one-1', 'uusdc'], way: ['move-1', 'one-1'] })
    const swapping = transfer('move-1', L2_INIT_MOVE, ME, name, JSON.stringify({ move: { message } }), 'channel-0')
    expect(() => checkCosmos(swapping, unswapped)).toThrow('a swap that isn’t in the quote')
  })

  test.each([[[]], [[[], ['uusdc']]], [[['uinit'], []]]])('must say what it exchanges: %j', (coins) => {
    const lists = bcs.vector(bcs.vector(bcs.string())).serialize(coins).toBytes()
    const unsaid = change({ args: base64(moveArguments({ offer: MOVE_INIT_L1 }).map((arg, index) => (index === 5 ? lists : arg))) })
    expect(() => check(unsaid({ receiver: name, hook: { message } }))).toThrow('The swap doesn’t specify what it swaps.')
  })

  // Source: transaction 59CA813C64F68ECB31919A04F527DB5193B08654E9439C7670B6A9CEF6902439 on moo-1, in initia-labs/tx-decoder's tests.
  test('reads a call that a real router wrote', () => {
    const real = [
      'AgIA',
      'AA==',
      'ECcAAAAAAAA=',
      'WwYAAAAAAAA=',
      'AgFEaWJjL0YwQjhENkNBNjJEODg0QUExREFCMERDMDcxOTBBNDBCNTVDRjUwRkJERkJCMzdCRTg0MDM2QkJCQ0MyODM4MzYBRW1vdmUvNTQzYjM1YTM5Y2ZhZGFkM2RhM2MyMzI0OWM0NzQ0NTVkMTVlZmQyZjk0Zjg0OTQ3MzIyNmRlZThhM2M3YTllMQ==',
      'AgJEaWJjL0YwQjhENkNBNjJEODg0QUExREFCMERDMDcxOTBBNDBCNTVDRjUwRkJERkJCMzdCRTg0MDM2QkJCQ0MyODM4MzYFdWluaXQCBXVpbml0RGliYy82NDkwQTdFQUI2MTA1OUJGQzFDRERFQjA1OTE3REQ3MEJERjNBNjExNjU0MTYyQTFBNDdEQjkzMEQ0MEQ4QUY0',
      'Aw==',
      'OvcFuuKechg=',
      'K2luaXQxZHc0OW1uN3MycjVtc2tqZG11czVodGg4MHp6OHd3YXl3eWNxMDY=',
      'AwgfAAAAAAAAACwraW5pdDFkdzQ5bW43czJyNW1za2pkbXVzNWh0aDgweno4d3dheXd5Y3EwNgEA',
    ]
    const own = 'init1dw49mn7s2r5mskjdmus5hth80zz8wwaywycq06'
    const address = '0xd921c61c7e7d2eead33bdff4c5c2941e66d488f0a15fe7fbc432565dc04b3710'
    const call = readMoveCall({
      address,
      module: 'entry_point',
      name: 'swap_and_action_with_recover',
      typeArgs: [],
      args: real.map((arg) => Buffer.from(arg, 'base64')),
    })
    expect(call).toMatchObject({
      spends: { amount: '10000', denom: 'ibc/F0B8D6CA62D884AA1DAB0DC07190A40B55CF50FBDFBB37BE84036BBBCC283836' },
      effect: { least: { amount: '1627', denom: 'ibc/6490A7EAB61059BFC1CDDEB05917DD70BDF3A611654162A1A47DB930D40D8AF4' } },
      recovery: [own],
      next: { how: 'deposit', bridgeId: '31', to: own, data: '' },
    })
    expect(new Date(call.deadline ?? 0).toISOString()).toBe('2025-10-28T09:51:40.876Z')
    const receiver = toBech32(
      'init',
      fromHex(createHash('sha256').update(`${address}::entry_point::swap_and_action_with_recover`).digest('hex')),
    )
    expect(receiver).toBe('init1kvms7tk5dpg9v2e24f3k69v6gwwu8vls0q3dahxluw5g0qwp02nsm8934k')
  })
})
