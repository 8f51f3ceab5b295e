// The memo of an IBC transfer, walked to where the money ends.
import { encodeFunctionData, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import {
  ask,
  ENTRY_WASM,
  family,
  FRIEND,
  FRIEND_HEX,
  ME,
  HARB_MOVE,
  INIT_EVM,
  INIT_WASM,
  L2_INIT_MOVE,
  ME_HARBOUR,
  MOVE_INIT_HARBOUR,
  SOON_NS,
  THEM,
  THEM_HARBOUR,
  THEM_HEX,
  WRAPPED_VOUCHER,
  WRAPPER,
} from '../../../test/support/benches/guardBench.ts'
import { transfer } from '../../../test/support/bodies/guardMessages.ts'
import { checkCosmos } from './checkCosmos.ts'
import { SEND } from './plainMessages.ts'

type Json = Record<string, unknown>

test('a send carries the memo that was asked for, to the letter, and no other', () => {
  const intent = ask({ from: ['one-1', 'uinit'], to: ['one-1', 'uinit'], way: ['one-1'] })
  const value = { fromAddress: ME, toAddress: FRIEND, amount: [{ denom: 'uinit', amount: '1000000' }] }
  const good = { chainId: 'one-1', signer: ME, messages: [{ typeUrl: SEND, value }] }
  const asked = { ...intent, memo: 'A-1 ' }
  expect(checkCosmos({ ...good, memo: 'A-1 ' }, asked)).toContainEqual(
    expect.objectContaining({ subject: 'memo', found: 'A-1 ', asked: 'A-1 ', verdict: 'match' }),
  )
  for (const memo of ['A-1', 'a-1 ', '']) expect(() => checkCosmos({ ...good, memo }, asked)).toThrow('the memo is')
  expect(() => checkCosmos({ ...good, memo: 'A-1 ' }, intent)).toThrow('the memo is')
  expect(() => checkCosmos(good, asked)).toThrow('the memo is')
})

describe('a transfer that is passed on', () => {
  const intent = ask({
    from: ['move-1', L2_INIT_MOVE],
    to: ['harbour-1', MOVE_INIT_HARBOUR],
    way: ['move-1', 'one-1', 'harbour-1'],
    recipient: ME_HARBOUR,
  })
  const forward = { receiver: ME_HARBOUR, port: 'transfer', channel: 'channel-3', timeout: '10m', retries: 2 }
  const passedOn = (receiver: string, memo: unknown) =>
    checkCosmos(transfer('move-1', L2_INIT_MOVE, ME, receiver, typeof memo === 'string' ? memo : JSON.stringify(memo), 'channel-0'), intent)
  type Memo = { receiver: string; memo: Json | string }
  const change =
    (part: Json) =>
    ({ receiver, memo }: Memo) => ({ receiver, memo: { forward: { ...((memo as Json)['forward'] as Json), ...part } } })
  family<Memo>('transfer that is passed on', { receiver: ME, memo: { forward } }, ({ receiver, memo }) => passedOn(receiver, memo), [
    ['another end', change({ receiver: THEM_HARBOUR }), THEM_HARBOUR],
    ['an end on another chain', change({ receiver: ME }), `“${ME}”, not “${ME_HARBOUR}”`],
    ['a stop at a stranger’s', ({ memo }) => ({ receiver: THEM, memo }), 'the forwarder is'],
    ['another channel', change({ channel: 'channel-2' }), 'transfer/channel-2'],
    ['a channel that nobody lists', change({ channel: 'channel-77' }), 'transfer/channel-77'],
    ['another port', change({ port: 'icahost' }), 'icahost/'],
    ['a key in two cases', change({ Receiver: THEM_HARBOUR }), 'Unrecognized'],
    [
      'a key twice',
      () => ({
        receiver: ME,
        memo: `{"forward":{"receiver":"${ME_HARBOUR}","receiver":"${THEM_HARBOUR}","port":"transfer","channel":"channel-3"}}`,
      }),
      'The memo isn’t valid JSON or has duplicate keys.',
    ],
    ['a step too many', change({ next: { forward: { ...forward, channel: 'channel-9' } } }), 'forwards the funds'],
    ['a step too few', () => ({ receiver: ME, memo: '' }), ', before the end of the route.'],
    [
      'a hook beside it',
      ({ receiver, memo }) => ({ receiver, memo: { ...(memo as Json), wasm: {} } }),
      'The memo contains several instructions:',
    ],
    ['an endless wait', change({ timeout: '100000h' }), '“100000h”'],
    ['a wait of nothing', change({ timeout: '0s' }), '“0s”'],
    ['a wait in words', change({ timeout: 'soon' }), '“soon”'],
    ['a wait with something behind it', change({ timeout: '10m; rm' }), '“10m; rm”'],
    ['too many tries', change({ retries: 8 }), 'retries'],
    ['a channel that is no text', change({ channel: 3 }), '“channel '],
  ])

  // Source: cosmos/ibc-apps packet-forward-middleware ibc_middleware.go: a duration of 0 is none, so its own default counts.
  test('may leave its wait to the middleware by a zero', () => {
    const wait = (timeout: number) => ({ forward: { ...forward, timeout } })
    expect(() => passedOn(ME, wait(0))).not.toThrow()
    expect(() => passedOn(ME, JSON.stringify(wait(0)).replace('"timeout":0', '"timeout":-1'))).toThrow()
  })

  // Source: skip-mev/skip-go packages/client (routes over the packet forward middleware carry the moment in nanoseconds).
  test('may be given up at a moment, as Skip writes it in place of a duration', () => {
    const until = (nanoseconds: bigint) =>
      `{"forward":{"receiver":"${ME_HARBOUR}","port":"transfer","channel":"channel-3","retries":2,"timeout":${nanoseconds}}}`
    expect(() => passedOn(ME, until(SOON_NS))).not.toThrow()
    expect(() => passedOn(ME, until(600_000_000_000n))).not.toThrow()
    expect(() => passedOn(ME, until(SOON_NS + 31_536_000_000_000_000n))).toThrow('the timeout is “2027')
    expect(() => passedOn(ME, until(1_700_000_000_000_000_000n))).toThrow('the timeout is “2023')
    expect(() => passedOn(ME, until(700_000_000_000_000n))).toThrow('the timeout is “700000000000000ns”')
    // As text it is no duration that the middleware could read.
    expect(() => passedOn(ME, { forward: { ...forward, timeout: SOON_NS.toString() } })).toThrow('the timeout is')
  })

  test('may name nobody for the stop, and may write the next step as text', () => {
    expect(() => passedOn('pfm', { forward })).not.toThrow()
    expect(() => passedOn(ME, { forward: { ...forward, next: '' } })).not.toThrow()
    expect(() => passedOn(ME, { forward: { ...forward, next: null } })).not.toThrow()
    expect(() => passedOn(ME, { forward: { ...forward, next: '{"forward":{}}' } })).toThrow('forward')
  })

  test('stops on the way only with an address that the quote declared', () => {
    const from = ask({ from: ['harbour-1', 'uharb'], to: ['move-1', HARB_MOVE], way: ['harbour-1', 'one-1', 'move-1'] })
    const memo = JSON.stringify({ forward: { receiver: FRIEND, port: 'transfer', channel: 'channel-2' } })
    const at = (receiver: string) => checkCosmos(transfer('harbour-1', 'uharb', ME_HARBOUR, receiver, memo, 'channel-9'), from)
    expect(() => at(ME)).not.toThrow()
    // The recipient's address on a chain in the middle is under no key that the user controls.
    expect(() => at(FRIEND)).toThrow('the forwarder is')
  })
})

describe('a transfer with an EVM hook', () => {
  const intent = ask({ from: ['one-1', 'uinit'], to: ['evm-1', WRAPPED_VOUCHER], way: ['one-1', 'evm-1'] })
  const abi = parseAbi(['function toLocal(address receiver, string denom, uint256 amount, uint8 decimals)', 'function drain(address to)'])
  const to = (receiver: string) =>
    encodeFunctionData({ abi, functionName: 'toLocal', args: [receiver as `0x${string}`, INIT_EVM, 1000000n, 6] })
  interface Hook {
    receiver: string
    hook: { message: Json; async_callback?: Json }
  }
  const change =
    (part: Json) =>
    ({ receiver, hook }: Hook) => ({ receiver, hook: { message: { ...hook.message, ...part } } })
  const good: Hook = {
    receiver: WRAPPER,
    hook: { message: { contract_addr: WRAPPER, input: to(FRIEND_HEX), value: '0', access_list: [], auth_list: [] } },
  }
  family(
    'transfer with an EVM hook',
    good,
    ({ receiver, hook }) => checkCosmos(transfer('one-1', 'uinit', ME, receiver, JSON.stringify({ evm: hook }), 'channel-1'), intent),
    [
      ['another recipient', change({ input: to(THEM_HEX) }), 'the recipient is'],
      [
        'another function',
        change({ input: encodeFunctionData({ abi, functionName: 'drain', args: [FRIEND_HEX as `0x${string}`] }) }),
        'The message calls an unknown function (',
      ],
      ['bytes behind the arguments', change({ input: `${to(FRIEND_HEX)}00` }), 'The call has extra bytes after its arguments.'],
      ['no call', change({ input: '0x' }), '“0x”'],
      ['no hex', change({ input: '0xzz' }), 'The call data isn’t valid hex.'],
      [
        'another contract',
        () => ({ receiver: THEM_HEX, hook: { message: { contract_addr: THEM_HEX, input: to(FRIEND_HEX) } } }),
        'a contract that isn’t in',
      ],
      ['another receiver', ({ hook }) => ({ receiver: THEM, hook }), 'the forwarder is'],
      ['coins along', change({ value: '1' }), 'The memo’s call sends coins.'],
      ['an authorisation of the account', change({ auth_list: [{}] }), 'auth_list'],
      ['an access list', change({ access_list: [{}] }), 'access_list'],
      ['an unknown key of the call', change({ gas: 1 }), 'message Unrecognized'],
      ['an unknown key of the hook', ({ receiver, hook }) => ({ receiver, hook: { ...hook, gas: 1 } }), ': “Unrecognized'],
      [
        'an odd number for its callback',
        ({ receiver, hook }) => ({ receiver, hook: { ...hook, async_callback: { id: 'x', contract_address: WRAPPER } } }),
        'async_callback.id',
      ],
      [
        'an unknown key of the callback',
        ({ receiver, hook }) => ({ receiver, hook: { ...hook, async_callback: { id: 1, contract_address: WRAPPER, x: 1 } } }),
        'async_callback Unrecognized',
      ],
      [
        'a stranger’s callback',
        ({ receiver, hook }) => ({ receiver, hook: { ...hook, async_callback: { id: '7', contract_address: THEM_HEX } } }),
        'no callback',
      ],
    ],
  )

  test('may write no value as nothing', () => {
    const { hook } = change({ value: '' })(good)
    expect(() => checkCosmos(transfer('one-1', 'uinit', ME, WRAPPER, JSON.stringify({ evm: hook }), 'channel-1'), intent)).not.toThrow()
  })

  test('runs only where there is an EVM', () => {
    const move = ask({ from: ['one-1', 'uinit'], to: ['move-1', 'x'], way: ['one-1', 'move-1'] })
    expect(() => checkCosmos(transfer('one-1', 'uinit', ME, WRAPPER, JSON.stringify({ evm: good.hook }), 'channel-2'), move)).toThrow(
      'doesn’t work',
    )
  })
})

describe('a transfer with a Wasm hook', () => {
  const intent = ask({ from: ['one-1', 'uinit'], to: ['wasm-1', 'uout'], way: ['one-1', 'wasm-1', 'wasm-1'] })
  const args = {
    user_swap: { swap_exact_asset_in: { swap_venue_name: 'dex', operations: [{ pool: 'p', denom_in: INIT_WASM, denom_out: 'uout' }] } },
    min_asset: { native: { denom: 'uout', amount: '990000' } },
    timeout_timestamp: SOON_NS.toString(),
    post_swap_action: { transfer: { to_address: FRIEND } },
    affiliates: [] as unknown[],
  }
  interface Hook {
    receiver: string
    contract: string
    args: typeof args
    extra?: object
  }
  const check = ({ receiver, contract, args: given, extra = {} }: Hook) =>
    checkCosmos(
      transfer(
        'one-1',
        'uinit',
        ME,
        receiver,
        JSON.stringify({ wasm: { contract, msg: { swap_and_action: given }, ...extra } }),
        'channel-4',
      ),
      intent,
    )
  const change = (part: Json) => (good: Hook) => ({ ...good, args: { ...good.args, ...part } })
  family('transfer with a Wasm hook', { receiver: ENTRY_WASM, contract: ENTRY_WASM, args } satisfies Hook, check, [
    ['another recipient', change({ post_swap_action: { transfer: { to_address: THEM } } }), 'the recipient is'],
    ['another contract', (good) => ({ ...good, receiver: THEM, contract: THEM }), 'a contract that isn’t in'],
    ['an unknown key of the hook', (good) => ({ ...good, extra: { gas: 1 } }), ': “Unrecognized'],
    ['another receiver', (good) => ({ ...good, receiver: THEM }), 'the forwarder is'],
    ['a smaller yield', change({ min_asset: { native: { denom: 'uout', amount: '1' } } }), 'the minimum is'],
    ['another yield', change({ min_asset: { native: { denom: 'ubad', amount: '990000' } } }), '“ubad”'],
    ['a share for others', change({ affiliates: [{ basis_points_fee: '9000', address: THEM }] }), 'a share'],
    [
      'a call of another contract',
      change({ post_swap_action: { contract_call: { contract_address: THEM, msg: '' } } }),
      'post_swap_action',
    ],
    ['an exchange of any amount', change({ user_swap: { swap_exact_asset_out: { refund_address: THEM } } }), 'user_swap'],
    ['a field nobody knows', change({ callback: THEM }), 'callback'],
    ['an end long past', change({ timeout_timestamp: '1' }), '1970'],
  ])
})
