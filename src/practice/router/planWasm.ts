// Plans exchanges at Skip's Wasm entry points: on the chain itself, on the way out of it, and by a packet's hook, whose yield may go on.
// Sources: skip-mev/skip-go docs/swagger.yml (the operations); the messages as dydxprotocol/v4-abacus and skip-mev/skip-go record them.
import { BRIDGE_MS, L1_CHAIN, type PracticeChain } from '../book/chains/chains.ts'
import { channelTo, cosmosChain } from '../book/chains/links.ts'
import { HARBOUR_ENTRY_POINT, SALTMARSH_ENTRY_POINT } from '../book/contracts.ts'
import type { Coin } from '../book/state.ts'
import { poolOut, WASM_POOLS, type WasmPool } from '../book/wasmPools.ts'
import { cosmosTx, percent, withNumbers, type Making, type Plan, type PlanHop, type Planner, type RouteRequest } from './plan.ts'
import { crossed, hopsOf, TIMEOUT_NS } from './planIbc.ts'

const CONTRACTS: Readonly<Record<string, string>> = { 'harbour-1': HARBOUR_ENTRY_POINT, 'saltmarsh-1': SALTMARSH_ENTRY_POINT }

/** An exchange, and how the coins come to it and leave it: over one channel, or not at all. */
interface Way {
  from: PracticeChain
  at: PracticeChain
  to: PracticeChain
  pool: WasmPool
  /** What enters the pool, and what it gives. */
  offered: Coin
  got: Coin
  impact: bigint
}

/** The way over one pool, where it leads from what is offered to what is wanted. */
function wayOver(pool: WasmPool, { fromChainId, fromDenom, toChainId, toDenom, amountIn }: RouteRequest): Way | null {
  const [from, at, to] = [fromChainId, pool.chainId, toChainId].map((id) => cosmosChain(id))
  if (from === undefined || at === undefined || to === undefined) return null
  const isNear = (one: PracticeChain) => one === at || channelTo(one, at.id) !== undefined
  if (!isNear(from) || !isNear(to)) return null
  const coin = { denom: fromDenom, amount: amountIn }
  const offered = from === at ? coin : crossed(from, at, coin)
  const out = poolOut(pool, offered)
  if (out === null || out.coin.amount === '0') return null
  const last = to === at ? out.coin : crossed(at, to, out.coin)
  return last.denom === toDenom ? { from, at, to, pool, offered, got: out.coin, impact: out.impact } : null
}

function swapHop({ at, pool, offered, got }: Way): PlanHop {
  const venue = { name: pool.venue, chain_id: at.id, logo_uri: '' }
  const operations = [{ pool: pool.id, denom_in: offered.denom, denom_out: got.denom }]
  const swapIn = { swap_venue: venue, swap_operations: operations, swap_amount_in: offered.amount, estimated_amount_out: got.amount }
  const extra = { swap_in: swapIn, estimated_affiliate_fee: `0${got.denom}`, chain_id: at.id, swap_venues: [venue] }
  const [fromChainId, toChainId, denomIn, denomOut] = [at.id, at.id, offered.denom, got.denom]
  return { wrapper: 'swap', fromChainId, toChainId, denomIn, denomOut, amountIn: offered.amount, amountOut: got.amount, txIndex: 0, extra }
}

/** The call of the entry point. `own` and `last` are the addresses where the exchange is and where the way ends. */
function callOf({ at, to, pool, offered, got }: Way, { own, last, min, until }: { own: string; last: string; min: string; until: string }) {
  const operations = [{ pool: pool.id, denom_in: offered.denom, denom_out: got.denom }]
  const info = { source_channel: channelTo(at, to.id), receiver: last, memo: '', recover_address: own }
  return {
    swap_and_action: {
      user_swap: { swap_exact_asset_in: { swap_venue_name: pool.venue, operations } },
      min_asset: { native: { denom: got.denom, amount: min } },
      timeout_timestamp: until,
      post_swap_action: to === at ? { transfer: { to_address: own } } : { ibc_transfer: { ibc_info: info } },
      affiliates: [],
    },
  }
}

function txOf(way: Way, request: RouteRequest, stops: readonly string[], { addresses, nowMs, least: min }: Making): unknown {
  const { from, at } = way
  const until = `#${BigInt(Math.floor(nowMs)) * 1_000_000n + TIMEOUT_NS}`
  const [sender = ''] = addresses
  const own = addresses[stops.indexOf(at.id)] ?? ''
  const [contract = '', msg] = [CONTRACTS[at.id], callOf(way, { own, last: addresses.at(-1) ?? '', min, until })]
  const coin = { denom: request.fromDenom, amount: request.amountIn }
  const operations = stops.length === 1 ? [0] : stops.map((_, index) => index)
  if (from === at) {
    return cosmosTx(stops, sender, '/cosmwasm.wasm.v1.MsgExecuteContract', { sender, contract, msg, funds: [coin] }, operations)
  }
  const message = {
    source_port: 'transfer',
    source_channel: channelTo(from, at.id),
    token: coin,
    sender,
    receiver: contract,
    timeout_height: {},
    timeout_timestamp: until,
    memo: withNumbers({ wasm: { contract, msg } }),
  }
  return cosmosTx(stops, sender, '/ibc.applications.transfer.v1.MsgTransfer', message, operations)
}

function planOver(way: Way, request: RouteRequest): Plan {
  const { from, at, to, offered, got, impact } = way
  const before = from === at ? [] : hopsOf([from, at], { denom: request.fromDenom, amount: request.amountIn })
  const after = to === at ? [] : hopsOf([at, to], got)
  const stops = [...(from === at ? [] : [from.id]), at.id, ...(to === at ? [] : [to.id])]
  return {
    hops: [...before, swapHop({ ...way, offered }), ...after],
    stops,
    fees: [],
    durationMs: (before.length + after.length) * BRIDGE_MS + 4000,
    needsHook: false,
    priceImpact: percent(impact),
    txs: (making) => [txOf(way, request, stops, making)],
  }
}

/** What the pools behind the entry points trade, where the L1 is at most one channel away on either side. */
export const planWasm: Planner = (request) => {
  if (request.isOpWithdraw || request.goFast) return null
  const isAround = (chainId: string) => chainId === L1_CHAIN.id || CONTRACTS[chainId] !== undefined
  if (!isAround(request.fromChainId) || !isAround(request.toChainId)) return null
  const ways = WASM_POOLS.map((pool) => wayOver(pool, request)).filter((way) => way !== null)
  const [way] = ways
  return way === undefined ? null : planOver(way, request)
}
