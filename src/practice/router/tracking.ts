// The router's eye on transactions: registering a hash, and telling how a transfer stands. Derived from the chains and the clock alone.
// Source: skip-mev/skip-go swaggerTypesJson.ts (TxStatusResponse and below).
import { L1_CHAIN } from '../book/chains.ts'
import { arrivingCoin } from '../book/bridgeEvents.ts'
import type { BookTx } from '../book/state.ts'
import type { DepositTrail } from '../chain/inclusion.ts'
import type { World } from '../chain/world.ts'
import { json, type PracticeReply } from '../reply.ts'
import type { AcceptedStore, TrackedTx } from '../store/acceptedStore.ts'
import { ownError } from './routes.ts'
import type { RouterScript } from './scripting.ts'

/** How long the router calls a fresh transfer merely submitted, at pace 1. */
const SUBMITTED_MS = 1000

export interface Tracking {
  track(body: Record<string, unknown>): PracticeReply
  status(url: URL): PracticeReply
}

interface Telling {
  state: string
  /** The prose word for the same. */
  status: string
  hopState: string
  sendHash: string
  receiveHash: string | null
  release: { chain_id: string; denom: string; amount: string; released: boolean } | null
  error: { type: string; message: string } | null
}

function notFound(hash: string): PracticeReply {
  return json({ code: 5, message: `tx not found: ${hash}`, details: [] }, 404)
}

function txRef(chainId: string, hash: string | null): unknown {
  return hash === null ? null : { chain_id: chainId, tx_hash: hash, explorer_link: `https://scan.practice.invalid/${chainId}/txs/${hash}` }
}

function told(state: string, status: string, hopState: string, sendHash: string): Telling {
  return { state, status, hopState, sendHash, receiveHash: null, release: null, error: null }
}

/** The end of a transfer, once the other side has acted. */
function ending(trail: DepositTrail, watch: TrackedTx): Telling {
  const { deposit, hash } = trail
  const failed = (message: string) => ({ type: 'STATUS_ERROR_TRANSFER', message })
  const released = (chainId: string, coin: { denom: string; amount: string }, isReleased: boolean) => ({
    chain_id: chainId,
    ...coin,
    released: isReleased,
  })
  if (trail.outcome === 'refunded') {
    const base = told('STATE_COMPLETED_ERROR', 'STATE_COMPLETED', 'OPINIT_TRANSFER_SENT', hash)
    return { ...base, release: released(L1_CHAIN.id, deposit.coin, true), error: failed('the rollup refused the deposit; it was returned') }
  }
  if (trail.outcome === 'failed') {
    const release = released(deposit.rollup.id, arrivingCoin(deposit.rollup, deposit.coin, true), false)
    return {
      ...told('STATE_COMPLETED_ERROR', 'STATE_FAILED', 'OPINIT_TRANSFER_SENT', hash),
      release,
      error: failed('the deposit could not be finalized'),
    }
  }
  const converted = trail.converted !== false
  const coin = arrivingCoin(deposit.rollup, deposit.coin, converted)
  const done = { receiveHash: trail.receiveHash, release: released(deposit.rollup.id, coin, true) }
  if (!converted) {
    return {
      ...told('STATE_COMPLETED_ERROR', 'STATE_COMPLETED', 'OPINIT_TRANSFER_RECEIVED', hash),
      ...done,
      error: failed('conversion failed on the destination'),
    }
  }
  // The service stopped watching; registering once more makes it look again.
  if (trail.outcome === 'abandoned' && watch.times < 2) return told('STATE_ABANDONED', 'STATE_ABANDONED', 'OPINIT_TRANSFER_SENT', hash)
  return { ...told('STATE_COMPLETED_SUCCESS', 'STATE_COMPLETED', 'OPINIT_TRANSFER_RECEIVED', hash), ...done }
}

function tellDeposit(trail: DepositTrail, watch: TrackedTx, world: World, nowMs: number): Telling {
  const arrived = trail.receiveHash !== null || trail.refundHash !== null || (trail.outcome === 'failed' && nowMs >= trail.arrivesAtMs)
  if (arrived) return ending(trail, watch)
  if (nowMs < watch.trackedAtMs + SUBMITTED_MS / world.pace)
    return told('STATE_SUBMITTED', 'STATE_SUBMITTED', 'OPINIT_TRANSFER_UNKNOWN', trail.hash)
  const state = { unknownState: 'STATE_RECEIVED', refunded: 'STATE_PENDING_ERROR' }[trail.outcome as string] ?? 'STATE_PENDING'
  return told(state, 'STATE_PENDING', 'OPINIT_TRANSFER_SENT', trail.hash)
}

