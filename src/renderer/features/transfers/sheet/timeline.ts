// Describes a transfer as stops and the legs between them, each with what happened there. Pure: the sheet only draws it.
import { isSettled } from '../../../../shared/domain/transfer/transferStateMachine.ts'
import type { RouteHop } from '../../../../shared/contract/transfer/route.ts'
import type { TrackedHop, Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { currentLeg, hasArrivedLeg, hopsBefore, isReplacing } from '../../../../shared/domain/transfer/legs.ts'
import { currentHop, fundsNow } from '../../../../shared/domain/transfer/fundsNow.ts'
import { arrivedAt, beganAt, carriers, claimableSince, dueAt, firstSentAt } from '../../../../shared/domain/transfer/timelineTimes.ts'
import type { HookState } from '../../../words/en/transfers/signatures.ts'
import { usualSeconds } from './transferTimes.ts'

/** Word on a stamp. */
export type StampWord = 'sent' | 'passedOn' | 'arrived' | 'due' | 'claimable' | 'returned' | 'notSent' | 'failed' | 'done'

/** A stamp. It is set only where an event with a chain is known; `due` is an expectation, and `claimable` waits for the user. */
export interface StampMark {
  word: StampWord
  /** Milliseconds since 1970; null = the time is not known. */
  at: number | null
  /** Determines the angle: the hash of the transaction that set it. */
  seed: string
}

/** A stop of the journey. */
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
  /** The money rests here until the user signs the next leg. */
  isResting: boolean
}

/** A leg between two stops. */
export interface TimelineLeg {
  kind: 'leg'
  key: string
  number: number
  way: RouteHop['kind']
  fromChainId: string
  toChainId: string
  /** returning = refused, and on its way back to where it began. */
  state: 'ahead' | 'now' | 'done' | 'failed' | 'returning' | 'never'
  sendHash: string | null
  receiveHash: string | null
  startedAt: number | null
  endedAt: number | null
  /** Usual duration; known only for a route of one leg, since the router estimates the whole way. Null as `usualSeconds` says. */
  usualSeconds: number | null
}

/** A stop or a leg. */
export type TimelineItem = Stop | TimelineLeg

const NOT_SENT: readonly Transfer['phase'][] = ['cancelled', 'expired', 'expiredUnsent', 'superseded', 'refusedByChain']
const ARRIVED = ['completed', 'unconverted', 'claimed']

/**
 * Returns stops and legs in the order of travel, starting and ending with a stop.
 * The router's hops take precedence over the quoted ones; hops it has not reported yet are taken from the quote.
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

const AHEAD = { state: 'ahead', sendHash: null, receiveHash: null, settleHash: null, sentAt: null, receivedAt: null } as const

function allHops(transfer: Transfer): Hop[] {
  const { hops } = transfer
  const planned = plannedHops(transfer)
  const quoted = planned.map((hop) => ({ ...AHEAD, ...hop, bridge: hop.bridge ?? '', way: hop.kind }))
  const tracked = hops.map((hop, index) => ({ ...hop, way: quoted[index]?.way ?? 'unknown' }))
  const all = [...tracked, ...quoted.slice(tracked.length)]
  return all.length > 0 ? all : [{ ...AHEAD, bridge: '', ...endsOf(transfer) }]
}

/** Returns the hops that were travelled, followed by those of the quote for the rest of the way, once there is one. */
function plannedHops(transfer: Transfer): RouteHop[] {
  const { quote, onward } = transfer
  return onward === null ? quote.hops : [...quote.hops.slice(0, hopsBefore(transfer)), ...onward.quote.hops]
}

/** Returns the ends without a quoted hop: out of the bridge for a claim, otherwise straight from one end to the other. */
function endsOf({ quote, withdrawal }: Transfer): Pick<Hop, 'way' | 'fromChainId' | 'toChainId'> {
  const { fromChainId, toChainId } = quote.request
  const rollup = quote.task === 'claim' ? (quote.withdrawal ?? withdrawal)?.chainId : undefined
  return { way: rollup === undefined ? 'unknown' : 'opinit', fromChainId: rollup ?? fromChainId, toChainId }
}

function leg(transfer: Transfer, hops: Hop[], hop: Hop, index: number): TimelineLeg {
  // A leg of the transfer begins at its first hop; the following hops are passed on by others.
  const isBegin = index === 0 || (hasArrivedLeg(transfer) && index === hopsBefore(transfer))
  const signed = isBegin
    ? carriers(transfer).findLast((entry) => entry.chainId === hop.fromChainId || transfer.quote.task === 'claim')
    : undefined
  const startedAt = (index === 0 ? beganAt(transfer) : null) ?? hop.sentAt ?? signed?.includedAt ?? signed?.sentAt ?? null
  const state = legState(transfer, hops, index)
  return {
    kind: 'leg',
    key: `leg ${index}`,
    number: index + 1,
    way: hop.way,
    fromChainId: hop.fromChainId,
    toChainId: hop.toChainId,
    state,
    sendHash: hop.sendHash ?? signed?.hash ?? null,
    receiveHash: hop.receiveHash,
    startedAt,
    endedAt: hop.receivedAt ?? (state === 'failed' || state === 'done' ? arrivedAt(transfer) : claimableSince(transfer)),
    usualSeconds: hops.length === 1 ? usualSeconds(transfer) : null,
  }
}

