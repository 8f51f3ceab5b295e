// Writes the transactions with which bridge executors and relayers follow a user's transaction: credits, refunds, packets and
// acknowledgements.
import type { PracticeChain } from '../../book/chains/chains.ts'
import type { Effects } from '../../book/effects.ts'
import type { TxDraft } from '../../book/record.ts'
import {
  acknowledgeMessage,
  acknowledgePacket,
  giveBackRefused,
  giveBackTimedOut,
  hearAnswer,
  hearTimeout,
  RECV_PACKET,
  receivePacket,
  recvPacketMessage,
  refusePacket,
  sendPacket,
  timeoutMessage,
  writeAcknowledgement,
  type Packet,
} from '../../book/packets.ts'
import { serviceAddress } from '../../book/genesisContext.ts'
import type { Coin } from '../../book/state.ts'

/** The terms of what services write. */
export const SERVICE_GAS = { gasWanted: 400_000n, gasUsed: 212_345n, fee: [], signMode: 'SIGN_MODE_DIRECT' }

/** The services of a chain around a packet. */
function servicesOf(chain: PracticeChain): { relayer: string; escrow: string } {
  return { relayer: serviceAddress(chain, 'relayer'), escrow: serviceAddress(chain, 'escrow') }
}

function relayed(chain: PracticeChain, message: TxDraft['messages'][number], act: (effects: Effects) => void): TxDraft {
  const run = (effects: Effects): void => {
    effects.begin(0)
    act(effects)
  }
  return { ...SERVICE_GAS, signer: servicesOf(chain).relayer, messages: [message], act: run }
}

/** What happens to a packet's coins at once: they are sent on, or a hook spends them. */
export interface AtOnce {
  next: { packet: Packet; coin: Coin } | null
  hook: { caller: string; run(effects: Effects): void } | null
}

/** Delivers a packet to its receiver, to the account that forwards it at once, or to the one that runs its hook. */
export function receiveDraft(chain: PracticeChain, packet: Packet, coin: Coin, { next, hook }: AtOnce): TxDraft {
  const { relayer, escrow } = servicesOf(chain)
  return relayed(chain, recvPacketMessage(RECV_PACKET, packet, relayer, { proof_commitment: 'cHJvb2Y=' }), (effects) => {
    if (hook !== null) {
      receivePacket(effects, relayer, packet, coin, { forwarder: hook.caller })
      hook.run(effects)
      return writeAcknowledgement(effects, packet, null)
    }
    if (next === null) return receivePacket(effects, relayer, packet, coin)
    receivePacket(effects, relayer, packet, coin, { forwarder: next.packet.data.sender })
    sendPacket(effects, escrow, next.packet, next.coin)
  })
}

/** A packet arrives and is not taken. */
export function refusalDraft(chain: PracticeChain, packet: Packet, reason: string): TxDraft {
  const { relayer } = servicesOf(chain)
  const message = recvPacketMessage(RECV_PACKET, packet, relayer, { proof_commitment: 'cHJvb2Y=' })
  return relayed(chain, message, (effects) => refusePacket(effects, relayer, packet, reason))
}

/** Acknowledges on the sending chain that a packet arrived. */
export function acknowledgeDraft(chain: PracticeChain, packet: Packet): TxDraft {
  const { relayer } = servicesOf(chain)
  return relayed(chain, acknowledgeMessage(packet, relayer, null), (effects) => acknowledgePacket(effects, relayer, packet))
}

/** Gives the coins of a packet back that was not taken. */
export function refusedDraft(chain: PracticeChain, packet: Packet, refused: { coin: Coin; reason: string }): TxDraft {
  const services = servicesOf(chain)
  const message = acknowledgeMessage(packet, services.relayer, refused.reason)
  return relayed(chain, message, (effects) => giveBackRefused(effects, services, packet, refused))
}

/** The same where the packet had been sent on: its coins stay in escrow, and the packet before it is refused. */
export function failedForwardDraft(chain: PracticeChain, packet: Packet, { reason, before }: { reason: string; before: Packet }): TxDraft {
  const { relayer } = servicesOf(chain)
  return relayed(chain, acknowledgeMessage(packet, relayer, reason), (effects) => {
    hearAnswer(effects, relayer, packet)
    writeAcknowledgement(effects, before, reason)
  })
}

/** What happens with a packet that was not received in time. */
export type AfterTimeout =
  /** Its sender has the coins back. */
  | { coin: Coin }
  /** It had been sent on: its coins stay in escrow, and the packet before it is refused. */
  | { before: Packet; reason: string }
  /** It is sent once more, as this packet. */
  | { coin: Coin; again: Packet }

/** Reports to the sending chain that a packet was not received in time. */
export function timeoutDraft(chain: PracticeChain, packet: Packet, after: AfterTimeout): TxDraft {
  const services = servicesOf(chain)
  return relayed(chain, timeoutMessage(packet, services.relayer), (effects) => {
    if ('before' in after) {
      hearTimeout(effects, services.relayer, packet)
      return writeAcknowledgement(effects, after.before, after.reason)
    }
    giveBackTimedOut(effects, services, packet, after.coin)
    if ('again' in after) sendPacket(effects, services.escrow, after.again, after.coin)
  })
}
