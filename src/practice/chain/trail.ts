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
export interface TrailHop {
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
export interface TrailEnd {
  ok: boolean
  release: Coin & { chain_id: string; released: boolean }
  error: string | null
}

/** The way of a tracked transfer. */
export interface Trail {
  /** Where it began. */
  chainId: string
  hash: string
  outcome: TransferOutcome
  hops: TrailHop[]
  /** It will fail; what follows from that is still on its way. */
  isFailing: boolean
  end: TrailEnd | null
}

/** How much longer than usual a crossing takes. */
const DELAYS: Partial<Record<TransferOutcome, number>> = { slow: 20, pendingError: 6 }

/** How many times the usual duration a crossing of a trail takes. */
export function delayOf({ outcome }: Pick<Trail, 'outcome'>): number {
  return DELAYS[outcome] ?? 1
}

/** Begins a trail. */
export function openTrail(trails: Map<string, Trail>, start: Pick<Trail, 'chainId' | 'hash' | 'outcome'>): Trail {
  const trail: Trail = { ...start, hops: [], isFailing: false, end: null }
  trails.set(start.hash, trail)
  return trail
}

/** Adds a hop that has just been sent. */
export function addHop(trail: Trail, bridge: HopBridge, fromChainId: string, toChainId: string, sendHash: string): TrailHop {
  const none = { receiveHash: null, acknowledgeHash: null, timeoutHash: null }
  const hop: TrailHop = { bridge, fromChainId, toChainId, state: 'sent', sendHash, ...none }
  trail.hops.push(hop)
  return hop
}

/** Ends a trail where the money arrived as promised. */
export function endWell(trail: Trail, chainId: string, coin: Coin): void {
  trail.end = { ok: true, release: { chain_id: chainId, ...coin, released: true }, error: null }
}

/** Ends a trail elsewhere. With `released` false the money stays where it cannot be reached. */
export function endBadly(trail: Trail, chainId: string, coin: Coin, error: string, released = true): void {
  trail.isFailing = true
  trail.end = { ok: false, release: { chain_id: chainId, ...coin, released }, error }
}
