// Reads made-up records from one address's point of view: the registry, the record and its events in their shortest form.
import { IndexerTx } from '../../../src/wire/indexer.ts'
import { createRegistry } from '../../../src/main/clients/chains/registry/registry.ts'
import type { Viewpoint } from '../../../src/main/decoding/decodeContext.ts'
import { createTxDecoder } from '../../../src/main/decoding/txDecoder.ts'

export const ME = { bech32: 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz', hex: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' }
export const OTHER = { bech32: 'init1wzvhjux9rqfdcwspp37srdgwp5tac7wg9ql75y', hex: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }
export const ZERO = `0x${'0'.repeat(40)}` as const
export const TOKEN = '0xABC0000000000000000000000000000000000001'

export const registry = createRegistry({
  router: null,
  chains: [
    {
      chain_id: 'l1-1',
      chain_name: 'l1',
      metadata: { is_l1: true, ibc_channels: [{ chain_id: 'roll-1', port_id: 'transfer', channel_id: 'channel-7' }] },
    },
    {
      chain_id: 'roll-1',
      chain_name: 'roll',
      fees: { fee_tokens: [{ denom: `evm/${TOKEN.slice(2)}`, fixed_min_gas_price: 1 }] },
      metadata: {
        op_bridge_id: '15',
        minitia: { type: 'minievm' },
        ibc_channels: [{ chain_id: 'l1-1', port_id: 'transfer', channel_id: 'channel-0' }],
      },
    },
  ],
  assets: {
    'roll-1': [{ base: `evm/${TOKEN.slice(2)}`, symbol: 'INIT', display: 'INIT', denom_units: [{ denom: 'INIT', exponent: 18 }] }],
  },
})

export const txDecoder = createTxDecoder(registry)

export type Message = Record<string, unknown> & { '@type': string }

export interface Parts {
  messages?: Message[]
  /** `message` is the index of the message that caused it. */
  events?: { type: string; attributes: Record<string, string>; message?: number }[]
  fee?: { denom: string; amount: string }[]
  payer?: string
  code?: number
  raw?: Record<string, unknown>
}

export function viewOf(chainId: string, who = ME): Viewpoint {
  const chain = registry.chain(chainId)
  if (chain === null) throw new Error(chainId)
  return { ...who, chain }
}

export function record({ messages = [], events = [], fee = [], payer = ME.bech32, code = 0, raw = {} }: Parts): IndexerTx {
  const all: NonNullable<Parts['events']> = [{ type: 'tx', attributes: { fee_payer: payer } }, ...events]
  return IndexerTx.parse({
    txhash: 'ab'.repeat(32),
    height: 12,
    code,
    timestamp: '2026-01-02T03:04:05.123456789Z',
    tx: { body: { messages, memo: 'hello' }, auth_info: { fee: { amount: fee } } },
    events: all.map((event) => {
      const index = event.message !== undefined ? { msg_index: String(event.message) } : {}
      return { type: event.type, attributes: Object.entries({ ...event.attributes, ...index }).map(([key, value]) => ({ key, value })) }
    }),
    ...raw,
  })
}

/** The row that a record becomes. @throws Error when it becomes none. */
export function row(parts: Parts, chainId = 'l1-1', who = ME) {
  const read = txDecoder.toRow(viewOf(chainId, who), record(parts))
  if ('reason' in read) throw new Error(read.reason)
  return read
}

/** Returns the meaning of a transaction of one message. */
export function meaningOf(message: Message, { chainId = 'l1-1', who = ME, ...parts }: Parts & { chainId?: string; who?: typeof ME } = {}) {
  const { meaning } = row({ messages: [message], ...parts }, chainId, who)
  const { details, ...rest } = meaning
  return { ...rest, about: details?.about ?? [], facts: Object.fromEntries((details?.facts ?? []).map(({ name, value }) => [name, value])) }
}

export const word = (hex: string) => `0x${hex.replace(/^0x/, '').toLowerCase().padStart(64, '0')}`
export const words = (...values: (string | bigint | number)[]) =>
  values.map((value) => word(typeof value === 'string' ? value : BigInt(value).toString(16)).slice(2)).join('')

const TOPICS = {
  transfer: '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
  approval: '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925',
  approvalForAll: '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31',
  transferSingle: '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62',
}

/** Returns a log of a contract; `indexed` follows the topic. */
export function log(name: keyof typeof TOPICS, indexed: readonly string[], data: string, address = TOKEN) {
  return { address, topics: [TOPICS[name], ...indexed.map(word)], data: data === '' ? '0x' : `0x${data}` }
}

export function evmEvent(entry: ReturnType<typeof log>, message?: number) {
  return { type: 'evm', attributes: { log: JSON.stringify(entry) }, ...(message === undefined ? {} : { message }) }
}

export const spent = (spender: string, amount: string, message?: number) => ({
  type: 'coin_spent',
  attributes: { spender, amount },
  ...(message === undefined ? {} : { message }),
})
export const received = (receiver: string, amount: string, message?: number) => ({
  type: 'coin_received',
  attributes: { receiver, amount },
  ...(message === undefined ? {} : { message }),
})
export function move(tag: string, data: object, message?: number) {
  return { type: 'move', attributes: { type_tag: tag, data: JSON.stringify(data) }, ...(message === undefined ? {} : { message }) }
}
