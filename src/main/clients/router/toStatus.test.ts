// From the router's status to an outcome and hops, in every shape it has been seen to take.
import { describe, expect, test } from 'vitest'
import type { RouteHop } from '../../../shared/contract/transfer/route.ts'
import { RouterStatus } from '../../../wire/router.ts'
import { toStatus, type Expectation } from './toStatus.ts'

const UNSAID = { denomIn: null, denomOut: null, amountOut: null, txIndex: 0 }
const PLAN: RouteHop[] = [
  { ...UNSAID, kind: 'ibc', bridge: 'IBC', fromChainId: 'noble-1', toChainId: 'one-1' },
  { ...UNSAID, kind: 'opinit', bridge: 'OPINIT', fromChainId: 'one-1', toChainId: 'two-1' },
]
const listedDenom = (_: string, denom: string) => (denom.startsWith('0x') ? '0xAb' : denom)
const EXPECTED: Expectation = { toChainId: 'two-1', toDenom: 'l2/ab', plan: PLAN, earlier: [], now: 1000, listedDenom }
const read = (body: unknown, change: Partial<Expectation> = {}) => toStatus(RouterStatus.parse(body), { ...EXPECTED, ...change })
const release = (chain_id: string, denom: string, released = true) => ({
  transfer_asset_release: { chain_id, denom, amount: '5', released },
})
const tx = (tx_hash: string) => ({ chain_id: 'x', tx_hash, explorer_link: 'https://explorer.invalid' })

describe('the outcome', () => {
  test.for<[string, unknown, string]>([
    ['submitted', { state: 'STATE_SUBMITTED' }, 'pending'],
    ['pending', { state: 'STATE_PENDING' }, 'pending'],
    ['an error whose refund still travels', { state: 'STATE_PENDING_ERROR', ...release('one-1', 'uinit') }, 'pending'],
    ['success', { state: 'STATE_COMPLETED_SUCCESS' }, 'completed'],
    ['success, released as asked', { state: 'STATE_COMPLETED_SUCCESS', ...release('two-1', 'l2/ab') }, 'completed'],
    ['success in another form', { state: 'STATE_COMPLETED_SUCCESS', ...release('two-1', 'l2/cd') }, 'unconverted'],
    ['an error without a place', { state: 'STATE_COMPLETED_ERROR' }, 'failed'],
    ['an error, back on an intermediate chain', { state: 'STATE_COMPLETED_ERROR', ...release('one-1', 'ibc/9') }, 'refunded'],
    ['an error, not released yet', { state: 'STATE_COMPLETED_ERROR', ...release('one-1', 'ibc/9', false) }, 'failed'],
    ['an error, at the destination as the wrong asset', { state: 'STATE_COMPLETED_ERROR', ...release('two-1', 'ibc/9') }, 'unconverted'],
    ['no longer watched', { state: 'STATE_ABANDONED' }, 'stopped'],
    ['a state that nobody knows', { state: 'STATE_RECEIVED' }, 'pending'],
    ['a state that nobody knows beside a known status', { state: 'STATE_NEW', status: 'STATE_FAILED' }, 'failed'],
    ['nothing at all', {}, 'pending'],
    ['the other vocabulary: failed', { status: 'STATE_FAILED' }, 'failed'],
    ['the other vocabulary: failed and returned', { status: 'STATE_FAILED', ...release('noble-1', 'uusdc') }, 'refunded'],
    ['the other vocabulary: completed, nothing else said', { status: 'STATE_COMPLETED' }, 'pending'],
    ['completed, by its legs', { status: 'STATE_COMPLETED', transfers: [{ state: 'STATE_COMPLETED_SUCCESS' }] }, 'completed'],
    ['completed, yet a leg failed', { status: 'STATE_COMPLETED', transfers: [{ state: 'STATE_COMPLETED_ERROR' }] }, 'failed'],
    ['completed, where `state` says otherwise', { status: 'STATE_COMPLETED', state: 'STATE_COMPLETED_ERROR' }, 'failed'],
    [
      'completed, by its flat hops',
      { status: 'STATE_COMPLETED', transfer_sequence: [{ src_chain_id: 'one-1', dst_chain_id: 'two-1', state: 'TRANSFER_SUCCESS' }] },
      'completed',
    ],
    [
      'completed, though the only hop reported ends elsewhere',
      { status: 'STATE_COMPLETED', transfer_sequence: [{ src_chain_id: 'noble-1', dst_chain_id: 'one-1', state: 'TRANSFER_SUCCESS' }] },
      'pending',
    ],
    ['completed, by the place', { status: 'STATE_COMPLETED', transfers: [{ ...release('two-1', 'l2/ab') }] }, 'completed'],
  ])('%s', ([, body, outcome]) => {
    expect(read(body).outcome).toBe(outcome)
  })
})

