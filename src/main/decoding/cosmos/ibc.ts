// Decodes IBC: token and NFT transfers, and relayer messages. Sources: cosmos/ibc-go
// proto/ibc/{applications/transfer,core/channel}/v1/tx.proto, modules/core/04-channel/keeper/events.go; initia-labs/initia
// x/ibc/nft-transfer; ICS-721.
import { shortType } from '../../../shared/domain/messageType.ts'
import type { ActivityKind } from '../../../shared/contract/history/activityMeaning.ts'
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
  type MessageDecoder,
  type DecodeContext,
} from '../decodeContext.ts'

/** Returns the sequence of this transfer's packet. */
function sentSequence({ events, message }: DecodeContext): string | null {
  const channel = field(message, 'source_channel')
  const sent = events.find((event) => event.type === 'send_packet' && attribute(event, 'packet_src_channel') === channel)
  return sent === undefined ? null : attribute(sent, 'packet_sequence')
}

/** Decodes MsgTransfer of tokens. A JSON memo names what runs on arrival by its first key. */
export const readTransfer: MessageDecoder = (context) => {
  const { message, me } = context
  if (!isMine(me, field(message, 'sender'))) return null
  const channel = field(message, 'source_channel')
  return meaning('ibcSent', {
    counterparty: field(message, 'receiver'),
    otherChainId: otherEnd(me, channel),
    about: coinsField(message, 'token'),
    facts: facts({ channel, packet: sentSequence(context), hook: Object.keys(jsonObject(field(message, 'memo') ?? '') ?? {})[0] }),
  })
}

/** Decodes MsgTransfer of NFTs. */
export const readNftTransfer: MessageDecoder = (context) => {
  const { message, me } = context
  if (!isMine(me, field(message, 'sender'))) return null
  const channel = field(message, 'source_channel')
  return meaning('nftSent', {
    counterparty: field(message, 'receiver'),
    otherChainId: otherEnd(me, channel),
    facts: facts({
      channel,
      packet: sentSequence(context),
      collection: field(message, 'class_id'),
      nft: textsField(message, 'token_ids').join(', '),
    }),
  })
}

/** Returns the facts of a packet. */
function packetFacts({ sequence, sourceChannel, data }: Packet, reason: string | null): MessageMeaning['facts'] {
  const nft = textsField(data, 'tokenIds').join(', ')
  return facts({ channel: sourceChannel, packet: sequence, collection: field(data, 'classId'), nft, reason })
}

/** Decodes MsgRecvPacket: received when the packet's receiver is this account; relayed when this account signed. */
export const readRecvPacket: MessageDecoder = (context) => {
  const packet = packetOf(context.message)
  if (packet === null || !isMine(context.me, field(packet.data, 'receiver'))) return readPassing(context, 'transferDelivered')
  const reason = readAck(context.events, packet)
  // Wasm chains bind the port to a contract, so the packet's data decides.
  const isNft = packet.destinationPort === 'nft-transfer' || textsField(packet.data, 'tokenIds').length > 0
  const kind = isNft ? 'nftReceived' : 'ibcReceived'
  return meaning(reason === null ? kind : 'ibcRefused', {
    counterparty: field(packet.data, 'sender'),
    otherChainId: otherEnd(context.me, packet.destinationChannel),
    facts: packetFacts(packet, reason),
  })
}

/** Decodes the end of a packet that this account sent, or relayed. */
function readEnd(context: DecodeContext, kindOf: (packet: Packet) => { kind: ActivityKind; reason: string | null }): MessageMeaning | null {
  const packet = packetOf(context.message)
  if (packet === null || !isMine(context.me, field(packet.data, 'sender'))) return readPassing(context, 'transferConfirmed')
  const { kind, reason } = kindOf(packet)
  return meaning(kind, {
    counterparty: field(packet.data, 'receiver'),
    otherChainId: otherEnd(context.me, packet.sourceChannel),
    facts: packetFacts(packet, reason),
  })
}

/** Decodes MsgTimeout and MsgTimeoutOnClose: a refund when this account sent the packet. */
export const readTimeout: MessageDecoder = (context) => readEnd(context, () => ({ kind: 'ibcTimedOut', reason: null }))

/** Decodes MsgAcknowledgement: arrived, or refused and refunded. */
export const readAcknowledgement: MessageDecoder = (context) =>
  readEnd(context, ({ ackError }) => ({ kind: ackError === null ? 'ibcArrived' : 'ibcRefunded', reason: ackError }))

/**
 * Decodes a step of a packet on the chain at its other end: its sender sees it delivered, its receiver sees it confirmed, both see it
 * rejected. Addresses are alike on both chains, so an indexer lists such steps for both.
 */
function readPassing(context: DecodeContext, task: 'transferDelivered' | 'transferConfirmed'): MessageMeaning | null {
  const { message, me, events } = context
  const packet = packetOf(message)
  const [sender, receiver] = packet === null ? [null, null] : [field(packet.data, 'sender'), field(packet.data, 'receiver')]
  if (packet === null || (!isMine(me, sender) && !isMine(me, receiver))) return readRelayed(context)
  const isDelivery = task === 'transferDelivered'
  const reason = isDelivery ? readAck(events, packet) : packet.ackError
  return meaning('operated', {
    counterparty: isMine(me, sender) ? receiver : sender,
    method: shortType(message['@type']),
    otherChainId: otherEnd(me, isDelivery ? packet.destinationChannel : packet.sourceChannel),
    facts: [...facts({ task: reason === null ? task : 'transferRejected' }), ...packetFacts(packet, reason)],
  })
}

function readRelayed({ message, me }: DecodeContext): MessageMeaning | null {
  return isMine(me, field(message, 'signer')) ? meaning('ibcRelayed') : null
}

/** Decodes MsgUpdateClient and other maintenance by a relayer. */
export const readUpkeep: MessageDecoder = readRelayed
