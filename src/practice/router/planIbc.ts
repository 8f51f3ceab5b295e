// By IBC between any two Cosmos chains of the network: over one channel, or over two with a memo that lets the L1 send it on.
// Source of the memo: cosmos/ibc-apps middleware/packet-forward-middleware/README.md; its timeout as Skip writes it, a moment in
// nanoseconds that the middleware reads as a duration.
import { BRIDGE_MS, L1_CHAIN, type PracticeChain } from '../book/chains/chains.ts'
import { channelTo, cosmosChain } from '../book/chains/links.ts'
import { arrivingOverIbc, wireDenom } from '../book/vouchers.ts'
import type { Coin } from '../book/state.ts'
import { cosmosTx, withNumbers, type Making, type PlanHop, type Planner } from './plan.ts'

/** Long enough for a person with a device, nanoseconds. */
export const TIMEOUT_NS = 20n * 60n * 1_000_000_000n

/** The chains on the way, both ends included. */
function wayOf(fromChainId: string, toChainId: string): PracticeChain[] | null {
  const [from, to] = [cosmosChain(fromChainId), cosmosChain(toChainId)]
  if (from === undefined || to === undefined || from === to) return null
  return from.id === L1_CHAIN.id || to.id === L1_CHAIN.id ? [from, to] : [from, L1_CHAIN, to]
}

/** What a coin becomes over the channel between two chains. */
export function crossed(from: PracticeChain, to: PracticeChain, coin: Coin): Coin {
  const [sourceChannel, destinationChannel] = [channelTo(from, to.id) ?? '', channelTo(to, from.id) ?? '']
  const data = { denom: wireDenom(from, coin.denom), amount: coin.amount, sender: '', receiver: '', memo: '' }
  return arrivingOverIbc(from, to, { sequence: 0n, sourceChannel, destinationChannel, timeoutTimestamp: 0n, data })
}

/** The hops over IBC along a way. */
export function hopsOf(way: readonly PracticeChain[], coin: Coin): PlanHop[] {
  let held = coin
  return way.slice(1).map((to, index) => {
    const from = way[index] ?? to
    const [before, after] = [held, crossed(from, to, held)]
    held = after
    return {
      wrapper: 'transfer',
      fromChainId: from.id,
      toChainId: to.id,
      denomIn: before.denom,
      denomOut: after.denom,
      amountIn: before.amount,
      amountOut: after.amount,
      txIndex: 0,
      extra: {
        port: 'transfer',
        channel: channelTo(from, to.id),
        pfm_enabled: true,
        supports_memo: true,
        bridge_id: 'IBC',
        smart_relay: false,
      },
    }
  })
}

/** The one message of a way over IBC, in the router's form. */
function transferTx(way: readonly PracticeChain[], coin: Coin, { addresses, nowMs }: Making): unknown {
  const [from, second, third] = way
  const [sender = '', receiver = '', last = ''] = addresses
  const forward = {
    receiver: last,
    port: 'transfer',
    channel: channelTo(second ?? L1_CHAIN, third?.id ?? ''),
    retries: 2,
    timeout: `#${BigInt(Math.floor(nowMs)) * 1_000_000n + TIMEOUT_NS}`,
  }
  const message = {
    source_port: 'transfer',
    source_channel: channelTo(from ?? L1_CHAIN, second?.id ?? ''),
    token: coin,
    sender,
    receiver,
    timeout_height: { revision_number: '0', revision_height: '0' },
    timeout_timestamp: `#${BigInt(Math.floor(nowMs)) * 1_000_000n + TIMEOUT_NS}`,
    memo: third === undefined ? '' : withNumbers({ forward }),
  }
  const chainIds = way.map(({ id }) => id)
  return cosmosTx(
    chainIds,
    sender,
    '/ibc.applications.transfer.v1.MsgTransfer',
    message,
    way.slice(1).map((_, index) => index),
  )
}

/** Any two Cosmos chains, where the asset arrives under the name that is asked for. */
export const planIbc: Planner = (request) => {
  const way = wayOf(request.fromChainId, request.toChainId)
  if (way === null || request.isOpWithdraw) return null
  const coin = { denom: request.fromDenom, amount: request.amountIn }
  const hops = hopsOf(way, coin)
  if (hops.at(-1)?.denomOut !== request.toDenom) return null
  return {
    hops,
    stops: way.map(({ id }) => id),
    fees: [],
    durationMs: hops.length * BRIDGE_MS + 4000,
    needsHook: false,
    priceImpact: null,
    txs: (making) => [transferTx(way, coin, making)],
  }
}
