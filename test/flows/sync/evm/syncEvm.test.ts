// EVM transactions and the calls inside them: one row with their Cosmos twins, whichever comes first, and nothing counted twice.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readEvmRecord, readInternalCalls } from '../../../../src/main/db/archive/read/readEvm.ts'
import { readRaw } from '../../../../src/main/db/archive/read/readActivity.ts'
import { CONTRACT, ethereumCall, internalCall, receipt, withoutMode } from '../../../support/bodies/evmRecords.ts'
import { paymentTx, plain, startReplayServer, type ReplayChain, type ReplayServer } from '../../../support/bodies/replayIndexer.ts'
import { openSyncBench, tempFolder, watched } from '../../../support/benches/syncBench.ts'

const ME = watched('init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz')
const from = ME.address
const THIRD_PARTY = '0x3333333333333333333333333333333333333333'

let folder: ReturnType<typeof tempFolder>
let server: ReplayServer
let chain: ReplayChain
let bench: Awaited<ReturnType<typeof openSyncBench>>

const calls = (count: number, firstHeight = 100) =>
  Array.from({ length: count }, (_, index) => ethereumCall({ index, height: firstHeight + Math.floor(index / 2), from }))

beforeEach(async () => {
  folder = tempFolder()
  chain = { chainId: 'evm-1', dialect: 'rollytics', txs: [], evmTxs: [], internalTxs: [], balances: [], maxRows: 100 }
  server = await startReplayServer([chain])
  const network = { router: null, chains: server.registry(), assets: {} }
  bench = await openSyncBench({ folder: folder.path, network, fetch: (url, init) => fetch(url, init), accounts: [ME] })
})

afterEach(async () => {
  await bench.close()
  await server.close()
  folder.remove()
})

interface Row {
  id: number
  hash: string
  evm_hash: string
  form: string
  time: number
  lists: number
}

const rows = () =>
  bench.archive
    .prepare<[], Row>(
      `SELECT t.id, hex(t.hash) AS hash, hex(t.evm_hash) AS evm_hash, t.form, t.time, a.lists FROM tx t
       JOIN tx_account a ON a.address = 1 AND a.time = t.time AND a.tx_id = t.id ORDER BY t.height DESC, hex(t.hash) DESC`,
    )
    .all()
const counted = () => bench.archive.prepare('SELECT tx_count FROM address').all()
const blocksAsked = () => server.asked.filter((path) => path.includes('/block/v1/blocks/'))

/** Lets the list of Cosmos transactions fail. */
function hideCosmos(): void {
  server.setFault(({ url }) => (url.pathname.includes('/v1/txs/by_account') ? plain('Internal Server Error', 500) : null))
}

test('a transaction in both lists is one row, with both records, and asks for no block', async () => {
  const pairs = calls(230)
  chain.txs = pairs.map(({ cosmos }) => cosmos)
  chain.evmTxs = pairs.map(({ evm }) => evm)
  const report = await bench.once()
  expect(report).toMatchObject({
    problems: [],
    chains: { 'evm-1': { txs: { rows: 230, complete: true }, evmTxs: { rows: 230, complete: true } } },
  })
  expect(rows()).toHaveLength(230)
  expect(new Set(rows().map(({ form, lists }) => `${form} ${lists}`))).toEqual(new Set(['cosmos 3']))
  expect(counted()).toEqual([{ tx_count: 230 }])
  expect(blocksAsked()).toEqual([])
  const [newest] = rows()
  const pair = pairs.find(({ cosmos }) => cosmos.hash === newest?.hash)
  expect(newest?.evm_hash).toBe(pair?.evm.hash)
  expect(JSON.parse(readRaw(bench.archive, newest?.id ?? 0))).toEqual(pair?.cosmos.record)
  expect(JSON.parse(readEvmRecord(bench.archive, newest?.id ?? 0) ?? '')).toEqual(pair?.evm.record)
})

