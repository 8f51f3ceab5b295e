// Checks the dialect of an indexer and its page size: found out, remembered, found out again when they no longer fit.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { paymentTx, plain, startReplayServer, type ReplayChain, type ReplayServer } from '../../support/bodies/replayIndexer.ts'
import { openSyncBench, tempFolder, watched } from '../../support/benches/syncBench.ts'

const ME = 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz'
const OTHER = 'init1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqa4qvvl'

let folder: ReturnType<typeof tempFolder>
let server: ReplayServer
let l1: ReplayChain
let open: () => ReturnType<typeof openSyncBench>
let bench: Awaited<ReturnType<typeof openSyncBench>>

const payments = (count: number, first = 0) =>
  Array.from({ length: count }, (_, index) => paymentTx({ index: first + index, height: 1000 + first + index, from: ME, to: OTHER }))

beforeEach(async () => {
  folder = tempFolder()
  l1 = { chainId: 'initiation-2', dialect: 'core', txs: payments(431), balances: [], maxRows: 100 }
  server = await startReplayServer([l1, { chainId: 'evm-1', dialect: 'rollytics', txs: payments(357), balances: [], maxRows: 100 }])
  const network = { router: null, chains: server.registry(), assets: {} }
  open = () => openSyncBench({ folder: folder.path, network, fetch: (url, init) => fetch(url, init), accounts: [watched(ME)] })
  bench = await open()
})

afterEach(async () => {
  await bench.close()
  await server.close()
  folder.remove()
})

test('steps down to the page size that the L1 accepts and remembers it', async () => {
  l1.maxRows = 30
  expect((await bench.once()).chains['initiation-2']?.txs).toMatchObject({ rows: 431, complete: true })
  expect(bench.archive.prepare('SELECT page_limit FROM chain WHERE chain_id = ?').get('initiation-2')).toEqual({ page_limit: 25 })
})

test('an indexer that answers for another chain is refused', async () => {
  server.setFault(({ chainId, url }) =>
    chainId === 'evm-1' && url.pathname === '/status'
      ? { status: 200, type: 'application/json', body: '{"chain_id":"evm-9","height":5}' }
      : null,
  )
  const report = await bench.once()
  expect(report.problems.length).toBeGreaterThan(0)
  for (const problem of report.problems) expect(problem).toContain('serves evm-9, not evm-1')
  expect(report.chains['evm-1']?.txs?.rows).toBe(0)
})

test('an L1 whose node answers for another chain is refused too, after its dialect is known', async () => {
  await bench.once()
  // A new start, which remembers the dialect and asks the node at once.
  await bench.close()
  bench = await open()
  l1.txs.push(...payments(20, 8000))
  server.setFault(({ chainId, url }) =>
    chainId === 'initiation-2' && url.pathname.endsWith('/blocks/latest')
      ? {
          status: 200,
          type: 'application/json',
          body: '{"block":{"header":{"chain_id":"initiation-3","height":"5","time":"2026-01-02T03:04:05Z"}}}',
        }
      : null,
  )
  const report = await bench.once()
  expect(report.problems.length).toBeGreaterThan(0)
  for (const problem of report.problems) expect(problem).toContain('serves initiation-3, not initiation-2')
  expect(report.chains['initiation-2']?.txs).toMatchObject({ rows: 431 })
  server.setFault(null)
  expect((await bench.once()).chains['initiation-2']?.txs).toMatchObject({ rows: 451, complete: true })
})

test('copies history also where an indexer has no status or has trouble telling it', async () => {
  server.setFault(({ chainId, url }) => (chainId === 'evm-1' && url.pathname === '/status' ? plain('Internal Server Error', 500) : null))
  const report = await bench.once()
  expect(report.problems).toEqual([])
  expect(report.chains['evm-1']?.txs).toMatchObject({ rows: 357, complete: true })
  // The height comes from the chain's own node then.
  expect(bench.sync.state().chainTips.find(({ chainId }) => chainId === 'evm-1')?.height).toBe(1368)
})

test('finds the other dialect when the remembered one stops fitting', async () => {
  await bench.once()
  l1.dialect = 'rollytics'
  l1.txs.push(...payments(20, 8000))
  // rollytics refuses nothing here, so the dialect is only found wrong by an error.
  server.setFault(({ chainId, url }) =>
    chainId === 'initiation-2' && url.searchParams.has('pagination.offset') ? plain('unknown', 404) : null,
  )
  await bench.once()
  const report = await bench.once()
  expect(report.chains['initiation-2']?.txs).toMatchObject({ rows: 451, complete: true })
})

test('goes on where the other dialect was interrupted', async () => {
  let pages = 0
  server.setFault(({ chainId, url }) => {
    if (chainId !== 'initiation-2' || !url.pathname.includes('/v1/txs/by_account')) return null
    pages += 1
    return pages <= 2 ? null : plain('unknown', 404)
  })
  // The newest row of the walk's page waits for the rest of its block.
  expect((await bench.once()).chains['initiation-2']?.txs).toMatchObject({ rows: 199, complete: false })
  l1.dialect = 'rollytics'
  server.setFault(null)
  expect(await bench.once()).toMatchObject({ problems: [], chains: { 'initiation-2': { txs: { rows: 431, complete: true } } } })
})

test('a list that an indexer does not offer is named, and is no reason to count a copy as incomplete', async () => {
  server.setFault(({ chainId, url }) =>
    chainId === 'evm-1' && url.pathname.includes('/evm-') ? plain(`Cannot GET ${url.pathname}`, 404) : null,
  )
  const { chains, problems } = await bench.once()
  expect(problems).toEqual([
    'evm: no EVM transactions, because its indexer doesn’t provide them.',
    'evm: no EVM internal calls, because its indexer doesn’t provide them.',
  ])
  expect(Object.keys(chains['evm-1'] ?? {})).not.toContain('evmTxs')
  expect(Object.values(chains['evm-1'] ?? {}).filter(({ complete }) => !complete)).toEqual([])
})

test.each([2, 3, 7, 150])('rows of one block, %i of them, stand newest first wherever the pages of the L1 end', async (inBlock) => {
  l1.txs = Array.from({ length: 431 }, (_, index) => paymentTx({ index, height: 1000 + Math.floor(index / inBlock), from: ME, to: OTHER }))
  expect((await bench.once()).chains['initiation-2']?.txs).toMatchObject({ rows: 431, complete: true })
  l1.txs.push(...payments(20, 5000))
  await bench.once()
  const held = bench.archive
    .prepare<[], string>(
      `SELECT hex(t.hash) FROM tx_account a JOIN tx t ON t.id = a.tx_id WHERE t.chain_id = 'initiation-2' ORDER BY a.time DESC, a.tx_id`,
    )
    .pluck()
    .all()
  // A block that is larger than a page of 100 rows is stored in pieces.
  const expected = l1.txs.map(({ hash }) => hash).toReversed()
  if (inBlock <= 100) expect(held).toEqual(expected)
  else expect(held.toSorted()).toEqual(expected.toSorted())
})
