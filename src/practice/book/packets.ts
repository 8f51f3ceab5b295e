// IBC packets as messages and events show them. Source: cosmos/ibc-go modules/core/04-channel/keeper/events.go, modules/apps/transfer.
import { toBase64, utf8 } from '../keys/bytes.ts'
import type { Effects } from './effects.ts'
import type { Coin } from './state.ts'

/** An IBC packet. */
export interface Packet {
  sequence: bigint
  sourceChannel: string
  destinationChannel: string
  /** Nanoseconds since 1970. */
  timeoutTimestamp: bigint
  data: { denom: string; amount: string; sender: string; receiver: string; memo: string }
  /** What a contract that sent it pays its own caller when it comes back; no part of what travels. */
  onReturn?: { to: string; coin: Coin }
}

type Message = { '@type': string } & Record<string, unknown>

/** Emits the packet event of a kind, with the attribute names every indexer of IBC relies on. */
export function packetEvent(effects: Effects, type: string, packet: Packet): void {
  effects.emit(type, {
    packet_data: JSON.stringify(packet.data),
    packet_timeout_height: '0-0',
    packet_timeout_timestamp: packet.timeoutTimestamp.toString(),
    packet_sequence: packet.sequence.toString(),
    packet_src_port: 'transfer',
    packet_src_channel: packet.sourceChannel,
    packet_dst_port: 'transfer',
    packet_dst_channel: packet.destinationChannel,
    packet_channel_ordering: 'ORDER_UNORDERED',
    connection_id: 'connection-3',
  })
}

/** Type URL of the message that delivers a packet. */
export const RECV_PACKET = '/ibc.core.channel.v1.MsgRecvPacket'
const ACKNOWLEDGEMENT = '/ibc.core.channel.v1.MsgAcknowledgement'
const TIMEOUT = '/ibc.core.channel.v1.MsgTimeout'

/** A packet leaves: its coins go into escrow. */
export function sendPacket(effects: Effects, escrow: string, packet: Packet, coin: Coin): void {
  effects.transfer(packet.data.sender, escrow, [coin])
  packetEvent(effects, 'send_packet', packet)
  effects.emit('ibc_transfer', { ...packet.data })
}

/** A packet arrives: `to` gets `coin`, and the acknowledgement is written unless it has to wait for a packet sent onward. */
export function receivePacket(effects: Effects, relayer: string, packet: Packet, coin: Coin, to?: { forwarder: string }): void {
  effects.emit('message', { action: RECV_PACKET, sender: relayer, module: 'ibc_channel' })
  packetEvent(effects, 'recv_packet', packet)
  effects.mint(to?.forwarder ?? packet.data.receiver, [coin])
  effects.emit('fungible_token_packet', { module: 'transfer', ...packet.data, success: 'true' })
  if (to === undefined) writeAcknowledgement(effects, packet, null)
}

/** A packet arrives and is refused; its sender will have the coins back. */
export function refusePacket(effects: Effects, relayer: string, packet: Packet, error: string): void {
  effects.emit('message', { action: RECV_PACKET, sender: relayer, module: 'ibc_channel' })
  packetEvent(effects, 'recv_packet', packet)
  effects.emit('fungible_token_packet', { module: 'transfer', ...packet.data, success: 'false', error })
  writeAcknowledgement(effects, packet, error)
}

function acknowledgementText(error: string | null): string {
  return JSON.stringify(error === null ? { result: 'AQ==' } : { error })
}

/** The answer of the receiving chain; null = it has the coins. */
export function writeAcknowledgement(effects: Effects, packet: Packet, error: string | null): void {
  effects.emit('write_acknowledgement', { packet_sequence: packet.sequence.toString(), packet_ack: acknowledgementText(error) })
}

/** A relayer's message around a packet: received, acknowledged or timed out. */
export function recvPacketMessage(type: string, packet: Packet, signer: string, rest: Record<string, unknown>): Message {
  return {
    '@type': type,
    packet: {
      sequence: packet.sequence.toString(),
      source_port: 'transfer',
      source_channel: packet.sourceChannel,
      destination_port: 'transfer',
      destination_channel: packet.destinationChannel,
      data: toBase64(utf8(JSON.stringify(packet.data))),
      timeout_height: { revision_number: '0', revision_height: '0' },
      timeout_timestamp: packet.timeoutTimestamp.toString(),
    },
    ...rest,
    proof_height: { revision_number: '1', revision_height: '19200000' },
    signer,
  }
}

/** MsgAcknowledgement as proto JSON. */
export function acknowledgeMessage(packet: Packet, relayer: string, error: string | null): Message {
  return recvPacketMessage(ACKNOWLEDGEMENT, packet, relayer, {
    acknowledgement: toBase64(utf8(acknowledgementText(error))),
    proof_acked: 'cHJvb2Y=',
  })
}

/** Emits on the sending chain that a packet was answered, whatever the chain does about it. */
export function hearAnswer(effects: Effects, relayer: string, packet: Packet): void {
  effects.emit('message', { action: ACKNOWLEDGEMENT, sender: relayer, module: 'ibc_channel' })
  packetEvent(effects, 'acknowledge_packet', packet)
}

/** Emits on the sending chain that the packet arrived. */
export function acknowledgePacket(effects: Effects, relayer: string, packet: Packet): void {
  hearAnswer(effects, relayer, packet)
  effects.emit('fungible_token_packet', { module: 'transfer', ...packet.data, acknowledgement: 'result:"\\001" ' })
  effects.emit('fungible_token_packet', { success: '\u0001' })
}

/** Lets the contract that sent a packet pay its caller. */
function payBack(effects: Effects, { onReturn }: Packet): void {
  if (onReturn !== undefined) effects.mint(onReturn.to, [onReturn.coin])
}

/** The other chain would not take it. Source: cosmos/ibc-go modules/apps/transfer/keeper/relay.go, OnAcknowledgementPacket. */
export function giveBackRefused(
  effects: Effects,
  from: { relayer: string; escrow: string },
  packet: Packet,
  refused: { coin: Coin; reason: string },
): void {
  hearAnswer(effects, from.relayer, packet)
  effects.transfer(from.escrow, packet.data.sender, [refused.coin])
  payBack(effects, packet)
  effects.emit('fungible_token_packet', { module: 'transfer', ...packet.data, acknowledgement: `error:"${refused.reason}" ` })
  effects.emit('fungible_token_packet', { error: refused.reason })
}

/** MsgTimeout as proto JSON. */
export function timeoutMessage(packet: Packet, relayer: string): Message {
  return recvPacketMessage(TIMEOUT, packet, relayer, { proof_unreceived: 'cHJvb2Y=', next_sequence_recv: packet.sequence.toString() })
}

/** Emits on the sending chain that a packet was not received in time, whatever the chain does about it. */
export function hearTimeout(effects: Effects, relayer: string, packet: Packet): void {
  effects.emit('message', { action: TIMEOUT, sender: relayer, module: 'ibc_channel' })
  packetEvent(effects, 'timeout_packet', packet)
}

/** Refunds a packet that was not received in time. */
export function giveBackTimedOut(effects: Effects, from: { relayer: string; escrow: string }, packet: Packet, coin: Coin): void {
  hearTimeout(effects, from.relayer, packet)
  effects.transfer(from.escrow, packet.data.sender, [coin])
  payBack(effects, packet)
  effects.emit('timeout', {
    module: 'transfer',
    refund_receiver: packet.data.sender,
    refund_denom: coin.denom,
    refund_amount: coin.amount,
    memo: '',
  })
}
