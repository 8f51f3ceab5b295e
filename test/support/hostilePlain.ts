// What a router that cheats may change in routes of plain messages: named, and each usable after any other.
import type { PlainMessage } from '../../src/practice/outcome/execute.ts'
import { L2_INIT_EVM, L2_USDC_EVM, ME, ME_HARBOUR, THEM, THEM_HARBOUR } from './guardBench.ts'
import type { Bundle } from './hostileHooks.ts'

/** Returns null where the family has nothing to change. */
export type Attack = (bundle: Bundle) => Bundle | null

function onMessage(change: (message: PlainMessage) => PlainMessage | null): Attack {
  return (bundle) => {
    const [first, ...others] = bundle.messages
    const changed = first === undefined ? null : change(first)
    return changed === null ? null : { ...bundle, messages: [changed, ...others] }
  }
}
const onMemo = (change: (memo: string) => string) =>
  onMessage((message) => (message.kind === 'transfer' && message.memo !== '' ? { ...message, memo: change(message.memo) } : null))
const onQuote = (patch: object): Attack => {
  return (bundle) => ({ ...bundle, request: { ...bundle.request, patch: { ...bundle.request.patch, ...patch } } })
}
const table = <T>(name: string, values: readonly T[], attack: (value: T) => Attack): [string, Attack][] =>
  values.map((value) => [`${name} ${String(value)}`, attack(value)])

const ADDRESSES = [THEM, THEM_HARBOUR, '', 'pfm', ME.toUpperCase(), ME_HARBOUR, '0x1']
const AMOUNTS = ['0', '1', '500000', '999999', '1000001', '2000000', '-1', '01000000']
const DENOMS = ['uusdc', 'uinit', 'uharb', L2_INIT_EVM, L2_USDC_EVM, 'UINIT', 'move/worthless']
const CHANNELS = ['channel-0', 'channel-1', 'channel-2', 'channel-3', 'channel-4', 'channel-9', 'channel-99', '']

/** By name. */
export const PLAIN_ATTACKS: ReadonlyMap<string, Attack> = new Map([
  ...table('receiver', ADDRESSES, (to) => onMessage((message) => (message.kind === 'unknown' ? null : { ...message, to }))),
  ...table('amount', AMOUNTS, (amount) => onMessage((message) => ({ ...message, coin: { ...message.coin, amount } }))),
  ...table('asset', DENOMS, (denom) => onMessage((message) => ({ ...message, coin: { ...message.coin, denom } }))),
  ...table('channel', CHANNELS, (channel) => onMessage((message) => (message.kind === 'transfer' ? { ...message, channel } : null))),
  ...table('port', ['icahost', 'wasm.x', ''], (port) =>
    onMessage((message) => (message.kind === 'transfer' ? { ...message, port } : null)),
  ),
  ...table('bridge', ['0', '14', '16', '17'], (bridgeId) =>
    onMessage((message) => (message.kind === 'deposit' ? { ...message, bridgeId } : null)),
  ),
  ...table('forwarded receiver', ADDRESSES, (to) => onMemo((memo) => memo.replace(/"receiver":"[^"]*"/, `"receiver":"${to}"`))),
  ...table('forwarded channel', CHANNELS, (to) => onMemo((memo) => memo.replace(/"channel":"[^"]*"/, `"channel":"${to}"`))),
  ...table('twice', ['receiver', 'Receiver', '\\u0072eceiver', 'receıver'], (key) =>
    onMemo((memo) => memo.replace('{"receiver"', `{"${key}":"${THEM}","receiver"`)),
  ),
  ...table('second key', ['wasm', 'Forward', 'move', 'evm', '__proto__'], (key) =>
    onMemo((memo) => memo.replace('{"forward"', `{"${key}":{},"forward"`)),
  ),
  ...table('next', ['', '{}', '{"wasm":{}}', '{"forward":{"receiver":"x","port":"transfer","channel":"channel-0"}}'], (next) =>
    onMemo((memo) => memo.replace('}}', `,"next":${JSON.stringify(next)}}}`)),
  ),
  ...table('memo', ['', '{}', ' ', '[]', 'null', '{"wasm":{}}', '{"forward":{}}'], (memo) =>
    onMessage((message) => (message.kind === 'transfer' ? { ...message, memo } : null)),
  ),
  ...table('timeout', [0n, 1n, 2n ** 64n - 1n], (timeout) => (bundle) => ({ ...bundle, timeout })),
  ...table('least', ['0', '1', '1000000', '1000001', '9000000'], (minimumOut) => onQuote({ minimumOut })),
  ...table('transactions', [0, 2, 3], (transactionsRequired) => onQuote({ transactionsRequired })),
  ...table('way', ['one-1', 'evm-1', 'wasm-1', 'harbour-1'], (stop): Attack => {
    return (bundle) => ({ ...bundle, request: { ...bundle.request, way: [...bundle.request.way, stop] } })
  }),
  ...table('message twice', ['same', 'theirs'], (kind): Attack => {
    const other = (message: PlainMessage): PlainMessage => ({ kind: 'send', from: message.from, to: THEM, coin: message.coin })
    return (bundle) => ({
      ...bundle,
      messages: bundle.messages.flatMap((message) => [message, kind === 'same' ? message : other(message)]),
    })
  }),
  ['wrapped message', onMessage(({ from, coin }) => ({ kind: 'unknown', from, coin }))],
  ['no message', (bundle) => ({ ...bundle, messages: [] })],
  ['signer', onMessage((message) => ({ ...message, from: THEM }))],
])
