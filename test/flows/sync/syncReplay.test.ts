// Syncs published reply shapes over real HTTP: ends complete, notices new rows, survives errors of servers.
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { NetworkFile } from '../../../src/main/clients/chains/registry/registry.ts'
import {
  paymentTx,
  plain,
  startReplayServer,
  type Answer,
  type ReplayChain,
  type ReplayServer,
} from '../../support/bodies/replayIndexer.ts'
import { asksForPage, openSyncBench, tempFolder, watched } from '../../support/benches/syncBench.ts'

const ME = 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz'
const OTHER = 'init1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqa4qvvl'

let folder: ReturnType<typeof tempFolder>
let server: ReplayServer
const open: Awaited<ReturnType<typeof openSyncBench>>[] = []

function history(count: number, firstIndex = 0, firstHeight = 1000): ReplayChain['txs'] {
  // Two transactions a block, so that page edges fall inside blocks too.
  return Array.from({ length: count }, (_, index) =>
    paymentTx({
      index: firstIndex + index,
      height: firstHeight + Math.floor(index / 2),
      from: index % 3 === 0 ? ME : OTHER,
      to: index % 3 === 0 ? OTHER : ME,
    }),
  )
}

function chain(chainId: string, dialect: ReplayChain['dialect'], count: number): ReplayChain {
  return { chainId, dialect, txs: history(count), balances: [{ denom: 'uinit', amount: '123456789' }], maxRows: 100 }
}

beforeEach(async () => {
  folder = tempFolder()
  server = await startReplayServer([chain('initiation-2', 'core', 431), chain('evm-1', 'rollytics', 357)])
})

afterEach(async () => {
  for (const bench of open.splice(0)) await bench.close()
  await server.close()
  folder.remove()
})

async function bench(network: NetworkFile = { router: null, chains: server.registry(), assets: {} }) {
  const opened = await openSyncBench({ folder: folder.path, network, fetch: (url, init) => fetch(url, init), accounts: [watched(ME)] })
  open.push(opened)
  return opened
}

function chainOf(id: string): ReplayChain {
  const found = server.chains.get(id)
  if (found === undefined) throw new Error(id)
  return found
}

function hashes(opened: Awaited<ReturnType<typeof bench>>, chainId: string): string[] {
  return opened.archive
    .prepare<[string], { hash: string }>('SELECT hex(hash) AS hash FROM tx WHERE chain_id = ? ORDER BY hash')
    .all(chainId)
    .map(({ hash }) => hash)
}

test('ends complete in both dialects, with every row and the right heights', async () => {
  const opened = await bench()
  const report = await opened.once()
  const { 'initiation-2': l1, 'evm-1': evm, ...others } = report.chains
  expect(others).toEqual({})
  expect(report.problems).toEqual([])
  const oneBalance = { rows: 1, complete: true, from: null, to: null }
  const none = { rows: 0, complete: true, from: null, to: null }
  expect(l1).toMatchObject({ txs: { rows: 431, complete: true, from: 1000, to: 1215 }, balances: oneBalance })
  expect(evm).toMatchObject({ txs: { rows: 357, complete: true, from: 1000, to: 1178 }, balances: oneBalance })
  expect(evm).toMatchObject({ evmTxs: none, internalTxs: none })
  expect(hashes(opened, 'evm-1')).toEqual(
    chainOf('evm-1')
      .txs.map(({ hash }) => hash)
      .toSorted(),
  )
  expect(opened.sync.state().chainTips).toMatchObject([
    { chainId: 'initiation-2', height: 1227, checkedAt: expect.any(Number) },
    { chainId: 'evm-1', height: 1188, checkedAt: expect.any(Number) },
  ])
})

