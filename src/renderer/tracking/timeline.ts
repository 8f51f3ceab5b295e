// A transfer as stops and the legs between them, each with what happened there. Pure: the sheet only draws it.
import { isSettled } from '../../shared/transferMachine.ts'
import type { RouteHop } from '../../shared/route.ts'
import type { TrackedHop, Transfer } from '../../shared/transfer.ts'
import { currentHop } from './fundsNow.ts'

export type StampWord = 'sent' | 'passedOn' | 'arrived' | 'due' | 'returned' | 'notSent' | 'failed'

/** One stamp. It is set only where an event with a chain is known; `due` alone is an expectation. */
export interface StampMark {
  word: StampWord
  /** Milliseconds since 1970; null = the time is not known. */
  at: number | null
  /** What the angle is taken from: the transaction that did it. */
  seed: string
}

export interface Stop {
  kind: 'stop'
  key: string
  chainId: string
  place: 'start' | 'middle' | 'end'
  /** back = the money came back to here; never = it does not get this far. */
  state: 'ahead' | 'done' | 'back' | 'never'
  stamp: StampMark | null
  receivedAt: number | null
  sentAt: number | null
  height: number | null
}

export interface TimelineLeg {
  kind: 'leg'
  key: string
  number: number
  way: RouteHop['kind']
  fromChainId: string
  toChainId: string
  state: 'ahead' | 'now' | 'done' | 'failed' | 'never'
  sendHash: string | null
  receiveHash: string | null
  startedAt: number | null
  endedAt: number | null
  /** Known for a route of one leg alone: the router estimates the whole way. */
  usualSeconds: number | null
}

export type TimelineItem = Stop | TimelineLeg

const NOT_SENT = ['cancelled', 'expired', 'expiredUnsent', 'superseded', 'refusedByChain']
const ARRIVED = ['completed', 'unconverted', 'claimed']

/**
 * Stops and legs in the order of travel, starting and ending with a stop.
 * The router's hops win over the quoted ones; what it has not reported yet is taken from the quote.
 */
export function timeline(transfer: Transfer): TimelineItem[] {
  const hops = allHops(transfer)
  const legs = hops.map((hop, index) => leg(transfer, hops, hop, index))
  const items: TimelineItem[] = [startStop(transfer, legs[0])]
  legs.forEach((item, index) => {
    items.push(item, laterStop(transfer, hops, legs, index))
  })
  return items
}

interface Hop extends TrackedHop {
  way: RouteHop['kind']
}

/** When the transfer should be there by the quoted duration, milliseconds since 1970; null when not sent or not estimated. */
export function dueAt(transfer: Transfer): number | null {
  const sentAt = firstSentAt(transfer)
  return sentAt === null || transfer.quote.durationSeconds === null ? null : sentAt + transfer.quote.durationSeconds * 1000
}

/** How long the journey took, or has taken so far: from the first send to the end. */
export function elapsedMs(transfer: Transfer, now: number): number | null {
  const sentAt = firstSentAt(transfer)
  return sentAt === null ? null : Math.max(0, (transfer.settledAt ?? now) - sentAt)
}

function firstSentAt(transfer: Transfer): number | null {
  return transfer.legs.find((leg) => leg.purpose === 'transfer' && leg.sentAt !== null)?.sentAt ?? null
}

function allHops(transfer: Transfer): Hop[] {
  const { quote, hops } = transfer
  const ahead = { state: 'ahead', sendHash: null, receiveHash: null, sentAt: null, receivedAt: null } as const
  const quoted = quote.hops.map((hop) => ({ ...ahead, ...hop, bridge: hop.bridge ?? '', way: hop.kind }))
  const tracked = hops.map((hop, index) => ({ ...hop, way: quoted[index]?.way ?? 'unknown' }))
  const all = [...tracked, ...quoted.slice(tracked.length)]
  const { fromChainId, toChainId } = quote.request
  return all.length > 0 ? all : [{ ...ahead, bridge: '', way: 'unknown', fromChainId, toChainId }]
}

function leg(transfer: Transfer, hops: Hop[], hop: Hop, index: number): TimelineLeg {
  const signed = transfer.legs.findLast((entry) => entry.purpose === 'transfer' && entry.chainId === hop.fromChainId)
  const isFirst = index === 0
  const startedAt = hop.sentAt ?? (isFirst ? (signed?.includedAt ?? signed?.sentAt ?? null) : null)
  const state = legState(transfer, hops, index)
  return {
    kind: 'leg',
    key: `leg ${index}`,
    number: index + 1,
    way: hop.way,
    fromChainId: hop.fromChainId,
    toChainId: hop.toChainId,
    state,
    sendHash: hop.sendHash ?? (isFirst ? (signed?.hash ?? null) : null),
    receiveHash: hop.receiveHash,
    startedAt,
    endedAt: hop.receivedAt ?? (state === 'failed' || state === 'done' ? transfer.settledAt : null),
    usualSeconds: hops.length === 1 ? transfer.quote.durationSeconds : null,
  }
}

