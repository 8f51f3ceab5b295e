// What messages between chains mean for one address: the optimistic bridge on both sides, IBC packets and how they end.
import { TxBody, TxRaw } from 'cosmjs-types/cosmos/tx/v1beta1/tx'
import { expect, test } from 'vitest'
import { ME, meaningOf, OTHER, received, type Message, type Parts } from '../../../test/support/benches/readingBench.ts'

const coin = { denom: 'uinit', amount: '25' }
const base64 = (value: unknown) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64')

const packet = (data: object, port = 'transfer') => ({
  sequence: '41',
  source_port: port,
  source_channel: 'channel-7',
  destination_port: port,
  destination_channel: 'channel-7',
  data: base64(data),
})

const hook = TxRaw.encode(
  TxRaw.fromPartial({
    bodyBytes: TxBody.encode(TxBody.fromPartial({ messages: [{ typeUrl: '/minievm.evm.v1.MsgCall', value: new Uint8Array() }] })).finish(),
  }),
).finish()

type Case = [name: string, message: Message, expected: object, parts?: Parts & { chainId?: string }]

const CASES: Case[] = [
  [
    'a deposit to a rollup, with its number and what runs on arrival',
    {
      '@type': '/opinit.ophost.v1.MsgInitiateTokenDeposit',
      sender: ME.bech32,
      to: ME.bech32,
      bridge_id: '15',
      amount: coin,
      data: Buffer.from(hook).toString('base64'),
    },
    { kind: 'deposit', otherChainId: 'roll-1', about: [coin], facts: { sequence: '9', hook: 'MsgCall' } },
    { events: [{ type: 'initiate_token_deposit', attributes: { bridge_id: '15', l1_sequence: '9' }, message: 0 }] },
  ],
  [
    'a deposit that arrives although its hook failed',
    {
      '@type': '/opinit.opchild.v1.MsgFinalizeTokenDeposit',
      sender: OTHER.bech32,
      from: OTHER.bech32,
      to: ME.bech32,
      amount: coin,
      sequence: '9',
      data: '/////w==',
    },
    { kind: 'depositArrived', counterparty: OTHER.bech32, facts: { sequence: '9', hook: '4 bytes', reason: 'hook failed; reverted' } },
    {
      chainId: 'roll-1',
      events: [
        { type: 'finalize_token_deposit', attributes: { l1_sequence: '9', success: 'false', reason: 'hook failed; reverted' }, message: 0 },
      ],
    },
  ],
  [
    'a withdrawal and its number',
    { '@type': '/opinit.opchild.v1.MsgInitiateTokenWithdrawal', sender: ME.bech32, to: ME.bech32, amount: coin },
    { kind: 'withdrawal', otherChainId: 'l1-1', counterparty: null, facts: { sequence: '4' } },
    { chainId: 'roll-1', events: [{ type: 'initiate_token_withdrawal', attributes: { l2_sequence: '4' }, message: 0 }] },
  ],
  [
    'a withdrawal that another claimed for me',
    {
      '@type': '/opinit.ophost.v1.MsgFinalizeTokenWithdrawal',
      sender: OTHER.bech32,
      from: ME.bech32,
      to: ME.bech32,
      bridge_id: 15,
      sequence: 4,
      amount: coin,
    },
    { kind: 'withdrawalClaimed', otherChainId: 'roll-1', counterparty: null, about: [coin], facts: { sequence: '4' } },
  ],
  [
    'a withdrawal of another account to mine',
    {
      '@type': '/opinit.ophost.v1.MsgFinalizeTokenWithdrawal',
      sender: OTHER.bech32,
      from: OTHER.bech32,
      to: ME.bech32,
      bridge_id: 15,
      sequence: 4,
      amount: coin,
    },
    { kind: 'withdrawalClaimed', otherChainId: 'roll-1', counterparty: OTHER.bech32, about: [coin], facts: { sequence: '4' } },
  ],
  [
    'an IBC transfer, its packet and what its memo runs',
    {
      '@type': '/ibc.applications.transfer.v1.MsgTransfer',
      sender: ME.bech32,
      receiver: 'osmo1x',
      source_channel: 'channel-7',
      token: coin,
      memo: '{"forward":{}}',
    },
    { kind: 'ibcSent', otherChainId: 'roll-1', about: [coin], facts: { channel: 'channel-7', packet: '41', hook: 'forward' } },
    { events: [{ type: 'send_packet', attributes: { packet_src_channel: 'channel-7', packet_sequence: '41' }, message: 0 }] },
  ],
  [
    'an acknowledgement of success',
    {
      '@type': '/ibc.core.channel.v1.MsgAcknowledgement',
      signer: OTHER.bech32,
      packet: packet({ sender: ME.bech32, receiver: 'osmo1x' }),
      acknowledgement: base64({ result: 'AQ==' }),
    },
    { kind: 'ibcArrived', counterparty: 'osmo1x', otherChainId: 'roll-1', facts: { packet: '41' } },
  ],
  [
    'an acknowledgement of failure gives back',
    {
      '@type': '/ibc.core.channel.v1.MsgAcknowledgement',
      signer: OTHER.bech32,
      packet: packet({ sender: ME.bech32, receiver: 'osmo1x' }),
      acknowledgement: base64({ error: 'ABCI code: 5' }),
    },
    { kind: 'ibcRefunded', direction: 'in', movements: [coin], facts: { reason: 'ABCI code: 5' } },
    { events: [received(ME.bech32, '25uinit', 0)] },
  ],
  [
    'a packet for me that my chain refused',
    { '@type': '/ibc.core.channel.v1.MsgRecvPacket', signer: OTHER.bech32, packet: packet({ sender: 'osmo1x', receiver: ME.bech32 }) },
    { kind: 'ibcRefused', facts: { reason: 'no such denomination' } },
    {
      events: [
        {
          type: 'write_acknowledgement',
          attributes: {
            packet_sequence: '41',
            packet_dst_channel: 'channel-7',
            packet_ack_hex: Buffer.from('{"error":"no such denomination"}').toString('hex'),
          },
          message: 0,
        },
      ],
    },
  ],
  [
    'NFTs that came by IBC',
    {
      '@type': '/ibc.core.channel.v1.MsgRecvPacket',
      signer: OTHER.bech32,
      packet: packet({ sender: 'init1x', receiver: ME.bech32, classId: 'move/ab', tokenIds: ['7', '8'] }, 'nft-transfer'),
    },
    { kind: 'nftReceived', direction: 'in', facts: { collection: 'move/ab', nft: '7, 8' } },
  ],
  [
    'NFTs that go by IBC',
    {
      '@type': '/ibc.applications.nft_transfer.v1.MsgTransfer',
      sender: ME.bech32,
      receiver: OTHER.bech32,
      source_channel: 'channel-7',
      class_id: 'move/ab',
      token_ids: ['7'],
    },
    { kind: 'nftSent', direction: 'out', facts: { nft: '7', collection: 'move/ab' } },
  ],
]

test.each(CASES)('%s', (_name, message, expected, parts = {}) => {
  expect(meaningOf(message, parts)).toMatchObject(expected)
})
