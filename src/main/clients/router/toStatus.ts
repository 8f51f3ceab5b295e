// Converts the router's status to a fact: two vocabularies, wrapped and flat hops, and the money's location.
// Sources: skip-mev/skip-go swaggerTypesJson.ts (state); initia-labs/docs router-api usage page (status).
import { isRecord } from '../../../shared/domain/untrusted/isRecord.ts'
import type { RouteHop } from '../../../shared/contract/transfer/route.ts'
import type { Release, TrackedHop, TransferFact } from '../../../shared/contract/transfer/transfer.ts'
import { clip, RouterHop, type HopTxName, type RouterRelease, type RouterStatus } from '../../../wire/router.ts'

type StatusFact = Extract<TransferFact, { type: 'status' }>

/** What the status is interpreted against. */
export interface Expectation {
  toChainId: string
  toDenom: string
  /** The plan, for hops that the router does not report yet. */
  plan: readonly RouteHop[]
  /** Earlier status: its times stay. */
  earlier: readonly TrackedHop[]
  /** Milliseconds since 1970. */
  now: number
  /** Returns the denomination as the chain list writes it: the router may write a contract's address in another case. */
  listedDenom(chainId: string, denom: string): string
}

/** Outcomes by the router's words; STATE_PENDING_ERROR means that a refund is still in transit. */
const STATES: Readonly<Record<string, 'pending' | 'completed' | 'failed' | 'stopped'>> = {
  STATE_SUBMITTED: 'pending',
  STATE_PENDING: 'pending',
  STATE_PENDING_ERROR: 'pending',
  STATE_COMPLETED_SUCCESS: 'completed',
  STATE_COMPLETED_ERROR: 'failed',
  STATE_ABANDONED: 'stopped',
}
const STATUSES: Readonly<Record<string, 'ended' | 'failed'>> = { STATE_COMPLETED: 'ended', STATE_FAILED: 'failed' }

/** Maximum number of hops: routes have a handful, and every stored change stays forever. */
const MAX_HOPS = 30

/** Converts one answer. An unknown state means that the transfer continues. */
export function toStatus(status: RouterStatus, expected: Expectation): StatusFact {
  const legs = status.transfers
  const places = [status, ...legs.toReversed()].map((one) => one.transfer_asset_release)
  const release = toRelease(places.find((one) => one !== null) ?? null, expected)
  const sequence = legs.length > 0 ? legs.flatMap((leg) => leg.transfer_sequence) : status.transfer_sequence
  const hops = joinHops(sequence.slice(0, MAX_HOPS).map(readHop), expected)
  const outcome = outcomeOf(status, hops, release, expected)
  const isEnd = outcome !== 'pending' && outcome !== 'stopped'
  return {
    type: 'status',
    at: expected.now,
    outcome,
    state: status.state ?? status.status ?? legs[0]?.state ?? '',
    hops,
    // Money in transit has no location.
    release: isEnd ? release : null,
    reason: reasonOf(status),
  }
}

/** Returns the failure in the router's words: of the whole, of a leg, or of the failed hop. */
function reasonOf({ transfers, transfer_sequence: flat, error }: RouterStatus): string | null {
  const legs = [error, ...transfers.toReversed().map((leg) => leg.error)].map((one) => one?.message ?? null)
  const sequence = transfers.length > 0 ? transfers.flatMap((leg) => leg.transfer_sequence) : flat
  const hops = sequence.slice(0, MAX_HOPS).map((entry) => {
    const { packet_txs, packet, error_message } = readHop(entry).hop
    return packet_txs?.error?.message ?? packet?.error?.message ?? error_message
  })
  return [...legs, ...hops].find((message) => message !== null) ?? null
}

/**
 * Determines the outcome. `state` decides where it is known. `status` alone never says how it ended: STATE_COMPLETED covers success and
 * failure, so the outcome then comes from the legs, the hops, and finally from where the money was released.
 */
function outcomeOf(
  { state, status, transfers }: RouterStatus,
  hops: readonly TrackedHop[],
  release: Release | null,
  expected: Expectation,
): StatusFact['outcome'] {
  const word =
    wordOf(state, status) ??
    wordOfLegs(
      transfers.map((leg) => leg.state),
      state ?? status,
    ) ??
    'pending'
  if (word === 'pending' || word === 'stopped') return word
  const placed = arrival(release, expected)
  if (placed !== null) return placed
  if (word !== 'ended') return word
  const ofLegs = transfers.map((leg) => leg.state)
  if (ofLegs.includes('STATE_COMPLETED_ERROR') || hops.some((hop) => hop.state === 'failed')) return 'failed'
  if (ofLegs.length > 0 && ofLegs.every((one) => one === 'STATE_COMPLETED_SUCCESS')) return 'completed'
  // Hops may be missing from the report; it suffices that the last one reached the destination.
  const reported = hops.filter((hop) => hop.state !== 'ahead')
  const isThere = reported.at(-1)?.toChainId === expected.toChainId && reported.every((hop) => hop.state === 'received')
  return isThere ? 'completed' : 'pending'
}

type Word = (typeof STATES)[string] | (typeof STATUSES)[string]

/** Either vocabulary occurs in either field. */
function wordOf(state: string | null, status: string | null): Word | null {
  const [known, ended] = [
    state === null ? undefined : STATES[state],
    [status, state].map((one) => (one === null ? undefined : STATUSES[one])),
  ]
  return known ?? ended.find((one) => one !== undefined) ?? null
}

/**
 * Derives the state from the legs where the whole has none, as in the examples of the published interface: either all have ended, or it
 * continues.
 */
