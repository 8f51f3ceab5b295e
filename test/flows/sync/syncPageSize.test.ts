// Pages as large as an indexer gives: asked for where it gives them, and no row is lost where it gives fewer or refuses.
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  paymentTx,
  plain,
  startReplayServer,
  type Answer,
  type ReplayChain,
  type ReplayServer,
} from '../../support/bodies/replayIndexer.ts'
import { hastyClock, openSyncBench, tempFolder, watched } from '../../support/benches/syncBench.ts'

const ME = 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz'
const OTHER = 'init1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqa4qvvl'
const ROWS = 2600

/** Every page comes at once, however busy the computer is. */
const clock = { ...hastyClock, now: () => 1_800_000_000_000 }

let folder: ReturnType<typeof tempFolder>
let server: ReplayServer
let chain: ReplayChain
let bench: Awaited<ReturnType<typeof openSyncBench>>

beforeEach(async () => {
  folder = tempFolder()
  const txs = Array.from({ length: ROWS }, (_, index) => paymentTx({ index, height: 1000 + index, from: ME, to: OTHER }))
  chain = { chainId: 'evm-1', dialect: 'rollytics', txs, balances: [], maxRows: 1000 }
  server = await startReplayServer([chain])
  const network = { router: null, chains: server.registry(), assets: {} }
  const accounts = [watched(ME)]
  bench = await openSyncBench({ folder: folder.path, network, fetch: (url, init) => fetch(url, init), accounts, clock })
})

afterEach(async () => {
  await bench.close()
  await server.close()
  folder.remove()
})

/** Limits of the pages of transactions that were asked for newest first, in order; a few rows are looked at between them. */
function limits(): number[] {
  return server.asked
    .filter((path) => path.includes('/v1/txs/by_account/') && path.includes('pagination.reverse=true'))
    .map((path) => Number(/pagination.limit=(\d+)/.exec(path)?.[1]))
    .filter((limit) => limit > 3)
}

const json = (value: unknown): Answer => ({ status: 200, type: 'application/json', body: JSON.stringify(value) })
const limitOf = (url: URL) => Number(url.searchParams.get('pagination.limit'))
const isList = (url: URL) => url.pathname.includes('/v1/txs/by_account/')

/** A page of at most `most` rows by offset; its key is counted from `step` rows. */
function offsetPage(url: URL, { most, step }: { most: number; step(limit: number): number }): Answer {
  const key = url.searchParams.get('pagination.key')
  const from = key === null ? 0 : Number(Buffer.from(key, 'base64').toString())
  const limit = limitOf(url)
  const rows = chain.txs.toReversed()
  if (url.searchParams.get('pagination.reverse') === 'false') {
    // Upward from a place, nearest first.
    const above = key === null ? chain.txs : rows.slice(0, Math.max(0, from - 1)).toReversed()
    return json({ txs: above.slice(0, Math.min(limit, most)).map(({ record }) => record), pagination: { next_key: null } })
  }
  const shown = rows.slice(from, from + Math.min(limit, most))
  const next = shown.length === 0 ? null : Buffer.from(String(from + step(limit))).toString('base64')
  return json({ txs: shown.map(({ record }) => record), pagination: { next_key: next } })
}

const whole = { rows: ROWS, complete: true }

test('reads a history in a few large pages', async () => {
  expect((await bench.once()).chains['evm-1']?.txs).toMatchObject(whole)
  expect(limits().slice(0, 4)).toEqual([100, 250, 500, 1000])
  expect(limits().length).toBeLessThan(8)
})

test('loses no row where an indexer gives fewer than it is asked for', async () => {
  server.setFault(({ url }) => {
    if (!isList(url) || limitOf(url) <= 100) return null
    url.searchParams.set('pagination.limit', '100')
    return null
  })
  const report = await bench.once()
  expect(report).toMatchObject({ problems: [], chains: { 'evm-1': { txs: whole } } })
})

test('a limit that is refused is not asked for again, neither in this run nor in a later one', async () => {
  server.setFault(({ url }) => (isList(url) && limitOf(url) > 250 ? plain('[INVALID_VALUE] limit must be between 1 and 250', 400) : null))
  expect(await bench.once()).toMatchObject({ problems: [], chains: { 'evm-1': { txs: whole } } })
  expect(limits().filter((limit) => limit > 250)).toEqual([500, 500])
  expect(bench.archive.prepare('SELECT page_limit FROM chain WHERE chain_id = ?').get('evm-1')).toEqual({ page_limit: 250 })
  server.asked.length = 0
  const more = Array.from({ length: 900 }, (_, index) => paymentTx({ index: ROWS + index, height: 9000 + index, from: ME, to: OTHER }))
  chain.txs.push(...more)
  expect((await bench.once()).chains['evm-1']?.txs).toMatchObject({ rows: ROWS + 900, complete: true })
  expect(Math.max(...limits())).toBe(250)
})

test('where keys are counted from what was asked for and fewer rows are given, it goes back to small pages and loses nothing', async () => {
  server.setFault(({ url }) => (isList(url) ? offsetPage(url, { most: 100, step: (limit) => limit }) : null))
  const report = await bench.once()
  expect(report).toMatchObject({ problems: [], chains: { 'evm-1': { txs: whole } } })
  expect(limits().filter((limit) => limit > 100).length).toBeLessThan(4)
})

test('the same where pages are cut only far from the newest one', async () => {
  server.setFault(({ url }) => (isList(url) ? offsetPage(url, { most: 400, step: (limit) => limit }) : null))
  const report = await bench.once()
  expect(report).toMatchObject({ problems: [], chains: { 'evm-1': { txs: whole } } })
})