test('reads the newest page first', async () => {
  await (await bench()).once()
  const first = (id: string) => server.asked.find((path) => path.startsWith(id) && path.includes('/v1/txs/by_account')) ?? ''
  for (const id of ['initiation-2', 'evm-1']) {
    expect(first(id)).toContain('pagination.reverse=true')
    expect(first(id)).toContain('pagination.limit=100')
    expect(first(id)).toContain('pagination.count_total=false')
  }
})

test('brings in what is new, however much, and asks little when nothing is', async () => {
  const opened = await bench()
  await opened.once()
  for (const id of ['initiation-2', 'evm-1']) chainOf(id).txs.push(...history(233, 5000, 9000))
  const report = await opened.once()
  expect(report.chains['initiation-2']?.txs).toEqual({ rows: 664, complete: true, from: 1000, to: 9116 })
  expect(report.chains['evm-1']?.txs).toEqual({ rows: 590, complete: true, from: 1000, to: 9116 })
  server.asked.length = 0
  await opened.once()
  expect(server.asked.filter((path) => path.includes('/v1/txs/by_account'))).toHaveLength(2)
})

test('walks again when an old row of an offset listing disappears while it is read', async () => {
  let removed = false
  server.setFault(({ chainId, url }) => {
    if (chainId === 'initiation-2' && url.searchParams.get('pagination.offset') === '194' && !removed) {
      removed = true
      chainOf(chainId).txs.splice(50, 1)
    }
    return null
  })
  const opened = await bench()
  const report = await opened.once()
  expect(removed).toBe(true)
  expect(report.chains['initiation-2']?.txs?.complete).toBe(true)
  expect(new Set(hashes(opened, 'initiation-2'))).toEqual(new Set(history(431).map(({ hash }) => hash)))
})

test('starts afresh when a chain began anew, keeping the old rows', async () => {
  const opened = await bench()
  await opened.once()
  const evm = chainOf('evm-1')
  evm.txs = history(40, 7000, 10)
  const report = await opened.once()
  expect(report.problems).toEqual([])
  expect(report.chains['evm-1']?.txs).toMatchObject({ rows: 397, complete: true, from: 10 })
})

test('an account without history is complete with no rows, and stays right when history begins', async () => {
  const evm = chainOf('evm-1')
  evm.txs = []
  const opened = await bench()
  expect((await opened.once()).chains['evm-1']?.txs).toEqual({ rows: 0, complete: true, from: null, to: null })
  evm.txs = history(250)
  expect((await opened.once()).chains['evm-1']?.txs).toMatchObject({ rows: 250, complete: true })
})

test('removes what is no longer owned', async () => {
  const evm = chainOf('evm-1')
  evm.balances.push({ denom: 'uusdc', amount: '5' })
  const opened = await bench()
  await opened.once()
  evm.balances = [{ denom: 'uusdc', amount: '7' }]
  await opened.once()
  expect(opened.archive.prepare('SELECT denom, amount FROM holding WHERE chain_id = ?').all('evm-1')).toEqual([
    { denom: 'uusdc', amount: '7' },
  ])
})

const HTML = '<html><head><title>502 Bad Gateway</title></head></html>'
const isHistory = (url: URL) => url.pathname.includes('/v1/txs/by_account')
const pageWith = (next_key: string | null) => ({
  status: 200,
  type: 'application/json',
  body: JSON.stringify({ txs: [], pagination: { previous_key: null, next_key, total: '0' } }),
})

