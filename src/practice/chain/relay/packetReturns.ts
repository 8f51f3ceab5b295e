// Reports the end of a packet to its sender: delivered, refused, or not received in time. Failures go back hop by hop.
// Sources: cosmos/ibc-go modules/apps/transfer; cosmos/ibc-apps packetforward/keeper/keeper.go (WriteAcknowledgementForForwardedPacket).
import { BLOCK_MS, type PracticeChain } from '../../book/chains/chains.ts'
import { farEnd } from '../../book/chains/links.ts'
import type { Packet } from '../../book/packets.ts'
import type { ChainState, Coin } from '../../book/state.ts'
import { acknowledgeDraft, failedForwardDraft, refusalDraft, refusedDraft, timeoutDraft } from './deliveries.ts'
import type { MoveHook } from '../messages/entryPoint.ts'
import type { Forward } from './forward.ts'
import { endBadly, type TransferTrace, type TraceHop } from '../transferTrace.ts'
import { deliver, type ChainRuntime } from '../messages/chainRuntime.ts'

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
  trace: TransferTrace
  hop: TraceHop
  to: PracticeChain
  forward: Forward | null
  /** What the receiving chain runs with the coins; null for none, or for what no chain of its kind runs. */
  hook: MoveHook | null
  arrivesAtMs: number
}

/** Acknowledges a packet to its sender, and to the one before it. */
export function acknowledge(runtime: ChainRuntime, { trace, hop, from, packet, before }: Meeting, atMs: number): void {
  deliver(
    runtime,
    from.chain.id,
    atMs,
    () => acknowledgeDraft(from.chain, packet),
    (tx, timeMs) => {
      hop.acknowledgeHash = tx.hash
      const earlier = before === null ? undefined : meetingOf(trace, before)
      if (earlier !== undefined) acknowledge(runtime, earlier, timeMs)
    },
  )
}

/** Returns the meeting of a packet that waits for a later one: its hop is the one that its transaction began. */
function meetingOf(trace: TransferTrace, crossChainLeg: CrossChainLeg): Meeting | undefined {
  const hop = trace.hops.find(({ sendHash }) => sendHash === crossChainLeg.hash)
  const far = farEnd(crossChainLeg.from.chain, crossChainLeg.packet.sourceChannel)
  return hop === undefined || far === undefined
    ? undefined
    : { ...crossChainLeg, trace, hop, to: far.chain, forward: null, hook: null, arrivesAtMs: 0 }
}

/** The coins are with the packet's sender again; a packet that was sent on hands them further back. */
export function gaveBack(runtime: ChainRuntime, meeting: Meeting, reason: string, atMs: number): void {
  const { trace, hop, from, before, coin, packet } = meeting
  hop.state = 'failed'
  const earlier = before === null ? undefined : meetingOf(trace, before)
  if (before === null || earlier === undefined) return endBadly(trace, from.chain.id, packet.onReturn?.coin ?? coin, reason)
  const refused = { coin: before.coin, reason }
  deliver(
    runtime,
    before.from.chain.id,
    atMs,
    () => refusedDraft(before.from.chain, before.packet, refused),
    (tx, timeMs) => {
      earlier.hop.acknowledgeHash = tx.hash
      gaveBack(runtime, earlier, reason, timeMs)
    },
  )
}

/** The receiving chain does not take a packet. */
export function refuse(runtime: ChainRuntime, meeting: Meeting, reason: string): void {
  const { trace, hop, from, to, packet, coin, arrivesAtMs, before } = meeting
  trace.isFailing = true
  const giveBack = (afterMs: number): void =>
    deliver(
      runtime,
      from.chain.id,
      afterMs,
      () =>
        before === null
          ? refusedDraft(from.chain, packet, { coin, reason })
          : failedForwardDraft(from.chain, packet, { reason, before: before.packet }),
      (tx, timeMs) => {
        hop.acknowledgeHash = tx.hash
        gaveBack(runtime, meeting, reason, timeMs)
      },
    )
  deliver(
    runtime,
    to.id,
    arrivesAtMs,
    () => refusalDraft(to, packet, reason),
    (tx, timeMs) => {
      hop.receiveHash = tx.hash
      giveBack(timeMs + BLOCK_MS / runtime.pace)
    },
  )
}

/** When a relayer proves that a packet was not received. It does not wait for the packet's own deadline, which may be minutes away. */
export function timesOutAtMs(runtime: ChainRuntime, { arrivesAtMs }: Meeting): number {
  return arrivesAtMs + (2 * BLOCK_MS) / runtime.pace
}

/** A packet was not received in time, and is not sent once more. */
export function giveUp(runtime: ChainRuntime, meeting: Meeting): void {
  const { trace, hop, from, packet, coin, before } = meeting
  trace.isFailing = true
  const reason =
    before === null
      ? 'the packet was not received in time'
      : `packet-forward-middleware error: giving up on packet on channel (${before.packet.destinationChannel}) port (transfer) after max retries`
  deliver(
    runtime,
    from.chain.id,
    timesOutAtMs(runtime, meeting),
    () => timeoutDraft(from.chain, packet, before === null ? { coin } : { before: before.packet, reason }),
    (tx, timeMs) => {
      hop.timeoutHash = tx.hash
      gaveBack(runtime, meeting, reason, timeMs)
    },
  )
}
