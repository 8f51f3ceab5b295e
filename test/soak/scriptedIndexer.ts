// An indexer as bad as they come, by a script: pages of any size, every tenth of a second new rows, and every twentieth answer
// a failure of one of many kinds. What it holds in the end is known exactly.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { plain, type Answer } from '../support/bodies/replayIndexer.ts'
import { CHANNEL } from './records.ts'
import { heightAt, recordAt, wholeBlocks } from './rows.ts'

export interface ScriptedOptions {
  seed: number
  rows: number
  dialect: 'rollytics' | 'core'
  /** Of one record, about. */
  bytes: number
  /** Share of answers that fail. */
  failing: number
  /** Share of the rows that is there at the start; the others arrive while pages are read. Default: 0.8. */
  present?: number
}

export interface ScriptedIndexer {
  /** The chain in chains.json form. */
  registry: unknown[]
  chainId: string
  /** Rows that are shown by now. */
  shown(): number
  asked(): number
  /** Calls `perform` once when so many more pages were asked for. @returns a function that takes it back */
  onAsked(more: number, perform: () => void): () => void
  failed(): number
  close(): Promise<void>
}

/** mulberry32: the same numbers for the same seed. */
export function createRandom(seed: number): () => number {
  let state = (seed + 1) * 0x9e3779b9
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Rows by which a server may lag behind another. */
const LAG = 120

const HTML = '<html><head><title>502 Bad Gateway</title></head></html>'
const json = (body: string): Answer => ({ status: 200, type: 'application/json', body })

/** A request for a page. */
interface Asked {
  limit: number
  reverse: boolean
  /** Rows before this number are skipped: by sequence of a key, or by offset. */
  key: number | null
  offset: number
}

/** Each spoils a good page; `reset` breaks the connection. */
const FAULTS: readonly ((good: string, pages: Pages, asked: Asked) => Answer | 'reset')[] = [
  () => plain('Internal Server Error', 500),
  () => ({ status: 502, type: 'text/html', body: HTML }),
  () => ({ ...plain('slow down', 429), headers: { 'retry-after': '1' } }),
  () => plain('down for maintenance', 503),
  () => plain('Cannot GET /indexer/tx/v1/txs', 404),
  () => plain('forbidden', 403),
  () => 'reset',
  (good) => json(good.slice(0, Math.floor(good.length / 2))),
  () => ({ status: 200, type: 'text/html', body: HTML }),
  () => json('{"txs":{"a":1},"pagination":null}'),
  () => json('{"txs":[],"pagination":{"previous_key":null,"next_key":null,"total":"0"}}'),
  () => json('{"txs":[],"pagination":{"previous_key":null,"next_key":"eyJzZXF1ZW5jZSI6MX0=","total":"0"}}'),
  () => json('{"txs":[{"txhash":7}],"pagination":{"next_key":null,"total":"1"}}'),
  // A server that lags behind the others.
  (_good, { shown, page }, asked) => json(page(asked, wholeBlocks(Math.max(1, shown() - LAG), shown()))),
  (good) => json(good.replace('"pagination":{', '"pagination":null,"x":{')),
]

interface Pages {
  shown(): number
  /** The body of a page of the first `count` rows. */
  page(asked: Asked, count: number): string
}

export async function startScriptedIndexer(options: ScriptedOptions): Promise<ScriptedIndexer> {
  const { seed, rows, dialect, failing, present = 0.8 } = options
  const random = createRandom(seed)
  let shown = wholeBlocks(Math.floor(rows * present), rows)
  let requests = 0
  let failures = 0
  let waiting: { at: number; perform: () => void } | null = null
  const pages: Pages = { shown: () => shown, page: (asked, count) => pageOf(options, random, asked, count) }
  const chainId = dialect === 'core' ? 'initiation-2' : 'move-1'

  const answer = (url: URL): Answer | 'reset' => {
    if (url.pathname.endsWith('/status')) {
      if (dialect === 'core') return plain('Not Found', 404)
      return json(JSON.stringify({ version: 'v1', commit_hash: 'a', chain_id: chainId, height: heightAt(shown) + 5 }))
    }
    if (!url.pathname.includes('/txs/by_account/')) return json('{"tokens":[],"collections":[],"pagination":{}}')
    requests += 1
    if (waiting !== null && requests >= waiting.at) {
      waiting.perform()
      waiting = null
    }
    const asked = askedOf(url)
    if (dialect === 'core' && asked.limit > 100)
      return { status: 400, type: 'application/json', body: '{"status_code":400,"message":"limit"}' }
    const good = pages.page(asked, shown)
    // A few rows at a time, most of them while pages are being read.
    shown = wholeBlocks(shown + Math.floor(random() * (rows * 0.0008 + 8)), rows)
    if (random() >= failing) return json(good)
    failures += 1
    return FAULTS[Math.floor(random() * FAULTS.length)]?.(good, pages, asked) ?? 'reset'
  }

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const said = answer(new URL(request.url ?? '/', 'http://soak.invalid'))
    if (said === 'reset') request.socket.destroy()
    else response.writeHead(said.status, { 'content-type': said.type, ...said.headers }).end(said.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    registry: [chainEntry(chainId, dialect, address)],
    chainId,
    shown: () => shown,
    asked: () => requests,
    onAsked: (more, perform) => {
      const mine = { at: requests + more, perform }
      waiting = mine
      return () => {
        if (waiting === mine) waiting = null
      }
    },
    failed: () => failures,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => {
          resolve()
        })
      }),
  }
}

