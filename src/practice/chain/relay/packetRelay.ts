// An IBC packet on its way: received, refused, too late, or sent on from where it arrived.
// Sources: cosmos/ibc-go modules/apps/transfer, modules/core/04-channel/keeper/packet.go (a packet is received before its deadline
// only); cosmos/ibc-apps packetforward/{ibc_middleware.go,keeper/keeper.go}.
import { ChainError } from '../../book/effects.ts'
import { BLOCK_MS, BRIDGE_MS, type PracticeChain } from '../../book/chains/chains.ts'
import { farEnd } from '../../book/chains/links.ts'
import type { Packet } from '../../book/packets.ts'
import type { ChainState, Coin } from '../../book/state.ts'
import { arrivingOverIbc, wireDenom } from '../../book/vouchers.ts'
import { decodeBech32 } from '../../keys/bech32.ts'
import type { TransferOutcome } from '../../store/acceptedStore.ts'
import { acknowledgeDraft, receiveDraft, timeoutDraft } from './deliveries.ts'
import { forwardError, forwardOf, forwarderOf, type Forward } from './forward.ts'
import { evmHookOf } from '../evm/evmHook.ts'
import { moveHookOf } from '../messages/entryPoint.ts'
import { wasmHookOf } from '../messages/wasmEntryPoint.ts'
import { acknowledge, giveUp, refuse, timesOutAtMs, type CrossChainLeg, type Meeting } from './packetReturns.ts'
import { addHop, delayOf, endBadly, endWell, openTrace, type TransferTrace, type TraceHop } from '../transferTrace.ts'
import { deliver, nextBlockMs, stateOf, type ChainRuntime } from '../messages/chainRuntime.ts'

/** How one packet is to end. */
type PacketOutcome = 'arrives' | 'refused' | 'timesOut' | 'isLost' | 'strands'

const STRANDING: readonly TransferOutcome[] = ['strandedOnTheWay', 'pendingError']
const AT_THE_LAST: Partial<Record<TransferOutcome, PacketOutcome>> = {
  failed: 'isLost',
  lying: 'isLost',
  timedOut: 'timesOut',
  refunded: 'refused',
}
/** The text of a refusal that the sending chain gets; the reason is in the events of the receiving one. */
const REFUSAL = 'ABCI code: 5: error handling packet: see events for details'

function packetOutcome(runtime: ChainRuntime, meeting: Meeting, isRefused: boolean): PacketOutcome {
  const { trace, to, packet, forward, before, again, hook, arrivesAtMs } = meeting
  const isSecondTry = again !== null && again.tried > 0
  const isLast = forward === null && hook?.isOnward !== true
  const ordered = isLast ? orderedOutcome(trace.outcome, isSecondTry) : 'arrives'
  if (ordered === 'isLost') return ordered
  const deadlineMs = Number(packet.timeoutTimestamp / 1_000_000n)
  if (deadlineMs > 0 && nextBlockMs(runtime, to, arrivesAtMs) >= deadlineMs) return 'timesOut'
  if (isRefused) return 'refused'
  if (hook === null && forward === null && decodeBech32(to.prefix, packet.data.receiver) === null) return 'refused'
  if (!STRANDING.includes(trace.outcome)) return ordered
  if (forward !== null) return 'strands'
  if (!isLast) return 'arrives'
  return before === null ? 'refused' : 'arrives'
}

function orderedOutcome(outcome: TransferOutcome, isSecondTry: boolean): PacketOutcome {
  if (outcome === 'timedOutOnce') return isSecondTry ? 'arrives' : 'timesOut'
  return AT_THE_LAST[outcome] ?? 'arrives'
}

/** Sends the packet of a meeting once more. Each try counts its time from the block that it is sent in. */
function sendAgain(runtime: ChainRuntime, meeting: Meeting, again: NonNullable<CrossChainLeg['again']>): void {
  const { trace, hop, from, packet, coin, before } = meeting
  const afterMs = timesOutAtMs(runtime, meeting)
  const timeoutTimestamp = deadlineOf(nextBlockMs(runtime, from.chain, afterMs), again.timeoutNs)
  const next: Packet = { ...packet, sequence: (from.bridgeSequence += 1n), timeoutTimestamp }
  deliver(
    runtime,
    from.chain.id,
    afterMs,
    () => timeoutDraft(from.chain, packet, { coin, again: next }),
    (tx, timeMs) => {
      hop.sendHash = tx.hash
      carry(runtime, trace, { from, packet: next, coin, timeMs, hash: tx.hash, before, again: used(again) }, hop)
    },
  )
}

function used({ retries, timeoutNs, tried }: NonNullable<CrossChainLeg['again']>): CrossChainLeg['again'] {
  return { retries: retries - 1, timeoutNs, tried: tried + 1 }
}

function deadlineOf(sentMs: number, timeoutNs: bigint): bigint {
  return BigInt(Math.floor(sentMs)) * 1_000_000n + timeoutNs
}

/** The packet that goes on from where one arrived. */
function onward(runtime: ChainRuntime, { to, packet, arrivesAtMs }: Meeting, arrived: Coin, forward: Forward): Packet {
  const sender = forwarderOf(to.prefix, packet.destinationChannel, packet.data.sender)
  return {
    sequence: (stateOf(runtime, to.id).bridgeSequence += 1n),
    sourceChannel: forward.channel,
    destinationChannel: farEnd(to, forward.channel)?.channelId ?? '',
    timeoutTimestamp: deadlineOf(nextBlockMs(runtime, to, arrivesAtMs), forward.timeoutNs),
    data: { denom: wireDenom(to, arrived.denom), amount: arrived.amount, sender, receiver: forward.receiver, memo: forward.memo },
  }
}