test('the same where the EVM list comes first: rows change their hash and time, nothing else', async () => {
  const pairs = calls(120)
  chain.txs = pairs.map(({ cosmos }) => cosmos)
  chain.evmTxs = pairs.map(({ evm }) => evm)
  hideCosmos()
  expect((await bench.once()).chains['evm-1']).toMatchObject({ txs: { rows: 0 }, evmTxs: { rows: 120, complete: true } })
  expect(new Set(rows().map(({ form, lists }) => `${form} ${lists}`))).toEqual(new Set(['evm 2']))
  // Two transactions a block, each block asked for once, its time in whole seconds.
  expect(blocksAsked()).toHaveLength(60)
  expect(rows().every(({ time, hash, evm_hash }) => time % 1000 === 0 && hash === evm_hash)).toBe(true)
  const ids = rows().map(({ id }) => id)
  server.setFault(null)
  expect(await bench.once()).toMatchObject({ problems: [], chains: { 'evm-1': { txs: { rows: 120, complete: true } } } })
  expect(new Set(rows().map(({ form, lists }) => `${form} ${lists}`))).toEqual(new Set(['cosmos 3']))
  expect(new Set(rows().map(({ id }) => id))).toEqual(new Set(ids))
  expect(new Set(rows().map(({ hash }) => hash))).toEqual(new Set(pairs.map(({ cosmos }) => cosmos.hash)))
  expect(rows().every(({ time }) => time % 1000 === 456)).toBe(true)
  expect(counted()).toEqual([{ tx_count: 120 }])
  expect(readEvmRecord(bench.archive, ids[0] ?? 0)).not.toBeNull()
})

test('twins whose hash cannot be worked out are joined by their block, and by the node where that is not enough', async () => {
  const alone = ethereumCall({ index: 1, height: 200, from })
  // Two in one block with the same gas: only the node knows which is which.
  const [one, other] = [2, 3].map((index) => {
    const { cosmos, evm } = ethereumCall({ index, height: 300, from })
    return {
      cosmos: { ...cosmos, record: { ...cosmos.record, gas_used: '60000' } },
      evm: { ...evm, record: { ...evm.record, gasUsed: '0xea60' } },
    }
  })
  if (one === undefined || other === undefined) throw new Error('two pairs are needed')
  const pairs = [alone, one, other]
  chain.txs = pairs.map(({ cosmos }) => withoutMode(cosmos))
  chain.evmTxs = pairs.map(({ evm }) => evm)
  chain.node = (method, [hash]) => {
    if (method !== 'cosmos_cosmosTxHashByTxHash') return null
    return pairs.find(({ evm }) => `0x${evm.hash.toLowerCase()}` === hash)?.cosmos.hash ?? null
  }
  const report = await bench.once()
  expect(report).toMatchObject({ problems: [], chains: { 'evm-1': { txs: { rows: 3 }, evmTxs: { rows: 3 } } } })
  expect(rows().map(({ hash, evm_hash, form, lists }) => ({ hash, evm_hash, form, lists }))).toEqual(
    pairs.toReversed().map(({ cosmos, evm }) => ({ hash: cosmos.hash, evm_hash: evm.hash, form: 'cosmos', lists: 3 })),
  )
  expect(counted()).toEqual([{ tx_count: 3 }])
  expect(bench.archive.prepare('SELECT count(*) AS n FROM tx').get()).toEqual({ n: 3 })
})

test('what only the EVM list names is a row with the time of its block', async () => {
  const lone = receipt({ hash: `0x${'5a'.repeat(32)}`, height: 77, from: THIRD_PARTY, to: CONTRACT, gasUsed: 21_000 })
  chain.evmTxs = [lone]
  chain.txs = [paymentTx({ index: 1, height: 77, from: from.bech32, to: from.bech32 })]
  await bench.once()
  expect(rows().find(({ form }) => form === 'evm')).toMatchObject({
    hash: lone.hash,
    evm_hash: lone.hash,
    lists: 2,
    time: 1_700_000_154_000,
  })
  expect(rows()).toHaveLength(2)
})

