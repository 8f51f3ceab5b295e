// A plain HTTP server that answers as the published services do: both indexer dialects and the bank's REST, with faults on request.
// Shapes: initia-labs/rollytics api/handler/tx/types.go, initia-labs/core-indexer, cosmos-sdk bank query.proto.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface ReplayTx {
  hash: string
  height: number
  record: Record<string, unknown>
}

export interface ReplayChain {
  chainId: string
  dialect: 'rollytics' | 'core'
  /** Oldest first. Tests may append, insert and remove. */
  txs: ReplayTx[]
  balances: { denom: string; amount: string }[]
  /** Most rows of a page: core-indexer answers 400 to a larger limit, a rollup's indexer here gives no more. */
  maxRows: number
  /** Lists of an EVM rollup, oldest first; absent = empty, null = not offered. */
  evmTxs?: ReplayTx[] | null
  internalTxs?: ReplayTx[] | null
  /** Answers JSON-RPC calls of the chain's node: the result of a method. */
  node?(method: string, params: unknown[]): unknown
}

/** Answers instead of the real one; null lets the request pass. */
export type Fault = (request: { chainId: string; service: 'indexer' | 'rest' | 'json-rpc'; url: URL; count: number }) => Answer | null

export interface Answer {
  status: number
  type: string
  body: string
  headers?: Record<string, string>
}

export interface ReplayServer {
  url: string
  chains: Map<string, ReplayChain>
  /** The chains in chains.json form. */
  registry(): unknown[]
  setFault(fault: Fault | null): void
  /** Paths asked, in order. */
  asked: string[]
  close(): Promise<void>
}

const json = (value: unknown, status = 200): Answer => ({ status, type: 'application/json', body: JSON.stringify(value) })
export const plain = (body: string, status: number): Answer => ({ status, type: 'text/plain; charset=utf-8', body })

/** A transaction record as rollytics shows it: a payment between two addresses, text heights, fractional seconds. */
export function paymentTx(options: { index: number; height: number; from: string; to: string; amount?: string; memo?: string }): ReplayTx {
  const { index, height, from, to, amount = '1000000', memo = '' } = options
  const hash = index.toString(16).padStart(64, '0').toUpperCase()
  const coin = `${amount}uinit`
  const event = (type: string, attributes: Record<string, string>) => ({
    type,
    attributes: Object.entries({ ...attributes, msg_index: '0' }).map(([key, value]) => ({ key, value, index: true })),
  })
  const record = {
    txhash: hash,
    height: String(height),
    codespace: '',
    code: 0,
    data: '',
    raw_log: '',
    logs: [],
    info: '',
    gas_wanted: '140000',
    gas_used: '91000',
    tx: {
      body: {
        messages: [{ '@type': '/cosmos.bank.v1beta1.MsgSend', from_address: from, to_address: to, amount: [{ denom: 'uinit', amount }] }],
        memo,
      },
      auth_info: { signer_infos: [], fee: { amount: [{ denom: 'uinit', amount: '2100' }], gas_limit: '140000', payer: '', granter: '' } },
      signatures: ['c2lnbmF0dXJl'],
    },
    timestamp: new Date(1_700_000_000_000 + height * 2000).toISOString().replace('Z', '456789Z'),
    events: [
      {
        type: 'coin_spent',
        attributes: [
          { key: 'spender', value: from },
          { key: 'amount', value: '2100uinit' },
        ],
      },
      {
        type: 'tx',
        attributes: [
          { key: 'fee', value: '2100uinit' },
          { key: 'fee_payer', value: from },
        ],
      },
      event('coin_spent', { spender: from, amount: coin }),
      event('coin_received', { receiver: to, amount: coin }),
      event('transfer', { recipient: to, sender: from, amount: coin }),
    ],
  }
  return { hash, height, record }
}