function wordOfLegs(states: readonly (string | null)[], whole: string | null): Word | null {
  if (whole !== null || states.length === 0) return null
  const words = states.map((state) => wordOf(state, null) ?? 'pending')
  return (['pending', 'stopped', 'failed'] as const).find((word) => words.includes(word)) ?? 'completed'
}

/** Derives the outcome from the money's location; null where it is unknown. */
function arrival(release: Release | null, { toChainId, toDenom }: Expectation): StatusFact['outcome'] | null {
  if (release === null) return null
  if (release.chainId !== toChainId) return 'refunded'
  return release.denom === toDenom ? 'completed' : 'unconverted'
}

/** Ignores a location where the money is only expected (`released: false`). */
function toRelease(release: RouterRelease | null, { listedDenom }: Expectation): Release | null {
  if (release === null || release.chain_id === null || release.denom === null || release.released === false) return null
  const amount = release.amount !== null && /^\d+$/.test(release.amount) ? release.amount : null
  return { chainId: release.chain_id, denom: listedDenom(release.chain_id, release.denom), amount, isConfirmed: false }
}

/** Members of a payload that are not wrappers. */
const PARTS: readonly string[] = ['packet_txs', 'packet', 'txs']

/** Reads a hop under its bridge's key, or the payload itself; where both exist, the key is more specific. */
function readHop(entry: Record<string, unknown>): { bridge: string | null; hop: RouterHop } {
  const wrapper = Object.entries(entry).find(([name, value]) => !PARTS.includes(name) && isRecord(value))
  const wrapped = RouterHop.safeParse(wrapper?.[1])
  const bridge = wrapper === undefined ? null : clip(wrapper[0])
  if (wrapped.success && saysWhere(wrapped.data)) return { bridge, hop: wrapped.data }
  const flat = RouterHop.safeParse(entry)
  return { bridge, hop: flat.success ? flat.data : RouterHop.parse({}) }
}

function saysWhere({ state, from_chain_id, src_chain_id }: RouterHop): boolean {
  return state !== null || from_chain_id !== null || src_chain_id !== null
}

/** Returns the reported hops in order, then the remaining ones of the plan. */
function joinHops(reported: readonly { bridge: string | null; hop: RouterHop }[], expected: Expectation): TrackedHop[] {
  const seen = reported.map(({ bridge, hop }, index) => toTracked(bridge, hop, expected, index))
  const ahead = expected.plan.slice(seen.length).map((hop): TrackedHop => ({
    bridge: hop.bridge ?? hop.kind,
    fromChainId: hop.fromChainId,
    toChainId: hop.toChainId,
    state: 'ahead',
    sendHash: null,
    receiveHash: null,
    settleHash: null,
    sentAt: null,
    receivedAt: null,
  }))
  return [...seen, ...ahead]
}

function toTracked(bridge: string | null, hop: RouterHop, { plan, earlier, now }: Expectation, index: number): TrackedHop {
  const planned = plan[index]
  const fromChainId = hop.from_chain_id ?? hop.src_chain_id ?? planned?.fromChainId ?? 'unknown'
  const toChainId = hop.to_chain_id ?? hop.dst_chain_id ?? planned?.toChainId ?? 'unknown'
  const before = earlier.find((one) => one.fromChainId === fromChainId && one.toChainId === toChainId) ?? null
  const { sendHash, receiveHash, settleHash } = hashesOf(hop)
  const state = hopState(hop.state, before)
  const isSent = state === 'sent' || state === 'received' || state === 'failed'
  return {
    bridge: bridge ?? planned?.bridge ?? 'unknown',
    fromChainId,
    toChainId,
    state,
    sendHash: sendHash ?? before?.sendHash ?? null,
    receiveHash: receiveHash ?? before?.receiveHash ?? null,
    settleHash: settleHash ?? before?.settleHash ?? null,
    sentAt: before?.sentAt ?? (isSent ? now : null),
    receivedAt: before?.receivedAt ?? (state === 'received' ? now : null),
  }
}

/** Returns the hashes under whichever names the hop's bridge uses. */
function hashesOf({ packet_txs, packet, txs }: RouterHop): Record<'sendHash' | 'receiveHash' | 'settleHash', string | null> {
  const all = [packet_txs, packet, txs, txs?.contract_call_with_token_txs, txs?.send_token_txs].filter(
    (one) => one !== null && one !== undefined,
  )
  const first = (...names: HopTxName[]) => {
    const found = names.flatMap((name) => all.map((one) => one[name]))
    return found.find((tx) => tx !== null && tx.tx_hash !== null)?.tx_hash ?? null
  }
  return {
    sendHash: first('send_tx', 'order_submitted_tx'),
    // Where a bridge delivers in two steps, the second one pays.
    receiveHash: first('compose_tx', 'receive_tx', 'execute_tx', 'order_filled_tx'),
    settleHash: first('timeout_tx', 'acknowledge_tx', 'order_refunded_tx', 'order_timeout_tx', 'error_tx'),
  }
}

/** Matches the suffix: each bridge has its own prefix, and new ones appear. */
function hopState(word: string | null, before: TrackedHop | null): TrackedHop['state'] {
  if (word !== null && /FAIL|TIMEOUT|REFUND|ERROR/.test(word)) return 'failed'
  if (word !== null && /(RECEIVED|SUCCESS|FILLED|COMPLETED)$/.test(word)) return 'received'
  if (word !== null && /(SENT|PENDING|CONFIRMED|CONFIRMATION|RECEIPT|COMPOSE|SUBMITTED)$/.test(word)) return 'sent'
  return before?.state ?? 'unknown'
}
