// Answers of tracking of every family, as the router's public documents have them: each leads a transfer to its end, and says where
// the money is. Whether an end is believed is decided by the chains (test/flows/transfers/lyingStatus.test.ts, trackedFamilies.test.ts).
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { fundsNow, type FundsNow } from '../../../shared/domain/transfer/fundsNow.ts'
import type { RouteHop } from '../../../shared/contract/transfer/route.ts'
import { grow, sampleQuote, until } from '../../../shared/domain/transfer/sampleTransfer.ts'
import { RouterStatus } from '../../../wire/router.ts'
import { TRACKING_REPLIES, type TrackingReply } from '../../../../test/support/bodies/trackingReplies.ts'
import { toStatus } from './toStatus.ts'

const FAMILIES = [
  'ibc_transfer',
  'axelar_transfer',
  'cctp_transfer',
  'hyperlane_transfer',
  'op_init_transfer',
  'go_fast_transfer',
  'stargate_transfer',
  'eureka_transfer',
  'layer_zero_transfer',
  'evm_swap',
]

/** Where the reported hops begin; where none is reported, the chain that a route in one step or the money lies on. */
function planOf({ body, to, funds }: TrackingReply): RouteHop[] {
  const { transfers, transfer_sequence } = RouterStatus.parse(body)
  const sequence = transfers.length > 0 ? transfers.flatMap((leg) => leg.transfer_sequence) : transfer_sequence
  const ends = sequence.map((hop) => z.record(z.string(), z.looseObject({ from_chain_id: z.string(), to_chain_id: z.string() })).parse(hop))
  const plain = { kind: 'bridge' as const, bridge: null, denomIn: null, denomOut: null, amountOut: null, txIndex: 0 }
  const hops = ends.flatMap((hop) =>
    Object.values(hop).map((one) => ({ ...plain, fromChainId: one.from_chain_id, toChainId: one.to_chain_id })),
  )
  return hops.length > 0 ? hops : [{ ...plain, fromChainId: funds[0] === 'unknown' ? funds[1] : 'source-1', toChainId: to.chainId }]
}

function read(reply: TrackingReply) {
  const plan = planOf(reply)
  const sample = sampleQuote(plan)
  const quote = {
    ...sample,
    request: { ...sample.request, toChainId: reply.to.chainId, toDenom: reply.to.denom },
    to: { ...sample.to, ...reply.to },
  }
  const { chainId: toChainId, denom: toDenom } = reply.to
  const expected = { toChainId, toDenom, plan, earlier: [], now: 1000, listedDenom: (_: string, denom: string) => denom }
  const fact = toStatus(RouterStatus.parse(reply.body), expected)
  return { fact, transfer: grow([...until('registered', quote), fact], quote) }
}

function chainOf(funds: FundsNow): string {
  if (funds.place === 'onTheWay' || funds.place === 'stop') return funds.to
  return funds.place === 'unknown' ? funds.lastSeen : funds.money.chainId
}

test('every family has an answer for what is under way and one for its end', () => {
  const kinds = (family: string) => new Set(TRACKING_REPLIES.filter((reply) => reply.family === family).map(({ outcome }) => outcome))
  expect(new Set(TRACKING_REPLIES.map(({ family }) => family))).toEqual(new Set(FAMILIES))
  for (const family of FAMILIES) {
    expect(kinds(family).has('completed'), family).toBe(true)
    expect(family === 'evm_swap' || kinds(family).has('pending'), family).toBe(true)
    // Burns and deposits are never reported as failed.
    const neverFails = family === 'cctp_transfer' || family === 'op_init_transfer'
    expect([...kinds(family)].some((kind) => ['refunded', 'failed', 'unconverted'].includes(kind)) || neverFails, family).toBe(true)
  }
})

describe.for(TRACKING_REPLIES)('$family: $name', (reply) => {
  const { fact, transfer } = read(reply)

  test('ends as it says', () => {
    expect(fact.outcome).toBe(reply.outcome)
    const reported = fact.hops.filter(({ state }) => state !== 'ahead')
    expect(reported.map(({ state }) => state)).toEqual(reply.hops)
    expect(reported.every(({ sendHash }) => sendHash !== null)).toBe(true)
    expect(reported.every(({ state, receiveHash }) => state !== 'received' || receiveHash !== null)).toBe(true)
  })

  test('says where the money is', () => {
    const funds = fundsNow(transfer)
    expect([funds.place, chainOf(funds)]).toEqual(reply.funds)
  })

  test('is confirmed by nobody, and says nothing of a place as long as it travels', () => {
    expect(fact.release?.isConfirmed ?? false).toBe(false)
    if (fact.outcome === 'pending' || fact.outcome === 'stopped') expect(fact.release).toBeNull()
  })
})

test('an answer tells why a hop failed', () => {
  const reasons = TRACKING_REPLIES.map((reply) => read(reply).fact.reason).filter((reason) => reason !== null)
  expect(reasons).toContain('ABCI code: 1: error handling packet: see events for details')
  expect(reasons).toContain('packet timed out')
  expect(reasons).toContain('Received less than the least')
  expect(reasons).toContain('execution reverted')
})

test('a delivery in two steps has arrived with the second one', () => {
  const reply = TRACKING_REPLIES.find(({ family, outcome }) => family === 'layer_zero_transfer' && outcome === 'completed')
  expect(reply && read(reply).fact.hops[0]?.receiveHash).toBe('BB')
})
