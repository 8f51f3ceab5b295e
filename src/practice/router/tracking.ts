// The router's eye on transactions: registering a hash, and telling how a transfer stands. Derived from the chains and the clock alone.
// Source: skip-mev/skip-go swaggerTypesJson.ts (TxStatusResponse and below).
import { BASIN } from '../book/chains/plainEvm.ts'
import type { World } from '../chain/world.ts'
import { json, type PracticeReply } from '../reply.ts'
import type { AcceptedStore } from '../store/acceptedStore.ts'
import { ownError } from './routes.ts'
import type { RouterScript } from './scripting.ts'
import { statusBody, tellTrail, type StatusReport } from './statusReport.ts'

/** How long the router calls a fresh transfer merely submitted, at pace 1. */
const SUBMITTED_MS = 1000

/** The router's tracking of transfers. */
export interface Tracking {
  track(body: Record<string, unknown>): PracticeReply
  status(url: URL): PracticeReply
}

function notFound(hash: string): PracticeReply {
  return json({ code: 5, message: `tx not found: ${hash}`, details: [] }, 404)
}

/** A transaction in a block, and why it failed there. */
interface Seen {
  failure: string | null
}

/** A transaction that crosses nothing is done when it is in a block. */
function tellOther(failure: string | null): StatusReport {
  const done = { status: 'STATE_COMPLETED', hops: [], release: null }
  if (failure === null) return { ...done, state: 'STATE_COMPLETED_SUCCESS', error: null }
  return { ...done, state: 'STATE_COMPLETED_ERROR', error: { type: 'STATUS_ERROR_TRANSACTION_EXECUTION', message: failure } }
}

/** Creates registration and status over one world; registrations are stored in practice.db. */
export function createTracking(world: World, store: AcceptedStore, script: RouterScript, onTracked: (hash: string) => void): Tracking {
  const watches = new Map(store.tracked().map((watch) => [`${watch.chainId} ${watch.hash}`, watch]))
  const seen = (chainId: string, hash: string): Seen | null => {
    const cosmos = world.state(chainId)?.byHash.get(hash)
    if (cosmos !== undefined) return { failure: cosmos.record.code === 0 ? null : cosmos.record.raw_log }
    const receipt = world.evm.tx(chainId, `0x${hash}`)?.receipt
    return receipt === undefined ? null : { failure: receipt.status === '0x1' ? null : 'execution reverted' }
  }
  const track = (body: Record<string, unknown>): PracticeReply => {
    const [hash, chainId] = [body['tx_hash'], body['chain_id']]
    if (typeof hash !== 'string' || typeof chainId !== 'string') return ownError(400, 'tx_hash and chain_id should not be empty')
    if (world.state(chainId) === undefined && chainId !== BASIN.id)
      return json({ code: 3, message: `invalid chain ID: ${chainId}`, details: [] }, 400)
    const nowMs = world.now()
    const upper = hash.replace(/^0x/i, '').toUpperCase()
    if (seen(chainId, upper) === null) return notFound(hash)
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
    const found = seen(chainId, hash)
    if (watch === undefined || found === null) return notFound(hash)
    const trace = world.trace(hash)
    if (trace === undefined || found.failure !== null) return json(statusBody(tellOther(found.failure), script))
    const isFresh = nowMs < watch.trackedAtMs + SUBMITTED_MS / world.pace
    return json(statusBody(tellTrail(trace, { times: watch.times, isFresh }), script))
  }
  return { track, status }
}
