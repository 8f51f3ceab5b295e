// An IBC packet on its way: received, acknowledged, refused, timed out, or sent on from where it arrived. What fails goes back hop by hop.
// Sources: cosmos/ibc-go modules/apps/transfer; cosmos/ibc-apps middleware/packet-forward-middleware.
import { ChainError } from '../book/effects.ts'
import { BLOCK_MS, BRIDGE_MS, namedAddress, type PracticeChain } from '../book/chains.ts'
import { farEnd } from '../book/links.ts'
import type { Packet } from '../book/packets.ts'
import type { ChainState, Coin } from '../book/state.ts'
import { arrivingOverIbc, wireDenom } from '../book/vouchers.ts'
import { decodeBech32 } from '../keys/bech32.ts'
import type { TransferOutcome } from '../store/acceptedStore.ts'
import { acknowledgeDraft, failedForwardDraft, receiveDraft, refusalDraft, refusedDraft, timeoutDraft } from './deliveries.ts'
import type { MoveHook } from './entryPoint.ts'
import { forwardOf, type Forward } from './forward.ts'
import { packetHookOf } from './packetHook.ts'
import { addHop, delayOf, endBadly, endWell, openTrail, type Trail, type TrailHop } from './trail.ts'
import { deliver, stateOf, type ChainWorks } from './works.ts'

/** How one packet is to end. */
type Fate = 'arrives' | 'refused' | 'timesOut' | 'isLost' | 'strands'

interface Crossing {
  from: ChainState
  packet: Packet
  /** What lies in escrow. */
  coin: Coin
  /** Of the block that sent it. */
  timeMs: number
  hash: string
  /** The packet before this one, which waits for its end; null for the first. */
  before: Crossing | null
}

/** What a packet that a relayer carries meets. */
interface Meeting extends Crossing {
  trail: Trail
  hop: TrailHop
  to: PracticeChain
  forward: Forward | null
  /** What the receiving chain runs with the coins; null for none, or for what no chain of its kind runs. */
  hook: MoveHook | null
  arrivesAtMs: number
}

const STRANDING: readonly TransferOutcome[] = ['strandedOnTheWay', 'pendingError']
const AT_THE_LAST: Partial<Record<TransferOutcome, Fate>> = { failed: 'isLost', lying: 'isLost', timedOut: 'timesOut', refunded: 'refused' }
const REFUSAL = 'ABCI code: 5: error handling packet: see events for details'

function fateOf({ trail, to, packet, forward, before, hook }: Omit<Meeting, 'arrivesAtMs'>): Fate {
  if (hook === null && decodeBech32(to.prefix, packet.data.receiver) === null) return 'refused'
  if (STRANDING.includes(trail.outcome)) {
    if (forward !== null) return 'strands'
    return before === null ? 'refused' : 'arrives'
  }
  return forward === null ? (AT_THE_LAST[trail.outcome] ?? 'arrives') : 'arrives'
}

/** Tells the sender of a packet that all is well, and the one before it. */
function acknowledge(works: ChainWorks, { trail, hop, from, packet, before }: Meeting, atMs: number): void {
  deliver(
    works,
    from.chain.id,
    atMs,
    () => acknowledgeDraft(from.chain, packet),
    (tx, timeMs) => {
      hop.acknowledgeHash = tx.hash
      const earlier = before === null ? undefined : meetingOf(trail, before)
      if (earlier !== undefined) acknowledge(works, earlier, timeMs)
    },
  )
}

/** The meeting of a packet that waits for a later one: its hop is the one that its transaction began. */
function meetingOf(trail: Trail, crossing: Crossing): Meeting | undefined {
  const hop = trail.hops.find(({ sendHash }) => sendHash === crossing.hash)
  const far = farEnd(crossing.from.chain, crossing.packet.sourceChannel)
  return hop === undefined || far === undefined
    ? undefined
    : { ...crossing, trail, hop, to: far.chain, forward: null, hook: null, arrivesAtMs: 0 }
}

/** The coins are with the packet's sender again; a packet that was sent on hands them further back. */
function gaveBack(works: ChainWorks, meeting: Meeting, reason: string, atMs: number): void {
  const { trail, hop, from, before, coin } = meeting
  hop.state = 'failed'
  const earlier = before === null ? undefined : meetingOf(trail, before)
  if (before === null || earlier === undefined) return endBadly(trail, from.chain.id, coin, reason)
  const refused = { coin: before.coin, reason }
  deliver(
    works,
    before.from.chain.id,
    atMs,
    () => refusedDraft(before.from.chain, before.packet, refused),
    (tx, timeMs) => {
      earlier.hop.acknowledgeHash = tx.hash
      gaveBack(works, earlier, reason, timeMs)
    },
  )
}

function refuse(works: ChainWorks, meeting: Meeting): void {
  const { trail, hop, from, to, packet, coin, arrivesAtMs, before } = meeting
  trail.isFailing = true
  const giveBack = (afterMs: number): void =>
    deliver(
      works,
      from.chain.id,
      afterMs,
      () =>
        before === null
          ? refusedDraft(from.chain, packet, { coin, reason: REFUSAL })
          : failedForwardDraft(from.chain, packet, { coin, reason: REFUSAL, before: before.packet }),
      (tx, timeMs) => {
        hop.acknowledgeHash = tx.hash
        gaveBack(works, meeting, REFUSAL, timeMs)
      },
    )
  deliver(
    works,
    to.id,
    arrivesAtMs,
    () => refusalDraft(to, packet, REFUSAL),
    (tx, timeMs) => {
      hop.receiveHash = tx.hash
      giveBack(timeMs + BLOCK_MS / works.pace)
    },
  )
}

