// Checks chains that restart and indexes that are rebuilt: the restart is noticed, read again and reported, and no stored row is lost.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { paymentTx, plain, startReplayServer, type ReplayChain, type ReplayServer } from '../../support/bodies/replayIndexer.ts'
import { asksForPage, openSyncBench, tempFolder, watched } from '../../support/benches/syncBench.ts'

const ME = 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz'
const OTHER = 'init1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqa4qvvl'

let folder: ReturnType<typeof tempFolder>
let server: ReplayServer
let chain: ReplayChain
let bench: Awaited<ReturnType<typeof openSyncBench>>

const payments = (count: number, firstIndex: number, firstHeight: number) =>
  Array.from({ length: count }, (_, index) => paymentTx({ index: firstIndex + index, height: firstHeight + index, from: ME, to: OTHER }))

beforeEach(async () => {
  folder = tempFolder()
  chain = { chainId: 'evm-1', dialect: 'rollytics', txs: payments(450, 0, 1000), balances: [], maxRows: 100 }
  server = await startReplayServer([chain])
  const network = { router: null, chains: server.registry(), assets: {} }
  bench = await openSyncBench({ folder: folder.path, network, fetch: (url, init) => fetch(url, init), accounts: [watched(ME)] })
})

afterEach(async () => {
  await bench.close()
  await server.close()
  folder.remove()
})

const txs = () => bench.sync.state().streams.find(({ stream }) => stream === 'txs')
const holds = (rows: ReplayChain['txs']) => {
  const held = new Set(
    bench.archive
      .prepare<[], { hash: string }>('SELECT hex(hash) AS hash FROM tx')
      .all()
      .map(({ hash }) => hash),
  )
  return rows.every(({ hash }) => held.has(hash))
}

/** Copies some pages, then fails; the missing rows are reported. */
async function copyHalf(): Promise<void> {
  let pages = 0
  server.setFault(({ url }) => {
    if (!url.pathname.includes('/v1/txs/by_account') || url.searchParams.get('pagination.reverse') === 'false') return null
    if (!asksForPage(url)) return null
    pages += 1
    return pages <= 2 ? null : plain('Internal Server Error', 500)
  })
  await bench.once()
  server.setFault(null)
}

test('says what is missing, block by block', async () => {
  await copyHalf()
  expect(txs()).toMatchObject({ rows: 200, isComplete: false, gaps: 0, missing: [{ from: null, to: 1250 }], resetAt: null })
  chain.txs.push(...payments(300, 900, 2000))
  await copyHalf()
  expect(txs()).toMatchObject({
    rows: 400,
    gaps: 1,
    missing: [
      { from: 1449, to: 2100 },
      { from: null, to: 1250 },
    ],
  })
  await bench.once()
  expect(txs()).toMatchObject({ rows: 750, isComplete: true, gaps: 0, missing: [], resetAt: null })
})

test('a key that leads elsewhere since the index was built again is not followed', async () => {
  await copyHalf()
  // Rows before the first: every row has another number now.
  chain.txs = [...payments(40, 5000, 100), ...chain.txs]
  const report = await bench.once()
  expect(report).toMatchObject({ problems: [], chains: { 'evm-1': { txs: { rows: 490, complete: true, from: 100 } } } })
  expect(holds(chain.txs)).toBe(true)
  expect(txs()?.resetAt).toEqual(expect.any(Number))
})

test('a chain that began anew and has come further than before is read as a whole', async () => {
  await bench.once()
  const before = chain.txs
  chain.txs = payments(600, 7000, 900)
  expect(await bench.once()).toMatchObject({
    problems: [],
    chains: { 'evm-1': { txs: { rows: 1050, complete: true, from: 900, to: 1499 } } },
  })
  expect(holds(chain.txs)).toBe(true)
  expect(holds(before)).toBe(true)
  expect(txs()?.resetAt).toEqual(expect.any(Number))
})

test('the same where copying was under way', async () => {
  await copyHalf()
  const before = chain.txs.slice(-200)
  chain.txs = payments(600, 7000, 1300)
  for (let again = 0; again < 3 && txs()?.isComplete !== true; again += 1) await bench.once()
  expect(txs()).toMatchObject({ rows: 800, isComplete: true })
  expect(holds(chain.txs) && holds(before)).toBe(true)
})

test('a server that lags behind leaves out nothing that is then taken for complete', async () => {
  await bench.once()
  const known = chain.txs.length
  chain.txs.push(...payments(160, 900, 2000))
  // The page behind the newest comes from a server that has none of the new rows yet.
  let lagging = 0
  server.setFault(({ url }) => {
    if (!url.searchParams.has('pagination.key') || url.searchParams.get('pagination.reverse') === 'false' || lagging > 0) return null
    lagging += 1
    const rows = chain.txs.slice(known - 100, known).toReversed()
    const next_key = Buffer.from(JSON.stringify({ sequence: known - 99 })).toString('base64')
    return {
      status: 200,
      type: 'application/json',
      body: JSON.stringify({ txs: rows.map(({ record }) => record), pagination: { next_key } }),
    }
  })
  const report = await bench.once()
  expect(lagging).toBe(1)
  expect(report).toMatchObject({ problems: [], chains: { 'evm-1': { txs: { rows: 610, complete: true } } } })
  expect(holds(chain.txs)).toBe(true)
})
