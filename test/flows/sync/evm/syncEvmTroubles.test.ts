// Checks troubles between the lists of an EVM rollup: similar counterparts, missing blocks and receipts; every row must be there in the
// end.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isWhole } from '../../../../src/main/sync/syncReport.ts'
import { CONTRACT, ethereumCall, internalCall, receipt, withoutMode } from '../../../support/bodies/evmRecords.ts'
import {
  paymentTx,
  plain,
  startReplayServer,
  type ReplayChain,
  type ReplayServer,
  type ReplayTx,
} from '../../../support/bodies/replayIndexer.ts'
import { hastyClock, openSyncBench, tempFolder, watched } from '../../../support/benches/syncBench.ts'

const ME = watched('init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz')
const from = ME.address
const THIRD_PARTY = '0x3333333333333333333333333333333333333333'

let folder: ReturnType<typeof tempFolder>
let server: ReplayServer
let chain: ReplayChain
/** Ahead of the real time, ms. */
let passed = 0
let bench: Awaited<ReturnType<typeof openSyncBench>>

beforeEach(async () => {
  folder = tempFolder()
  chain = { chainId: 'evm-1', dialect: 'rollytics', txs: [], evmTxs: [], internalTxs: [], balances: [], maxRows: 100 }
  server = await startReplayServer([chain])
  passed = 0
  bench = await openSyncBench({
    folder: folder.path,
    network: { router: null, chains: server.registry(), assets: {} },
    fetch: (url, init) => fetch(url, init),
    accounts: [ME],
    clock: { ...hastyClock, now: () => hastyClock.now() + passed },
  })
})

afterEach(async () => {
  await bench.close()
  await server.close()
  folder.remove()
})

interface Row {
  hash: string
  evm_hash: string | null
  form: string
  time: number
}

/** Oldest block first. */
const rows = () =>
  bench.archive
    .prepare<[], Row>(
      `SELECT hex(t.hash) AS hash, hex(t.evm_hash) AS evm_hash, t.form, t.time FROM tx t
       JOIN tx_account a ON a.address = 1 AND a.time = t.time AND a.tx_id = t.id ORDER BY t.height, t.form, hex(t.evm_hash)`,
    )
    .all()

const lone = (index: number, height: number) =>
  receipt({ hash: `0x5a${index.toString(16).padStart(62, '0')}`, height, from: THIRD_PARTY, to: CONTRACT, gasUsed: 21_000 })

/** Uses the same gas, so that only the hash distinguishes two calls. */
function alike(index: number, height: number): { cosmos: ReplayTx; evm: ReplayTx } {
  const { cosmos, evm } = ethereumCall({ index, height, from })
  return {
    cosmos: withoutMode({ ...cosmos, record: { ...cosmos.record, gas_used: '60000' } }),
    evm: { ...evm, record: { ...evm.record, gasUsed: '0xea60' } },
  }
}

test('of two calls that look alike none is taken for the only Cosmos transaction there is, until the node has told which', async () => {
  const [one, other] = [alike(2, 300), alike(3, 300)]
  chain.txs = [one.cosmos]
  chain.evmTxs = [one.evm, other.evm]
  await bench.once()
  expect(rows().map(({ form }) => form)).toEqual(['cosmos', 'evm', 'evm'])
  chain.node = (method, [hash]) =>
    method === 'cosmos_cosmosTxHashByTxHash' && hash === `0x${one.evm.hash.toLowerCase()}` ? one.cosmos.hash : null
  await bench.once()
  expect(rows()).toMatchObject([
    { form: 'cosmos', hash: one.cosmos.hash, evm_hash: one.evm.hash },
    { form: 'evm', evm_hash: other.evm.hash },
  ])
})

test('a twin is found however many rows have none', async () => {
  const pair = alike(2, 60)
  chain.evmTxs = [pair.evm, ...Array.from({ length: 230 }, (_, index) => lone(index, 100 + index))]
  chain.txs = [paymentTx({ index: 1, height: 50, from: from.bech32, to: from.bech32 }), pair.cosmos]
  await bench.once()
  expect(rows()[1]).toMatchObject({ form: 'cosmos', evm_hash: pair.evm.hash })
  expect(rows()).toHaveLength(232)
})

const blockOf = (pathname: string) => /\/block\/v1\/blocks\/(\d+)$/.exec(pathname)?.[1]

test('blocks that were told stay known where others fail, so that a page of rows without twins gets through', async () => {
  chain.evmTxs = Array.from({ length: 90 }, (_, index) => lone(index, 100 + index))
  const refused = new Map<string, number>()
  // Every tenth block fails five times before it answers.
  server.setFault(({ url }) => {
    const height = blockOf(url.pathname)
    if (height === undefined || Number(height) % 10 !== 0) return null
    const times = (refused.get(height) ?? 0) + 1
    refused.set(height, times)
    return times <= 5 ? plain('Internal Server Error', 500) : null
  })
  const asked = () => server.asked.filter((path) => path.endsWith('/block/v1/blocks/101')).length
  for (let run = 0; run < 20 && rows().length === 0; run += 1) await bench.once()
  expect(rows()).toHaveLength(90)
  expect(asked()).toBe(1)
})

