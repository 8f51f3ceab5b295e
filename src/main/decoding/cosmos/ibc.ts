// IBC: token transfers, NFTs, and the relayer's messages that carry them. Sources: cosmos/ibc-go proto/ibc/{applications/transfer,
// core/channel}/v1/tx.proto, modules/core/04-channel/keeper/events.go; initia-labs/initia x/ibc/nft-transfer; ICS-721.
import type { ActivityKind } from '../../../shared/contract/history/meaning.ts'
import { coinsField } from '../coins.ts'
import { otherEnd, packetOf, readAck, type Packet } from './packets.ts'
import {
  attribute,
  facts,
  field,
  isMine,
  jsonObject,
  meaning,
  textsField,
  type MessageMeaning,
  type MessageReader,
  type Reading,
} from '../viewpoint.ts'

/** The sequence that this transfer's packet got. */
function sentSequence({ events, message }: Reading): string | null {
  const channel = field(message, 'source_channel')
  const sent = events.find((event) => event.type === 'send_packet' && attribute(event, 'packet_src_channel') === channel)
  return sent === undefined ? null : attribute(sent, 'packet_sequence')
}

/** MsgTransfer of tokens. A memo in JSON says what runs on arrival: the name of its first key. */
export const readTransfer: MessageReader = (reading) => {
  const { message, me } = reading
  if (!isMine(me, field(message, 'sender'))) return null
  const channel = field(message, 'source_channel')
  return meaning('ibcSent', {
    counterparty: field(message, 'receiver'),
    otherChainId: otherEnd(me, channel),
    about: coinsField(message, 'token'),
    facts: facts({ channel, packet: sentSequence(reading), hook: Object.keys(jsonObject(field(message, 'memo') ?? '') ?? {})[0] }),
  })
}

/** MsgTransfer of NFTs. */
export const readNftTransfer: MessageReader = (reading) => {
  const { message, me } = reading
  if (!isMine(me, field(message, 'sender'))) return null
  const channel = field(message, 'source_channel')
  return meaning('nftSent', {
    counterparty: field(message, 'receiver'),
    otherChainId: otherEnd(me, channel),
    facts: facts({
      channel,
      packet: sentSequence(reading),
      collection: field(message, 'class_id'),
      nft: textsField(message, 'token_ids').join(', '),
    }),
  })
}

/** What a packet speaks of. */
function packetFacts({ sequence, sourceChannel, data }: Packet, reason: string | null): MessageMeaning['facts'] {
  const nft = textsField(data, 'tokenIds').join(', ')
  return facts({ channel: sourceChannel, packet: sequence, collection: field(data, 'classId'), nft, reason })
}

/** MsgRecvPacket: mine when the packet's receiver is me; relayed when I carried it. */
export const readRecvPacket: MessageReader = (reading) => {
  const packet = packetOf(reading.message)
  if (packet === null || !isMine(reading.me, field(packet.data, 'receiver'))) return readRelayed(reading)
  const reason = readAck(reading.events, packet)
  // Wasm chains bind the port to a contract: what the packet carries tells.
  const isNft = packet.destinationPort === 'nft-transfer' || textsField(packet.data, 'tokenIds').length > 0
  const kind = isNft ? 'nftReceived' : 'ibcReceived'
  return meaning(reason === null ? kind : 'ibcRefused', {
    counterparty: field(packet.data, 'sender'),
    otherChainId: otherEnd(reading.me, packet.destinationChannel),
    facts: packetFacts(packet, reason),
  })
}

/** The end of a packet of mine, or one that I carried. */
function readEnd(reading: Reading, kindOf: (packet: Packet) => { kind: ActivityKind; reason: string | null }): MessageMeaning | null {
  const packet = packetOf(reading.message)
  if (packet === null || !isMine(reading.me, field(packet.data, 'sender'))) return readRelayed(reading)
  const { kind, reason } = kindOf(packet)
  return meaning(kind, {
    counterparty: field(packet.data, 'receiver'),
    otherChainId: otherEnd(reading.me, packet.sourceChannel),
    facts: packetFacts(packet, reason),
  })
}

/** MsgTimeout, MsgTimeoutOnClose: gives the coins back when the packet was mine. */
export const readTimeout: MessageReader = (reading) => readEnd(reading, () => ({ kind: 'ibcTimedOut', reason: null }))

/** MsgAcknowledgement: arrived, or refused and given back. */
export const readAcknowledgement: MessageReader = (reading) =>
  readEnd(reading, ({ ackError }) => ({ kind: ackError === null ? 'ibcArrived' : 'ibcRefunded', reason: ackError }))

function readRelayed({ message, me }: Reading): MessageMeaning | null {
  return isMine(me, field(message, 'signer')) ? meaning('ibcRelayed') : null
}

/** MsgUpdateClient and other upkeep of a relayer. */
export const readUpkeep: MessageReader = readRelayed