/** A practice relayer does not wait for the packet's own deadline, which may be minutes away. */
function timeOut(works: ChainWorks, meeting: Meeting): void {
  const { trail, hop, from, packet, coin, arrivesAtMs, before } = meeting
  trail.isFailing = true
  deliver(
    works,
    from.chain.id,
    arrivesAtMs + (2 * BLOCK_MS) / works.pace,
    () => timeoutDraft(from.chain, packet, coin, before?.packet ?? null),
    (tx, timeMs) => {
      hop.timeoutHash = tx.hash
      gaveBack(works, meeting, 'the packet was not received in time', timeMs)
    },
  )
}

/** The packet that goes on from where one arrived. */
function onward({ to, packet }: Meeting, state: ChainState, arrived: Coin, forward: Forward): { packet: Packet; coin: Coin } | null {
  const far = farEnd(to, forward.channel)
  if (far === undefined) return null
  const sender = namedAddress(`${to.id} forwards for ${packet.data.sender}`, to.prefix)
  const data = { denom: wireDenom(to, arrived.denom), amount: arrived.amount, sender, receiver: forward.receiver, memo: forward.memo }
  const sequence = (state.bridgeSequence += 1n)
  const next = {
    sequence,
    sourceChannel: forward.channel,
    destinationChannel: far.channelId,
    timeoutTimestamp: packet.timeoutTimestamp,
    data,
  }
  return { packet: next, coin: arrived }
}

function arrive(works: ChainWorks, meeting: Meeting, strands: boolean): void {
  const { trail, hop, to, from, packet, forward, hook } = meeting
  const state = stateOf(works, to.id)
  const arrived = arrivingOverIbc(from.chain, to, packet)
  let next: { packet: Packet; coin: Coin } | null = null
  trail.isFailing ||= strands
  deliver(
    works,
    to.id,
    meeting.arrivesAtMs,
    () => {
      next = forward === null || strands ? null : onward(meeting, state, arrived, forward)
      return receiveDraft(to, packet, arrived, { next, hook })
    },
    (tx, timeMs) => {
      hop.state = 'received'
      hop.receiveHash = tx.hash
      if (next !== null) {
        const { packet: sent, coin } = next
        return carry(works, trail, { from: state, packet: sent, coin, timeMs, hash: tx.hash, before: meeting })
      }
      if (forward === null) endWell(trail, to.id, hook?.got ?? arrived)
      else endBadly(trail, to.id, arrived, 'the packet could not be sent on; the coins stay where it arrived')
      acknowledge(works, meeting, timeMs + BLOCK_MS / works.pace)
    },
  )
}

function readHook(works: ChainWorks, { from, packet }: Crossing, to: PracticeChain, atMs: number): MoveHook | null | 'fails' {
  try {
    return packetHookOf(stateOf(works, to.id), packet, arrivingOverIbc(from.chain, to, packet), atMs)
  } catch (error) {
    if (error instanceof ChainError) return 'fails'
    throw error
  }
}

function carry(works: ChainWorks, trail: Trail, crossing: Crossing): void {
  const { from, packet, timeMs, hash, coin } = crossing
  const far = farEnd(from.chain, packet.sourceChannel)
  const arrivesAtMs = timeMs + (BRIDGE_MS * delayOf(trail)) / works.pace
  if (far === undefined) {
    // Out of this world: what happens there is not seen, only that it was received.
    endWell(trail, from.chain.id, coin)
    return deliver(works, from.chain.id, arrivesAtMs + BLOCK_MS / works.pace, () => acknowledgeDraft(from.chain, packet))
  }
  const to = far.chain
  const forward = forwardOf(packet.data.memo)
  const hop = addHop(trail, 'ibc_transfer', from.chain.id, to.id, hash)
  const read = readHook(works, crossing, to, arrivesAtMs)
  const meeting: Meeting = { ...crossing, trail, hop, to, forward, hook: read === 'fails' ? null : read, arrivesAtMs }
  const fate = read === 'fails' ? 'refused' : fateOf(meeting)
  if (fate === 'refused') return refuse(works, meeting)
  if (fate === 'timesOut') return timeOut(works, meeting)
  if (fate !== 'isLost') return arrive(works, meeting, fate === 'strands')
  const missing = arrivingOverIbc(from.chain, to, packet)
  works.agenda.add(arrivesAtMs, () => endBadly(trail, to.id, missing, 'nobody carries the packet', false))
}

/** Lets a packet that a transaction sent go its way. */
export function followPacket(
  works: ChainWorks,
  sent: { from: ChainState; packet: Packet; coin: Coin; timeMs: number; hash: string; outcome: TransferOutcome },
): void {
  const { outcome, ...crossing } = sent
  const trail = openTrail(works.trails, { chainId: sent.from.chain.id, hash: sent.hash, outcome })
  carry(works, trail, { ...crossing, before: null })
}