function arrive(runtime: ChainRuntime, meeting: Meeting, strands: boolean): void {
  const { trace, hop, to, from, packet, forward, hook } = meeting
  const state = stateOf(runtime, to.id)
  const arrived = arrivingOverIbc(from.chain, to, packet)
  let next: { packet: Packet; coin: Coin } | null = null
  trace.isFailing ||= strands
  deliver(
    runtime,
    to.id,
    meeting.arrivesAtMs,
    () => {
      next = forward === null || strands ? null : { packet: onward(runtime, meeting, arrived, forward), coin: arrived }
      return receiveDraft(to, packet, arrived, { next, hook })
    },
    (tx, timeMs) => {
      hop.state = 'received'
      hop.receiveHash = tx.hash
      if (next !== null && forward !== null) {
        return carry(runtime, trace, { from: state, ...next, timeMs, hash: tx.hash, before: meeting, again: { ...forward, tried: 0 } })
      }
      const sent = hook?.sent?.() ?? null
      if (sent !== null) {
        carry(runtime, trace, { from: state, ...sent, timeMs, hash: tx.hash, before: null, again: null })
        return acknowledge(runtime, meeting, timeMs + BLOCK_MS / runtime.pace)
      }
      if (forward === null) endWell(trace, to.id, hook?.got ?? arrived)
      else endBadly(trace, to.id, arrived, 'the packet could not be sent on; the coins stay where it arrived')
      acknowledge(runtime, meeting, timeMs + BLOCK_MS / runtime.pace)
    },
  )
}

/** The hook of a packet, which only chains with its virtual machine run. @throws ChainError where it would fail. */
function hookOf(state: ChainState, packet: Packet, arrived: Coin, atMs: number): Meeting['hook'] {
  return moveHookOf(state, packet, arrived, atMs) ?? evmHookOf(state, packet, arrived) ?? wasmHookOf(state, packet, arrived, atMs)
}

/** Reads what a chain does at once with the coins of a packet; its hooks are those of its virtual machine. @throws ChainError where it refuses the packet for its memo. */
function readMemo(
  runtime: ChainRuntime,
  { from, packet }: CrossChainLeg,
  to: PracticeChain,
  atMs: number,
): Pick<Meeting, 'forward' | 'hook'> {
  const forward = forwardOf(packet.data.memo)
  if (forward !== null && (forward.port !== 'transfer' || farEnd(to, forward.channel) === undefined)) {
    throw forwardError(`port-id: ${forward.port}, channel-id: ${forward.channel}: channel not found: insufficient funds`)
  }
  const arrived = arrivingOverIbc(from.chain, to, packet)
  const state = stateOf(runtime, to.id)
  return { forward, hook: hookOf(state, packet, arrived, atMs) }
}

/** Returns the reason for which the memo is refused, in the words that the sending chain gets; otherwise what the memo asks for. */
function memoOf(...args: Parameters<typeof readMemo>): (Pick<Meeting, 'forward' | 'hook'> & { refusal: null }) | { refusal: string } {
  try {
    return { ...readMemo(...args), refusal: null }
  } catch (error) {
    if (!(error instanceof ChainError)) throw error
    return { refusal: error.codespace === 'packetforward' ? error.message : REFUSAL }
  }
}

function carry(runtime: ChainRuntime, trace: TransferTrace, crossChainLeg: CrossChainLeg, sameHop?: TraceHop): void {
  const { from, packet, timeMs, hash, coin, again } = crossChainLeg
  const far = farEnd(from.chain, packet.sourceChannel)
  const arrivesAtMs = timeMs + (BRIDGE_MS * delayOf(trace)) / runtime.pace
  if (far === undefined) {
    // Out of this world: what happens there is not seen, only that it was received.
    endWell(trace, from.chain.id, coin)
    return deliver(runtime, from.chain.id, arrivesAtMs + BLOCK_MS / runtime.pace, () => acknowledgeDraft(from.chain, packet))
  }
  const to = far.chain
  const hop = sameHop ?? addHop(trace, 'ibc_transfer', from.chain.id, to.id, hash)
  const read = memoOf(runtime, crossChainLeg, to, arrivesAtMs)
  const { forward, hook } = read.refusal === null ? read : { forward: null, hook: null }
  const meeting: Meeting = { ...crossChainLeg, trace, hop, to, forward, hook, arrivesAtMs }
  const fate = packetOutcome(runtime, meeting, read.refusal !== null)
  if (fate === 'refused') return refuse(runtime, meeting, read.refusal ?? REFUSAL)
  if (fate === 'timesOut') return again !== null && again.retries > 0 ? sendAgain(runtime, meeting, again) : giveUp(runtime, meeting)
  if (fate !== 'isLost') return arrive(runtime, meeting, fate === 'strands')
  const missing = arrivingOverIbc(from.chain, to, packet)
  runtime.eventQueue.add(arrivesAtMs, () => endBadly(trace, to.id, missing, 'nobody carries the packet', false))
}

/** Lets a packet that a transaction sent go its way. */
export function followPacket(
  runtime: ChainRuntime,
  sent: { from: ChainState; packet: Packet; coin: Coin; timeMs: number; hash: string; outcome: TransferOutcome },
): void {
  const { outcome, ...crossChainLeg } = sent
  const trace = openTrace(runtime.traces, { chainId: sent.from.chain.id, hash: sent.hash, outcome })
  carry(runtime, trace, { ...crossChainLeg, before: null, again: null })
}