function hopOf(trail: DepositTrail, telling: Telling, script: RouterScript): unknown {
  const txs = { send_tx: txRef(L1_CHAIN.id, telling.sendHash), receive_tx: txRef(trail.deposit.rollup.id, telling.receiveHash) }
  const chains = { src_chain_id: L1_CHAIN.id, dst_chain_id: trail.deposit.rollup.id, state: telling.hopState, txs }
  if (script.hops === 'flat') return chains
  return { op_init_transfer: { from_chain_id: L1_CHAIN.id, to_chain_id: trail.deposit.rollup.id, ...chains } }
}

function statusBody(telling: Telling, hops: unknown[], script: RouterScript): unknown {
  const blocking = telling.release === null && hops.length > 0 ? { transfer_sequence_index: 0 } : null
  const words = {
    ...(script.vocabulary === 'status' ? {} : { state: telling.state }),
    ...(script.vocabulary === 'state' ? {} : { status: telling.status }),
  }
  const rest = { next_blocking_transfer: blocking, transfer_asset_release: telling.release, error: telling.error }
  const leg = { state: telling.state, transfer_sequence: hops, ...rest }
  return { ...words, transfers: [leg], transfer_sequence: hops, ...rest }
}

function tellOther(tx: BookTx): Telling {
  if (tx.record.code === 0) return told('STATE_COMPLETED_SUCCESS', 'STATE_COMPLETED', '', tx.hash)
  const error = { type: 'STATUS_ERROR_TRANSACTION_EXECUTION', message: tx.record.raw_log }
  return { ...told('STATE_COMPLETED_ERROR', 'STATE_COMPLETED', '', tx.hash), error }
}

/** Registration and status over one world; what was registered is kept in practice.db. */
export function createTracking(world: World, store: AcceptedStore, script: RouterScript, onTracked: (hash: string) => void): Tracking {
  const watches = new Map(store.tracked().map((watch) => [`${watch.chainId} ${watch.hash}`, watch]))
  const track = (body: Record<string, unknown>): PracticeReply => {
    const [hash, chainId] = [body['tx_hash'], body['chain_id']]
    if (typeof hash !== 'string' || typeof chainId !== 'string') return ownError(400, 'tx_hash and chain_id should not be empty')
    const state = world.state(chainId)
    if (state === undefined) return json({ code: 3, message: `invalid chain ID: ${chainId}`, details: [] }, 400)
    const nowMs = world.now()
    const upper = hash.replace(/^0x/i, '').toUpperCase()
    if (!state.byHash.has(upper)) return notFound(hash)
    if (script.trackRefusals > 0) {
      script.trackRefusals -= 1
      return notFound(hash)
    }
    const known = watches.get(`${chainId} ${upper}`)
    store.addTracked(chainId, upper, nowMs)
    watches.set(`${chainId} ${upper}`, { chainId, hash: upper, trackedAtMs: nowMs, times: (known?.times ?? 0) + 1 })
    onTracked(upper)
    return json({ tx_hash: upper, explorer_link: `https://scan.practice.invalid/${chainId}/txs/${upper}` })
  }
  const status = (url: URL): PracticeReply => {
    const hash = (url.searchParams.get('tx_hash') ?? '').replace(/^0x/i, '').toUpperCase()
    const chainId = url.searchParams.get('chain_id') ?? ''
    const nowMs = world.now()
    const watch = watches.get(`${chainId} ${hash}`)
    const tx = world.state(chainId)?.byHash.get(hash)
    if (watch === undefined || tx === undefined) return notFound(hash)
    const trail = world.trail(hash)
    if (trail === undefined || tx.record.code !== 0) return json(statusBody(tellOther(tx), [], script))
    const telling = tellDeposit(trail, watch, world, nowMs)
    return json(statusBody(telling, [hopOf(trail, telling, script)], script))
  }
  return { track, status }
}
