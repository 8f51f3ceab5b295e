// A node's CometBFT JSON-RPC, as far as clients of version 0.38 need it. Source: cometbft v0.38 rpc/openapi/openapi.yaml.
import { sha256 } from '@noble/hashes/sha2.js'
import { heightAt, timeOfHeight } from '../../book/chains/chains.ts'
import { ChainError } from '../../book/effects.ts'
import type { BookTx, ChainState } from '../../book/state.ts'
import { fromBase64, fromHex, nameHash, toBase64, toHex, txHash, utf8 } from '../../keys/bytes.ts'
import { bodyObject, json, type PracticeReply, type PracticeRequest } from '../../reply.ts'
import { abciQuery } from './abciQuery.ts'
import type { CheckResult, World } from '../world.ts'

interface Call {
  state: ChainState
  world: World
  height: number
  params: Record<string, unknown>
}

class RpcError extends Error {
  readonly code: number
  readonly data: string
  constructor(code: number, message: string, data: string) {
    super(message)
    this.code = code
    this.data = data
  }
}

function textParam(call: Call, name: string): string {
  const value = call.params[name]
  return typeof value === 'string' ? value : ''
}

function blockHash(call: Call, height: number): string {
  return nameHash(`${call.state.chain.id} block ${height}`)
}

function header(call: Call, height: number): unknown {
  const filler = nameHash(`${call.state.chain.id} filler`)
  return {
    version: { block: '11' },
    chain_id: call.state.chain.id,
    height: String(height),
    time: new Date(timeOfHeight(call.state.chain, height, call.world.pace)).toISOString(),
    last_block_id: { hash: blockHash(call, height - 1), parts: { total: 1, hash: filler } },
    last_commit_hash: filler,
    data_hash: filler,
    validators_hash: filler,
    next_validators_hash: filler,
    consensus_hash: filler,
    app_hash: filler,
    last_results_hash: filler,
    evidence_hash: filler,
    proposer_address: filler.slice(0, 40),
  }
}

function status(call: Call): unknown {
  const time = new Date(timeOfHeight(call.state.chain, call.height, call.world.pace)).toISOString()
  const key = toBase64(sha256(utf8('practice validator')))
  return {
    node_info: {
      protocol_version: { p2p: '8', block: '11', app: '0' },
      id: nameHash('practice node').slice(0, 40).toLowerCase(),
      listen_addr: 'tcp://0.0.0.0:26656',
      network: call.state.chain.id,
      version: '0.38.17',
      channels: '40202122233038606100',
      moniker: 'practice',
      other: { tx_index: 'on', rpc_address: 'tcp://0.0.0.0:26657' },
    },
    sync_info: {
      latest_block_hash: blockHash(call, call.height),
      latest_app_hash: blockHash(call, call.height),
      latest_block_height: String(call.height),
      latest_block_time: time,
      earliest_block_hash: blockHash(call, 1),
      earliest_app_hash: blockHash(call, 1),
      earliest_block_height: '1',
      earliest_block_time: '2025-04-01T00:00:00Z',
      catching_up: false,
    },
    validator_info: {
      address: nameHash('practice validator').slice(0, 40),
      pub_key: { type: 'tendermint/PubKeyEd25519', value: key },
      voting_power: '1',
    },
  }
}

function query(call: Call): unknown {
  const reply = abciQuery(call.state, textParam(call, 'path'), fromHex(textParam(call, 'data')), call.world)
  const value = reply.value.length === 0 ? null : toBase64(reply.value)
  return {
    response: {
      code: reply.code,
      log: reply.log,
      info: '',
      index: '0',
      key: null,
      value,
      proofOps: null,
      height: String(call.height),
      codespace: reply.codespace,
    },
  }
}

/** Tries to hand a transaction to the chain; refusals are results with a code, as CheckTx gives them. */
function check(call: Call): CheckResult {
  const raw = fromBase64(textParam(call, 'tx'))
  try {
    return call.world.broadcast(call.state.chain.id, raw)
  } catch (error) {
    if (!(error instanceof ChainError)) throw error
    return { code: error.code, codespace: error.codespace, log: error.message, hash: txHash(raw), kept: false }
  }
}

function broadcastSync(call: Call): unknown {
  const { code, codespace, log, hash } = check(call)
  return { code, data: '', log, codespace, hash }
}

function broadcastAsync(call: Call): unknown {
  return { code: 0, data: '', log: '', codespace: '', hash: check(call).hash }
}

function txResult(tx: BookTx): unknown {
  const { record } = tx
  return {
    hash: tx.hash,
    height: record.height,
    index: 0,
    tx_result: {
      code: record.code,
      data: null,
      log: record.raw_log,
      info: '',
      gas_wanted: record.gas_wanted,
      gas_used: record.gas_used,
      events: record.events,
      codespace: record.codespace,
    },
    // The written history has no signed bytes; the hash stands in, because clients refuse an empty text.
    tx: toBase64(tx.raw ?? fromHex(tx.hash)),
  }
}