function askedOf({ searchParams }: URL): Asked {
  const key = searchParams.get('pagination.key')
  return {
    limit: Number(searchParams.get('pagination.limit') ?? 10),
    reverse: searchParams.get('pagination.reverse') !== 'false',
    key: key === null ? null : (JSON.parse(Buffer.from(key, 'base64').toString()) as { sequence: number }).sequence,
    offset: Number(searchParams.get('pagination.offset') ?? 0),
  }
}

function pageOf({ seed, dialect, bytes }: ScriptedOptions, random: () => number, asked: Asked, count: number): string {
  // Shorter than was asked for now and then; a page must exceed what two pages of an offset list have in common.
  const size = random() < 0.2 ? Math.max(5, Math.floor(random() * asked.limit)) : asked.limit
  const numbers =
    dialect === 'core' ? byOffset(asked, Math.min(size, asked.limit), count) : byKey(asked, Math.min(size, asked.limit), count)
  const records = numbers.map((index) => recordAt(seed, index, bytes))
  const last = numbers.at(-1)
  const key = dialect === 'core' || last === undefined ? null : Buffer.from(JSON.stringify({ sequence: last + 1 })).toString('base64')
  return `{"txs":[${records.join(',')}],"pagination":{"previous_key":null,"next_key":${JSON.stringify(key)},"total":"0"}}`
}

/** Numbers of the rows of a page; the sequence of a row is its number plus one. */
function byKey({ reverse, key }: Asked, size: number, count: number): number[] {
  if (!reverse) return run(key ?? 0, Math.min(count, (key ?? 0) + size))
  const end = key === null ? count : Math.min(count, key - 1)
  return run(Math.max(0, end - size), end).toReversed()
}

function byOffset({ reverse, offset }: Asked, size: number, count: number): number[] {
  if (!reverse) return run(offset, Math.min(count, offset + size))
  const end = Math.max(0, count - offset)
  return run(Math.max(0, end - size), end).toReversed()
}

function run(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
}

function chainEntry(chainId: string, dialect: ScriptedOptions['dialect'], address: string): unknown {
  const ibc_channels = [{ chain_id: 'elsewhere-1', port_id: 'transfer', channel_id: CHANNEL }]
  const rollup = { op_bridge_id: '1459', op_denoms: ['uinit'], minitia: { type: 'minimove', version: 'v1.0.0' }, ibc_channels }
  return {
    chain_id: chainId,
    chain_name: chainId,
    pretty_name: chainId,
    fees: { fee_tokens: [{ denom: 'uinit', fixed_min_gas_price: 0.015 }] },
    apis: { indexer: [{ address }] },
    metadata: dialect === 'core' ? { is_l1: true, ibc_channels } : rollup,
    bech32_prefix: 'init',
    network_type: 'testnet',
  }
}
