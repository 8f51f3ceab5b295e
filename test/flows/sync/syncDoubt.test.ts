// Servers that mislead: history is called complete only when it is, and nothing that a page holds can stop the copying.
import { afterEach, beforeEach, expect, test } from 'vitest'
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
let l1: ReplayChain
let evm: ReplayChain
let bench: Awaited<ReturnType<typeof openSyncBench>>

const payment = (index: number, height = 1000 + index) => paymentTx({ index, height, from: ME, to: OTHER })
const payments = (count: number, first = 0) => Array.from({ length: count }, (_, index) => payment(first + index))

beforeEach(async () => {
  folder = tempFolder()
  l1 = { chainId: 'initiation-2', dialect: 'core', txs: payments(250), balances: [], maxRows: 100 }
  evm = { chainId: 'evm-1', dialect: 'rollytics', txs: payments(250), balances: [], maxRows: 100 }
  server = await startReplayServer([l1, evm])
  const network = { router: null, chains: server.registry(), assets: {} }
  bench = await openSyncBench({ folder: folder.path, network, fetch: (url, init) => fetch(url, init), accounts: [watched(ME)] })
})

afterEach(async () => {
  await bench.close()
  await server.close()
  folder.remove()
})

const json = (value: unknown): Answer => ({ status: 200, type: 'application/json', body: JSON.stringify(value) })
const pageOf = (txs: ReplayChain['txs'], next_key: string | null = null) =>
  json({ txs: txs.map(({ record }) => record), pagination: { previous_key: null, next_key, total: '0' } })

/** Answers a chain's history in place of its server; null lets the request pass. */
function answerHistory(chainId: string, answer: (query: URLSearchParams) => Answer | null): void {
  server.setFault((request) =>
    request.chainId === chainId && request.url.pathname.includes('/v1/txs/by_account') ? answer(request.url.searchParams) : null,
  )
}

const historyAsked = (chainId: string) => server.asked.filter((path) => path.startsWith(chainId) && path.includes('/v1/txs/by_account'))

test('an indexer that leaves out its keys does not make a page look like the whole', async () => {
  answerHistory('evm-1', (query) => {
    const newestFirst = query.get('pagination.reverse') === 'true'
    const rows = newestFirst ? evm.txs.toReversed() : evm.txs
    return pageOf(rows.slice(0, Number(query.get('pagination.limit'))))
  })
  const misled = await bench.once()
  expect(misled.problems).toEqual(['evm transactions: The evm indexer stops before the oldest transaction.'])
  expect(misled.chains['evm-1']?.txs).toMatchObject({ rows: 100, complete: false })
  server.setFault(null)
  expect((await bench.once()).chains['evm-1']?.txs).toMatchObject({ rows: 250, complete: true })
})

test('an older page that comes back empty for once does not end the history', async () => {
  let pages = 0
  answerHistory('evm-1', (query) => {
    pages += query.has('pagination.key') ? 1 : 0
    return query.has('pagination.key') && pages <= 1 ? pageOf([]) : null
  })
  const report = await bench.once()
  expect(pages).toBeGreaterThan(2)
  expect(report).toMatchObject({ problems: [], chains: { 'evm-1': { txs: { rows: 250, complete: true } } } })
})

test('a short history whose last page has no key is complete', async () => {
  evm.txs = payments(7)
  answerHistory('evm-1', (query) => (query.get('pagination.reverse') === 'true' ? pageOf(evm.txs.toReversed()) : null))
  expect(await bench.once()).toMatchObject({ problems: [], chains: { 'evm-1': { txs: { rows: 7, complete: true } } } })
})

