// IBC: token transfers, NFTs, and the relayer's messages that carry them.
// Sources: cosmos/ibc-go proto/ibc/{applications/transfer,core/channel}/v1/tx.proto; initia-labs/initia x/ibc/nft-transfer.
import { z } from 'zod'
import { field, isMine, jsonInside, meaning, type MessageReader, type Perspective } from './perspective.ts'

const Packet = z.object({
  source_channel: z.string(),
  destination_channel: z.string(),
  destination_port: z.string().default(''),
  data: z.string(),
})

function otherEnd({ chain }: Perspective, channelId: string | null): string | null {
  return chain.transferChannels.find((channel) => channel.channelId === channelId)?.chainId ?? null
}

/** MsgTransfer of tokens. */
export const readTransfer: MessageReader = ({ message, me }) => {
  if (!isMine(me, field(message, 'sender'))) return null
  return meaning('ibcSent', {
    counterparty: field(message, 'receiver'),
    otherChainId: otherEnd(me, field(message, 'source_channel')),
  })
}

/** MsgTransfer of NFTs. */
export const readNftTransfer: MessageReader = ({ message, me }) =>
  isMine(me, field(message, 'sender')) ? meaning('nft', { counterparty: field(message, 'receiver'), method: 'MsgTransfer' }) : null

/** MsgRecvPacket: mine when the packet's receiver is me; relayed when I carried it. */
export const readRecvPacket: MessageReader = ({ message, me }) => {
  const packet = Packet.safeParse(message['packet']).data
  const data = jsonInside(packet?.data ?? null)
  if (data !== null && isMine(me, field(data, 'receiver'))) {
    const known = { counterparty: field(data, 'sender'), otherChainId: otherEnd(me, packet?.destination_channel ?? null) }
    return packet?.destination_port === 'nft-transfer'
      ? meaning('nft', { ...known, method: 'MsgRecvPacket' })
      : meaning('ibcReceived', known)
  }
  return readRelayed({ message, me })
}

/** MsgTimeout: gives the coins back when the packet was mine. */
export const readTimeout: MessageReader = ({ message, me }) => {
  const packet = Packet.safeParse(message['packet']).data
  const data = jsonInside(packet?.data ?? null)
  if (data !== null && isMine(me, field(data, 'sender'))) {
    return meaning('ibcTimedOut', { counterparty: field(data, 'receiver'), otherChainId: otherEnd(me, packet?.source_channel ?? null) })
  }
  return readRelayed({ message, me })
}

/** MsgAcknowledgement: the end of a transfer of mine, or one that I carried. */
export const readAcknowledgement: MessageReader = ({ message, me }) => {
  const packet = Packet.safeParse(message['packet']).data
  const data = jsonInside(packet?.data ?? null)
  if (data !== null && isMine(me, field(data, 'sender'))) {
    return meaning('ibcRelayed', { counterparty: field(data, 'receiver'), otherChainId: otherEnd(me, packet?.source_channel ?? null) })
  }
  return readRelayed({ message, me })
}

function readRelayed({ message, me }: Pick<Parameters<MessageReader>[0], 'message' | 'me'>) {
  return isMine(me, field(message, 'signer')) ? meaning('ibcRelayed') : null
}
