// Kills a sync again and again, at any request: stored data must never be wrong, and the last run must end complete.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../../../src/main/db/database.ts'
import { openSyncBench, tempFolder, watched } from '../../support/benches/syncBench.ts'
import { pathOfProgram } from '../../support/programs/testPrograms.ts'
import { paymentTx, startReplayServer, type ReplayServer } from '../../support/bodies/replayIndexer.ts'

const ME = 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz'
const OTHER = 'init1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqa4qvvl'
const FRAIL_WORKER = fileURLToPath(new URL('../../support/bodies/frailIngestWorker.ts', import.meta.url))

let folder: ReturnType<typeof tempFolder>
let server: ReplayServer

beforeEach(async () => {
  folder = tempFolder()
  const txs = (count: number) => Array.from({ length: count }, (_, index) => paymentTx({ index, height: 100 + index, from: ME, to: OTHER }))
  server = await startReplayServer([
    { chainId: 'initiation-2', dialect: 'core', txs: txs(730), balances: [], maxRows: 100 },
    { chainId: 'evm-1', dialect: 'rollytics', txs: txs(690), balances: [], maxRows: 100 },
  ])
})

afterEach(async () => {
  await server.close()
  folder.remove()
})

/** Runs a sync process; with `killAt`, it is killed when it asks for the n-th time. */
async function run(killAt: number | null): Promise<string> {
  const child = spawn(process.execPath, [pathOfProgram('sync'), folder.path, JSON.stringify(server.registry()), ME], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const start = server.asked.length
  server.setFault(({ count }) => {
    if (killAt !== null && count - start >= killAt) child.kill('SIGKILL')
    return null
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  await new Promise((resolve) => child.once('close', resolve))
  return output
}

/** Checks the stored data: a range's rows are all there, complete only without a gap. */
function check(): void {
  const file = join(folder.path, 'archive.db')
  if (!existsSync(file)) return
  const db = openDatabase(file, { mode: 'write', synchronous: 'normal' })
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok')
  const ranges = db
    .prepare<[], { chain_id: string; newest_height: number; oldest_height: number }>(
      'SELECT chain_id, newest_height, oldest_height FROM span WHERE newest_height IS NOT NULL',
    )
    .all()
  for (const { chain_id, newest_height, oldest_height } of ranges) {
    const { n } = db
      .prepare<[string, number, number], { n: number }>('SELECT count(*) AS n FROM tx WHERE chain_id = ? AND height BETWEEN ? AND ?')
      .get(chain_id, oldest_height, newest_height) ?? { n: 0 }
    // One transaction a height: a span without a gap holds one row for each height.
    expect(n).toBe(newest_height - oldest_height + 1)
  }
  db.close()
}

test('stays right when killed at any request and ends complete', async () => {
  // Each pass is killed a little later than the one before; the reads of each begin where the last left off.
  for (const killAt of [1, 3, 5, 6, 8, 9, 11]) {
    await run(killAt)
    check()
  }
  const report = JSON.parse(await run(null)) as unknown
  check()
  expect(report).toMatchObject({
    problems: [],
    chains: {
      'initiation-2': { txs: { rows: 730, complete: true, from: 100, to: 829 } },
      'evm-1': { txs: { rows: 690, complete: true, from: 100, to: 789 } },
    },
  })
}, 60_000)

test('goes on by itself when only the writer thread dies', async () => {
  const network = { router: null, chains: server.registry(), assets: {} }
  const accounts = [watched(ME)]
  const bench = await openSyncBench({
    folder: folder.path,
    network,
    fetch: (url, init) => fetch(url, init),
    accounts,
    workerPath: FRAIL_WORKER,
  })
  const report = await bench.once()
  expect(existsSync(join(folder.path, 'archive.db.died'))).toBe(true)
  expect(report.problems).toEqual([])
  expect(report.chains['evm-1']?.txs).toMatchObject({ rows: 690, complete: true })
  expect(report.chains['initiation-2']?.txs).toMatchObject({ rows: 730, complete: true })
  await bench.close()
})
