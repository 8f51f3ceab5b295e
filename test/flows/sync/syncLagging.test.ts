// Several servers behind one address, of which some lag behind the others: what is called complete has no gap, whichever of them answers.
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { propertyRuns } from '../../support/abuse.ts'
import { paymentTx, startReplayServer, type ReplayChain, type ReplayServer } from '../../support/bodies/replayIndexer.ts'
import { asksForPage, hastyClock, openSyncBench, tempFolder, watched } from '../../support/benches/syncBench.ts'

const ME = 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz'
const OTHER = 'init1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqa4qvvl'
/** Most blocks have one of the account's transactions, some two. */
const ALL = Array.from({ length: 700 }, (_, index) => paymentTx({ index, height: 1000 + Math.floor(index * 0.7), from: ME, to: OTHER }))
/** Runs under servers that lag behind. The last one has a server that has everything. */
const RUNS = 4

let folder: ReturnType<typeof tempFolder>
let l1: ReplayChain
let evm: ReplayChain
let server: ReplayServer
let bench: Awaited<ReturnType<typeof openSyncBench>>

async function open(): Promise<void> {
  folder = tempFolder()
  l1 = { chainId: 'initiation-2', dialect: 'core', txs: shown(300), balances: [], maxRows: 100 }
  evm = { chainId: 'evm-1', dialect: 'rollytics', txs: shown(300), balances: [], maxRows: 20 }
  server = await startReplayServer([l1, evm])
  const network = { router: null, chains: server.registry(), assets: {} }
  bench = await openSyncBench({
    folder: folder.path,
    network,
    fetch: (url, init) => fetch(url, init),
    accounts: [watched(ME)],
    clock: hastyClock,
  })
}

async function close(): Promise<void> {
  await bench.close()
  await server.close()
  folder.remove()
}

beforeEach(open)
afterEach(close)

/** The first `count` rows, and the rest of the last of their blocks. */
function shown(count: number): ReplayChain['txs'] {
  let end = Math.max(1, Math.min(count, ALL.length))
  while (end < ALL.length && ALL[end]?.height === ALL[end - 1]?.height) end += 1
  return ALL.slice(0, end)
}

/** Lets each request for a history meet the server that `rowsOf` says, by how many rows that has. */
function serveRows(rowsOf: (chain: ReplayChain, url: URL) => number): void {
  server.setFault(({ chainId, url }) => {
    const chain = chainId === l1.chainId ? l1 : evm
    if (url.pathname.includes('/v1/txs/by_account/')) chain.txs = shown(rowsOf(chain, url))
    return null
  })
}

const streamOf = ({ chainId }: ReplayChain) =>
  bench.sync.state().streams.find((stream) => stream.stream === 'txs' && stream.chainId === chainId)

/** Returns how many rows up to the newest that is held are missing from a history that is called complete. */
function missingOf(chain: ReplayChain): number {
  const { isComplete, to } = streamOf(chain) ?? { isComplete: false, to: null }
  const held = new Set(bench.archive.prepare<[string], string>('SELECT hex(hash) FROM tx WHERE chain_id = ?').pluck().all(chain.chainId))
  return isComplete ? ALL.filter(({ hash, height }) => height <= (to ?? 0) && !held.has(hash)).length : 0
}

test.each([1, 5])('from page %i on, a server that lags behind answers everything and leaves no gap', async (from) => {
  let pages = 0
  serveRows((chain, url) => {
    const isOlder = url.searchParams.has('pagination.key') && url.searchParams.get('pagination.reverse') === 'true'
    if (chain === evm && isOlder && asksForPage(url)) pages += 1
    return chain === evm && pages >= from ? 150 : 300
  })
  await bench.once()
  expect(missingOf(evm)).toBe(0)

  serveRows(() => 300)
  await bench.once()
  expect(missingOf(evm)).toBe(0)
  expect(streamOf(evm)).toMatchObject({ rows: shown(300).length, isComplete: true, error: null })
})

const share = fc.double({ min: 0, max: 0.4, noNaN: true })

test('however servers lag behind, nothing is missing from what is called complete', { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(share, fc.integer({ min: 20, max: 270 }), fc.boolean(), fc.integer(), async (rate, most, isSticky, seed) => {
      await close()
      await open()
      const draw = fc.sample(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(most)), { numRuns: 500, seed })
      let [rows, asked, lag] = [300, 0, 0]
      for (let run = 0; run <= RUNS; run += 1) {
        rows += 40
        serveRows(() => {
          asked += 1
          const [chance, behind] = draw[asked % draw.length] ?? [0, 0]
          // A connection that is kept leads to the same server for some requests.
          if (!isSticky || asked % 9 === 0) lag = chance < rate ? behind : 0
          return rows - (run === RUNS ? 0 : lag)
        })
        await bench.once()
        for (const chain of [l1, evm]) expect([run, chain.chainId, missingOf(chain)]).toEqual([run, chain.chainId, 0])
      }
      for (const chain of [l1, evm]) expect(streamOf(chain)).toMatchObject({ isComplete: true, rows: shown(rows).length })
    }),
    propertyRuns({ numRuns: 3, seed: 20261130, minSeconds: 60 }),
  )
})