function rollytics(chain: ReplayChain, url: URL): Answer {
  const top = chain.txs.at(-1)?.height ?? chain.evmTxs?.at(-1)?.height ?? 0
  if (url.pathname === '/status') {
    return json({ version: 'v1.2.3', commit_hash: 'abc123', chain_id: chain.chainId, height: top + 10 })
  }
  const listed = /^\/indexer\/tx\/v1\/(txs|evm-txs|evm-internal-txs)\/by_account\//.exec(url.pathname)?.[1]
  const { maxRows } = chain
  if (listed === 'txs') return page(url, 'txs', { list: chain.txs, maxRows })
  if (listed === 'evm-txs' && chain.evmTxs !== null) return page(url, 'txs', { list: chain.evmTxs ?? [], maxRows })
  if (listed === 'evm-internal-txs' && chain.internalTxs !== null)
    return page(url, 'internal_txs', { list: chain.internalTxs ?? [], maxRows })
  if (url.pathname.startsWith('/indexer/nft/v1/tokens/by_account/')) return json({ tokens: [], pagination: {} })
  const [, kind, name = ''] = /^\/indexer\/(block\/v1\/blocks|tx\/v1\/evm-txs)\/([^/]+)$/.exec(url.pathname) ?? []
  if (kind === 'block/v1/blocks') return json({ block: blockAt(chain.chainId, Number(name)) })
  const receipt = chain.evmTxs?.find(({ hash }) => hash === name.replace(/^0x/, '').toUpperCase())
  if (receipt !== undefined) return json({ tx: receipt.record })
  return plain(`Cannot GET ${url.pathname}`, 404)
}

/** Returns the sequence of a key; NaN for a key of a different server. */
function sequenceIn(key: string): number {
  return Number(/^\{"sequence":(\d+)\}$/.exec(Buffer.from(key, 'base64').toString())?.[1] ?? Number.NaN)
}

/** A page of a list with a sequence cursor. */
function page(url: URL, name: string, { list, maxRows }: { list: readonly ReplayTx[]; maxRows: number }): Answer {
  const limit = Number(url.searchParams.get('pagination.limit') ?? 100)
  if (limit < 1 || limit > 1000) return plain('[INVALID_VALUE] limit must be between 1 and 1000', 400)
  const reverse = url.searchParams.get('pagination.reverse') !== 'false'
  const after = url.searchParams.has('pagination.key') ? sequenceIn(url.searchParams.get('pagination.key') ?? '') : null
  if (Number.isNaN(after)) return plain('[INVALID_VALUE] pagination.key cannot be read', 400)
  // A row's sequence is its place in the list, as stable as a real one while rows only append.
  const rows = list.map((tx, index) => ({ tx, sequence: index + 1 }))
  const ordered = reverse ? rows.toReversed() : rows
  const shown = ordered
    .filter(({ sequence }) => after === null || (reverse ? sequence < after : sequence > after))
    .slice(0, Math.min(limit, maxRows))
  const last = shown.at(-1)?.sequence
  return json({
    [name]: shown.map(({ tx }) => tx.record),
    pagination: {
      previous_key: null,
      next_key: last === undefined ? null : Buffer.from(JSON.stringify({ sequence: last })).toString('base64'),
      total: '0',
    },
  })
}

/** Two seconds a block, as in `paymentTx`, whole seconds as a block's time is. */
function blockAt(chainId: string, height: number) {
  const timestamp = new Date(1_700_000_000_000 + height * 2000).toISOString().replace(/\.\d+Z/, 'Z')
  const hash = height.toString(16).padStart(64, '0').toUpperCase()
  const none = { gas_used: '0', gas_wanted: '0', tx_count: '1', total_fee: [], block_time: '2000' }
  return { chain_id: chainId, height: String(height), hash, timestamp, ...none, proposer: null }
}

