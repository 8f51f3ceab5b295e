// Damaged pages through the real copying: a record becomes a whole row, stays as an odd one, or the page is refused; never half of it.
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { IndexerTx } from '../../../src/wire/indexer.ts'
import { parseJson } from '../../../src/main/platform/json/parseJson.ts'
import { readRaw } from '../../../src/main/db/archive/read/readActivity.ts'
import { readEvmRecord } from '../../../src/main/db/archive/read/readEvm.ts'
import { ethereumCall, internalCall } from '../../support/bodies/evmRecords.ts'
import { createDeadline, inputs, note } from '../../support/abuse.ts'
import { damage, damaged } from '../../support/bodies/mutate.ts'
import { paymentTx, startReplayServer, type ReplayChain, type ReplayServer } from '../../support/bodies/replayIndexer.ts'
import { hastyClock, openSyncBench, tempFolder, watched } from '../../support/benches/syncBench.ts'

const ME = watched('init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz')
const from = ME.address
const OTHER = 'init1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqa4qvvl'
/** Of six damaged bodies each. */
const ROUNDS = Math.ceil(inputs(240) / 6)
/** More of them take minutes: `SYNC_SEEDS=9 npm run test:unit -- test/flows/syncMutated` is 2,160 damaged bodies. */
const SEEDS = Array.from({ length: Number(process.env['SYNC_SEEDS'] ?? 1) }, (_, index) => 11 + index)

let folder: ReturnType<typeof tempFolder>
let server: ReplayServer
let chain: ReplayChain
let bench: Awaited<ReturnType<typeof openSyncBench>>
/** How far the clock is ahead, so that the second look at old pages comes when it is wanted. */
let ahead = 0
const HOUR_MS = 3_600_000

beforeEach(async () => {
  ahead = 0
  folder = tempFolder()
  chain = { chainId: 'evm-1', dialect: 'rollytics', txs: [], evmTxs: [], internalTxs: [], balances: [], maxRows: 100 }
  server = await startReplayServer([chain])
  const network = { router: null, chains: server.registry(), assets: {} }
  bench = await openSyncBench({
    folder: folder.path,
    network,
    fetch: (url, init) => fetch(url, init),
    accounts: [ME],
    clock: { now: () => hastyClock.now() + ahead, sleep: hastyClock.sleep },
    audit: { firstMs: 24 * HOUR_MS, stepMs: 0, everyMs: 24 * HOUR_MS },
  })
})

afterEach(async () => {
  await bench.close()
  await server.close()
  folder.remove()
})

/** Twenty rows of a round: payments, and calls that are in both lists with a call inside. */
function addRound(round: number): void {
  for (let place = 0; place < 20; place += 1) {
    const index = round * 20 + place
    if (place % 2 === 0) {
      chain.txs.push(paymentTx({ index, height: 100 + index, from: from.bech32, to: OTHER }))
      continue
    }
    const { cosmos, evm } = ethereumCall({ index, height: 100 + index, from })
    chain.txs.push(cosmos)
    chain.evmTxs?.push(evm)
    chain.internalTxs?.push(
      internalCall({ evmHash: evm.hash, index: 1, height: 100 + index, from: from.hex, to: evm.hash.slice(0, 40), value: 0n }),
    )
  }
}

const Row = (sql: string) => bench.archive.prepare<[], Record<string, string | number | null>>(sql).all()

/** Checks that every row has its record, its text of meaning and its place in an account's history. */
function checkWhole(): void {
  expect(Row('SELECT t.id FROM tx t WHERE NOT EXISTS (SELECT 1 FROM tx_account a WHERE a.tx_id = t.id AND a.time = t.time)')).toEqual([])
  expect(Row('SELECT a.tx_id FROM tx_account a WHERE NOT EXISTS (SELECT 1 FROM tx t WHERE t.id = a.tx_id AND t.time = a.time)')).toEqual([])
  for (const { id, hash, height, form } of Row('SELECT id, hex(hash) AS hash, height, form FROM tx')) {
    const record = parseJson(readRaw(bench.archive, Number(id)))
    if (form === 'evm') continue
    const tx = IndexerTx.parse(record)
    expect([tx.txhash.replace(/^0x/, '').toUpperCase(), Number(tx.height)]).toEqual([hash, height])
    const receipt = readEvmRecord(bench.archive, Number(id))
    if (receipt !== null) expect(JSON.parse(receipt)).toBeTypeOf('object')
  }
}

/** A damaged page may be a good one of other rows: what it hid is found when old pages are looked at a second time. */
async function lookAgain(): Promise<void> {
  ahead += 25 * HOUR_MS
  const before = hastyClock.now()
  const isOver = () =>
    bench.sync
      .state()
      .streams.filter(({ stream }) => ['txs', 'evmTxs', 'internalTxs'].includes(stream))
      .every(({ audit }) => (audit?.finishedAt ?? 0) > before)
  for (let step = 0; step < 20 * ROUNDS && !isOver(); step += 1) await bench.once()
  expect(isOver()).toBe(true)
}

test.for(SEEDS)('what damaged pages leave behind is whole, and good pages complete it (seed %d)', async (seed) => {
  const wounds = fc.sample(damage, { numRuns: ROUNDS * 6, seed })
  const statuses: number[] = []
  const isLate = createDeadline()
  for (let round = 0; round < ROUNDS && !isLate(); round += 1) {
    addRound(round)
    let answers = 0
    server.setFault(({ service, url }) => {
      const isList = service === 'indexer' && url.pathname.includes('/by_account/') && url.searchParams.get('pagination.reverse') === 'true'
      const list = url.pathname.includes('/evm-internal-txs/')
        ? chain.internalTxs
        : url.pathname.includes('/evm-txs/')
          ? chain.evmTxs
          : chain.txs
      if (!isList || list === null || list === undefined || answers >= 6) return null
      const name = list === chain.internalTxs ? 'internal_txs' : 'txs'
      const rows = list.slice(-Number(url.searchParams.get('pagination.limit'))).toReversed()
      const wound = wounds[round * 6 + answers]
      answers += 1
      if (url.searchParams.has('pagination.key') || wound === undefined) return null
      const body = damaged(
        { [name]: rows.map(({ record }) => record), pagination: { next_key: key(list.length - rows.length + 1), total: '0' } },
        wound,
      )
      return { status: 200, type: 'application/json', body: Buffer.from(body).toString('utf8') }
    })
    const report = await bench.once()
    statuses.push(report.problems.length)
    checkWhole()
    server.setFault(null)
  }
  for (let again = 0; again < 3; again += 1) await bench.once()
  await lookAgain()
  checkWhole()
  const held = new Set(Row('SELECT hex(hash) AS hash FROM tx').map(({ hash }) => hash))
  expect(chain.txs.filter(({ hash }) => !held.has(hash))).toEqual([])
  note({ part: 'protocols', name: 'pages of history, through the copying', tried: 6 * statuses.length })
  // Otherwise nothing was damaged.
  expect(statuses.filter((problems) => problems > 0).length).toBeGreaterThan(5)
})

const key = (sequence: number) => Buffer.from(JSON.stringify({ sequence })).toString('base64')
