// Checks a stored key that the indexer refuses, because it was damaged or written by an older version: the list is read again.
import { expect, test } from 'vitest'
import { paymentTx, startReplayServer } from '../../support/bodies/replayIndexer.ts'
import { openSyncBench, tempFolder, watched } from '../../support/benches/syncBench.ts'

const ME = 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz'
const OTHER = 'init1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqa4qvvl'

test.each(['12345', 'bm9uc2Vuc2U=', ' '])('the key “%s” holds nothing up for good', async (damagedKey) => {
  const folder = tempFolder()
  const txs = Array.from({ length: 260 }, (_, index) => paymentTx({ index, height: 100 + index, from: ME, to: OTHER }))
  const server = await startReplayServer([{ chainId: 'evm-1', dialect: 'rollytics', txs, balances: [], maxRows: 100 }])
  const bench = await openSyncBench({
    folder: folder.path,
    network: { router: null, chains: server.registry(), assets: {} },
    fetch: (url, init) => fetch(url, init),
    accounts: [watched(ME)],
  })
  const state = () => bench.sync.state().streams.find(({ stream }) => stream === 'txs')
  const newest = txs.slice(-100).map(({ record }) => record)
  server.setFault(({ url }) => {
    const isHead = url.pathname.includes('/v1/txs/by_account/') && !url.searchParams.has('pagination.key')
    if (!isHead || url.searchParams.get('pagination.reverse') === 'false') return null
    const body = { txs: newest.toReversed(), pagination: { next_key: damagedKey, total: '0' } }
    return { status: 200, type: 'application/json', body: JSON.stringify(body) }
  })
  await bench.once()
  expect(state()).toMatchObject({ rows: 100, isComplete: false, error: { code: 'indexer.refused' } })

  server.setFault(null)
  await bench.once()
  expect(state()).toMatchObject({ rows: 260, isComplete: true, error: null })
  await bench.close()
  await server.close()
  folder.remove()
})
