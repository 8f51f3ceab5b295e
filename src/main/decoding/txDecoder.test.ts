// Tests a record's meaning for one address: kind, direction, exact net amounts, counterparty, and the separate fee.
import { expect, test } from 'vitest'
import { IndexerTx } from '../../wire/indexer.ts'
import { createRegistry } from '../clients/chains/registry/registry.ts'
import { createTxDecoder } from './txDecoder.ts'

const ME = { bech32: 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz', hex: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' }
const OTHER = 'init1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqa4qvvl'

const registry = createRegistry({
  router: null,
  chains: [
    {
      chain_id: 'l1-1',
      chain_name: 'l1',
      metadata: { is_l1: true, ibc_channels: [{ chain_id: 'roll-1', port_id: 'transfer', channel_id: 'channel-7' }] },
    },
    { chain_id: 'roll-1', chain_name: 'roll', metadata: { op_bridge_id: '15', minitia: { type: 'minievm' } } },
  ],
  assets: {},
})
const txDecoder = createTxDecoder(registry)

type Message = Record<string, unknown> & { '@type': string }
interface Parts {
  messages: Message[]
  events?: { type: string; attributes: Record<string, string> }[]
  fee?: { denom: string; amount: string }[]
  payer?: string
  code?: number
}

function row({ messages, events = [], fee = [], payer = ME.bech32, code = 0 }: Parts, chainId = 'l1-1') {
  const chain = registry.chain(chainId)
  if (chain === null) throw new Error(chainId)
  const all = [{ type: 'tx', attributes: { fee_payer: payer } }, ...events]
  const tx = IndexerTx.parse({
    txhash: 'ab'.repeat(32),
    height: 12,
    code,
    timestamp: '2026-01-02T03:04:05.123456789Z',
    tx: { body: { messages, memo: 'hello' }, auth_info: { fee: { amount: fee } } },
    events: all.map(({ type, attributes }) => ({ type, attributes: Object.entries(attributes).map(([key, value]) => ({ key, value })) })),
  })
  const read = txDecoder.toRow({ ...ME, chain }, tx)
  if ('reason' in read) throw new Error(read.reason)
  return read
}

const spent = (spender: string, amount: string) => ({ type: 'coin_spent', attributes: { spender, amount } })
const received = (receiver: string, amount: string) => ({ type: 'coin_received', attributes: { receiver, amount } })
const send = (from: string, to: string) => ({ '@type': '/cosmos.bank.v1beta1.MsgSend', from_address: from, to_address: to, amount: [] })

test('a payment: what left, to whom, and the fee apart even when it has the same amount', () => {
  const fee = [{ denom: 'uinit', amount: '5' }]
  const { meaning, hash, time } = row({
    messages: [send(ME.bech32, OTHER)],
    fee,
    events: [spent(ME.bech32, '5uinit'), spent(ME.bech32, '5uinit'), received(OTHER, '5uinit')],
  })
  expect(meaning).toMatchObject({ kind: 'sent', direction: 'out', counterparty: OTHER, movements: [{ denom: 'uinit', amount: '-5' }], fee })
  expect(hash).toBe('AB'.repeat(32))
  expect(time).toBe(Date.UTC(2026, 0, 2, 3, 4, 5, 123))
})

test('a receipt has no fee of mine, and several coins stay apart', () => {
  const { meaning } = row({
    messages: [send(OTHER, ME.bech32)],
    payer: OTHER,
    fee: [{ denom: 'uinit', amount: '9' }],
    events: [spent(OTHER, '9uinit'), received(ME.bech32, '7ibc/AB12,88888888888888888888888uinit')],
  })
  expect(meaning).toMatchObject({ kind: 'received', direction: 'in', counterparty: OTHER, fee: [] })
  expect(meaning.movements).toEqual([
    { denom: 'ibc/AB12', amount: '7' },
    { denom: 'uinit', amount: '88888888888888888888888' },
  ])
})

test('a failed payment moved nothing but its fee and still points out', () => {
  const { meaning, code } = row({
    messages: [send(ME.bech32, OTHER)],
    code: 5,
    fee: [{ denom: 'uinit', amount: '3' }],
    events: [spent(ME.bech32, '3uinit')],
  })
  expect(code).toBe(5)
  expect(meaning).toMatchObject({ kind: 'sent', direction: 'out', movements: [], fee: [{ denom: 'uinit', amount: '3' }] })
})