test.each<[string, Answer, string]>([
  ['500 text', plain('Internal Server Error', 500), 'has a server error (500: Internal Server Error)'],
  ['an HTML 502', { status: 502, type: 'text/html', body: HTML }, 'A gateway responded instead of'],
  ['404 text', plain('Cannot GET /indexer/tx', 404), 'doesn’t offer this data (404: Cannot GET /indexer/tx)'],
  ['429', plain('slow down', 429), 'is limiting requests (429)'],
  ['truncated JSON', { status: 200, type: 'application/json', body: '{"txs":[{"txhash":"AB' }, 'breaks off or is no valid JSON'],
  ['a web page with status 200', { status: 200, type: 'text/html', body: HTML }, 'it is a web page'],
  ['wrong types', { status: 200, type: 'application/json', body: '{"txs":{"a":1},"pagination":null}' }, '“txs”'],
  [
    'rows of a wrong form',
    { status: 200, type: 'application/json', body: '{"txs":[{"txhash":7}],"pagination":{"next_key":null,"total":"1"}}' },
    'transactions in an unexpected format (txhash',
  ],
  ['an empty page with a key', pageWith('eyJzZXF1ZW5jZSI6MX0='), 'sent an empty page'],
])('%s: says so, keeps what it has, and recovers', async (_name, answer, words) => {
  const opened = await bench()
  // The fault comes after some pages, so that there is something to lose.
  let pages = 0
  server.setFault(({ chainId, service, url }) => {
    if (chainId !== 'evm-1' || service !== 'indexer' || !isHistory(url)) return null
    // Nor between them, where a few rows are looked at.
    if (url.searchParams.get('pagination.reverse') === 'false' || !asksForPage(url)) return null
    pages += 1
    return pages <= 2 ? null : answer
  })
  const broken = await opened.once()
  expect(broken.problems).toHaveLength(1)
  expect(broken.problems[0]).toContain(words)
  expect(broken.chains['evm-1']?.txs).toMatchObject({ rows: 200, complete: false })
  expect(broken.chains['initiation-2']?.txs?.complete).toBe(true)
  server.setFault(null)
  const healed = await opened.once()
  expect(healed.problems).toEqual([])
  expect(healed.chains['evm-1']?.txs).toMatchObject({ rows: 357, complete: true })
})

test('a repeated key ends in an error instead of a circle', async () => {
  const opened = await bench()
  let second = ''
  server.setFault(({ chainId, service, url }) => {
    if (chainId !== 'evm-1' || service !== 'indexer' || !isHistory(url)) return null
    const key = url.searchParams.get('pagination.key')
    if (key === null) return null
    second ||= key
    const rows = chainOf('evm-1').txs.slice(157, 257).toReversed()
    return {
      status: 200,
      type: 'application/json',
      body: JSON.stringify({ txs: rows.map(({ record }) => record), pagination: { next_key: second, total: '0' } }),
    }
  })
  const broken = await opened.once()
  expect(broken.problems).toEqual([expect.stringContaining('repeats a page key')])
  expect(broken.chains['evm-1']?.txs?.complete).toBe(false)
  server.setFault(null)
  expect((await opened.once()).chains['evm-1']?.txs).toMatchObject({ rows: 357, complete: true })
})

test('an account that the indexer no longer knows loses nothing', async () => {
  const opened = await bench()
  await opened.once()
  server.setFault(({ service, url }) => (service === 'indexer' && isHistory(url) ? pageWith(null) : null))
  const report = await opened.once()
  expect(report.problems).toHaveLength(2)
  expect(report.problems[0]).toContain('no longer has')
  expect(report.chains['evm-1']?.txs?.rows).toBe(357)
  expect(report.chains['initiation-2']?.txs?.rows).toBe(431)
})

test('one odd record is kept as it came and the page lives', async () => {
  const odd = { ...chainOf('evm-1').txs[200]?.record, height: { oops: true } }
  const tx = chainOf('evm-1').txs[200]
  if (tx !== undefined) tx.record = odd
  const opened = await bench()
  const report = await opened.once()
  expect(report.chains['evm-1']?.txs).toMatchObject({ rows: 356, complete: true })
  expect(report.problems).toEqual(['evm: 1 record has an unexpected format and is kept as received.'])
  const kept = opened.archive.prepare<[], { raw: string; reason: string }>('SELECT raw, reason FROM odd_record').all()
  expect(kept.map(({ raw }) => JSON.parse(raw) as unknown)).toEqual([odd])
  expect(kept[0]?.reason).toContain('height')
})
