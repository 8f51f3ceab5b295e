// How the router puts a transfer: its words for a state, hops in the shape of their bridge, and the lies that tests ask for.
// Source: skip-mev/skip-go packages/client/src/types/swaggerTypesJson.ts (TxStatusResponse and below).
import { BASIN } from '../book/chains/plainEvm.ts'
import type { TransferTrace, TraceEnd, TraceHop } from '../chain/transferTrace.ts'
import type { RouterScript } from './scripting.ts'

/** What the router says of a transfer, before its shape is chosen. */
export interface StatusReport {
  state: string
  /** The prose word for the same. */
  status: string
  hops: readonly TraceHop[]
  release: TraceEnd['release'] | null
  error: { type: string; message: string } | null
}

const HOP_STATES: Readonly<Record<TraceHop['bridge'], Record<TraceHop['state'], string>>> = {
  op_init_transfer: { sent: 'OPINIT_TRANSFER_SENT', received: 'OPINIT_TRANSFER_RECEIVED', failed: 'OPINIT_TRANSFER_SENT' },
  ibc_transfer: { sent: 'TRANSFER_PENDING', received: 'TRANSFER_SUCCESS', failed: 'TRANSFER_FAILURE' },
  cctp_transfer: { sent: 'CCTP_TRANSFER_SENT', received: 'CCTP_TRANSFER_RECEIVED', failed: 'CCTP_TRANSFER_SENT' },
  hyperlane_transfer: { sent: 'HYPERLANE_TRANSFER_SENT', received: 'HYPERLANE_TRANSFER_RECEIVED', failed: 'HYPERLANE_TRANSFER_FAILED' },
  layer_zero_transfer: { sent: 'LAYER_ZERO_TRANSFER_SENT', received: 'LAYER_ZERO_TRANSFER_RECEIVED', failed: 'LAYER_ZERO_TRANSFER_FAILED' },
  stargate_transfer: { sent: 'STARGATE_TRANSFER_SENT', received: 'STARGATE_TRANSFER_RECEIVED', failed: 'STARGATE_TRANSFER_FAILED' },
  axelar_transfer: {
    sent: 'AXELAR_TRANSFER_PENDING_CONFIRMATION',
    received: 'AXELAR_TRANSFER_SUCCESS',
    failed: 'AXELAR_TRANSFER_FAILURE',
  },
  eureka_transfer: { sent: 'TRANSFER_PENDING', received: 'TRANSFER_SUCCESS', failed: 'TRANSFER_FAILURE' },
  go_fast_transfer: { sent: 'GO_FAST_TRANSFER_SENT', received: 'GO_FAST_TRANSFER_FILLED', failed: 'GO_FAST_TRANSFER_REFUNDED' },
}

function txRef(chainId: string, hash: string | null): unknown {
  if (hash === null) return null
  // A chain of Ethereum's kind writes its hashes so.
  const shown = chainId === BASIN.id ? `0x${hash.replace(/^0x/i, '').toLowerCase()}` : hash
  return { chain_id: chainId, tx_hash: shown, explorer_link: `https://scan.practice.invalid/${chainId}/txs/${shown}` }
}

/** The transactions of a hop under the names that its bridge gives them. */
function transactionsOf(hop: TraceHop): Record<string, unknown> {
  const near = (hash: string | null): unknown => txRef(hop.fromChainId, hash)
  const [send, receive] = [near(hop.sendHash), txRef(hop.toChainId, hop.receiveHash)]
  if (hop.bridge === 'ibc_transfer' || hop.bridge === 'eureka_transfer') {
    const acknowledge_tx = near(hop.acknowledgeHash)
    const error = hop.state === 'failed' ? { type: 'PACKET_ERROR_ACKNOWLEDGEMENT', message: 'packet failed' } : null
    return { packet_txs: { send_tx: send, receive_tx: receive, acknowledge_tx, timeout_tx: near(hop.timeoutHash), error } }
  }
  if (hop.bridge === 'axelar_transfer') {
    const txs = { send_tx: send, gas_paid_tx: send, confirm_tx: null, approve_tx: null, execute_tx: receive, error: null }
    return { type: 'AXELAR_TRANSFER_CONTRACT_CALL_WITH_TOKEN', txs: { contract_call_with_token_txs: txs }, axelar_scan_link: '' }
  }
  if (hop.bridge !== 'go_fast_transfer') return { txs: { send_tx: send, receive_tx: receive } }
  const refunded = near(hop.acknowledgeHash)
  return { txs: { order_submitted_tx: send, order_filled_tx: receive, order_refunded_tx: refunded, order_timeout_tx: null } }
}

