// Reports the end of a packet to its sender: delivered, refused, or not received in time. Failures go back hop by hop.
// Sources: cosmos/ibc-go modules/apps/transfer; cosmos/ibc-apps packetforward/keeper/keeper.go (WriteAcknowledgementForForwardedPacket).
import { BLOCK_MS, type PracticeChain } from '../../book/chains/chains.ts'
import { farEnd } from '../../book/chains/links.ts'
import type { Packet } from '../../book/packets.ts'
import type { ChainState, Coin } from '../../book/state.ts'
import { acknowledgeDraft, failedForwardDraft, refusalDraft, refusedDraft, timeoutDraft } from './deliveries.ts'
import type { MoveHook } from '../messages/entryPoint.ts'
import type { Forward } from './forward.ts'
import { endBadly, type Trail, type TrailHop } from '../trail.ts'
import { deliver, type ChainWorks } from '../messages/works.ts'

/** A packet that was sent. */
export interface CrossChainLeg {
  from: ChainState
  packet: Packet
  /** What lies in escrow. */
  coin: Coin
  /** Of the block that sent it. */
  timeMs: number
  hash: string
  /** The packet before this one, which waits for its end; null for the first. */
  before: CrossChainLeg | null
  /** How a packet that was sent on is sent once more when it was not received in time; null for the first. */
  again: { retries: number; timeoutNs: bigint; tried: number } | null
}

/** A packet that a relayer carries, and how it is received. */
export interface Meeting extends CrossChainLeg {
  trail: Trail
  hop: TrailHop
  to: PracticeChain
  forward: Forward | null
  /** What the receiving chain runs with the coins; null for none, or for what no chain of its kind runs. */
  hook: MoveHook | null
  arrivesAtMs: number
}

/** Acknowledges a packet to its sender, and to the one before it. */
export function acknowledge(works: ChainWorks, { trail, hop, from, packet, before }: Meeting, atMs: number): void {
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

/** Returns the meeting of a packet that waits for a later one: its hop is the one that its transaction began. */
function meetingOf(trail: Trail, crossChainLeg: CrossChainLeg): Meeting | undefined {
  const hop = trail.hops.find(({ sendHash }) => sendHash === crossChainLeg.hash)
  const far = farEnd(crossChainLeg.from.chain, crossChainLeg.packet.sourceChannel)
  return hop === undefined || far === undefined
    ? undefined
    : { ...crossChainLeg, trail, hop, to: far.chain, forward: null, hook: null, arrivesAtMs: 0 }
}

/** The coins are with the packet's sender again; a packet that was sent on hands them further back. */
export function gaveBack(works: ChainWorks, meeting: Meeting, reason: string, atMs: number): void {
  const { trail, hop, from, before, coin, packet } = meeting
  hop.state = 'failed'
  const earlier = before === null ? undefined : meetingOf(trail, before)
  if (before === null || earlier === undefined) return endBadly(trail, from.chain.id, packet.onReturn?.coin ?? coin, reason)
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

/** The receiving chain does not take a packet. */
export function refuse(works: ChainWorks, meeting: Meeting, reason: string): void {
  const { trail, hop, from, to, packet, coin, arrivesAtMs, before } = meeting
  trail.isFailing = true
  const giveBack = (afterMs: number): void =>
    deliver(
      works,
      from.chain.id,
      afterMs,
      () =>
        before === null
          ? refusedDraft(from.chain, packet, { coin, reason })
          : failedForwardDraft(from.chain, packet, { reason, before: before.packet }),
      (tx, timeMs) => {
        hop.acknowledgeHash = tx.hash
        gaveBack(works, meeting, reason, timeMs)
      },
    )
  deliver(
    works,
    to.id,
    arrivesAtMs,
    () => refusalDraft(to, packet, reason),
    (tx, timeMs) => {
      hop.receiveHash = tx.hash
      giveBack(timeMs + BLOCK_MS / works.pace)
    },
  )
}

/** When a relayer proves that a packet was not received. It does not wait for the packet's own deadline, which may be minutes away. */
export function timesOutAtMs(works: ChainWorks, { arrivesAtMs }: Meeting): number {
  return arrivesAtMs + (2 * BLOCK_MS) / works.pace
}

/** A packet was not received in time, and is not sent once more. */
export function giveUp(works: ChainWorks, meeting: Meeting): void {
  const { trail, hop, from, packet, coin, before } = meeting
  trail.isFailing = true
  const reason =
    before === null
      ? 'the packet was not received in time'
      : `packet-forward-middleware error: giving up on packet on channel (${before.packet.destinationChannel}) port (transfer) after max retries`
  deliver(
    works,
    from.chain.id,
    timesOutAtMs(works, meeting),
    () => timeoutDraft(from.chain, packet, before === null ? { coin } : { before: before.packet, reason }),
    (tx, timeMs) => {
      hop.timeoutHash = tx.hash
      gaveBack(works, meeting, reason, timeMs)
    },
  )
}
