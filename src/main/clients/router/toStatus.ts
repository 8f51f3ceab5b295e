// The router's status as a fact: two vocabularies, wrapped and flat hops, and where the money lies.
// Sources: skip-mev/skip-go swaggerTypesJson.ts (state); initia-labs/docs router-api usage page (status).
import type { RouteHop } from '../../../shared/contract/transfer/route.ts'
import type { Release, TrackedHop, TransferFact } from '../../../shared/contract/transfer/transfer.ts'
import { clip, RouterHop, type HopTxName, type RouterRelease, type RouterStatus } from '../../../wire/router.ts'

type StatusFact = Extract<TransferFact, { type: 'status' }>

export interface Expectation {
  toChainId: string
  toDenom: string
  /** The plan, for hops that the router does not report yet. */
  plan: readonly RouteHop[]
  /** What was seen before: earlier times stay. */
  earlier: readonly TrackedHop[]
  /** Milliseconds since 1970. */
  now: number
  /** The denomination as the chain list writes it: the router may write a contract's address in another case. */
  listedDenom(chainId: string, denom: string): string
}

/** Outcome of the words that say it; STATE_PENDING_ERROR means that a refund is still on its way. */
const STATES: Readonly<Record<string, 'pending' | 'completed' | 'failed' | 'stopped'>> = {
  STATE_SUBMITTED: 'pending',
  STATE_PENDING: 'pending',
  STATE_PENDING_ERROR: 'pending',
  STATE_COMPLETED_SUCCESS: 'completed',
  STATE_COMPLETED_ERROR: 'failed',
  STATE_ABANDONED: 'stopped',
}
const STATUSES: Readonly<Record<string, 'ended' | 'failed'>> = { STATE_COMPLETED: 'ended', STATE_FAILED: 'failed' }

/** Routes have a handful; every change of what is kept is stored for ever. */
const MAX_HOPS = 30

/** What one answer says. A state that is not known means that the transfer goes on. */
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
    // As long as it travels it lies nowhere.
    release: isEnd ? release : null,
    reason: reasonOf(status),
  }
}

/** The failure in the router's words: of the whole, of a leg, or of the hop that failed. */
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
 * `state` decides where it is known. `status` alone never says how it ended: STATE_COMPLETED covers success and failure,
 * so the outcome then comes from the legs, the hops, and last from where the money was released.
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
  // Hops may be missing from the report; what counts is that the last one reached the destination.
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
 * What the legs say where the whole has no word at all, as in the examples of the published interface: all of them have ended,
 * or it goes on.
 */
function wordOfLegs(states: readonly (string | null)[], whole: string | null): Word | null {
  if (whole !== null || states.length === 0) return null
  const words = states.map((state) => wordOf(state, null) ?? 'pending')
  return (['pending', 'stopped', 'failed'] as const).find((word) => words.includes(word)) ?? 'completed'
}

/** What the place of the money says; null when it says nothing. */
function arrival(release: Release | null, { toChainId, toDenom }: Expectation): StatusFact['outcome'] | null {
  if (release === null) return null
  if (release.chainId !== toChainId) return 'refunded'
  return release.denom === toDenom ? 'completed' : 'unconverted'
}

/** The router also names the place where the money is only expected (`released: false`): that is not where it lies. */
function toRelease(release: RouterRelease | null, { listedDenom }: Expectation): Release | null {
  if (release === null || release.chain_id === null || release.denom === null || release.released === false) return null
  const amount = release.amount !== null && /^\d+$/.test(release.amount) ? release.amount : null
  return { chainId: release.chain_id, denom: listedDenom(release.chain_id, release.denom), amount, isConfirmed: false }
}

/** Members of a payload that are no wrapper. */
const PARTS: readonly string[] = ['packet_txs', 'packet', 'txs']

/** A hop stands under its bridge's key, or is the payload itself; where both are there, the key says more. */
function readHop(entry: Record<string, unknown>): { bridge: string | null; hop: RouterHop } {
  const wrapper = Object.entries(entry).find(([name, value]) => !PARTS.includes(name) && typeof value === 'object' && value !== null)
  const wrapped = RouterHop.safeParse(wrapper?.[1])
  const bridge = wrapper === undefined ? null : clip(wrapper[0])
  if (wrapped.success && saysWhere(wrapped.data)) return { bridge, hop: wrapped.data }
  const flat = RouterHop.safeParse(entry)
  return { bridge, hop: flat.success ? flat.data : RouterHop.parse({}) }
}

function saysWhere({ state, from_chain_id, src_chain_id }: RouterHop): boolean {
  return state !== null || from_chain_id !== null || src_chain_id !== null
}

/** Reported hops in their order, then those of the plan that are still ahead. */
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

/** Under whichever name the hop's bridge gives them. */
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

/** By the end of the word: each bridge has its own prefix, and new ones appear. */
function hopState(word: string | null, before: TrackedHop | null): TrackedHop['state'] {
  if (word !== null && /FAIL|TIMEOUT|REFUND|ERROR/.test(word)) return 'failed'
  if (word !== null && /(RECEIVED|SUCCESS|FILLED|COMPLETED)$/.test(word)) return 'received'
  if (word !== null && /(SENT|PENDING|CONFIRMED|CONFIRMATION|RECEIPT|COMPOSE|SUBMITTED)$/.test(word)) return 'sent'
  return before?.state ?? 'unknown'
}
