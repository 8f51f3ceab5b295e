// Hashes that the EVM gives Cosmos transactions, on nodes that do so and on those that do not.
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ARCHIVE_OPTIONS } from '../../../src/main/db/archive/schema.ts'
import { openDatabase } from '../../../src/main/db/database.ts'
import { syntheticHashOf } from '../../../src/main/sync/evm/evmCounterpart.ts'
import { EVM_CHAIN_ID, receipt } from '../../support/bodies/evmRecords.ts'
import { HOLDER, recorded, recordedTx } from '../../support/bodies/recordedRollup.ts'
import { startReplayServer, type ReplayChain, type ReplayServer } from '../../support/bodies/replayIndexer.ts'
import { openSyncBench, tempFolder, watched } from '../../support/benches/syncBench.ts'

const ME = watched(HOLDER.bech32)
const SEND = '4D8C1009'
const HASH = syntheticHashOf({ evmChainId: EVM_CHAIN_ID, feeDecimals: 18, syntheticTxs: null }, recordedTx(SEND)) ?? ''

let folder: ReturnType<typeof tempFolder>
let server: ReplayServer
let chain: ReplayChain
let asked: string[]
/** Whether the node makes synthetic transactions. */
let doesIt: boolean

beforeEach(async () => {
  folder = tempFolder()
  asked = []
  doesIt = false
  const { tx } = JSON.parse(recorded(`/indexer/tx/v1/txs/${SEND}`).body) as { tx: { txhash: string; height: string } }
  chain = {
    chainId: 'evm-1',
    dialect: 'rollytics',
    txs: [{ hash: tx.txhash, height: Number(tx.height), record: tx }],
    evmTxs: [],
    internalTxs: [],
    balances: [],
    maxRows: 100,
    node: (method, params) => {
      asked.push(`${method} ${String(params[0])}`)
      return doesIt ? { hash: params[0] } : null
    },
  }
  server = await startReplayServer([chain])
})

afterEach(async () => {
  await server.close()
  folder.remove()
})

const open = () =>
  openSyncBench({
    folder: folder.path,
    network: { router: null, chains: server.registry(), assets: {} },
    fetch: (url, init) => fetch(url, init),
    accounts: [ME],
  })
type Bench = Awaited<ReturnType<typeof open>>
const rows = ({ archive }: Bench) => archive.prepare('SELECT hex(evm_hash) AS hash, form FROM tx').all()

test('a node that makes none is asked once, and a bank send has no hash of the EVM', async () => {
  const bench = await open()
  await bench.once()
  await bench.once()
  expect(rows(bench)).toEqual([{ hash: '', form: 'cosmos' }])
  expect(asked).toEqual([`eth_getTransactionByHash 0x${HASH.toLowerCase()}`])
  await bench.close()
})

test('where the node makes them the receipt and the send are one row', async () => {
  doesIt = true
  chain.evmTxs = [receipt({ hash: `0x${HASH}`, height: 85, from: HOLDER.hex, to: '', gasUsed: 5 })]
  const bench = await open()
  await bench.once()
  await bench.once()
  expect(rows(bench)).toEqual([{ hash: HASH, form: 'cosmos' }])
  expect(asked).toHaveLength(1)
  await bench.close()
})

test('a hash that an older version made up is taken away', async () => {
  const first = await open()
  await first.once()
  await first.close()
  const old = openDatabase(join(folder.path, 'archive.db'), ARCHIVE_OPTIONS)
  old.prepare('UPDATE tx SET evm_hash = ?').run(Buffer.from(HASH, 'hex'))
  old.exec('UPDATE chain SET synthetic_txs = NULL, synthetic_txs_read_at = NULL')
  old.close()
  const bench = await open()
  await bench.once()
  expect(rows(bench)).toEqual([{ hash: '', form: 'cosmos' }])
  await bench.close()
})