test('a payment to oneself changes nothing', () => {
  const { meaning } = row({ messages: [send(ME.bech32, ME.bech32)], events: [spent(ME.bech32, '5uinit'), received(ME.bech32, '5uinit')] })
  expect(meaning).toMatchObject({ kind: 'self', direction: 'self', movements: [] })
})

test('transfer events serve where the chain emits no coin events', () => {
  const transfer = { type: 'transfer', attributes: { sender: ME.bech32, recipient: OTHER, amount: '4uinit' } }
  expect(row({ messages: [send(ME.bech32, OTHER)], events: [transfer] }).meaning.movements).toEqual([{ denom: 'uinit', amount: '-4' }])
})

const packet = (data: unknown) => ({
  source_channel: 'channel-7',
  destination_channel: 'channel-7',
  destination_port: 'transfer',
  data: Buffer.from(JSON.stringify(data)).toString('base64'),
})
const word = (hex: string) => `0x${hex.slice(2).toLowerCase().padStart(64, '0')}`
const erc20 = (to: string) => `0xa9059cbb${to.slice(2).toLowerCase().padStart(64, '0')}${'1'.padStart(64, '0')}`

test.each<[string, string, Message, object]>([
  [
    'a deposit',
    'l1-1',
    { '@type': '/opinit.ophost.v1.MsgInitiateTokenDeposit', sender: ME.bech32, to: ME.bech32, bridge_id: '15' },
    { kind: 'deposit', direction: 'out', otherChainId: 'roll-1', counterparty: null },
  ],
  [
    'a deposit that arrives',
    'roll-1',
    { '@type': '/opinit.opchild.v1.MsgFinalizeTokenDeposit', sender: OTHER, from: ME.bech32, to: ME.bech32 },
    { kind: 'depositArrived', otherChainId: 'l1-1' },
  ],
  [
    'a withdrawal',
    'roll-1',
    { '@type': '/opinit.opchild.v1.MsgInitiateTokenWithdrawal', sender: ME.bech32, to: OTHER },
    { kind: 'withdrawal', otherChainId: 'l1-1', counterparty: OTHER },
  ],
  [
    'an IBC transfer',
    'l1-1',
    { '@type': '/ibc.applications.transfer.v1.MsgTransfer', sender: ME.bech32, receiver: OTHER, source_channel: 'channel-7' },
    { kind: 'ibcSent', otherChainId: 'roll-1', counterparty: OTHER },
  ],
  [
    'a packet for me',
    'l1-1',
    { '@type': '/ibc.core.channel.v1.MsgRecvPacket', signer: OTHER, packet: packet({ sender: 'osmo1x', receiver: ME.bech32 }) },
    { kind: 'ibcReceived', otherChainId: 'roll-1', counterparty: 'osmo1x' },
  ],
  [
    'a packet that I relayed',
    'l1-1',
    { '@type': '/ibc.core.channel.v1.MsgRecvPacket', signer: ME.bech32, packet: packet({ receiver: OTHER }) },
    { kind: 'ibcRelayed' },
  ],
  [
    'a packet of another application',
    'l1-1',
    { '@type': '/ibc.core.channel.v1.MsgRecvPacket', signer: ME.bech32, packet: { ...packet(0), data: '//8=' } },
    { kind: 'ibcRelayed' },
  ],
  [
    'an ERC-20 transfer',
    'roll-1',
    { '@type': '/minievm.evm.v1.MsgCall', sender: ME.bech32, contract_addr: '0x1', input: erc20(`0x${'00'.repeat(19)}01`) },
    { kind: 'sent', method: 'transfer', counterparty: 'init1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqpqr5e3d' },
  ],
  [
    'an ERC-20 transfer to me',
    'roll-1',
    { '@type': '/minievm.evm.v1.MsgCall', sender: OTHER, contract_addr: '0x1', input: erc20(ME.hex) },
    { kind: 'received', counterparty: OTHER },
  ],
  [
    'an unlisted call',
    'roll-1',
    { '@type': '/minievm.evm.v1.MsgCall', sender: ME.bech32, contract_addr: '0x1', input: '0xdeadc0de' },
    { kind: 'evmCall', method: '0xdeadc0de', counterparty: '0x1' },
  ],
  [
    'a module call',
    'l1-1',
    { '@type': '/initia.move.v1.MsgExecute', sender: ME.bech32, module_address: '0x1', module_name: 'dex', function_name: 'swap_script' },
    { kind: 'swapped', method: 'dex::swap_script' },
  ],
  [
    'a contract call',
    'l1-1',
    { '@type': '/cosmwasm.wasm.v1.MsgExecuteContract', sender: ME.bech32, contract: OTHER, msg: { mint: {} } },
    { kind: 'wasmCall', method: 'mint' },
  ],
  [
    'a delegation',
    'l1-1',
    { '@type': '/initia.mstaking.v1.MsgDelegate', delegator_address: ME.bech32, validator_address: 'initvaloper1x' },
    { kind: 'delegated', counterparty: 'initvaloper1x', direction: 'out' },
  ],
  ['a vote', 'l1-1', { '@type': '/cosmos.gov.v1.MsgVote', voter: ME.bech32 }, { kind: 'voted', direction: 'none' }],
  [
    'a grant',
    'l1-1',
    { '@type': '/cosmos.authz.v1beta1.MsgGrant', granter: ME.bech32, grantee: OTHER },
    { kind: 'granted', counterparty: OTHER },
  ],
  [
    'an unknown message',
    'l1-1',
    { '@type': '/tidemark.almanac.v1.MsgRecordTide', observer: ME.bech32 },
    { kind: 'other', method: 'MsgRecordTide' },
  ],
  ['a message that is not about me', 'l1-1', send(OTHER, OTHER), { kind: 'other', method: 'MsgSend' }],
])('%s', (_name, chainId, message, expected) => {
  expect(row({ messages: [message] }, chainId).meaning).toMatchObject(expected)
})

