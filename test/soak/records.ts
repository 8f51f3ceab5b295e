// Writes the records of a scripted history: mostly payments, and of every tenth or so what fills the other derived tables.
import { Buffer } from 'node:buffer'
import { paymentTx } from '../support/bodies/replayIndexer.ts'

export const ME = 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz'
const OTHERS = ['init1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqa4qvvl', 'init1yg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zjj4xdp'] as const
export const CHANNEL = 'channel-7'

interface Event {
  type: string
  attributes: { key: string; value: string }[]
}

/** What a row has beside a payment's hash, height and time. */
interface Content {
  messages: Record<string, unknown>[]
  events: Event[]
  memo: string
  code: number
  log: string
}

/** Returns the record of one row as an indexer writes it. */
export function recordOf(index: number, hash: string, height: number): Record<string, unknown> {
  const [from, to] = index % 3 === 0 ? [ME, otherOf(index)] : [otherOf(index), ME]
  const { record } = paymentTx({ index, height, from, to, amount: String(1000 + index) })
  const base = record as { tx: { body: object }; events: Event[] }
  const { messages, events, memo, code, log } = contentOf(index, from, to)
  // The first two of a payment's events pay the fee, which a failed transaction does too.
  const all = [...base.events.slice(0, 2), ...(code === 0 ? events : [])]
  return { ...base, txhash: hash, code, raw_log: log, tx: { ...base.tx, body: { messages, memo } }, events: all }
}

function otherOf(index: number): string {
  return OTHERS[index % OTHERS.length] ?? OTHERS[0]
}

function contentOf(index: number, from: string, to: string): Content {
  const plain = { memo: '', code: 0, log: '' }
  const pay = (nth = 0) => payment(from, to, `${1000 + index + nth}`, denomOf(index), nth)
  if (index % 17 === 7) return { ...plain, ...sentPacket(index) }
  if (index % 17 === 8) return { ...plain, ...endedPacket(index) }
  if (index % 19 === 4) return { ...plain, ...arrivedDeposit(index) }
  if (index % 23 === 6) return { ...plain, ...sentNft(index) }
  if (index % 13 === 5) return { ...plain, ...joined(pay(0), pay(1)) }
  if (index % 11 === 3) return { ...plain, ...pay(), code: 5, log: `spendable balance ${index}uinit is smaller than 1: insufficient funds` }
  return { ...plain, ...pay(), memo: index % 10 === 0 ? `invoice ${index} Zürich` : '' }
}

type Part = Pick<Content, 'messages' | 'events'>

function joined(...parts: readonly Part[]): Part {
  return { messages: parts.flatMap(({ messages }) => messages), events: parts.flatMap(({ events }) => events) }
}

function denomOf(index: number): string {
  return index % 7 === 0 ? `move/${String(index % 5).repeat(64)}` : 'uinit'
}

function event(type: string, attributes: Record<string, string>, message = 0): Event {
  return { type, attributes: Object.entries({ ...attributes, msg_index: String(message) }).map(([key, value]) => ({ key, value })) }
}

function moved(from: string, to: string, coin: string, message = 0): Event[] {
  return [
    event('coin_spent', { spender: from, amount: coin }, message),
    event('coin_received', { receiver: to, amount: coin }, message),
    event('transfer', { recipient: to, sender: from, amount: coin }, message),
  ]
}

function payment(from: string, to: string, amount: string, denom: string, message: number): Part {
  const send = { '@type': '/cosmos.bank.v1beta1.MsgSend', from_address: from, to_address: to, amount: [{ denom, amount }] }
  return { messages: [send], events: moved(from, to, `${amount}${denom}`, message) }
}

const TRANSFER = { source_port: 'transfer', source_channel: CHANNEL }

function packetData(index: number): Record<string, string> {
  return { denom: 'uinit', amount: String(500 + index), sender: ME, receiver: otherOf(index) }
}

function sentPacket(index: number): Part {
  const data = packetData(index)
  const token = { denom: 'uinit', amount: String(500 + index) }
  const message = { '@type': '/ibc.applications.transfer.v1.MsgTransfer', ...TRANSFER, token, sender: ME, receiver: data['receiver'] }
  const sent = {
    packet_src_port: 'transfer',
    packet_src_channel: CHANNEL,
    packet_sequence: String(index),
    packet_data: JSON.stringify(data),
  }
  return { messages: [message], events: [...moved(ME, otherOf(index + 1), `${token.amount}uinit`), event('send_packet', sent)] }
}

/** The end of the packet that the row before sent: it arrived, was refused, or was too late. */
function endedPacket(index: number): Part {
  const data = Buffer.from(JSON.stringify(packetData(index - 1))).toString('base64')
  const packet = { sequence: String(index - 1), ...TRANSFER, destination_port: 'transfer', destination_channel: 'channel-0', data }
  const acknowledgement = Buffer.from(JSON.stringify(index % 2 === 0 ? { result: 'AQ==' } : { error: 'refused' })).toString('base64')
  const name = index % 3 === 0 ? 'MsgTimeout' : 'MsgAcknowledgement'
  const message = { '@type': `/ibc.core.channel.v1.${name}`, signer: otherOf(index), packet }
  return { messages: [name === 'MsgTimeout' ? message : { ...message, acknowledgement }], events: [] }
}

/** A deposit from the L1; every other one was refused. */
function arrivedDeposit(index: number): Part {
  const amount = String(700 + index)
  const message = { sender: otherOf(index), from: ME, to: ME, amount: { denom: 'uinit', amount }, sequence: String(index) }
  const isRefused = index % 2 === 0
  const reason = { success: String(!isRefused), ...(isRefused ? { reason: 'deposit failed; refused' } : {}) }
  const finalized = event('finalize_token_deposit', { l1_sequence: String(index), sender: ME, recipient: ME, ...reason })
  return {
    messages: [{ '@type': '/opinit.opchild.v1.MsgFinalizeTokenDeposit', ...message }],
    events: [...(isRefused ? [] : moved(otherOf(index), ME, `${amount}uinit`)), finalized],
  }
}

function sentNft(index: number): Part {
  const route = { source_port: 'nft-transfer', source_channel: CHANNEL, sender: ME, receiver: otherOf(index) }
  const nft = { class_id: `move/${String(index % 5).repeat(64)}`, token_ids: [String(index)] }
  return { messages: [{ '@type': '/ibc.applications.nft_transfer.v1.MsgTransfer', ...route, ...nft }], events: [] }
}
