// Runs once over everything against an indexer that fails now and then, and one whose blocks are slow.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createRandom } from '../../../src/practice/random.ts'
import { ethereumCall, receipt } from '../../support/bodies/evmRecords.ts'
import {
  paymentTx,
  plain,
  startReplayServer,
  type Answer,
  type ReplayChain,
  type ReplayServer,
} from '../../support/bodies/replayIndexer.ts'
import { openSyncBench, tempFolder, watched } from '../../support/benches/syncBench.ts'

const ME = watched('init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz')
const THIRD_PARTY = '0x3333333333333333333333333333333333333333'
const CALLS = 400

let folder: ReturnType<typeof tempFolder>
let server: ReplayServer
let chain: ReplayChain

beforeEach(async () => {
  folder = tempFolder()
  chain = { chainId: 'evm-1', dialect: 'rollytics', txs: [], evmTxs: [], internalTxs: [], balances: [], maxRows: 100 }
  server = await startReplayServer([chain])
})

afterEach(async () => {
  await server.close()
  folder.remove()
})

async function syncOnce() {
  const network = { router: null, chains: server.registry(), assets: {} }
  const bench = await openSyncBench({ folder: folder.path, network, fetch: (url, init) => fetch(url, init), accounts: [ME] })
  try {
    // As an indexer was found that gives no more at once, so that there are many pages.
    for (const { chainId } of server.chains.values()) await bench.ingest.writeChain({ chainId, pageLimit: 10 })
    return await bench.once()
  } finally {
    await bench.close()
  }
}

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('with every twentieth request failing everything is copied, seed %i', async (seed) => {
  const pairs = Array.from({ length: CALLS }, (_, index) => ethereumCall({ index, height: 100 + index, from: ME.address }))
  chain.txs = pairs.map(({ cosmos }) => cosmos)
  chain.evmTxs = pairs.map(({ evm }) => evm)
  const random = createRandom(seed)
  server.setFault(({ service }) => (service === 'indexer' && random.chance(0.05) ? plain('Internal Server Error', 500) : null))
  expect(await syncOnce()).toMatchObject({
    problems: [],
    chains: { 'evm-1': { txs: { rows: CALLS, complete: true }, evmTxs: { rows: CALLS, complete: true } } },
  })
})

test('tries are counted anew with every page that came', async () => {
  const pairs = Array.from({ length: 120 }, (_, index) => ethereumCall({ index, height: 100 + index, from: ME.address }))
  chain.txs = pairs.map(({ cosmos }) => cosmos)
  // Each page but the first is refused so often that a run gives up on it, and then given.
  const refusals = new Map<string, number>()
  server.setFault(({ url, service }): Answer | null => {
    const key = url.searchParams.get('pagination.key')
    if (service !== 'indexer' || key === null || !url.pathname.includes('/txs/by_account')) return null
    const count = (refusals.get(key) ?? 0) + 1
    refusals.set(key, count)
    return count <= 5 ? plain('Internal Server Error', 500) : null
  })
  expect(await syncOnce()).toMatchObject({ problems: [], chains: { 'evm-1': { txs: { rows: 120, complete: true } } } })
})

test('a walk that had to begin again is given as many tries while it catches up with what is stored', async () => {
  const l1: ReplayChain = { chainId: 'initiation-2', dialect: 'core', txs: [], balances: [], maxRows: 100 }
  l1.txs = Array.from({ length: 80 }, (_, index) =>
    paymentTx({ index, height: 100 + index, from: ME.address.bech32, to: ME.address.bech32 }),
  )
  await server.close()
  server = await startReplayServer([l1])
  // Two runs find nothing behind the row that they stand at, as a server that lost the rest would say; the third begins again.
  let empty = 0
  const failed = new Set<string>()
  server.setFault(({ url, service }): Answer | null => {
    const offset = url.searchParams.get('pagination.offset') ?? '0'
    if (service !== 'indexer' || url.searchParams.get('pagination.reverse') !== 'false') return null
    if (offset === '63' && empty < 2) {
      empty += 1
      return { status: 200, type: 'application/json', body: '{"txs":[],"pagination":{}}' }
    }
    // The first page of the walk passes: with it the beginning is on disk.
    if (empty < 2 || offset === '0' || failed.has(offset)) return null
    failed.add(offset)
    return { status: 200, type: 'application/json', body: '{"txs":[' }
  })
  expect(await syncOnce()).toMatchObject({ problems: [], chains: { 'initiation-2': { txs: { rows: 80, complete: true } } } })
  expect(failed.size).toBeGreaterThan(6)
})

test.each([
  [403, 'forbidden'],
  [404, 'Cannot GET /indexer/tx/v1/txs'],
])(
  'what is answered otherwise is asked again when it is refused with %i, the first page once, later ones more often',
  async (status, body) => {
    chain.txs = Array.from({ length: 60 }, (_, index) => ethereumCall({ index, height: 100 + index, from: ME.address }).cosmos)
    const refused = new Map<string, number>()
    server.setFault(({ url, service }): Answer | null => {
      const key = url.searchParams.get('pagination.key') ?? 'first'
      if (service !== 'indexer' || !url.pathname.includes('/txs/by_account')) return null
      const count = (refused.get(key) ?? 0) + 1
      refused.set(key, count)
      return count <= (key === 'first' ? 1 : 3) ? plain(body, status) : null
    })
    expect(await syncOnce()).toMatchObject({ problems: [], chains: { 'evm-1': { txs: { rows: 60, complete: true } } } })
  },
)

test('what is refused for good is asked for in two runs, in each page size', async () => {
  chain.txs = [ethereumCall({ index: 0, height: 100, from: ME.address }).cosmos]
  let asked = 0
  server.setFault(({ url, service }): Answer | null => {
    if (service !== 'indexer' || !url.pathname.includes('/txs/by_account')) return null
    asked += 1
    return plain('forbidden', 403)
  })
  expect(await syncOnce()).toMatchObject({ failed: 1 })
  // 10 rows twice, then 5.
  expect(asked).toBe(2 * 3)
})

test('blocks that the indexer cannot tell of are asked of the chain, and the indexer is not asked for each', async () => {
  chain.evmTxs = Array.from({ length: 60 }, (_, index) =>
    receipt({
      hash: `0x${(index + 1).toString(16).padStart(64, '0')}`,
      height: 500 + index,
      from: THIRD_PARTY,
      to: THIRD_PARTY,
      gasUsed: 9,
    }),
  )
  let atIndexer = 0
  server.setFault(({ url, service }) => {
    if (service === 'indexer' && url.pathname.includes('/block/v1/blocks/')) {
      atIndexer += 1
      return plain('Internal Server Error', 500)
    }
    const [, height] = /\/blocks\/(\d+)$/.exec(url.pathname) ?? []
    if (service !== 'rest' || height === undefined) return null
    const header = { chain_id: 'evm-1', height, time: new Date(1_700_000_000_000 + Number(height) * 2000).toISOString() }
    return { status: 200, type: 'application/json', body: JSON.stringify({ block: { header } }) }
  })
  expect(await syncOnce()).toMatchObject({ problems: [], chains: { 'evm-1': { evmTxs: { rows: 60, complete: true } } } })
  expect(atIndexer).toBeLessThan(60)
})