test('a swap is what gave one asset for another', () => {
  const message = {
    '@type': '/initia.move.v1.MsgExecute',
    sender: ME.bech32,
    module_address: '0x1',
    module_name: 'dex',
    function_name: 'swap',
  }
  const { meaning } = row({ messages: [message], events: [spent(ME.bech32, '5uinit'), received(ME.bech32, '3uusdc')] })
  expect(meaning).toMatchObject({ kind: 'swapped', direction: 'self' })
})

test('relayed packets name a transaction only when nothing in it is mine', () => {
  const relay = { '@type': '/ibc.core.channel.v1.MsgRecvPacket', signer: ME.bech32, packet: packet({ receiver: OTHER }) }
  const mine = { '@type': '/ibc.core.channel.v1.MsgRecvPacket', signer: ME.bech32, packet: packet({ receiver: ME.bech32 }) }
  expect(row({ messages: [relay, mine] }).meaning.kind).toBe('ibcReceived')
})

test('a receipt that only a contract tells of is one', () => {
  const log = {
    address: '0xabc0000000000000000000000000000000000001',
    topics: ['0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef', word('0x0'), word(ME.hex)],
    data: word('0x5'),
  }
  const message = { '@type': '/minievm.evm.v1.MsgCall', sender: OTHER, contract_addr: '0x1', input: '0x12345678' }
  const events = [{ type: 'evm', attributes: { log: JSON.stringify(log) } }]
  expect(row({ messages: [message], events }, 'roll-1').meaning).toMatchObject({
    kind: 'received',
    direction: 'in',
    movements: [{ denom: 'evm/ABC0000000000000000000000000000000000001', amount: '5' }],
  })
})

test('a record without a usable height or time says so', () => {
  const chain = registry.chain('l1-1')
  if (chain === null) throw new Error('no chain')
  const base = { txhash: 'ab'.repeat(32), height: '-4', timestamp: '2026-01-02T03:04:05Z' }
  expect(txDecoder.toRow({ ...ME, chain }, IndexerTx.parse(base))).toEqual({ reason: 'height: -4 is no block height' })
  expect(txDecoder.toRow({ ...ME, chain }, IndexerTx.parse({ ...base, height: 4, timestamp: 'soon' }))).toEqual({
    reason: 'timestamp: soon is no time',
  })
})