function hopBody(hop: TraceHop, report: StatusReport, script: RouterScript): unknown {
  const isUnseen = report.state === 'STATE_SUBMITTED'
  const plain = HOP_STATES[hop.bridge][hop.state]
  const state = isUnseen ? plain.replace(/(_SENT|_PENDING)$/, '_UNKNOWN') : plain
  const both = { src_chain_id: hop.fromChainId, dst_chain_id: hop.toChainId, state, ...transactionsOf(hop) }
  if (script.hops === 'flat') return both
  return { [hop.bridge]: { from_chain_id: hop.fromChainId, to_chain_id: hop.toChainId, ...both } }
}

/** The body of a status reply. */
export function statusBody(report: StatusReport, script: RouterScript): unknown {
  const hops = report.hops.map((hop) => hopBody(hop, report, script))
  const at = report.hops.findIndex(({ state }) => state === 'sent')
  const blocking = report.release === null && at !== -1 ? { transfer_sequence_index: at } : null
  const words = {
    ...(script.vocabulary === 'status' ? {} : { state: report.state }),
    ...(script.vocabulary === 'state' ? {} : { status: report.status }),
  }
  const rest = { next_blocking_transfer: blocking, transfer_asset_release: report.release, error: report.error }
  const leg = { state: report.state, transfer_sequence: hops, ...rest }
  return { ...words, transfers: [leg], transfer_sequence: hops, ...rest }
}

function stateReport(trace: TransferTrace, state: string, status: string): StatusReport {
  return { state, status, hops: trace.hops, release: null, error: null }
}

function ended(trace: TransferTrace, end: TraceEnd): StatusReport {
  const { ok, release, error } = end
  if (ok) return { ...stateReport(trace, 'STATE_COMPLETED_SUCCESS', 'STATE_COMPLETED'), release }
  const words = stateReport(trace, 'STATE_COMPLETED_ERROR', release.released ? 'STATE_COMPLETED' : 'STATE_FAILED')
  return { ...words, release, error: { type: 'STATUS_ERROR_TRANSFER', message: error ?? '' } }
}

/** Reports a success that did not happen as soon as the truth would be visible; or a refund that did not happen. */
function lie(trace: TransferTrace, end: TraceEnd): StatusReport {
  const hops = trace.hops.map((hop): TraceHop => ({ ...hop, state: 'received' }))
  const { release } = end
  if (trace.outcome === 'lying') return { ...ended({ ...trace, hops }, { ...end, ok: true, release: { ...release, released: true } }) }
  return ended(trace, { ok: false, release: { ...release, chain_id: trace.chainId }, error: 'it was returned' })
}

/** How a transfer stands; `times` is how often it was registered, `isFresh` whether only just. */
export function tellTrail(trace: TransferTrace, watch: { times: number; isFresh: boolean }): StatusReport {
  if (trace.end !== null) {
    // The service stopped watching; registering once more makes it look again.
    if (trace.outcome === 'abandoned' && watch.times < 2) return stateReport(trace, 'STATE_ABANDONED', 'STATE_ABANDONED')
    return trace.outcome === 'lying' || trace.outcome === 'lyingElsewhere' ? lie(trace, trace.end) : ended(trace, trace.end)
  }
  if (watch.isFresh) return stateReport(trace, 'STATE_SUBMITTED', 'STATE_SUBMITTED')
  if (trace.outcome === 'unknownState') return stateReport(trace, 'STATE_RECEIVED', 'STATE_PENDING')
  return stateReport(trace, trace.isFailing ? 'STATE_PENDING_ERROR' : 'STATE_PENDING', 'STATE_PENDING')
}
