// Reads what a transaction says about cross-chain messages, so that the sending transaction learns their outcome.
// Sources: cosmos/ibc-go modules/core/04-channel/keeper/events.go; initia-labs/OPinit x/{ophost,opchild}/keeper/msg_server.go.
import type { IndexerEvent, IndexerMessage, IndexerTx } from '../../wire/indexer.ts'
import { bridgeChannel, type CrossChainLeg } from '../db/archive/records/meaningRecords.ts'
import { senderOf } from '../clients/indexer/txSender.ts'
import { isRefusedDeposit } from './cosmos/bridge.ts'
import { otherEnd, packetOf, readAck } from './cosmos/packets.ts'
import { attribute, field, isMine, jsonObject, type NetworkMap, type Viewpoint } from './decodeContext.ts'

/** Returns the scope of a channel's sequences: its sending end. */
function ibcChannel(chainId: string, port: string, channel: string): string {
  return `ibc/${chainId}/${port}/${channel}`
}

/** Returns every step in a transaction that concerns one address; empty for a failed one, which sent nothing. */
export function readCrossChainLegs(tx: IndexerTx, me: Viewpoint, network: NetworkMap): CrossChainLeg[] {
  if (tx.code !== 0) return []
  const messages = tx.tx?.body.messages ?? []
  const isSigner = messages.some((message) => isMine(me, senderOf(message)))
  const found = [
    ...tx.events.flatMap((event) => sentPacket(event, me, isSigner)),
    ...messages.flatMap((message) => relayedPacket(message, tx.events, me)),
    ...tx.events.flatMap((event) => bridgeStep(event, { me, network, isSigner })),
  ]
  return found.filter(({ sequence }) => sequence !== '')
}

/** A packet belongs to the account when its data names it as sender, or when it signed: contracts send for their callers. */
function sentPacket(event: IndexerEvent, me: Viewpoint, isSigner: boolean): CrossChainLeg[] {
  if (event.type !== 'send_packet') return []
  const text = (name: string) => attribute(event, name) ?? ''
  const hex = attribute(event, 'packet_data_hex')
  const data = jsonObject(hex === null ? text('packet_data') : Buffer.from(hex, 'hex').toString('utf8')) ?? {}
  if (!isSigner && !isMine(me, field(data, 'sender'))) return []
  const channel = ibcChannel(me.chain.id, text('packet_src_port'), text('packet_src_channel'))
  return [{ channel, sequence: text('packet_sequence'), step: 'sent' }]
}

function relayedPacket(message: IndexerMessage, events: readonly IndexerEvent[], me: Viewpoint): CrossChainLeg[] {
  const packet = packetOf(message)
  if (packet === null) return []
  const { sequence, sourcePort, sourceChannel, destinationChannel, data, ackError } = packet
  const type = message['@type']
  if (type.endsWith('.MsgRecvPacket')) {
    const from = otherEnd(me, destinationChannel)
    if (from === null || !isMine(me, field(data, 'receiver'))) return []
    const channel = ibcChannel(from, sourcePort, sourceChannel)
    return [{ channel, sequence, step: readAck(events, packet) === null ? 'received' : 'refused' }]
  }
  if (!isMine(me, field(data, 'sender'))) return []
  const channel = ibcChannel(me.chain.id, sourcePort, sourceChannel)
  if (type.endsWith('.MsgAcknowledgement')) return [{ channel, sequence, step: ackError === null ? 'acknowledged' : 'refunded' }]
  return /\.MsgTimeout(OnClose)?$/.test(type) ? [{ channel, sequence, step: 'timedOut' }] : []
}

interface BridgeView {
  me: Viewpoint
  network: NetworkMap
  isSigner: boolean
}

const BRIDGE_EVENTS = new Set([
  'initiate_token_deposit',
  'finalize_token_deposit',
  'initiate_token_withdrawal',
  'finalize_token_withdrawal',
])

function bridgeStep(event: IndexerEvent, { me, network, isSigner }: BridgeView): CrossChainLeg[] {
  if (!BRIDGE_EVENTS.has(event.type)) return []
  const text = (name: string) => attribute(event, name) ?? ''
  const isAboutMe = isSigner || ['from', 'to', 'sender', 'recipient'].some((name) => isMine(me, attribute(event, name)))
  const rollup = network.chainOfBridge(text('bridge_id'))
  if (!isAboutMe) return []
  switch (event.type) {
    case 'initiate_token_deposit':
      return rollup === null ? [] : [{ channel: bridgeChannel(rollup, 'deposit'), sequence: text('l1_sequence'), step: 'sent' }]
    case 'finalize_token_deposit': {
      // A failing hook leaves the coins; a failing deposit is returned immediately.
      const step = isRefusedDeposit(text('reason')) ? 'refused' : 'received'
      return [{ channel: bridgeChannel(me.chain.id, 'deposit'), sequence: text('l1_sequence'), step }]
    }
    case 'initiate_token_withdrawal':
      return [{ channel: bridgeChannel(me.chain.id, 'withdrawal'), sequence: text('l2_sequence'), step: 'sent' }]
    case 'finalize_token_withdrawal':
      return rollup === null ? [] : [{ channel: bridgeChannel(rollup, 'withdrawal'), sequence: text('l2_sequence'), step: 'received' }]
    default:
      return []
  }
}