function core(chain: ReplayChain, url: URL): Answer {
  if (url.pathname.startsWith('/indexer/nft/v1/tokens/by_account/')) return json({ tokens: [], pagination: {} })
  if (!url.pathname.startsWith('/indexer/tx/v1/txs/by_account/')) return json({ status_code: 404, message: 'Not Found' }, 404)
  const limit = Number(url.searchParams.get('pagination.limit') ?? 10)
  if (limit > chain.maxRows) return json({ status_code: 400, message: `limit must not exceed ${chain.maxRows}` }, 400)
  const offset = Number(url.searchParams.get('pagination.offset') ?? 0)
  const ordered = url.searchParams.get('pagination.reverse') === 'false' ? chain.txs : chain.txs.toReversed()
  return json({
    txs: ordered.slice(offset, offset + limit).map(({ record }) => record),
    pagination: { previous_key: null, next_key: null, total: 0 },
  })
}

function rest(chain: ReplayChain, url: URL): Answer {
  if (url.pathname.startsWith('/cosmos/bank/v1beta1/balances/')) {
    return json({ balances: chain.balances, pagination: { next_key: null, total: String(chain.balances.length) } })
  }
  if (url.pathname === '/cosmos/base/tendermint/v1beta1/blocks/latest') {
    const height = String((chain.txs.at(-1)?.height ?? 0) + 12)
    return json({ block: { header: { chain_id: chain.chainId, height, time: '2026-01-02T03:04:05Z' } } })
  }
  return json({ code: 12, message: 'Not Implemented', details: [] }, 501)
}

function node(chain: ReplayChain, body: string): Answer {
  const { method, params } = JSON.parse(body) as { method: string; params: unknown[] }
  return json({ jsonrpc: '2.0', id: 1, result: chain.node?.(method, params) ?? null })
}

/** Starts the server on a free port of this computer. */
export async function startReplayServer(chains: ReplayChain[]): Promise<ReplayServer> {
  const byId = new Map(chains.map((chain) => [chain.chainId, chain]))
  const asked: string[] = []
  let fault: Fault | null = null
  const answer = (request: IncomingMessage, body: string): Answer => {
    const [, chainId = '', service, ...rest_] = (request.url ?? '').split('/')
    const chain = byId.get(chainId)
    if (chain === undefined || (service !== 'indexer-api' && service !== 'rest' && service !== 'json-rpc')) return plain('Not Found', 404)
    const url = new URL(`/${rest_.join('/')}`, 'http://replay.invalid')
    asked.push(`${chainId}/${service}${url.pathname}${url.search}`)
    const kind = service === 'indexer-api' ? 'indexer' : service
    const spoiled = fault?.({ chainId, service: kind, url, count: asked.length }) ?? null
    if (spoiled !== null) return spoiled
    if (kind === 'rest') return rest(chain, url)
    if (kind === 'json-rpc') return node(chain, body)
    return chain.dialect === 'core' ? core(chain, url) : rollytics(chain, url)
  }
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    void text(request).then((asking) => {
      const { status, type, body, headers = {} } = answer(request, asking)
      response.writeHead(status, { 'content-type': type, ...headers }).end(body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    asked,
    chains: byId,
    registry: () => chains.map((chain) => registryEntry(chain, url)),
    setFault: (next) => {
      fault = next
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => {
          resolve()
        })
      }),
  }
}

function registryEntry({ chainId, dialect }: ReplayChain, url: string): unknown {
  const bridge = { op_bridge_id: '1459', op_denoms: ['uinit'], minitia: { type: 'minievm', version: 'v1.1.15' } }
  return {
    chain_id: chainId,
    chain_name: chainId.replace(/-\d+$/, ''),
    pretty_name: chainId.replace(/-\d+$/, ''),
    fees: { fee_tokens: [{ denom: 'uinit', fixed_min_gas_price: 0.015 }] },
    apis: {
      indexer: [{ address: `${url}/${chainId}/indexer-api` }],
      rest: [{ address: `${url}/${chainId}/rest/`, provider: 'Replay' }],
      'json-rpc': [{ address: `${url}/${chainId}/json-rpc` }],
    },
    ...(dialect === 'core' ? {} : { evm_chain_id: 2124225178762456 }),
    metadata: dialect === 'core' ? { is_l1: true, ibc_channels: [] } : { ...bridge, ibc_channels: [] },
    bech32_prefix: 'init',
    network_type: 'testnet',
  }
}
