// Checks a stored key that the indexer refuses: for good, because it was damaged or written by an older version, and once.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { paymentTx, plain, startReplayServer, type ReplayServer, type ReplayTx } from '../../support/bodies/replayIndexer.ts'
import { openSyncBench, tempFolder, watched } from '../../support/benches/syncBench.ts'

const ME = 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz'
const OTHER = 'init1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqa4qvvl'

let folder: ReturnType<typeof tempFolder>
let server: ReplayServer
let bench: Awaited<ReturnType<typeof openSyncBench>>
let txs: ReplayTx[]

const payments = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => paymentTx({ index: first + index, height: 100 + first + index, from: ME, to: OTHER }))

beforeEach(async () => {
  folder = tempFolder()
  txs = payments(0, 260)
  server = await startReplayServer([{ chainId: 'evm-1', dialect: 'rollytics', txs, balances: [], maxRows: 100 }])
  bench = await openSyncBench({
    folder: folder.path,
    network: { router: null, chains: server.registry(), assets: {} },
    fetch: (url, init) => fetch(url, init),
    accounts: [watched(ME)],
  })
})

afterEach(async () => {
  await bench.close()
  await server.close()
  folder.remove()
})

const state = () => bench.sync.state().streams.find(({ stream }) => stream === 'txs')
const isList = (url: URL) => url.pathname.includes('/v1/txs/by_account/')
/** The question whether a stored key still leads to the row that it led to. */
const isAboutKey = (url: URL) =>
  isList(url) && url.searchParams.has('pagination.key') && url.searchParams.get('pagination.reverse') === 'false'

test.each(['12345', 'bm9uc2Vuc2U=', ' '])('the key “%s” holds nothing up for good', async (damagedKey) => {
  const newest = txs.slice(-100).map(({ record }) => record)
  server.setFault(({ url }) => {
    const isHead = isList(url) && !url.searchParams.has('pagination.key')
    if (!isHead || url.searchParams.get('pagination.reverse') === 'false') return null
    const body = { txs: newest.toReversed(), pagination: { next_key: damagedKey, total: '0' } }
    return { status: 200, type: 'application/json', body: JSON.stringify(body) }
  })
  await bench.once()
  expect(state()).toMatchObject({ rows: 100, isComplete: false, error: { code: 'indexer.refused' } })

  server.setFault(null)
  await bench.once()
  expect(state()).toMatchObject({ rows: 260, isComplete: true, error: null })
})

test('a good key that is refused once, by a gateway for a moment, is no sign that the history began anew', async () => {
  server.setFault(({ url }) => (isList(url) && url.searchParams.has('pagination.key') ? plain('unknown', 404) : null))
  await bench.once()
  expect(state()).toMatchObject({ rows: 100, isComplete: false })

  // The newest page has a key of its own, so that the stored one is asked about.
  txs.push(...payments(260, 20))
  let refused = 0
  server.setFault(({ url }) => (isAboutKey(url) && (refused += 1) === 1 ? plain('forbidden', 403) : null))
  await bench.once()
  expect(refused).toBeGreaterThan(0)
  expect(state()).toMatchObject({ rows: 280, isComplete: true, resetAt: null })
})
