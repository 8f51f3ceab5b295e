// Parses IBC packets from messages and events. Sources: cosmos/ibc-go proto/ibc/core/channel/v1/{tx,channel}.proto,
// modules/core/04-channel/types/acknowledgement.go (a result or an error), modules/core/04-channel/keeper/events.go.
import type { IndexerEvent } from '../../../wire/indexer.ts'
import { attribute, field, jsonInside, jsonObject, numberField, objectField, type Viewpoint } from '../decodeContext.ts'

/** An IBC packet. */
export interface Packet {
  sequence: string
  sourcePort: string
  sourceChannel: string
  destinationPort: string
  destinationChannel: string
  /** The application's data; empty where it is not JSON. */
  data: Record<string, unknown>
  /** The error, where the message contains an acknowledgement of failure. */
  ackError: string | null
}

/** Returns the packet of a relayer's message; null where it has none. */
export function packetOf(message: Readonly<Record<string, unknown>>): Packet | null {
  const packet = objectField(message, 'packet')
  if (packet === null) return null
  const text = (name: string) => field(packet, name) ?? ''
  return {
    sequence: numberField(packet, 'sequence') ?? '',
    sourcePort: text('source_port'),
    sourceChannel: text('source_channel'),
    destinationPort: text('destination_port'),
    destinationChannel: text('destination_channel'),
    data: jsonInside(field(packet, 'data')) ?? {},
    ackError: errorIn(jsonInside(field(message, 'acknowledgement'))),
  }
}

function errorIn(acknowledgement: Record<string, unknown> | null): string | null {
  return acknowledgement !== null && 'error' in acknowledgement ? (field(acknowledgement, 'error') ?? 'error') : null
}

/** Returns why the receiving chain refused a packet; null when it accepted it. */
export function readAck(events: readonly IndexerEvent[], { sequence, destinationChannel }: Packet): string | null {
  for (const event of events) {
    if (event.type !== 'write_acknowledgement' || attribute(event, 'packet_sequence') !== sequence) continue
    const channel = attribute(event, 'packet_dst_channel')
    if (channel !== null && channel !== destinationChannel) continue
    const hex = attribute(event, 'packet_ack_hex')
    return errorIn(jsonObject(hex === null ? (attribute(event, 'packet_ack') ?? '') : Buffer.from(hex, 'hex').toString('utf8')))
  }
  return null
}

/** Returns the chain at the other end of a channel, if the registry knows it. */
export function otherEnd({ chain }: Viewpoint, channelId: string | null): string | null {
  return chain.transferChannels.find((channel) => channel.channelId === channelId)?.chainId ?? null
}
