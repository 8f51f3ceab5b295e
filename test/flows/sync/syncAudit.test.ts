// The slow second look at old pages: rows that appeared are stored, rows that went are kept and marked, and it goes on where it was.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findActivity } from '../../../src/main/db/archive/records/activityRecord.ts'
import { paymentTx, startReplayServer, type ReplayChain, type ReplayServer } from '../../support/bodies/replayIndexer.ts'
import { openSyncBench, tempFolder, watched } from '../../support/benches/syncBench.ts'

const ME = 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz'
const OTHER = 'init1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqa4qvvl'

let folder: ReturnType<typeof tempFolder>
let server: ReplayServer
let l1: ReplayChain
let evm: ReplayChain
let bench: Awaited<ReturnType<typeof openSyncBench>>
let now = 0

const payment = (index: number) => paymentTx({ index, height: 1000 + Math.floor(index / 2), from: ME, to: OTHER })
const payments = (count: number) => Array.from({ length: count }, (_, index) => payment(index))

async function open() {
  const network = { router: null, chains: server.registry(), assets: {} }
  const clock = { now: () => now, sleep: () => Promise.resolve() }
  const audit = { firstMs: 1000, stepMs: 10, everyMs: 100_000 }
  return openSyncBench({ folder: folder.path, network, fetch: (url, init) => fetch(url, init), accounts: [watched(ME)], clock, audit })
}

beforeEach(async () => {
  now = 1_800_000_000_000
  folder = tempFolder()
  l1 = { chainId: 'initiation-2', dialect: 'core', txs: payments(260), balances: [], maxRows: 100 }
  evm = { chainId: 'evm-1', dialect: 'rollytics', txs: payments(260), balances: [], maxRows: 100 }
  server = await startReplayServer([l1, evm])
  bench = await open()
})

afterEach(async () => {
  await bench.close()
  await server.close()
  folder.remove()
})

const stateOf = (chainId: string) => bench.sync.state().streams.find((stream) => stream.chainId === chainId && stream.stream === 'txs')
const goneIn = (chainId: string) =>
  bench.archive
    .prepare<[string], { hash: string }>(
      'SELECT hex(t.hash) AS hash FROM tx_account a JOIN tx t ON t.id = a.tx_id WHERE a.chain_id = ? AND a.gone_at IS NOT NULL ORDER BY t.height, hex(t.hash)',
    )
    .all(chainId)
    .map(({ hash }) => hash)

/** Runs until every walk of the audit has ended once more. */
async function auditOnce(): Promise<void> {
  await bench.once()
  const before = now
  now += 200_000
  for (let step = 0; step < 30; step += 1) {
    await bench.once()
    now += 20
    if (['initiation-2', 'evm-1'].every((id) => (stateOf(id)?.audit?.finishedAt ?? 0) > before)) return
  }
  throw new Error('the audit does not end')
}

test('finds nothing where nothing changed, and asks one page a step', async () => {
  await bench.once()
  expect(stateOf('evm-1')?.audit).toMatchObject({ finishedAt: null, appeared: 0, gone: 0, nextAt: now + 1000 })
  now += 2000
  server.asked.length = 0
  await bench.once()
  expect(server.asked.filter((path) => path.startsWith('evm-1') && path.includes('/v1/txs/by_account'))).toHaveLength(2)
  expect(stateOf('evm-1')?.audit).toMatchObject({ checkedTo: 1080, finishedAt: null })
  await auditOnce()
  for (const id of ['initiation-2', 'evm-1']) {
    expect(stateOf(id)).toMatchObject({ rows: 260, isComplete: true, audit: { appeared: 0, gone: 0, checkedTo: null } })
    expect(goneIn(id)).toEqual([])
  }
})

test('stores old rows that appeared and marks those that went, until they are back', async () => {
  await bench.once()
  const [first] = payments(1)
  if (first === undefined) throw new Error('a payment is needed')
  const late = paymentTx({ index: 7001, height: 1040, from: OTHER, to: ME })
  const removed = new Map<ReplayChain, ReplayChain['txs']>()
  for (const chain of [l1, evm]) {
    removed.set(chain, [...chain.txs.slice(0, 1), ...chain.txs.slice(60, 62)])
    chain.txs = [...chain.txs.slice(1, 60), ...chain.txs.slice(62, 82), late, ...chain.txs.slice(82)]
  }
  await auditOnce()
  for (const chain of [l1, evm]) {
    expect(goneIn(chain.chainId)).toEqual(removed.get(chain)?.map(({ hash }) => hash))
    // Kept, not deleted, and said where it is shown.
    const [gone] = removed.get(chain) ?? []
    if (gone === undefined) throw new Error('a removed row is needed')
    const account = watched(ME).address.hex.slice(2).toLowerCase()
    expect(findActivity(bench.archive, { account, chainId: chain.chainId, hash: gone.hash })).toMatchObject({
      delistedAt: expect.any(Number),
    })
    expect(stateOf(chain.chainId)).toMatchObject({ rows: 261, isComplete: true, audit: { appeared: 1, gone: 3 } })
  }
  for (const chain of [l1, evm]) chain.txs = [...payments(82), late, ...payments(260).slice(82)]
  await auditOnce()
  for (const chain of [l1, evm]) expect(goneIn(chain.chainId)).toEqual([])
})

test('goes on where it stopped when the app starts again', async () => {
  await bench.once()
  now += 2000
  await bench.once()
  const { checkedTo } = stateOf('evm-1')?.audit ?? {}
  expect(checkedTo).toBe(1080)
  await bench.close()
  bench = await open()
  expect(stateOf('evm-1')?.audit?.checkedTo).toBe(checkedTo)
  now += 20
  await bench.once()
  expect(stateOf('evm-1')?.audit?.checkedTo).toBe(1030)
})

test('a page that comes back empty for once makes nothing look as if it had gone', async () => {
  await bench.once()
  now += 2000
  await bench.once()
  now += 20
  let spoiled = 0
  server.setFault(({ chainId, url }) => {
    if (chainId !== 'evm-1' || !url.searchParams.has('pagination.key') || url.searchParams.get('pagination.reverse') === 'false')
      return null
    spoiled += 1
    return { status: 200, type: 'application/json', body: '{"txs":[],"pagination":{"next_key":null,"total":"0"}}' }
  })
  await bench.once()
  expect(spoiled).toBe(1)
  server.setFault(null)
  await auditOnce()
  expect(goneIn('evm-1')).toEqual([])
  expect(stateOf('evm-1')).toMatchObject({ rows: 260, isComplete: true })
})
