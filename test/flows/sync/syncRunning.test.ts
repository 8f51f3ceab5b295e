// The copying while the app runs: new transactions, accounts that come and go, a network that goes and returns, a newer reading.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTxDecoder, DECODER_VERSION } from '../../../src/main/decoding/txDecoder.ts'
import { decodeAgain } from '../../../src/main/sync/decoding/decodeAgain.ts'
import type { Account } from '../../../src/shared/contract/account.ts'
import { eventually } from '../../support/eventually.ts'
import { paymentTx, startReplayServer, type ReplayServer } from '../../support/bodies/replayIndexer.ts'
import { hastyClock, openSyncBench, tempFolder, watched } from '../../support/benches/syncBench.ts'

const ME = 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz'
const OTHER = 'init1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqa4qvvl'

let folder: ReturnType<typeof tempFolder>
let server: ReplayServer
let isOffline = false
let accounts: Account[]
/** How long each wait was meant to be. */
let pauses: number[]
let bench: Awaited<ReturnType<typeof openSyncBench>>

beforeEach(async () => {
  folder = tempFolder()
  isOffline = false
  pauses = []
  accounts = [watched(ME)]
  const txs = Array.from({ length: 130 }, (_, index) => paymentTx({ index, height: 100 + index, from: ME, to: OTHER }))
  server = await startReplayServer([
    { chainId: 'evm-1', dialect: 'rollytics', txs, balances: [{ denom: 'uinit', amount: '9' }], maxRows: 100 },
  ])
  bench = await openSyncBench({
    folder: folder.path,
    network: { router: null, chains: server.registry(), assets: {} },
    fetch: (url, init) => (isOffline ? Promise.reject(new TypeError('fetch failed')) : fetch(url, init)),
    accounts,
    clock: {
      now: hastyClock.now,
      sleep: (ms, signal) => {
        pauses.push(ms)
        return hastyClock.sleep(ms, signal)
      },
    },
  })
})

afterEach(async () => {
  await bench.close()
  await server.close()
  folder.remove()
})

const txs = () => bench.sync.state().streams.find(({ stream }) => stream === 'txs')

test('copies, says so, and notices what is new by itself', async () => {
  bench.sync.start()
  await eventually(() => {
    expect(txs()).toMatchObject({ rows: 130, isComplete: true, activity: 'idle', gaps: 0, from: 100, to: 229, error: null })
  })
  server.chains.get('evm-1')?.txs.push(paymentTx({ index: 900, height: 500, from: OTHER, to: ME }))
  await eventually(() => {
    expect(txs()).toMatchObject({ rows: 131, isComplete: true, to: 500 })
  })
  await eventually(() => {
    expect(new Set(bench.events.map(({ type }) => type))).toEqual(new Set(['sync.changed', 'activity.changed', 'portfolio.changed']))
  })
})

test('a name that a chain has given is news for the history too: its rows show it', async () => {
  bench.sync.start()
  await eventually(() => {
    expect(txs()).toMatchObject({ isComplete: true, activity: 'idle' })
    expect(bench.events).toContainEqual({ type: 'portfolio.changed' })
  })
  bench.events.splice(0)
  server.chains.get('evm-1')?.balances.push({ denom: 'factory/x/shell', amount: '5' })
  await eventually(() => {
    expect(bench.events).toContainEqual({ type: 'activity.changed', chainId: 'evm-1' })
  })
  expect(txs()?.rows).toBe(130)
})

test('asks more often for a while after money has moved', async () => {
  bench.sync.start()
  await eventually(() => {
    expect(pauses).toContain(10_000)
  })
  expect(pauses).not.toContain(2000)
  bench.sync.expectNews()
  await eventually(() => {
    expect(pauses).toContain(2000)
  })
})

test('pauses without a network and goes on when it is back', async () => {
  isOffline = true
  bench.sync.start()
  await eventually(() => {
    expect(bench.sync.state().isOnline).toBe(false)
    expect(txs()).toMatchObject({ activity: 'paused', rows: 0, error: { code: 'network.unreachable' } })
  })
  isOffline = false
  await eventually(() => {
    expect(bench.sync.state().isOnline).toBe(true)
    expect(txs()).toMatchObject({ rows: 130, isComplete: true, error: null })
  })
})

test('takes up an account that is added and lets go of one that is removed', async () => {
  bench.sync.start()
  await eventually(() => {
    expect(txs()?.isComplete).toBe(true)
  })
  accounts.push(watched(OTHER))
  bench.sync.wake()
  await eventually(() => {
    const histories = bench.sync.state().streams.filter(({ stream, isComplete }) => stream === 'txs' && isComplete)
    expect(histories.map(({ accountId }) => accountId)).toEqual([ME, OTHER])
  })
  accounts.shift()
  bench.sync.wake()
  expect(new Set(bench.sync.state().streams.map(({ accountId }) => accountId))).toEqual(new Set([OTHER]))
})

test('stops at once, also while a server does not answer', async () => {
  server.setFault(() => ({ status: 429, type: 'text/plain', body: 'later', headers: { 'retry-after': '3000' } }))
  bench.sync.start()
  await eventually(() => {
    expect(txs()).toMatchObject({ activity: 'waiting', error: { code: 'network.busy' } })
  })
  expect(txs()?.nextTryAt).toBeGreaterThan(Date.now() + 2_000_000)
  await bench.sync.stop()
  expect(txs()?.activity).toBe('paused')
})

test('reads stored rows again when a newer version understands more', async () => {
  await bench.once()
  const txDecoder = createTxDecoder(bench.registry)
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const newer = {
    ...txDecoder,
    toRow: (...input: Parameters<typeof txDecoder.toRow>) => {
      const row = txDecoder.toRow(...input)
      return 'reason' in row ? row : { ...row, memo: 'understood', meaning: { ...row.meaning, method: 'newer' } }
    },
  }
  const deps = { ...bench, txDecoder: newer, accounts: () => accounts, log }
  expect(await decodeAgain(deps, new AbortController().signal, DECODER_VERSION + 1)).toBe(130)
  expect(await decodeAgain(deps, new AbortController().signal, DECODER_VERSION + 1)).toBe(0)
  const methods = bench.archive.prepare('SELECT DISTINCT method FROM tx_account').all()
  expect(methods).toEqual([{ method: 'newer' }])
  expect(bench.archive.prepare("SELECT count(*) AS n FROM tx_search WHERE tx_search MATCH 'newer'").get()).toEqual({ n: 130 })
})
