// A rollup's indexer and bank in a process of its own, with every page made before the first request: serving costs next to nothing.
// Arguments: number of rows, address of the account. Prints its address and the size of all pages as one line of JSON.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRecords } from './records.ts'

const ROWS_A_PAGE = 100
const [rows = '0', account = ''] = process.argv.slice(2)
const record = createRecords(account, 1)

const keyOf = (sequence: number) => Buffer.from(JSON.stringify({ sequence })).toString('base64')

/** By the key that leads to it; '' is the newest page. The last key leads to an empty page, as rollytics does it. */
const pages = new Map<string, Buffer>()
let oldest = ''
for (let end = Number(rows), key = ''; end >= 0; end -= ROWS_A_PAGE) {
  const count = Math.min(ROWS_A_PAGE, end)
  const txs = Array.from({ length: count }, (_, index) => record(end - index))
  const next = count === 0 ? null : keyOf(end - count + 1)
  const pagination = JSON.stringify({ previous_key: null, next_key: next, total: '0' })
  pages.set(key, Buffer.from(`{"txs":[${txs.join(',')}],"pagination":${pagination}}`))
  if (next === null) break
  oldest = `{"txs":[${txs.slice(-10).toReversed().join(',')}],"pagination":${pagination}}`
  key = next
}

const fixed: Record<string, string> = {
  '/status': JSON.stringify({ version: 'v1', commit_hash: '', chain_id: 'bench-1', height: 9_000_000 }),
  [`/cosmos/bank/v1beta1/balances/${account}`]: JSON.stringify({ balances: [], pagination: { next_key: null, total: '0' } }),
}

function answer(url: URL): Buffer | string | undefined {
  if (!url.pathname.startsWith('/indexer/')) return fixed[url.pathname]
  return url.searchParams.get('pagination.reverse') === 'false' ? oldest : pages.get(url.searchParams.get('pagination.key') ?? '')
}

const server = createServer((request, response) => {
  const body = answer(new URL(request.url ?? '', 'http://bench.invalid'))
  response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' }).end(body)
})
server.listen(0, '127.0.0.1', () => {
  const bytes = [...pages.values()].reduce((sum, page) => sum + page.length, 0)
  process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, bytes })}\n`)
})
