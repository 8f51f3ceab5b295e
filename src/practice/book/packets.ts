// IBC packets as messages and events show them. Source: cosmos/ibc-go modules/core/04-channel/keeper/events.go.
import { toBase64, utf8 } from '../keys/bytes.ts'
import type { Effects } from './effects.ts'
import type { Coin } from './state.ts'

export interface Packet {
  sequence: bigint
  sourceChannel: string
  destinationChannel: string
  /** Nanoseconds since 1970. */
  timeoutTimestamp: bigint
  data: { denom: string; amount: string; sender: string; receiver: string; memo: string }
}

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

export const RECV_PACKET = '/ibc.core.channel.v1.MsgRecvPacket'

/** A packet arrives: its receiver gets `coin`, and the acknowledgement is written. */
export function receivePacket(effects: Effects, relayer: string, packet: Packet, coin: Coin): void {
  effects.emit('message', { action: RECV_PACKET, sender: relayer, module: 'ibc_channel' })
  packetEvent(effects, 'recv_packet', packet)
  effects.mint(packet.data.receiver, [coin])
  effects.emit('fungible_token_packet', { module: 'transfer', ...packet.data, success: 'true' })
  effects.emit('write_acknowledgement', { packet_sequence: packet.sequence.toString(), packet_ack: '{"result":"AQ=="}' })
}

/** A relayer's message around a packet: received, acknowledged or timed out. */
export function recvPacketMessage(
  type: string,
  packet: Packet,
  signer: string,
  rest: Record<string, unknown>,
): { '@type': string } & Record<string, unknown> {
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