test('calls inside belong to their transaction; one that moved value where nothing else told of it makes a row', async () => {
  const [pair] = calls(1)
  if (pair === undefined) throw new Error('a pair is needed')
  const hidden = receipt({ hash: `0x${'77'.repeat(32)}`, height: 500, from: THIRD_PARTY, to: CONTRACT, gasUsed: 99_000 })
  const silent = receipt({ hash: `0x${'88'.repeat(32)}`, height: 501, from: THIRD_PARTY, to: CONTRACT, gasUsed: 99_000 })
  chain.txs = [pair.cosmos]
  chain.evmTxs = [pair.evm]
  chain.internalTxs = [
    internalCall({ evmHash: pair.evm.hash, index: 0, height: 100, from: from.hex, to: CONTRACT, value: 0n }),
    internalCall({ evmHash: pair.evm.hash, index: 1, height: 100, from: CONTRACT, to: from.hex, value: 5n }),
    internalCall({ evmHash: hidden.hash, index: 1, height: 500, from: CONTRACT, to: from.hex, value: 4096n }),
    internalCall({ evmHash: hidden.hash, index: 2, height: 500, from: from.hex, to: CONTRACT, value: 96n }),
    internalCall({ evmHash: silent.hash, index: 1, height: 501, from: CONTRACT, to: from.hex, value: 0n }),
  ]
  // Their receipts are known to the indexer, but not as part of this address's list.
  server.setFault(({ url }) => {
    const found = [hidden, silent].find(
      ({ hash }) => url.pathname.endsWith(`/evm-txs/${hash}`) || url.pathname.endsWith(`/evm-txs/0x${hash}`),
    )
    return found === undefined ? null : { status: 200, type: 'application/json', body: JSON.stringify({ tx: found.record }) }
  })
  const report = await bench.once()
  expect(report).toMatchObject({ problems: [], chains: { 'evm-1': { internalTxs: { rows: 5, complete: true } } } })
  const [received, own] = rows()
  expect(rows()).toHaveLength(2)
  expect(readInternalCalls(bench.archive, own?.id ?? 0)).toMatchObject([
    { position: 0, parentPosition: -1, value: '0', recipient: CONTRACT },
    { position: 1, parentPosition: 0, value: '5', sender: CONTRACT },
  ])
  expect(received).toMatchObject({ hash: hidden.hash, form: 'evm', lists: 4 })
  const meaning = bench.archive.prepare('SELECT kind, direction, movements FROM tx_account WHERE tx_id = ?').get(received?.id)
  expect(meaning).toEqual({ kind: 'received', direction: 'in', movements: '[["4000","uinit"]]' })
})

test('lists that the indexer does not keep are said to be missing, and copied when it begins to keep them', async () => {
  chain.evmTxs = null
  chain.internalTxs = null
  const report = await bench.once()
  expect(report.problems).toEqual([
    'evm: no EVM transactions, because its indexer doesn’t provide them.',
    'evm: no EVM internal calls, because its indexer doesn’t provide them.',
  ])
  expect(bench.sync.state().streams.find(({ stream }) => stream === 'evmTxs')).toMatchObject({ isOffered: false, error: null, rows: 0 })
  server.asked.length = 0
  await bench.once()
  expect(server.asked.filter((path) => path.includes('/evm-'))).toEqual([])
  chain.evmTxs = calls(3).map(({ evm }) => evm)
  chain.internalTxs = []
  await bench.ingest.writeChain({
    chainId: 'evm-1',
    features: JSON.stringify({ evmTxs: 'no', internalTxs: 'no', richList: 'no', nfts: 'yes', readAt: 0 }),
  })
  expect(await bench.once()).toMatchObject({ problems: [], chains: { 'evm-1': { evmTxs: { rows: 3, complete: true } } } })
})