function legState(transfer: Transfer, hops: Hop[], index: number): TimelineLeg['state'] {
  const { phase } = transfer
  if (ARRIVED.includes(phase) || hops[index]?.state === 'received') return 'done'
  if (NOT_SENT.includes(phase)) return 'never'
  const now = currentHop(hops)
  if (phase === 'failedOnSource') return index === 0 ? 'failed' : 'never'
  if (phase === 'failed' || phase === 'refunded') return index === now ? 'failed' : 'never'
  if (phase === 'halted') return 'never'
  if (fundsNow(transfer).place === 'returning') return index === now ? 'returning' : 'never'
  return index === now && isMoving(transfer) ? 'now' : 'ahead'
}

/** Returns whether the current leg has been sent: between two legs nothing moves. */
function isMoving(transfer: Transfer): boolean {
  if (isResting(transfer)) return false
  return firstSentAt(transfer) !== null
}

function isResting(transfer: Transfer): boolean {
  if (!hasArrivedLeg(transfer)) return false
  const isOpen = transfer.phase === 'authorised' || transfer.phase === 'built' || transfer.phase === 'signed'
  return isOpen && !isReplacing(transfer)
}

function startStop(transfer: Transfer, first: TimelineLeg | undefined): Stop {
  const { phase, quote } = transfer
  const signed = carriers(transfer)[0]
  const chainId = first?.fromChainId ?? quote.request.fromChainId
  const stop = { kind: 'stop', key: 'stop 0', chainId, place: 'start', receivedAt: null, isResting: false } as const
  const sentAt = beganAt(transfer) ?? first?.startedAt ?? null
  const seed = signed?.hash ?? transfer.id
  const height = signed?.includedHeight ?? null
  if (NOT_SENT.includes(phase)) {
    return { ...stop, state: 'never', stamp: { word: 'notSent', at: transfer.settledAt, seed }, sentAt: null, height }
  }
  if (phase === 'failedOnSource') return { ...stop, state: 'never', stamp: { word: 'failed', at: sentAt, seed }, sentAt, height }
  if (sentAt === null) return { ...stop, state: 'ahead', stamp: null, sentAt: null, height: null }
  // No stamp before a block has it.
  if (height === null && fundsNow(transfer).place === 'leaving') return { ...stop, state: 'ahead', stamp: null, sentAt, height }
  const isBack = phase === 'refunded' && transfer.release?.chainId === chainId
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
    isResting: isResting(transfer) && index === hopsBefore(transfer) - 1,
  } as const
  const seed = hop?.receiveHash ?? hop?.sendHash ?? transfer.id
  if (transfer.phase === 'refunded' && transfer.release?.chainId === chainId && incoming?.state === 'done') {
    return { ...base, state: 'back', stamp: { word: 'returned', at: transfer.settledAt, seed } }
  }
  if (incoming?.state === 'done') return { ...base, state: 'done', stamp: reachedStamp(transfer, base, outgoing, seed) }
  if (incoming?.state === 'never' || incoming?.state === 'failed' || incoming?.state === 'returning')
    return { ...base, state: 'never', stamp: null }
  const isDue = outgoing === undefined && firstSentAt(transfer) !== null && !isSettled(transfer.phase)
  return { ...base, state: 'ahead', stamp: isDue ? expected(transfer, seed) : null }
}

function expected(transfer: Transfer, seed: string): StampMark {
  const funds = fundsNow(transfer)
  const isReady = funds.place === 'claimable' && funds.step === 'open'
  return isReady ? { word: 'claimable', at: claimableSince(transfer), seed } : { word: 'due', at: dueAt(transfer), seed }
}

function reachedStamp(
  transfer: Transfer,
  stop: Pick<Stop, 'receivedAt'>,
  outgoing: TimelineLeg | undefined,
  seed: string,
): StampMark | null {
  if (outgoing === undefined) return { word: 'arrived', at: stop.receivedAt ?? arrivedAt(transfer), seed }
  // Received but not passed on yet: the stop is reached, but its stamp is set only when the money leaves it.
  if (outgoing.startedAt === null && !ARRIVED.includes(transfer.phase)) return null
  return { word: 'passedOn', at: outgoing.startedAt, seed: outgoing.sendHash ?? seed }
}

/** Returns the stamp of an own action or a revocation: done, failed in its block, or never sent; null before the end. */
export function actionStamp(transfer: Transfer): StampMark | null {
  const { phase, settledAt, id } = transfer
  if (!isSettled(phase)) return null
  const leg = currentLeg(transfer)
  const seed = leg?.hash ?? id
  if (NOT_SENT.includes(phase)) return { word: 'notSent', at: settledAt, seed }
  return { word: phase === 'completed' ? 'done' : 'failed', at: leg?.includedAt ?? settledAt, seed }
}

/** Returns what became of the transfer's hook. */
export function hookState(transfer: Pick<Transfer, 'phase'>): HookState {
  return !isSettled(transfer.phase) || ARRIVED.includes(transfer.phase) ? 'given' : 'unused'
}

/** Returns the angle of a stamp in degrees, -9 to 9, always the same for one transaction. */
export function stampAngle(seed: string): number {
  let sum = 0
  for (const character of seed) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return (sum % 19) - 9
}
