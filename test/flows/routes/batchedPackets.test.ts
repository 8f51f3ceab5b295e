// Checks packets of several users in one transaction of a relayer: the outcome of one must never be reported for another.
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createChainTips } from '../../../src/main/clients/chains/cosmos/chainTips.ts'
import { createCosmosClients } from '../../../src/main/clients/chains/cosmos/cosmosClients.ts'
import { createRegistry } from '../../../src/main/clients/chains/registry/registry.ts'
import { createHostFailover } from '../../../src/main/platform/hostFailover.ts'
import { traceOnChain } from '../../../src/main/features/transfers/tracking/traceOnChain.ts'
import { createPracticeNetwork } from '../../../src/practice/network.ts'
import type { RouteHop } from '../../../src/shared/contract/transfer/route.ts'
import type { FetchLike } from '../../../src/wire/world.ts'
import { writeBook } from '../../support/benches/bookShelf.ts'
import { createFastClock } from '../../support/fastClock.ts'
import { isSearch } from '../../support/bodies/nodeReplies.ts'
import { SOURCE, temporaryFolder } from '../../support/benches/practiceBench.ts'
import { grow, OWN_ADDRESS, sampleQuote, until } from '../../../src/shared/domain/transfer/sampleTransfer.ts'

const HARBOUR = 'harbour-1'
const THIRD_PARTY = 'init1e0thqrzmtx3tr42mme5cc3pw2gxty9xn3fcsan'
const BY_IBC: RouteHop = {
  kind: 'ibc',
  bridge: 'IBC',
  fromChainId: HARBOUR,
  toChainId: SOURCE,
  denomIn: null,
  denomOut: 'uinit',
  amountOut: null,
  txIndex: 0,
}

interface Told {
  type: string
  attributes: Record<string, string>
}

const packet = (type: string, sequence: string, message: string): Told => ({
  type,
  attributes: { packet_sequence: sequence, packet_src_channel: 'channel-2', packet_dst_channel: 'channel-7', msg_index: message },
})
const told = (type: string, attributes: Record<string, string>): Told => ({ type, attributes })

const OURS_SENT = { "tx.hash='A1": [packet('send_packet', '5', '0')] }

/** Follows packet 5 where searches that begin so find a transaction with these events, and others nothing. */
async function follow(answers: Record<string, readonly Told[]>) {
  const clock = createFastClock(1)
  const practice = createPracticeNetwork({ seed: 1, writeBook, file: join(temporaryFolder(), 'practice.db'), clock, pace: 1 })
  onTestFinished(() => {
    practice.close()
  })
  const registry = createRegistry(practice.network)
  const fetch: FetchLike = async (url, init) => {
    const body = typeof init?.body === 'string' ? init.body : ''
    if (!isSearch(body)) return await practice.fetch(url, init)
    const call = JSON.parse(body) as { id: number; params: { query: string } }
    const found = Object.entries(answers).find(([begin]) => call.params.query.startsWith(begin))
    return Response.json({ jsonrpc: '2.0', id: call.id, result: searched(found?.[1] ?? []) })
  }
  const nodes = { fetch, registry, hosts: createHostFailover(clock), tips: createChainTips(clock), signal: new AbortController().signal }
  const chain = createCosmosClients(nodes)
  return await traceOnChain({ chain, registry }, grow(until('registered', quoted()), quoted()))
}

function quoted() {
  const quote = sampleQuote([BY_IBC])
  return { ...quote, request: { ...quote.request, toDenom: 'uinit' } }
}

function searched(events: readonly Told[]) {
  if (events.length === 0) return { txs: [], total_count: '0' }
  const written = events.map(({ type, attributes }) => ({
    type,
    attributes: Object.entries(attributes).map(([key, value]) => ({ key, value })),
  }))
  const result = { code: 0, data: null, log: '', info: '', gas_wanted: '1', gas_used: '1', events: written, codespace: '' }
  return { txs: [{ hash: 'A1'.repeat(32), height: '9', index: 0, tx_result: result, tx: 'AAEC' }], total_count: '1' }
}

test('another packet that is paid back in the same transaction does not pay ours back', async () => {
  const batch = [
    packet('acknowledge_packet', '5', '1'),
    told('fungible_token_packet', { success: '\u0001', msg_index: '1' }),
    packet('acknowledge_packet', '6', '2'),
    told('fungible_token_packet', { error: 'no such receiver', msg_index: '2' }),
  ]
  // The receiving node's index trails, so its answer is missing.
  expect(await follow({ ...OURS_SENT, acknowledge_packet: batch })).toEqual({ place: 'underway' })
})

test('ours that is paid back is found among others that arrived', async () => {
  const batch = [
    packet('acknowledge_packet', '6', '1'),
    told('fungible_token_packet', { success: '\u0001', msg_index: '1' }),
    packet('acknowledge_packet', '5', '2'),
    told('fungible_token_packet', { error: 'no such receiver', msg_index: '2' }),
  ]
  expect(await follow({ ...OURS_SENT, acknowledge_packet: batch })).toMatchObject({ place: 'returned' })
})

test('of several packets to one recipient each has its own amount', async () => {
  const batch = [
    packet('recv_packet', '4', '1'),
    told('fungible_token_packet', { receiver: OWN_ADDRESS, denom: 'transfer/channel-2/uinit', amount: '999', msg_index: '1' }),
    packet('recv_packet', '5', '2'),
    told('fungible_token_packet', { receiver: OWN_ADDRESS, denom: 'transfer/channel-2/uinit', amount: '10', msg_index: '2' }),
  ]
  const found = await follow({ ...OURS_SENT, recv_packet: batch })
  expect(found).toMatchObject({ place: 'arrived', release: { chainId: SOURCE, amount: '10' } })
})

test('ours has arrived though a stranger’s packet comes first in the transaction', async () => {
  const batch = [
    packet('recv_packet', '4', '1'),
    told('fungible_token_packet', { receiver: THIRD_PARTY, denom: 'transfer/channel-2/uinit', amount: '999', msg_index: '1' }),
    packet('recv_packet', '5', '2'),
    told('fungible_token_packet', { receiver: OWN_ADDRESS, denom: 'transfer/channel-2/uinit', amount: '10', msg_index: '2' }),
  ]
  expect(await follow({ ...OURS_SENT, recv_packet: batch })).toMatchObject({ place: 'arrived', release: { amount: '10' } })
})

test('two packets that only together have its number and channels are neither of them ours', async () => {
  const batch = [
    packet('timeout_packet', '6', '1'),
    told('timeout_packet', { packet_sequence: '5', packet_src_channel: 'channel-3', packet_dst_channel: 'channel-9', msg_index: '2' }),
  ]
  expect(await follow({ ...OURS_SENT, timeout_packet: batch })).toEqual({ place: 'underway' })
})
