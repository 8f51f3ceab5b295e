// Transactions of mainnet and testnet that Initia's own decoder names (initia-labs/tx-decoder 0546258, src/tests), with what its
// tests say of each: the action, amounts and parties, the changes of balances. test/recorded/peerActions.jsonl has one a line;
// events and proofs that no reading needs are left out, and of a distribution to many the first transfers are kept.
import { readFileSync } from 'node:fs'
import { fromBech32, fromHex, toBech32, toHex } from '@cosmjs/encoding'
import { z } from 'zod'
import { IndexerMessage, IndexerTx } from '../../../src/wire/indexer.ts'
import { createRegistry } from '../../../src/main/clients/chains/registry/registry.ts'
import type { Viewpoint } from '../../../src/main/decoding/decodeContext.ts'

const Changes = z.record(z.string(), z.record(z.string(), z.string()))

/** What the peer says of one message. */
const Said = z.object({ message: z.number(), action: z.string(), data: z.record(z.string(), z.unknown()).default({}) })
export type Said = z.infer<typeof Said>

const Common = z.object({
  chain: z.string(),
  hash: z.string(),
  height: z.string(),
  /** The account from whose side it is read. */
  me: z.string(),
  said: z.array(Said),
  /** By address and denomination; null where the peer's test does not state them. */
  changes: Changes.nullish(),
})
const Receipt = z.object({
  to: z.string().nullable(),
  input: z.string(),
  value: z.string(),
  contractAddress: z.string().nullish(),
  logs: z.array(z.object({ address: z.string(), topics: z.array(z.string()), data: z.string() })),
})
/** An event is its type and pairs of key and value. */
const EventParts = z.tuple([z.string()]).rest(z.tuple([z.string(), z.string()]))
const Recorded = z.union([
  Common.extend({ receipt: Receipt }),
  Common.extend({
    time: z.string(),
    code: z.number(),
    fee: z.array(z.object({ denom: z.string(), amount: z.string() })),
    payer: z.string(),
    rawLog: z.string(),
    memo: z.string(),
    messages: z.array(IndexerMessage),
    events: z.array(EventParts),
  }),
])
export type Recorded = z.infer<typeof Recorded>

const readLines = (name: string): Recorded[] =>
  readFileSync(new URL(`../../recorded/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => Recorded.parse(JSON.parse(line)))

/** Recorded ones, then those of madeActions.jsonl: actions of which the peer has no real transaction, so their hashes are invented. */
export const peerActions: readonly Recorded[] = [...readLines('peerActions.jsonl'), ...readLines('madeActions.jsonl')]

/** Denominations that the peer's tests name, by chain: those that a list of assets has. */
const listed = Map.groupBy(
  peerActions.flatMap(({ chain, changes }) =>
    Object.values(changes ?? {}).flatMap((own) => Object.keys(own).map((denom) => ({ chain, denom }))),
  ),
  ({ chain }) => chain,
)

const assets = Object.fromEntries(
  [...listed].map(([chain, entries]) => [
    chain,
    [...new Set(entries.map(({ denom }) => denom))]
      .filter((denom) => !/^(init1|move)/.test(denom))
      .map((base) => ({ base, symbol: base.slice(0, 20), display: base, denom_units: [{ denom: base, exponent: 6 }] })),
  ]),
)

const channel = (chain_id: string, port_id: string, channel_id: string) => ({ chain_id, port_id, channel_id })

const rollup = (chain_id: string, type: string, op_bridge_id: string, ibc_channels: object[] = []) => ({
  chain_id,
  chain_name: chain_id,
  fees: { fee_tokens: [] },
  metadata: { op_bridge_id, minitia: { type }, ibc_channels },
})

/** The chains of the recordings, as far as a reading asks for them. */
export const registry = createRegistry({
  router: null,
  chains: [
    {
      chain_id: 'interwoven-1',
      chain_name: 'initia',
      fees: { fee_tokens: [{ denom: 'uinit', fixed_min_gas_price: 0.015 }] },
      metadata: {
        is_l1: true,
        ibc_channels: [
          channel('civitia-1', 'transfer', 'channel-27'),
          channel('civitia-1', 'nft-transfer', 'channel-28'),
          channel('moo-1', 'transfer', 'channel-29'),
        ],
      },
    },
    { chain_id: 'initiation-2', chain_name: 'initiation', fees: { fee_tokens: [{ denom: 'uinit' }] }, metadata: {} },
    rollup('moo-1', 'miniwasm', '31', [channel('interwoven-1', 'transfer', 'channel-0')]),
    rollup('civitia-1', 'minimove', '12'),
    rollup('rena-nuwa-1', 'minimove', '30'),
    rollup('yominet-1', 'minievm', '11', [channel('interwoven-1', 'transfer', 'channel-0')]),
    rollup('embrmainnet-1', 'minievm', '24', [channel('interwoven-1', 'nft-transfer', 'channel-1')]),
    rollup('inertia-2', 'minimove', '32'),
    rollup('intergaze-1', 'miniwasm', '31000'),
    rollup('echelon-1', 'minimove', '16'),
  ],
  assets,
})

/** An address as a view of a chain. @throws Error for a chain that is not among the recordings' */
export function viewOf(chainId: string, address: string): Viewpoint {
  const chain = registry.chain(chainId)
  if (chain === null) throw new Error(chainId)
  const bytes = address.startsWith('0x') ? fromHex(address.slice(2)) : fromBech32(address, 100).data
  return { chain, bech32: toBech32(chain.bech32Prefix, bytes), hex: `0x${toHex(bytes)}` }
}

/** The record as an indexer of the chain lists it. A transaction of the EVM is the call that the chain makes of it. */
export function recordOf(recorded: Recorded): IndexerTx {
  if (!('receipt' in recorded)) return cosmosRecord(recorded)
  const { receipt, chain, me } = recorded
  const { bech32 } = viewOf(chain, me)
  const { to, input, value, contractAddress } = receipt
  const message =
    to === null
      ? { '@type': '/minievm.evm.v1.MsgCreate', sender: bech32, code: input }
      : { '@type': '/minievm.evm.v1.MsgCall', sender: bech32, contract_addr: to, input, value }
  const created = contractAddress === null || contractAddress === undefined ? [] : [['create', ['contract', contractAddress]]]
  const logs = receipt.logs.map((log) => ['evm', ['log', JSON.stringify(log)], ['msg_index', '0']])
  return IndexerTx.parse({
    txhash: recorded.hash,
    height: recorded.height,
    timestamp: '2025-11-01T00:00:00Z',
    tx: { body: { messages: [message] } },
    events: [...created, ...logs].map((event) => toEvent(EventParts.parse(event))),
  })
}

function cosmosRecord({ hash, height, time, code, fee, payer, rawLog, memo, messages, events }: Extract<Recorded, { code: number }>) {
  return IndexerTx.parse({
    txhash: hash,
    height,
    code,
    raw_log: rawLog,
    timestamp: time,
    tx: { body: { messages, memo }, auth_info: { fee: { amount: fee, payer } } },
    events: events.map(toEvent),
  })
}

function toEvent([type, ...attributes]: z.infer<typeof EventParts>) {
  return { type, attributes: attributes.map(([key, value]) => ({ key, value })) }
}