test('a contract in another case is the listed one', () => {
  const status = read({ state: 'STATE_COMPLETED_SUCCESS', ...release('two-1', '0xaB') }, { toDenom: '0xAb' })
  expect(status).toMatchObject({ outcome: 'completed', release: { denom: '0xAb' } })
})

test('a place where the money is only expected is not where it lies', () => {
  expect(read({ state: 'STATE_COMPLETED_ERROR', ...release('one-1', 'ibc/9', false) }).release).toBeNull()
  expect(read({ state: 'STATE_COMPLETED_ERROR', ...release('one-1', 'ibc/9') }).release).toEqual({
    chainId: 'one-1',
    denom: 'ibc/9',
    amount: '5',
    isConfirmed: false,
  })
})

describe('hops', () => {
  const sequence = [
    {
      ibc_transfer: {
        from_chain_id: 'noble-1',
        to_chain_id: 'one-1',
        state: 'TRANSFER_SUCCESS',
        packet_txs: { send_tx: tx('AA'), receive_tx: tx('BB'), acknowledge_tx: null, timeout_tx: null, error: null },
      },
    },
    {
      op_init_transfer: {
        from_chain_id: 'one-1',
        to_chain_id: 'two-1',
        state: 'OPINIT_TRANSFER_SENT',
        txs: { send_tx: tx('BB'), receive_tx: null },
      },
    },
  ]

  test('are read under their bridge’s key', () => {
    const { hops } = read({ state: 'STATE_PENDING', transfers: [{ state: 'STATE_PENDING', transfer_sequence: sequence }] })
    expect(hops).toEqual([
      {
        bridge: 'ibc_transfer',
        fromChainId: 'noble-1',
        toChainId: 'one-1',
        state: 'received',
        sendHash: 'AA',
        receiveHash: 'BB',
        settleHash: null,
        sentAt: 1000,
        receivedAt: 1000,
      },
      {
        bridge: 'op_init_transfer',
        fromChainId: 'one-1',
        toChainId: 'two-1',
        state: 'sent',
        sendHash: 'BB',
        receiveHash: null,
        settleHash: null,
        sentAt: 1000,
        receivedAt: null,
      },
    ])
  })

  test('are read flat, and named by the plan', () => {
    const flat = [{ src_chain_id: 'noble-1', dst_chain_id: 'one-1', state: 'TRANSFER_PENDING' }]
    expect(read({ state: 'STATE_PENDING', transfers: [{ transfer_sequence: flat }] }).hops).toMatchObject([
      { bridge: 'IBC', fromChainId: 'noble-1', toChainId: 'one-1', state: 'sent' },
      { bridge: 'OPINIT', fromChainId: 'one-1', toChainId: 'two-1', state: 'ahead', sentAt: null },
    ])
  })

  test('may be fewer or more than planned', () => {
    expect(read({ state: 'STATE_PENDING' }).hops.map(({ state }) => state)).toEqual(['ahead', 'ahead'])
    const more = [...sequence, { new_bridge: { from_chain_id: 'two-1', to_chain_id: 'three-1', state: 'NEW_THING' } }]
    expect(read({ transfers: [{ transfer_sequence: more }] }).hops.at(-1)).toMatchObject({
      bridge: 'new_bridge',
      toChainId: 'three-1',
      state: 'unknown',
    })
  })

  test('keep the time at which each state was first seen, and what was known when the router forgets', () => {
    const first = read({ transfers: [{ transfer_sequence: sequence }] })
    const again = read(
      {
        transfers: [
          { transfer_sequence: [sequence[0], { op_init_transfer: { from_chain_id: 'one-1', to_chain_id: 'two-1', state: null } }] },
        ],
      },
      { earlier: first.hops, now: 9000 },
    )
    expect(again.hops).toEqual(first.hops)
    const arrived = {
      op_init_transfer: {
        from_chain_id: 'one-1',
        to_chain_id: 'two-1',
        state: 'OPINIT_TRANSFER_RECEIVED',
        txs: { send_tx: tx('BB'), receive_tx: tx('CC') },
      },
    }
    expect(read({ transfers: [{ transfer_sequence: [sequence[0], arrived] }] }, { earlier: first.hops, now: 9000 }).hops[1]).toMatchObject({
      state: 'received',
      sentAt: 1000,
      receivedAt: 9000,
      receiveHash: 'CC',
      settleHash: null,
    })
  })

  test.for([
    ['ibc_transfer', 'packet_txs', { send_tx: tx('AA'), receive_tx: tx('BB'), acknowledge_tx: null }],
    ['eureka_transfer', 'packet_txs', { send_tx: tx('AA'), receive_tx: tx('BB'), timeout_tx: null }],
    ['op_init_transfer', 'txs', { send_tx: tx('AA'), receive_tx: tx('BB') }],
    ['layer_zero_transfer', 'txs', { send_tx: tx('AA'), receive_tx: tx('CC'), compose_tx: tx('BB'), error_tx: null }],
    ['cctp_transfer', 'txs', { send_tx: tx('AA'), receive_tx: tx('BB') }],
    ['cctp_transfer_v2', 'txs', { send_tx: tx('AA'), receive_tx: tx('BB') }],
    ['hyperlane_transfer', 'txs', { send_tx: tx('AA'), receive_tx: tx('BB') }],
    ['stargate_transfer', 'txs', { send_tx: tx('AA'), receive_tx: tx('BB'), error_tx: null }],
    ['axelar_transfer', 'txs', { contract_call_with_token_txs: { send_tx: tx('AA'), gas_paid_tx: null, execute_tx: tx('BB') } }],
    ['axelar_transfer', 'txs', { send_token_txs: { send_tx: tx('AA'), confirm_tx: tx('CC'), execute_tx: tx('BB') } }],
    ['go_fast_transfer', 'txs', { order_submitted_tx: tx('AA'), order_filled_tx: tx('BB'), order_refunded_tx: null }],
  ] as const)('of %s name their transactions in %s', ([wrapper, where, txs]) => {
    const hop = { [wrapper]: { from_chain_id: 'a', to_chain_id: 'b', state: 'X_PENDING', [where]: txs } }
    expect(read({ transfers: [{ transfer_sequence: [hop] }] }).hops[0]).toMatchObject({
      bridge: wrapper,
      sendHash: 'AA',
      receiveHash: 'BB',
    })
  })

  test.for([
    ['is a list', []],
    ['has a number for a hash', { send_tx: { tx_hash: 5 }, receive_tx: tx('BB') }],
  ] as const)('whose part on transactions %s are hops all the same', ([, txs]) => {
    const hop = { cctp_transfer: { from_chain_id: 'a', to_chain_id: 'b', state: 'CCTP_TRANSFER_SENT', txs } }
    expect(read({ transfers: [{ transfer_sequence: [hop] }] }).hops[0]).toMatchObject({ toChainId: 'b', state: 'sent', sendHash: null })
  })

  test('wrapped and flat at once count once', () => {
    const both = {
      ibc_transfer: { from_chain_id: 'noble-1', to_chain_id: 'one-1', state: 'TRANSFER_SUCCESS', txs: { send_tx: tx('AA') } },
      state: 'TRANSFER_SUCCESS',
    }
    const { hops } = read({ transfers: [{ transfer_sequence: [both] }] })
    expect(hops.map(({ fromChainId, state, sendHash }) => [fromChainId, state, sendHash])).toEqual([
      ['noble-1', 'received', 'AA'],
      ['one-1', 'ahead', null],
    ])
  })

  test.for([
    ['GO_FAST_POST_ACTION_FAILED', 'failed'],
    ['GO_FAST_TRANSFER_TIMEOUT', 'failed'],
    ['GO_FAST_TRANSFER_FILLED', 'received'],
    ['CCTP_TRANSFER_PENDING_CONFIRMATION', 'sent'],
    ['AXELAR_TRANSFER_PENDING_RECEIPT', 'sent'],
    ['LAYER_ZERO_TRANSFER_WAITING_FOR_COMPOSE', 'sent'],
    ['TRANSFER_FAILURE', 'failed'],
    ['OPINIT_TRANSFER_UNKNOWN', 'unknown'],
  ] as const)('%s is %s', ([word, state]) => {
    expect(
      read({ transfers: [{ transfer_sequence: [{ any: { from_chain_id: 'a', to_chain_id: 'b', state: word } }] }] }).hops[0]?.state,
    ).toBe(state)
  })
})

test('the place of the money and the reason are kept as they were said', () => {
  const body = {
    state: 'STATE_COMPLETED_ERROR',
    ...release('one-1', 'uinit'),
    error: { type: 'STATUS_ERROR_TRANSFER', message: 'ran out of gas' },
  }
  expect(read(body)).toMatchObject({
    state: 'STATE_COMPLETED_ERROR',
    release: { chainId: 'one-1', denom: 'uinit', amount: '5' },
    reason: 'ran out of gas',
  })
})

describe('what is kept', () => {
  test('is bounded, however much the router writes: each change of it is stored for ever', () => {
    const long = 'x'.repeat(1_000_000)
    const hop = { ibc_transfer: { from_chain_id: long, to_chain_id: long, state: long, packet_txs: { send_tx: tx(long) } } }
    const said = {
      state: `STATE_${long}`,
      error: { message: long },
      ...release(long, long),
      transfer_sequence: Array.from({ length: 500 }, () => hop),
    }
    expect(JSON.stringify(read(said)).length).toBeLessThan(100_000)
    expect(read(said).reason).toMatch(/^x+…$/)
  })
})
