// How much a backfill costs beside the bare loop of fetching and parsing the same pages, and what it does to a reader meanwhile.
// Ratios only: both halves of each are measured on the same machine in the same minute. Run by `npm run bench`, on a quiet machine.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { activityHandlers } from '../../src/main/api/activity.ts'
import { systemClock } from '../../src/main/lib/time.ts'
import { openSyncBench, tempFolder, watched } from '../support/syncBench.ts'

const ROWS = Number(process.env['BENCH_ROWS'] ?? 40_000)
const RUNS = Number(process.env['BENCH_RUNS'] ?? 3)
const READ_EVERY_MS = 20
const BOUNDS = { time: 1.6, size: 0.3, readMs: 16 }
const ACCOUNT = 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz'

interface Server {
  url: string
  bytes: number
}

const Page = z.object({ pagination: z.object({ next_key: z.string().nullable() }) })

async function bareRead(url: string, key: string | null): Promise<string | null> {
  const query = new URLSearchParams({ 'pagination.limit': '100', ...(key === null ? {} : { 'pagination.key': key }) })
  const reply = await fetch(`${url}/indexer/tx/v1/txs/by_account/${ACCOUNT}?${query.toString()}`)
  return Page.parse(JSON.parse(await reply.text())).pagination.next_key
}

/** Seconds of fetching every page and parsing it, one after the other, doing nothing with it. */
async function bareLoop({ url }: Server): Promise<number> {
  const start = performance.now()
  let key: string | null = await bareRead(url, null)
  while (key !== null) key = await bareRead(url, key)
  return (performance.now() - start) / 1000
}

/** Copies the whole history into a new folder; seconds until it is complete, bytes of the archive, milliseconds of each read. */
async function backfill({ url }: Server) {
  const folder = tempFolder()
  const api = [{ address: url }]
  const entry = { chain_id: 'bench-1', chain_name: 'bench', apis: { indexer: api, rest: api }, metadata: { minitia: { type: 'minievm' } } }
  const accounts = [watched(ACCOUNT)]
  const network = { router: null, chains: [entry], assets: {} }
  const bench = await openSyncBench({
    folder: folder.path,
    network,
    fetch: (address, init) => fetch(address, init),
    accounts,
    clock: systemClock,
  })
  const browse = activityHandlers({ ...bench, world: { clock: systemClock }, accounts: () => accounts, transferOf: () => null })
  const done = new AbortController()
  const reading = readMeanwhile(() => browse['activity.page']({ filter: {}, limit: 50 }), done.signal)
  const start = performance.now()
  const report = await bench.once()
  const seconds = (performance.now() - start) / 1000
  done.abort()
  const reads = await reading
  const txs = report.chains['bench-1']?.txs
  if (txs?.complete !== true || txs.rows !== ROWS) throw new Error(`the backfill ended with ${JSON.stringify(report)}`)
  await bench.close()
  const { size } = statSync(join(folder.path, 'archive.db'))
  folder.remove()
  return { seconds, size, reads }
}

/** Reads again and again; each time counts from when the read was due, so that a busy main thread counts too. */
async function readMeanwhile(read: () => unknown, signal: AbortSignal): Promise<number[]> {
  const times: number[] = []
  while (!signal.aborted) {
    const due = performance.now() + READ_EVERY_MS
    await wait(READ_EVERY_MS)
    await read()
    times.push(performance.now() - due)
  }
  return times
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((left, right) => left - right)[Math.ceil(values.length * share) - 1] ?? Number.NaN
}

async function main(): Promise<void> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./indexerMain.ts', import.meta.url)), String(ROWS), ACCOUNT], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
    const server = z.object({ url: z.string(), bytes: z.number() }).parse(JSON.parse(line))
    process.stdout.write(`${ROWS} rows, ${(server.bytes / 1e6).toFixed(0)} MB\n`)
    await bareLoop(server)
    for (let run = 1; run <= RUNS; run += 1) {
      const before = await bareLoop(server)
      const { seconds, size, reads } = await backfill(server)
      const after = await bareLoop(server)
      const time = seconds / ((before + after) / 2)
      const share = size / server.bytes
      const slow = percentile(reads, 0.99)
      if (time > BOUNDS.time || share > BOUNDS.size || slow > BOUNDS.readMs) process.exitCode = 1
      process.stdout.write(
        `run ${run}: time ${time.toFixed(2)} of the bare loop (at most ${BOUNDS.time}), size ${share.toFixed(3)} of the raw pages ` +
          `(at most ${BOUNDS.size}), 99 of 100 reads within ${slow.toFixed(1)} ms (at most ${BOUNDS.readMs}; ${reads.length} reads)\n`,
      )
    }
  } finally {
    child.kill()
  }
}

await main()
