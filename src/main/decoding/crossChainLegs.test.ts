// Steps of what travels between chains: the same lane on both, only what concerns the address, nothing from what failed.
import { expect, test } from 'vitest'
import { ME, OTHER, row, type Message, type Parts } from '../../../test/support/benches/readingBench.ts'

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')
const hex = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('hex')
const steps = (parts: Parts, chainId = 'l1-1', who = ME) => row(parts, chainId, who).crossChainLegs

const SENT = { packet_src_port: 'transfer', packet_src_channel: 'channel-7', packet_sequence: '41' }
const data = { sender: ME.bech32, receiver: OTHER.bech32 }
const packet = {
  sequence: '41',
  source_port: 'transfer',
  source_channel: 'channel-7',
  destination_port: 'transfer',
  destination_channel: 'channel-0',
  data: base64(data),
}
const relayed = (name: string, more: object = {}): Message => ({
  '@type': `/ibc.core.channel.v1.${name}`,
  signer: 'init1relayer',
  packet,
  ...more,
})
const CHANNEL = 'ibc/l1-1/transfer/channel-7'

test('what was sent on one chain has the lane of what arrives on the other', () => {
  const sent = steps({ events: [{ type: 'send_packet', attributes: { ...SENT, packet_data_hex: hex(data) }, message: 0 }] })
  expect(sent).toEqual([{ channel: CHANNEL, sequence: '41', step: 'sent' }])
  expect(steps({ messages: [relayed('MsgRecvPacket')] }, 'roll-1', OTHER)).toEqual([{ channel: CHANNEL, sequence: '41', step: 'received' }])
})

test.each([
  ['MsgAcknowledgement', { acknowledgement: base64({ result: 'AQ==' }) }, 'acknowledged'],
  ['MsgAcknowledgement', { acknowledgement: base64({ error: 'no' }) }, 'refunded'],
  ['MsgTimeout', {}, 'timedOut'],
  ['MsgTimeoutOnClose', {}, 'timedOut'],
])('%s %j ends what was sent', (name, more, step) => {
  expect(steps({ messages: [relayed(name, more)] })).toEqual([{ channel: CHANNEL, sequence: '41', step }])
})

test('a packet that was refused on arrival', () => {
  const ack = { packet_sequence: '41', packet_dst_channel: 'channel-0', packet_ack: '{"error":"no"}' }
  const events = [{ type: 'write_acknowledgement', attributes: ack, message: 0 }]
  expect(steps({ messages: [relayed('MsgRecvPacket')], events }, 'roll-1', OTHER)).toMatchObject([{ step: 'refused' }])
})

test('the bridge: both directions, both sides', () => {
  const event = (type: string, attributes: Record<string, string>) => ({ events: [{ type, attributes, message: 0 }] })
  expect(steps(event('initiate_token_deposit', { bridge_id: '15', l1_sequence: '9', from: ME.bech32 }))).toEqual([
    { channel: 'op/roll-1/deposit', sequence: '9', step: 'sent' },
  ])
  expect(steps(event('finalize_token_deposit', { l1_sequence: '9', recipient: ME.bech32 }), 'roll-1')).toEqual([
    { channel: 'op/roll-1/deposit', sequence: '9', step: 'received' },
  ])
  const failed = event('finalize_token_deposit', { l1_sequence: '9', recipient: ME.bech32, success: 'false', reason: 'deposit failed; no' })
  expect(steps(failed, 'roll-1')).toMatchObject([{ step: 'refused' }])
  expect(steps(event('initiate_token_withdrawal', { l2_sequence: '4', from: ME.bech32 }), 'roll-1')).toEqual([
    { channel: 'op/roll-1/withdrawal', sequence: '4', step: 'sent' },
  ])
  expect(steps(event('finalize_token_withdrawal', { bridge_id: '15', l2_sequence: '4', to: ME.bech32 }))).toEqual([
    { channel: 'op/roll-1/withdrawal', sequence: '4', step: 'received' },
  ])
})

test('others’ packets, failed transactions and channels that nobody lists are left out', () => {
  const events = [{ type: 'send_packet', attributes: { ...SENT, packet_data_hex: hex({ sender: OTHER.bech32 }) }, message: 0 }]
  expect(steps({ events })).toEqual([])
  expect(steps({ messages: [relayed('MsgTimeout')], code: 5 })).toEqual([])
  expect(steps({ messages: [relayed('MsgTimeout')] }, 'l1-1', OTHER)).toEqual([])
  const elsewhere = relayed('MsgRecvPacket', { packet: { ...packet, destination_channel: 'channel-99' } })
  expect(steps({ messages: [elsewhere] }, 'roll-1', OTHER)).toEqual([])
})