test('a block that the indexer does not tell is asked of the chain itself', async () => {
  chain.evmTxs = [lone(1, 100), lone(2, 101)]
  server.setFault(({ url }) => {
    if (blockOf(url.pathname) === '100') return plain('Internal Server Error', 500)
    if (blockOf(url.pathname) === '101') return plain('[NOT_FOUND] block', 404)
    const height = /\/tendermint\/v1beta1\/blocks\/(\d+)$/.exec(url.pathname)?.[1]
    if (height === undefined) return null
    const header = { chain_id: 'evm-1', height, time: new Date(1_700_000_000_000 + Number(height) * 2000).toISOString() }
    return { status: 200, type: 'application/json', body: JSON.stringify({ block: { header } }) }
  })
  expect(await bench.once()).toMatchObject({ problems: [], chains: { 'evm-1': { evmTxs: { rows: 2, complete: true } } } })
  expect(rows().map(({ time }) => time)).toEqual([1_700_000_200_000, 1_700_000_202_000])
})

test('a row of a new block that no server tells yet is waited for, not put aside', async () => {
  chain.evmTxs = [lone(1, 50), lone(2, 100)]
  server.setFault(({ url }) => (blockOf(url.pathname) === '100' ? plain('[NOT_FOUND] block', 404) : null))
  const report = await bench.once()
  expect(report.problems).toEqual(['evm EVM transactions: The evm indexer has a transaction in block 100 but not its time.'])
  expect(report.chains['evm-1']?.evmTxs).toMatchObject({ complete: false })
  server.setFault(null)
  expect(await bench.once()).toMatchObject({ problems: [], chains: { 'evm-1': { evmTxs: { rows: 2, complete: true } } } })
})

test('one of an old block too: what came before it is held, and nothing is missing unsaid', async () => {
  chain.evmTxs = [lone(1, 50), lone(2, 100), ...Array.from({ length: 100 }, (_, index) => lone(1000 + index, 100_000 + index))]
  server.setFault(({ url }) => (blockOf(url.pathname) === '100' ? plain('Cannot GET', 404) : null))
  const report = await bench.once()
  expect(report.problems).toEqual(['evm EVM transactions: The evm indexer has a transaction in block 100 but not its time.'])
  expect(report.chains['evm-1']?.evmTxs).toMatchObject({ rows: 100, complete: false })
  server.setFault(null)
  expect(await bench.once()).toMatchObject({ problems: [], chains: { 'evm-1': { evmTxs: { rows: 102, complete: true } } } })
})

test('a transaction that moved value by a call is waited for until its receipt is told', async () => {
  const hidden = receipt({ hash: `0x${'77'.repeat(32)}`, height: 500, from: THIRD_PARTY, to: CONTRACT, gasUsed: 99_000 })
  chain.evmTxs = [lone(1, 495)]
  chain.internalTxs = [internalCall({ evmHash: hidden.hash, index: 1, height: 500, from: CONTRACT, to: from.hex, value: 4096n })]
  const report = await bench.once()
  expect(report.problems).toEqual([
    `evm EVM internal calls: The evm indexer has an internal call of ${hidden.hash.slice(0, 8)}… but not the transaction.`,
  ])
  let failures = 2
  server.setFault(({ url }) => {
    if (!url.pathname.toUpperCase().endsWith(hidden.hash)) return null
    failures -= 1
    if (failures >= 0) return plain('Internal Server Error', 500)
    return { status: 200, type: 'application/json', body: JSON.stringify({ tx: hidden.record }) }
  })
  expect(await bench.once()).toMatchObject({ problems: [], chains: { 'evm-1': { internalTxs: { rows: 1, complete: true } } } })
  expect(rows().at(-1)).toMatchObject({ hash: hidden.hash })
})

test('a copy that was whole is no success while a server cannot be asked', async () => {
  chain.txs = [paymentTx({ index: 1, height: 50, from: from.bech32, to: from.bech32 })]
  expect(isWhole(await bench.once())).toBe(true)
  server.setFault(({ url }) => (url.pathname.includes('/evm-txs/') ? plain('Internal Server Error', 500) : null))
  const report = await bench.once()
  expect(report).toMatchObject({ failed: 1, chains: { 'evm-1': { evmTxs: { complete: true } } } })
  expect(isWhole(report)).toBe(false)
  server.setFault(null)
  expect(isWhole(await bench.once())).toBe(true)
})

test('a list that was said to be missing is asked for again before long', async () => {
  chain.evmTxs = [lone(1, 50)]
  server.setFault(({ url }) => (url.pathname.includes('/evm-txs/') ? plain('<html>404</html>', 404) : null))
  expect((await bench.once()).problems).toEqual(['evm: no EVM transactions, because its indexer doesn’t provide them.'])
  server.setFault(null)
  passed = 15 * 60_000
  expect(await bench.once()).toMatchObject({ problems: [], chains: { 'evm-1': { evmTxs: { rows: 1, complete: true } } } })
})

test('a chain that began anew has new times for the heights that it had before', async () => {
  chain.evmTxs = Array.from({ length: 5 }, (_, index) => lone(index, 100 + index))
  await bench.once()
  chain.evmTxs = Array.from({ length: 3 }, (_, index) => lone(50 + index, 100 + index))
  const later = 1_900_000_000_000
  server.setFault(({ url }) => {
    const height = blockOf(url.pathname)
    if (height === undefined) return null
    const timestamp = new Date(later + Number(height) * 1000).toISOString()
    const none = { gas_used: '0', gas_wanted: '0', tx_count: '1', total_fee: [], block_time: '2000', proposer: null }
    const block = { chain_id: 'evm-1', height, hash: height.padStart(64, 'A'), timestamp, ...none }
    return { status: 200, type: 'application/json', body: JSON.stringify({ block }) }
  })
  expect(await bench.once()).toMatchObject({ problems: [], chains: { 'evm-1': { evmTxs: { rows: 8, complete: true } } } })
  const times = new Map(rows().map(({ hash, time }) => [hash, time]))
  expect(chain.evmTxs.map(({ hash }) => times.get(hash))).toEqual([100, 101, 102].map((height) => later + height * 1000))
})