function tx(call: Call): unknown {
  const given = textParam(call, 'hash')
  const hash = /^(0x)?[0-9a-fA-F]{64}$/.test(given) ? given.replace(/^0x/i, '').toUpperCase() : toHex(fromBase64(given)).toUpperCase()
  const found = call.state.byHash.get(hash)
  if (found === undefined) throw new RpcError(-32603, 'Internal error', `tx (${hash}) not found`)
  return txResult(found)
}

interface Condition {
  type: string
  key: string
  value: string
}

/** `type.key='value'`, joined by AND. Source: cometbft docs/app-dev/indexing-transactions.md. */
function conditionsOf(query: string): Condition[] {
  return query.split(' AND ').flatMap((part) => {
    const [, type, key, value] = /^\s*([\w]+)\.([\w]+)\s*=\s*'([^']*)'\s*$/.exec(part) ?? []
    return type === undefined || key === undefined || value === undefined ? [] : [{ type, key, value }]
  })
}

/** One event that has them all. */
function hasEvent({ record }: BookTx, conditions: readonly Condition[]): boolean {
  if (conditions.length === 0) return false
  return record.events.some((event) =>
    conditions.every(
      ({ type, key, value }) =>
        event.type === type && event.attributes.some((attribute) => attribute.key === key && attribute.value === value),
    ),
  )
}

function txSearch(call: Call): unknown {
  const asked = textParam(call, 'query')
  const hash = /tx\.hash\s*=\s*'([0-9a-fA-F]{64})'/.exec(asked)?.[1]
  const height = /tx\.height\s*=\s*(\d+)/.exec(asked)?.[1]
  const conditions = conditionsOf(asked)
  const found = call.state.txs.filter(
    (one) => one.hash === hash?.toUpperCase() || String(one.height) === height || hasEvent(one, conditions),
  )
  return { txs: found.map(txResult), total_count: String(found.length) }
}

function block(call: Call): unknown {
  const height = Number(textParam(call, 'height')) || call.height
  if (height > call.height) {
    const detail = `height ${height} must be less than or equal to the current blockchain height ${call.height}`
    throw new RpcError(-32603, 'Internal error', detail)
  }
  const txs = call.state.txs.filter((one) => one.height === height && one.raw !== null).map((one) => toBase64(one.raw ?? new Uint8Array()))
  const last = { height: String(height - 1), round: 0, block_id: { hash: '', parts: { total: 0, hash: '' } }, signatures: [] }
  return {
    block_id: { hash: blockHash(call, height), parts: { total: 1, hash: nameHash('part') } },
    block: { header: header(call, height), data: { txs }, evidence: { evidence: [] }, last_commit: last },
  }
}

const METHODS: Readonly<Record<string, (call: Call) => unknown>> = {
  health: () => ({}),
  status,
  abci_info: (call) => ({
    response: {
      data: 'practice',
      version: 'v1.0.0',
      last_block_height: String(call.height),
      last_block_app_hash: toBase64(sha256(utf8(String(call.height)))),
    },
  }),
  abci_query: query,
  broadcast_tx_sync: broadcastSync,
  broadcast_tx_async: broadcastAsync,
  tx,
  tx_search: txSearch,
  block,
  header: (call) => ({ header: header(call, Number(textParam(call, 'height')) || call.height) }),
}

/** Answers one JSON-RPC request to a chain's node. */
export function rpcNode(request: PracticeRequest, state: ChainState, world: World): PracticeReply {
  const body = request.method === 'POST' ? bodyObject(request) : null
  const id = body?.['id'] ?? -1
  const name = typeof body?.['method'] === 'string' ? body['method'] : request.url.pathname.slice(1)
  const given = body === null ? Object.fromEntries(request.url.searchParams) : body['params']
  const params: Record<string, unknown> = typeof given === 'object' && given !== null ? Object.fromEntries(Object.entries(given)) : {}
  const method = METHODS[name]
  if (method === undefined) return json({ jsonrpc: '2.0', id, error: { code: -32601, message: 'Method not found', data: '' } })
  const height = heightAt(state.chain, world.now(), world.pace)
  try {
    return json({ jsonrpc: '2.0', id, result: method({ state, world, height, params }) })
  } catch (error) {
    if (error instanceof RpcError)
      return json({ jsonrpc: '2.0', id, error: { code: error.code, message: error.message, data: error.data } })
    const detail = error instanceof Error ? error.message : 'bad request'
    return json({ jsonrpc: '2.0', id, error: { code: -32602, message: 'Invalid params', data: detail } })
  }
}
