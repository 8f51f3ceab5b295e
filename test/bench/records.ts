// Transactions as an indexer shows them, as long and as varied as real ones: about 4 kB each, with nothing in them that repeats by chance.
// Shapes: initia-labs/rollytics api/handler/tx/types.go; initia-labs/minievm x/evm/types/event.go; cosmos/ibc-go core/channel.
import { toBech32 } from '@cosmjs/encoding'

/** Bytes that are the same for the same seed (mulberry32). */
export function seededBytes(seed: number): (count: number) => Buffer {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  return (count) => Buffer.from(Array.from({ length: count }, () => next() & 0xff))
}

/** With how many others an account deals over the years. */
const COUNTERPARTIES = 500
/** And how many contracts it calls, or that write a log when it does. */
const CONTRACTS = 200
/** Number of accounts in the logs of its tokens: more than it deals with itself, since pools pay others too. */
const HOLDERS = 5000
/** A chain's active validators. */
const VALIDATORS = 100
const ACK = '{"result":"AQ=="}'

function asHex(text: string): string {
  return Buffer.from(text).toString('hex')
}

type Attributes = Record<string, string>
interface Parts {
  messages: Record<string, unknown>[]
  events: { type: string; attributes: Attributes }[]
}

/** Makes records of one account's history, by their place in it. */
export function createRecords(account: string, seed: number): (index: number) => string {
  const bytes = seededBytes(seed)
  const hex = (count: number) => bytes(count).toString('hex')
  const pool = Array.from({ length: COUNTERPARTIES }, () => toBech32('init', bytes(20)))
  const feeCollector = toBech32('init', bytes(20))
  const contracts = Array.from({ length: CONTRACTS }, () => hex(20))
  const holders = Array.from({ length: HOLDERS }, () => hex(20))
  const someHolder = () => holders[bytes(2).readUInt16BE() % HOLDERS] ?? ''
  const validators = Array.from({ length: VALIDATORS }, () => toBech32('initvaloper', bytes(20)))
  const someContract = () => `0x${contracts[bytes(1).readUInt8() % CONTRACTS] ?? ''}`
  /** Each signer uses the same key every time. */
  const keys = Array.from({ length: COUNTERPARTIES + 1 }, () => Buffer.concat([Buffer.from([2]), bytes(32)]).toString('base64'))
  const address = () => pool[bytes(2).readUInt16BE(0) % COUNTERPARTIES] ?? feeCollector
  const units = () => String(bytes(6).readUIntBE(0, 6))
  /** The kinds of a wallet's history, in tenths. */
  const kinds = [send, call, send, call, reward, call, send, call, packet, send] as const

  function send(): Parts {
    const [from, to] = (bytes(1)[0] ?? 0) < 128 ? [account, address()] : [address(), account]
    const amount = [{ denom: 'uinit', amount: units() }]
    return { messages: [{ '@type': '/cosmos.bank.v1beta1.MsgSend', from_address: from, to_address: to, amount }], events: moved(from, to) }
  }

  function call(): Parts {
    const contract = someContract()
    const word = (value: string) => `0x${value.padStart(64, '0')}`
    const log = () =>
      JSON.stringify({
        address: someContract(),
        topics: ['0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef', word(someHolder()), word(someHolder())],
        data: word(hex(9)),
      })
    const input = `0xa9059cbb${word(someHolder()).slice(2)}${word(hex(9)).slice(2)}`
    return {
      messages: [
        { '@type': '/minievm.evm.v1.MsgCall', sender: account, contract_addr: contract, input, value: '0', access_list: [], auth_list: [] },
      ],
      events: [
        { type: 'call', attributes: { contract, ret: `0x${hex(32)}` } },
        { type: 'evm', attributes: { contract, log: log() } },
        { type: 'evm', attributes: { contract, log: log() } },
        { type: 'evm', attributes: { contract, log: log() } },
        ...moved(account, address()),
      ],
    }
  }

  function reward(): Parts {
    const chosen = [1, 2, 3].map(() => validators[bytes(1).readUInt8() % VALIDATORS] ?? '')
    return {
      messages: chosen.map((validator) => ({
        '@type': '/cosmos.distribution.v1beta1.MsgWithdrawDelegatorReward',
        delegator_address: account,
        validator_address: validator,
      })),
      events: chosen.flatMap((validator) => [
        ...moved(address(), account),
        { type: 'withdraw_rewards', attributes: { amount: `${units()}uinit`, validator, delegator: account } },
      ]),
    }
  }

  function packet(): Parts {
    const data = { amount: units(), denom: 'transfer/channel-0/uinit', receiver: account, sender: address(), memo: '' }
    const sequence = units()
    const places = { packet_src_channel: 'channel-25', packet_dst_channel: 'channel-7', packet_sequence: sequence }
    return {
      messages: [
        {
          '@type': '/ibc.core.client.v1.MsgUpdateClient',
          client_id: '07-tendermint-3',
          signer: address(),
          client_message: { '@type': '/ibc.lightclients.tendermint.v1.Header', signed_header: bytes(900).toString('base64') },
        },
        {
          '@type': '/ibc.core.channel.v1.MsgRecvPacket',
          packet: {
            sequence,
            source_port: 'transfer',
            source_channel: 'channel-25',
            destination_port: 'transfer',
            destination_channel: 'channel-7',
            data: Buffer.from(JSON.stringify(data)).toString('base64'),
          },
          proof_commitment: bytes(700).toString('base64'),
          proof_height: { revision_number: '1', revision_height: units() },
          signer: address(),
        },
      ],
      events: [
        { type: 'update_client', attributes: { client_id: '07-tendermint-3', header: hex(260), consensus_height: `1-${units()}` } },
        { type: 'recv_packet', attributes: { ...places, packet_data: JSON.stringify(data), packet_data_hex: asHex(JSON.stringify(data)) } },
        { type: 'write_acknowledgement', attributes: { ...places, packet_ack: ACK, packet_ack_hex: asHex(ACK) } },
        ...moved(address(), account),
        { type: 'fungible_token_packet', attributes: { module: 'transfer', ...data, success: 'true' } },
      ],
    }
  }

  function moved(from: string, to: string): Parts['events'] {
    const amount = `${units()}uinit`
    return [
      { type: 'coin_spent', attributes: { spender: from, amount } },
      { type: 'coin_received', attributes: { receiver: to, amount } },
      { type: 'transfer', attributes: { recipient: to, sender: from, amount } },
      { type: 'message', attributes: { sender: from, module: 'bank' } },
    ]
  }

  return (index) => {
    const { messages, events } = (kinds[index % kinds.length] ?? send)()
    const fee = units().slice(0, 5)
    const all = [
      ...moved(account, feeCollector),
      { type: 'tx', attributes: { fee: `${fee}uinit`, fee_payer: account } },
      { type: 'tx', attributes: { acc_seq: `${account}/${index}` } },
      { type: 'tx', attributes: { signature: bytes(64).toString('base64') } },
      ...events,
    ]
    return JSON.stringify({
      txhash: hex(32).toUpperCase(),
      height: String(1_000_000 + index * 3),
      codespace: '',
      code: index % 50 === 0 ? 5 : 0,
      data: asHex(messages.map((message) => `\u0012\u0026${String(message['@type'])}Response`).join('')).toUpperCase(),
      raw_log: '',
      logs: [],
      info: '',
      gas_wanted: units(),
      gas_used: units(),
      tx: {
        body: { messages, memo: index % 3 === 0 ? `invoice ${index}` : '', timeout_height: '0', extension_options: [] },
        auth_info: {
          signer_infos: [
            {
              public_key: {
                '@type': '/initia.crypto.v1beta1.ethsecp256k1.PubKey',
                key: keys[index % 2 === 0 ? 0 : bytes(2).readUInt16BE() % keys.length],
              },
              mode_info: { single: { mode: 'SIGN_MODE_EIP_191' } },
              sequence: String(index),
            },
          ],
          fee: { amount: [{ denom: 'uinit', amount: fee }], gas_limit: '500000', payer: '', granter: '' },
          tip: null,
        },
        signatures: [bytes(65).toString('base64')],
      },
      timestamp: new Date(1_700_000_000_000 + index * 6000).toISOString().replace('Z', '123456Z'),
      events: all.map(({ type, attributes }) => ({
        type,
        attributes: Object.entries(attributes).map(([key, value]) => ({ key, value, index: true })),
      })),
    })
  }
}
