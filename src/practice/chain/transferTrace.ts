// Records the real way of a cross-chain transfer: each hop with its transactions, and where the money ended. The router reports it.
import type { Coin } from '../book/state.ts'
import type { TransferOutcome } from '../store/acceptedStore.ts'

/** The router's names for the ways between two chains. */
export type HopBridge =
  | 'op_init_transfer'
  | 'ibc_transfer'
  | 'cctp_transfer'
  | 'go_fast_transfer'
  | 'hyperlane_transfer'
  | 'layer_zero_transfer'
  | 'stargate_transfer'
  | 'axelar_transfer'
  | 'eureka_transfer'

/** A hop of a tracked transfer. */
export interface TraceHop {
  bridge: HopBridge
  fromChainId: string
  toChainId: string
  state: 'sent' | 'received' | 'failed'
  sendHash: string
  receiveHash: string | null
  acknowledgeHash: string | null
  timeoutHash: string | null
}

/** Where the money lies at the end; `released` false when nothing has freed it. */
export interface TraceEnd {
  ok: boolean
  release: Coin & { chain_id: string; released: boolean }
  error: string | null
}

/** The way of a tracked transfer. */
export interface TransferTrace {
  /** Where it began. */
  chainId: string
  hash: string
  outcome: TransferOutcome
  hops: TraceHop[]
  /** It will fail; what follows from that is still on its way. */
  isFailing: boolean
  end: TraceEnd | null
}

/** How much longer than usual a crossing takes. */
const DELAYS: Partial<Record<TransferOutcome, number>> = { slow: 20, pendingError: 6 }

/** How many times the usual duration a crossing of a trace takes. */
export function delayOf({ outcome }: Pick<TransferTrace, 'outcome'>): number {
  return DELAYS[outcome] ?? 1
}

/** Begins a trace. */
export function openTrace(traces: Map<string, TransferTrace>, start: Pick<TransferTrace, 'chainId' | 'hash' | 'outcome'>): TransferTrace {
  const trace: TransferTrace = { ...start, hops: [], isFailing: false, end: null }
  traces.set(start.hash, trace)
  return trace
}

/** Adds a hop that has just been sent. */
export function addHop(trace: TransferTrace, bridge: HopBridge, fromChainId: string, toChainId: string, sendHash: string): TraceHop {
  const none = { receiveHash: null, acknowledgeHash: null, timeoutHash: null }
  const hop: TraceHop = { bridge, fromChainId, toChainId, state: 'sent', sendHash, ...none }
  trace.hops.push(hop)
  return hop
}

/** Ends a trace where the money arrived as promised. */
export function endWell(trace: TransferTrace, chainId: string, coin: Coin): void {
  trace.end = { ok: true, release: { chain_id: chainId, ...coin, released: true }, error: null }
}

/** Ends a trace elsewhere. With `released` false the money stays where it cannot be reached. */
export function endBadly(trace: TransferTrace, chainId: string, coin: Coin, error: string, released = true): void {
  trace.isFailing = true
  trace.end = { ok: false, release: { chain_id: chainId, ...coin, released }, error }
}
