// Skip's entry point on Wasm chains: known to the letter, at every depth.
import { describe, expect, test } from 'vitest'
import { ENTRY_WASM, FRIEND, ME, NOW, SOON_NS } from '../../../../test/support/benches/guardBench.ts'
import { readBridgedCall, readWasmCall } from './wasmCalls.ts'

type Json = Record<string, unknown>

const operation = { pool: 'p', denom_in: 'uin', denom_out: 'uout' }
const exact = { swap_exact_asset_in: { swap_venue_name: 'dex', operations: [operation] } }
const smart = { smart_swap_exact_asset_in: { swap_venue_name: 'dex', routes: [{ offer_asset: {}, operations: [operation] }] } }
const native = { native: { denom: 'uout', amount: '990000' } }
const cw20 = { cw20: { address: 'token', amount: '990000' } }
const fee = { recv_fee: [], ack_fee: [], timeout_fee: [] }
const packet = (change: Json = {}) => ({
  ibc_transfer: {
    ibc_info: { source_channel: 'channel-0', receiver: FRIEND, memo: '', recover_address: ME, fee, ...change },
    fee_swap: null,
  },
})
const call = (change: Json = {}): Json => ({
  sent_asset: { native: { denom: 'uin', amount: '1000000' } },
  user_swap: exact,
  min_asset: native,
  timeout_timestamp: SOON_NS.toString(),
  post_swap_action: { bank_send: { to_address: FRIEND } },
  affiliates: [],
  ...change,
})
const read = (change: Json = {}) => readWasmCall(ENTRY_WASM, { swap_and_action: call(change) })

/** The message once for each object in it, with a key too many there. What an exchange does with its own pools is left open. */
function withKeys(value: unknown): unknown[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, at) => withKeys(item).map((changed) => value.map((one, index): unknown => (index === at ? changed : one))))
  }
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).filter(([key]) => key !== 'offer_asset')
  const deeper = inner.flatMap(([key, part]) => withKeys(part).map((changed) => ({ ...value, [key]: changed })))
  return [{ ...value, unknown_key: 1 }, ...deeper]
}

const VARIANTS: [string, Json][] = [
  ['an exchange at one venue', {}],
  ['one over several routes', { user_swap: smart }],
  ['one for tokens', { min_asset: cw20 }],
  ['one that is paid out by transfer', { post_swap_action: { transfer: { to_address: FRIEND } } }],
  ['one that goes on by IBC', { post_swap_action: packet() }],
]

describe.each(VARIANTS)('%s', (_what, change) => {
  test('is read', () => {
    expect(read(change)).toMatchObject({ contract: ENTRY_WASM, vm: 'wasm', name: 'swap_and_action', deadline: NOW + 600_000 })
  })

  test('is refused with a key too many anywhere', () => {
    const changed = withKeys(call(change))
    expect(changed.length).toBeGreaterThan(6)
    for (const message of changed) {
      expect(() => readWasmCall(ENTRY_WASM, { swap_and_action: message }), JSON.stringify(message)).toThrow('The arguments of')
    }
  })
})

test.each(['', '-1', '+1', '1.5', '1e3', '0x10', ' 1', '1'.repeat(40)])('an amount may not be “%s”', (amount) => {
  expect(() => read({ min_asset: { native: { denom: 'uout', amount } } })).toThrow('The arguments of')
})

test.each(['', '0x10', '1.5', '-1', '1'.repeat(21), 1.5, -1])('a timeout may not be %s', (moment) => {
  expect(() => read({ timeout_timestamp: moment })).toThrow('The arguments of')
})

test('a timeout may be a number or a bigint', () => {
  expect(read({ timeout_timestamp: SOON_NS }).deadline).toBe(NOW + 600_000)
  expect(read({ timeout_timestamp: 5_000_000 }).deadline).toBe(5)
})

test.each(['recv_fee', 'ack_fee', 'timeout_fee'])('a packet pays no %s', (name) => {
  const paid = packet({ fee: { ...fee, [name]: [{ denom: 'uout', amount: '1' }] } })
  expect(() => read({ post_swap_action: paid })).toThrow('The arguments of')
})

test('an exchange has a step, and a route has one too', () => {
  const none = { swap_exact_asset_in: { swap_venue_name: 'dex', operations: [] } }
  expect(() => read({ user_swap: none })).toThrow('The arguments of')
  const noRoute = { smart_swap_exact_asset_in: { swap_venue_name: 'dex', routes: [] } }
  expect(() => read({ user_swap: noRoute })).toThrow('The arguments of')
  const emptyRoute = { smart_swap_exact_asset_in: { swap_venue_name: 'dex', routes: [{ offer_asset: {}, operations: [] }] } }
  expect(() => read({ user_swap: emptyRoute })).toThrow('The arguments of')
})

describe('an action without an exchange', () => {
  const action = (change: Json = {}): Json => ({
    sent_asset: { native: { denom: 'uin', amount: '1000000' } },
    timeout_timestamp: SOON_NS.toString(),
    action: packet(),
    exact_out: false,
    min_asset: null,
    ...change,
  })

  test('hands on what it is given', () => {
    expect(readWasmCall(ENTRY_WASM, { action: action() })).toMatchObject({
      effect: { kind: 'keep' },
      spends: { denom: 'uin', amount: '1000000' },
      recovery: [ME],
      next: { how: 'ibc', channel: 'channel-0', receiver: FRIEND },
    })
    expect(readWasmCall(ENTRY_WASM, { action_with_recover: action({ recovery_addr: FRIEND }) }).recovery).toEqual([FRIEND, ME])
  })

  test('keeps nothing back', () => {
    for (const change of [{ exact_out: true }, { exact_out: 'false' }, { exact_out: undefined }, { recovery_addr: ME }]) {
      expect(() => readWasmCall(ENTRY_WASM, { action: action(change) })).toThrow('The arguments of')
    }
  })

  test('is refused with a key too many anywhere', () => {
    for (const message of withKeys(action({ min_asset: native }))) {
      expect(() => readWasmCall(ENTRY_WASM, { action: message }), JSON.stringify(message)).toThrow('The arguments of')
    }
  })
})

test('a bridge’s call is the JSON of its bytes, and nothing else', () => {
  const hex = (text: string) => `0x${Buffer.from(text).toString('hex')}`
  expect(readBridgedCall(ENTRY_WASM, hex(JSON.stringify({ swap_and_action: call() })))).toMatchObject({ name: 'swap_and_action' })
  for (const text of ['[]', '1', 'null'])
    expect(() => readBridgedCall(ENTRY_WASM, hex(text))).toThrow('The contract call isn’t a JSON object.')
  for (const bytes of ['0x00', '0xff', hex('{"action":{},"action":1}'), hex('{}{}')]) {
    expect(() => readBridgedCall(ENTRY_WASM, bytes)).toThrow('duplicate keys')
  }
})
