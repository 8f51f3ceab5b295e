// Runs a rollup's indexer and bank in a separate process, with every record made before the first request, so that serving costs next to
// nothing. Arguments: number of rows, address of the account, milliseconds before each answer, a link before it as JSON, behind which it
// compresses as what stands before an indexer does. Prints its address and the size of all pages as one line of JSON. GET /bench/grow adds
// a row.
// Source: initia-labs/rollytics util/common-handler/common/pagination.go (what a key means, in either direction).
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { z } from 'zod'
import { createRecords } from '../records.ts'
import { Link, openLink } from './link.ts'

/** Where none is asked for, and the most. */
const ROWS_A_PAGE = 100
const MAX_ROWS = 1000
const [rows = '0', account = '', delayMs = '0', linked] = process.argv.slice(2)
const link = linked === undefined ? null : Link.parse(JSON.parse(linked))
const record = createRecords(account, 1)

/** By their place in the list, oldest first: the record of sequence 1 is the first. */
const records = Array.from({ length: Number(rows) }, (_, index) => Buffer.from(record(index + 1)))

const Key = z.object({ sequence: z.number() })
const keyOf = (sequence: number) => Buffer.from(JSON.stringify({ sequence })).toString('base64')
const sequenceOf = (key: string) => Key.parse(JSON.parse(Buffer.from(key, 'base64').toString())).sequence

const HEAD = Buffer.from('{"txs":[')
const COMMA = Buffer.from(',')

/** What lies behind a key in either direction. The last key leads to an empty page, as rollytics does it. */
function page(key: string | null, isNewestFirst: boolean, limit: number): Buffer {
  const from = key === null ? null : sequenceOf(key)
  const start = isNewestFirst ? Math.max(0, (from ?? records.length + 1) - 1 - limit) : (from ?? 0)
  const end = isNewestFirst ? (from ?? records.length + 1) - 1 : start + limit
  const shown = records.slice(start, end)
  const last = isNewestFirst ? start + 1 : start + shown.length
  const next = shown.length === 0 ? null : keyOf(last)
  const parts = (isNewestFirst ? shown.toReversed() : shown).flatMap((bytes, index) => (index === 0 ? [bytes] : [COMMA, bytes]))
  const tail = `],"pagination":${JSON.stringify({ previous_key: null, next_key: next, total: '0' })}}`
  return Buffer.concat([HEAD, ...parts, Buffer.from(tail)])
}

/** A list without a row, and a module that the chain does not have. Source: grpc-ecosystem/grpc-gateway v1 runtime/mux.go. */
const none = JSON.stringify({ pagination: { previous_key: null, next_key: null, total: '0' } })
const unknown = JSON.stringify({ code: 12, message: 'Not Implemented', details: [] })

const fixed: Record<string, string> = {
  '/status': JSON.stringify({ version: 'v1', commit_hash: '', chain_id: 'bench-1', height: 9_000_000 }),
  [`/cosmos/bank/v1beta1/balances/${account}`]: JSON.stringify({ balances: [], pagination: { next_key: null, total: '0' } }),
  [`/indexer/tx/v1/evm-txs/by_account/${account}`]: none,
  [`/indexer/tx/v1/evm-internal-txs/by_account/${account}`]: none,
  [`/indexer/nft/v1/tokens/by_account/${account}`]: none,
  '/indexer/block/v1/avg_blocktime': JSON.stringify({ avg_block_time: 2 }),
}

function answer({ pathname, searchParams }: URL): Buffer | string | undefined {
  if (pathname === '/bench/grow') {
    records.push(Buffer.from(record(records.length + 1)))
    return '{}'
  }
  if (pathname !== `/indexer/tx/v1/txs/by_account/${account}`) return fixed[pathname]
  const limit = Number(searchParams.get('pagination.limit') ?? ROWS_A_PAGE)
  return page(searchParams.get('pagination.key'), searchParams.get('pagination.reverse') !== 'false', Math.min(limit, MAX_ROWS))
}

const compress = promisify(gzip)

const server = createServer((request, response) => {
  const body = answer(new URL(request.url ?? '', 'http://bench.invalid'))
  const head = { 'content-type': 'application/json' }
  const isPacked = link !== null && request.headers['accept-encoding']?.includes('gzip') === true
  const send = async () => {
    const sent = isPacked ? await compress(body ?? unknown) : (body ?? unknown)
    response.writeHead(body === undefined ? 501 : 200, isPacked ? { ...head, 'content-encoding': 'gzip' } : head).end(sent)
  }
  if (delayMs === '0') void send()
  else setTimeout(() => void send(), Number(delayMs))
})
server.listen(0, '127.0.0.1', () => void announce())

async function announce(): Promise<void> {
  let bytes = 0
  for (let end = records.length + 1; end >= 1; end -= ROWS_A_PAGE) bytes += page(keyOf(end), true, ROWS_A_PAGE).length
  const { port } = server.address() as AddressInfo
  const shown = link === null ? port : await openLink(link, port)
  process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${shown}`, bytes })}\n`)
}