test('a walk that ends at a server which lags behind the newest page is not complete', async () => {
  answerHistory('initiation-2', (query) => {
    if (query.get('pagination.reverse') === 'true') return null
    const offset = Number(query.get('pagination.offset'))
    return pageOf(l1.txs.slice(0, 140).slice(offset, offset + 100))
  })
  const lagging = await bench.once()
  expect(lagging.chains['initiation-2']?.txs).toMatchObject({ rows: 240, complete: false })
  expect(lagging.problems).toEqual(['initiation transactions: The initiation indexer dropped transactions it had just returned.'])
  server.setFault(null)
  expect(await bench.once()).toMatchObject({ problems: [], chains: { 'initiation-2': { txs: { rows: 250, complete: true } } } })
})

test('a server that lags behind what is complete changes nothing and is not read again from the start', async () => {
  await bench.once()
  const all = [l1.txs, evm.txs] as const
  l1.txs = l1.txs.slice(0, 200)
  evm.txs = evm.txs.slice(0, 200)
  server.asked.length = 0
  const lagging = await bench.once()
  expect([...historyAsked('initiation-2'), ...historyAsked('evm-1')]).toHaveLength(2)
  ;[l1.txs, evm.txs] = all
  const caughtUp = await bench.once()
  for (const { chains, problems } of [lagging, caughtUp]) {
    expect(problems).toEqual([])
    for (const id of ['initiation-2', 'evm-1']) expect(chains[id]?.txs).toMatchObject({ rows: 250, complete: true })
  }
})

/** Fails the histories' pages behind the first ones, so that copying stops after `pages` of them. */
async function copySome(pages: number): Promise<void> {
  const asked = new Map<string, number>()
  server.setFault(({ chainId, url }) => {
    if (!url.pathname.includes('/v1/txs/by_account') || !asksForPage(url)) return null
    const count = (asked.get(chainId) ?? 0) + 1
    asked.set(chainId, count)
    return count <= pages ? null : plain('Internal Server Error', 500)
  })
  await bench.once()
  server.setFault(null)
}

const txsOf = (chainId: string) => bench.sync.state().streams.find((stream) => stream.stream === 'txs' && stream.chainId === chainId)

test.each([1, 2])(
  'a server that lags behind by more than a page, %i pages into the first copy, is no sign of another history',
  async (pages) => {
    await copySome(pages)
    const whole = new Map([l1, evm].map((chain) => [chain, chain.txs]))
    // What is newest there is below the newest page that is held, and not held itself. The next server has everything.
    const heads = new Map<ReplayChain, number>()
    server.setFault(({ chainId, url }) => {
      const chain = chainId === l1.chainId ? l1 : evm
      const { searchParams } = url
      const isHead = searchParams.get('pagination.reverse') === 'true' && !searchParams.has('pagination.key')
      const count = (heads.get(chain) ?? 0) + (url.pathname.includes('/v1/txs/by_account') && isHead ? 1 : 0)
      heads.set(chain, count)
      chain.txs = (whole.get(chain) ?? []).slice(0, count === 1 ? 130 : 250)
      return null
    })
    await bench.once()
    for (const id of ['initiation-2', 'evm-1']) expect(txsOf(id)).toMatchObject({ rows: 250, isComplete: true, resetAt: null, error: null })
  },
)

test.each([49, 50, 51, 149, 150, 151])('a record at the edge of a page (row %i) that cannot be read stops nothing', async (row) => {
  const whole = evm.txs
  evm.txs = whole.map((tx, index) => (index === row ? { ...tx, record: { txhash: 7 } } : tx))
  await copySome(1)
  await bench.once()
  expect(txsOf('evm-1')).toMatchObject({ rows: 249, isComplete: true, resetAt: null, error: null })
})

test('a chain that began anew during the first copy is noticed from its oldest transactions', async () => {
  await copySome(2)
  const before = txsOf('initiation-2')?.rows ?? 0
  l1.txs = Array.from({ length: 90 }, (_, index) => payment(7000 + index, 10 + index))
  for (let again = 0; again < 3 && txsOf('initiation-2')?.isComplete !== true; again += 1) await bench.once()
  expect(txsOf('initiation-2')).toMatchObject({ rows: before + 90, isComplete: true, resetAt: expect.any(Number) as number })
})