function legState(transfer: Transfer, hops: Hop[], index: number): TimelineLeg['state'] {
  const { phase } = transfer
  if (ARRIVED.includes(phase) || hops[index]?.state === 'received') return 'done'
  if (NOT_SENT.includes(phase)) return 'never'
  const now = currentHop(hops)
  if (phase === 'failedOnSource') return index === 0 ? 'failed' : 'never'
  if (phase === 'failed' || phase === 'refunded') return index === now ? 'failed' : 'never'
  return index === now && firstSentAt(transfer) !== null ? 'now' : 'ahead'
}

function startStop(transfer: Transfer, first: TimelineLeg | undefined): Stop {
  const { phase, quote } = transfer
  const signed = transfer.legs.find((entry) => entry.purpose === 'transfer')
  const stop = { kind: 'stop', key: 'stop 0', chainId: quote.request.fromChainId, place: 'start', receivedAt: null } as const
  const sentAt = signed?.includedAt ?? signed?.sentAt ?? first?.startedAt ?? null
  const seed = signed?.hash ?? transfer.id
  const height = signed?.includedHeight ?? null
  if (NOT_SENT.includes(phase)) {
    return { ...stop, state: 'never', stamp: { word: 'notSent', at: transfer.settledAt, seed }, sentAt: null, height }
  }
  if (phase === 'failedOnSource') return { ...stop, state: 'never', stamp: { word: 'failed', at: sentAt, seed }, sentAt, height }
  if (sentAt === null) return { ...stop, state: 'ahead', stamp: null, sentAt: null, height: null }
  const isBack = phase === 'refunded' && transfer.release?.chainId === quote.request.fromChainId
  const stamp: StampMark = isBack ? { word: 'returned', at: transfer.settledAt, seed } : { word: 'sent', at: sentAt, seed }
  return { ...stop, state: isBack ? 'back' : 'done', stamp, sentAt, height }
}

function laterStop(transfer: Transfer, hops: Hop[], legs: TimelineLeg[], index: number): Stop {
  const hop = hops[index]
  const incoming = legs[index]
  const outgoing = legs[index + 1]
  const chainId = incoming?.toChainId ?? transfer.quote.request.toChainId
  const base = {
    kind: 'stop',
    key: `stop ${index + 1}`,
    chainId,
    place: outgoing === undefined ? 'end' : 'middle',
    receivedAt: hop?.receivedAt ?? null,
    sentAt: outgoing?.startedAt ?? null,
    height: null,
  } as const
  const seed = hop?.receiveHash ?? hop?.sendHash ?? transfer.id
  if (transfer.phase === 'refunded' && transfer.release?.chainId === chainId && incoming?.state === 'done') {
    return { ...base, state: 'back', stamp: { word: 'returned', at: transfer.settledAt, seed } }
  }
  if (incoming?.state === 'done') return { ...base, state: 'done', stamp: reachedStamp(transfer, base, outgoing, seed) }
  if (incoming?.state === 'never' || incoming?.state === 'failed') return { ...base, state: 'never', stamp: null }
  const isDue = outgoing === undefined && firstSentAt(transfer) !== null && !isSettled(transfer.phase)
  return { ...base, state: 'ahead', stamp: isDue ? { word: 'due', at: dueAt(transfer), seed } : null }
}

function reachedStamp(
  transfer: Transfer,
  stop: Pick<Stop, 'receivedAt'>,
  outgoing: TimelineLeg | undefined,
  seed: string,
): StampMark | null {
  if (outgoing === undefined) return { word: 'arrived', at: stop.receivedAt ?? transfer.settledAt, seed }
  // Taken in but not passed on yet: the stop is reached, its stamp comes when it lets the parcel go.
  if (outgoing.startedAt === null && !ARRIVED.includes(transfer.phase)) return null
  return { word: 'passedOn', at: outgoing.startedAt, seed: outgoing.sendHash ?? seed }
}

/** Degrees by which a stamp is turned, -9 to 9, always the same for one transaction. */
export function stampAngle(seed: string): number {
  let sum = 0
  for (const character of seed) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return (sum % 19) - 9
}
