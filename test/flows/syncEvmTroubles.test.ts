// What can go wrong between the lists of an EVM rollup: twins that look alike, blocks and receipts that are not told, and every
// row is there in the end.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CONTRACT, ethereumCall, receipt, withoutMode } from '../support/evmRecords.ts'
import { paymentTx, startReplayServer, type ReplayChain, type ReplayServer, type ReplayTx } from '../support/replayIndexer.ts'
import { openSyncBench, tempFolder, watched } from '../support/syncBench.ts'

const ME = watched('init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz')
const from = ME.address
const STRANGER = '0x3333333333333333333333333333333333333333'

let folder: ReturnType<typeof tempFolder>
let server: ReplayServer
let chain: ReplayChain
let bench: Awaited<ReturnType<typeof openSyncBench>>

beforeEach(async () => {
  folder = tempFolder()
  chain = { chainId: 'evm-1', dialect: 'rollytics', txs: [], evmTxs: [], internalTxs: [], balances: [], mostRows: 100 }
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
  receipt({ hash: `0x5a${index.toString(16).padStart(62, '0')}`, height, from: STRANGER, to: CONTRACT, gasUsed: 21_000 })

/** The same gas, so that nothing but the hash tells two calls apart. */
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