test('new transactions behind a newest record that cannot be read are noticed', async () => {
  const odd = (index: number) => {
    const tx = payment(index)
    return { ...tx, record: { ...tx.record, txhash: null } }
  }
  l1.txs.push(odd(300))
  await bench.once()
  l1.txs.push(...payments(30, 301), odd(400))
  const report = await bench.once()
  expect(report.chains['initiation-2']?.txs).toMatchObject({ rows: 280, complete: true })
  expect(report.problems).toEqual(['initiation: 2 records have an unexpected format and are kept as received.'])
})

test('pages that are shorter than was asked for are followed to the end', async () => {
  answerHistory('initiation-2', (query) => {
    const offset = Number(query.get('pagination.offset'))
    const rows = query.get('pagination.reverse') === 'true' ? l1.txs.toReversed() : l1.txs
    return pageOf(rows.slice(offset, offset + 17))
  })
  expect(await bench.once()).toMatchObject({ problems: [], chains: { 'initiation-2': { txs: { rows: 250, complete: true } } } })
})

test('pages too short to lead on end in an error, not in completeness', async () => {
  answerHistory('initiation-2', (query) => {
    const offset = Number(query.get('pagination.offset'))
    const rows = query.get('pagination.reverse') === 'true' ? l1.txs.toReversed() : l1.txs
    return pageOf(rows.slice(offset, offset + 3))
  })
  const report = await bench.once()
  expect(report.chains['initiation-2']?.txs?.complete).toBe(false)
  expect(report.problems).toHaveLength(1)
})

test('a refusal that has nothing to do with the page size is not remembered as one', async () => {
  answerHistory('initiation-2', () => plain('forbidden', 403))
  expect((await bench.once()).problems).toHaveLength(1)
  expect(bench.archive.prepare("SELECT page_limit FROM chain WHERE chain_id = 'initiation-2'").get()).toEqual({ page_limit: null })
})

test('a page too heavy to read is asked for in smaller parts', async () => {
  const heavy = 'x'.repeat(1_400_000)
  for (const [index, tx] of evm.txs.entries()) {
    if (index >= 100 && index < 125) tx.record = { ...tx.record, data: heavy }
  }
  const report = await bench.once()
  expect(report).toMatchObject({ problems: [], chains: { 'evm-1': { txs: { rows: 250, complete: true } } } })
  const limits = historyAsked('evm-1').map((path) => Number(/limit=(\d+)/.exec(path)?.[1]))
  expect(limits).toContain(100)
  expect(Math.min(...limits)).toBeLessThanOrEqual(10)
})

test('a message nested deeper than the stack reaches is one transaction among others', async () => {
  const depth = 8000
  const tx = payment(900)
  const deep = `${'['.repeat(depth)}"${OTHER}"${']'.repeat(depth)}`
  answerHistory('evm-1', (query) => {
    if (query.get('pagination.reverse') !== 'true' || query.has('pagination.key')) return null
    const message = `{"@type":"/cosmwasm.wasm.v1.MsgExecuteContract","sender":"${ME}","msg":{"run":${deep}}}`
    const record = JSON.stringify(tx.record).replace(/"messages":\[\{[^\]]*\]\}\]/, `"messages":[${message}]`)
    return { status: 200, type: 'application/json', body: `{"txs":[${record}],"pagination":{"next_key":null,"total":"1"}}` }
  })
  evm.txs = [tx]
  const report = await bench.once()
  expect(report).toMatchObject({ problems: [], chains: { 'evm-1': { txs: { rows: 1, complete: true } } } })
  expect(bench.archive.prepare("SELECT kind, method FROM tx_account WHERE chain_id = 'evm-1'").all()).toEqual([
    { kind: 'wasmCall', method: 'run' },
  ])
})
