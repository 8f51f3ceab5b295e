// The slow second look at the list of calls inside EVM transactions: an old call that appeared brings its transaction with it.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CONTRACT, internalCall, receipt } from '../../support/bodies/evmRecords.ts'
import { startReplayServer, type ReplayChain, type ReplayServer } from '../../support/bodies/replayIndexer.ts'
import { openSyncBench, tempFolder, watched } from '../../support/benches/syncBench.ts'

const ME = watched('init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz')
const CALLS = 120
const LATE = 40

let folder: ReturnType<typeof tempFolder>
let server: ReplayServer
let bench: Awaited<ReturnType<typeof openSyncBench>>
let now = 0

const hashAt = (index: number) => `0x${(0xc0de00 + index).toString(16).padStart(64, '7')}`
const receipts = Array.from({ length: CALLS }, (_, index) =>
  receipt({ hash: hashAt(index), height: 100 + index, from: CONTRACT, to: CONTRACT, gasUsed: 30_000 }),
)
const calls = receipts.map(({ hash, height }) =>
  internalCall({ evmHash: hash, index: 1, height, from: CONTRACT, to: ME.address.hex, value: 10n ** 12n }),
)

beforeEach(async () => {
  now = 1_800_000_000_000
  folder = tempFolder()
  const internalTxs = calls.filter((_, index) => index !== LATE)
  const chain: ReplayChain = { chainId: 'evm-1', dialect: 'rollytics', txs: [], evmTxs: [], internalTxs, balances: [], maxRows: 50 }
  server = await startReplayServer([chain])
  // The indexer knows their receipts, though they are in no list of this address.
  server.setFault(({ url }) => {
    const found = receipts.find(({ hash }) => url.pathname.toUpperCase().endsWith(hash))
    return found === undefined ? null : { status: 200, type: 'application/json', body: JSON.stringify({ tx: found.record }) }
  })
  bench = await openSyncBench({
    folder: folder.path,
    network: { router: null, chains: server.registry(), assets: {} },
    fetch: (url, init) => fetch(url, init),
    accounts: [ME],
    clock: { now: () => now, sleep: () => Promise.resolve() },
    audit: { firstMs: 1000, stepMs: 10, everyMs: 100_000 },
  })
})

afterEach(async () => {
  await bench.close()
  await server.close()
  folder.remove()
})

const stream = () => bench.sync.state().streams.find((state) => state.stream === 'internalTxs')
const held = () =>
  bench.archive
    .prepare<[], { hash: string }>('SELECT hex(t.hash) AS hash FROM tx t JOIN tx_account a ON a.tx_id = t.id ORDER BY t.height')
    .all()
    .map(({ hash }) => hash)

test('an old call that its indexer lists only now is found, and so is its transaction', async () => {
  await bench.once()
  expect(stream()).toMatchObject({ rows: CALLS - 1, isComplete: true, error: null })
  expect(held()).toEqual(receipts.filter((_, index) => index !== LATE).map(({ hash }) => hash))

  server.chains.get('evm-1')?.internalTxs?.splice(LATE, 0, ...calls.slice(LATE, LATE + 1))
  // Nothing newer came: an ordinary look sees the newest page alone.
  await bench.once()
  expect(stream()?.rows).toBe(CALLS - 1)

  const before = now
  for (let step = 0; step < 20 && (stream()?.audit?.finishedAt ?? 0) <= before; step += 1) {
    now += step === 0 ? 2000 : 20
    await bench.once()
  }
  expect(stream()).toMatchObject({ rows: CALLS, isComplete: true, audit: { appeared: 1, gone: 0 } })
  expect(held()).toEqual(receipts.map(({ hash }) => hash))
})
