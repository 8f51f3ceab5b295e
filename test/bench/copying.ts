// Measures copying a whole history against the bare loop over the same pages: time, size on disk, reads meanwhile, memory; into an empty
// archive and into one that has many rows already.
import { cpSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { activityHandlers } from '../../src/main/features/activity/methods.ts'
import { createRegistry } from '../../src/main/clients/chains/registry/registry.ts'
import { systemClock } from '../../src/main/platform/time.ts'
import { openSyncBench, tempFolder, watched } from '../support/benches/syncBench.ts'
import { bareNodeMemory } from './bareNode.ts'
import { ACCOUNTS, NETWORK } from './browseArchive.ts'
import { ACCOUNT, bareLoop, startServer, type BenchServer } from './benchServer.ts'
import { figureOf, percentile, type Figure } from './measure/figure.ts'
import type { Job } from './job.ts'
import { archiveAt } from './keptArchive.ts'

const READ_EVERY_MS = 20
const MB = 1e6

interface Copied {
  seconds: number
  /** Of the archive, bytes. */
  size: number
  /** Of each page that was read meanwhile, ms. */
  reads: number[]
  /** Resident memory at most, above that of a Node without a program; bytes. */
  memory: number
}

/**
 * Copies the whole history into a new folder, until nothing is missing and everything is indexed.
 * @param full a folder with an archive to begin with
 */
export async function copyAll({ url }: Pick<BenchServer, 'url'>, rows: number, full?: string): Promise<Copied> {
  const folder = tempFolder()
  if (full !== undefined) cpSync(full, folder.path, { recursive: true })
  const api = [{ address: url }]
  const entry = { chain_id: 'bench-1', chain_name: 'bench', apis: { indexer: api, rest: api }, metadata: { minitia: { type: 'minievm' } } }
  const accounts = [watched(ACCOUNT)]
  const bench = await openSyncBench({
    folder: folder.path,
    network: { router: null, chains: [entry], assets: {} },
    fetch: (address, init) => fetch(address, init),
    accounts,
    clock: systemClock,
  })
  const browse = activityHandlers({
    ...bench,
    registry: createRegistry({ ...NETWORK, chains: [...NETWORK.chains, entry] }),
    world: { clock: systemClock },
    accounts: () => [...accounts, ...ACCOUNTS],
    transferOf: () => null,
  })
  const done = new AbortController()
  const watching = watchMeanwhile(() => browse['activity.page']({ filter: {}, limit: 50 }), done.signal)
  const start = performance.now()
  const report = await bench.once()
  const seconds = (performance.now() - start) / 1000
  done.abort()
  const { reads, most } = await watching
  const txs = report.chains['bench-1']?.txs
  if (txs?.complete !== true || txs.rows !== rows) throw new Error(`the copying ended with ${JSON.stringify(report)}`)
  await bench.close()
  const { size } = statSync(join(folder.path, 'archive.db'))
  folder.remove()
  return { seconds, size, reads, memory: most - bareNodeMemory() }
}

/** Reads again and again; each time counts from when the read was due, so that a busy main thread counts too. */
async function watchMeanwhile(read: () => unknown, signal: AbortSignal): Promise<{ reads: number[]; most: number }> {
  const reads: number[] = []
  let most = 0
  while (!signal.aborted) {
    const due = performance.now() + READ_EVERY_MS
    await wait(READ_EVERY_MS)
    await read()
    reads.push(performance.now() - due)
    most = Math.max(most, process.memoryUsage.rss())
  }
  return { reads, most }
}

export async function measureCopying(rows: number, runs: number): Promise<Figure[]> {
  const server = await startServer(rows)
  try {
    // The first in a process that has done nothing else: what the bare loop leaves behind is not counted, and all is compiled then.
    const { memory } = await copyAll(server, rows)
    await bareLoop(server)
    const copied: (Copied & { ratio: number })[] = []
    for (let run = 0; run < runs; run += 1) {
      const before = await bareLoop(server)
      const one = await copyAll(server, rows)
      copied.push({ ...one, ratio: one.seconds / ((before + (await bareLoop(server))) / 2) })
    }
    const each = (value: (one: (typeof copied)[number]) => number) => copied.map(value)
    return [
      figureOf(
        'copying everything, beside the bare loop',
        'times',
        each(({ ratio }) => ratio),
        2.5,
      ),
      figureOf(
        'size on disk, of the raw pages',
        'share',
        each(({ size }) => size / server.bytes),
        0.22,
      ),
      figureOf(
        'a page read meanwhile, 99 of 100',
        'ms',
        each(({ reads }) => percentile(reads, 0.99)),
        16,
      ),
      figureOf('memory while copying, above that of a bare Node', 'MB', [memory / MB], 200),
    ]
  } finally {
    server.stop()
  }
}

/** About the history of an account of some months: costs that occur once per run weigh most here. */
const SMALL_ROWS = 1800

export async function measureSmallCopying(runs: number): Promise<Figure[]> {
  const server = await startServer(SMALL_ROWS)
  try {
    await copyAll(server, SMALL_ROWS)
    const ratios: number[] = []
    for (let run = 0; run < runs; run += 1) {
      const before = await bareLoop(server)
      const { seconds } = await copyAll(server, SMALL_ROWS)
      ratios.push(seconds / ((before + (await bareLoop(server))) / 2))
    }
    return [figureOf(`copying ${SMALL_ROWS} rows, beside the bare loop`, 'times', ratios, 4)]
  } finally {
    server.stop()
  }
}

/** With a server far away, each page takes its time to come: the key of a page is in the one before, so one connection is all. */
const FAR_MS = 80

export async function measureFarCopying(rows: number, runs: number): Promise<Figure[]> {
  const server = await startServer(rows, { delayMs: FAR_MS })
  try {
    const ratios: number[] = []
    for (let run = 0; run < runs; run += 1) {
      const bare = await bareLoop(server)
      ratios.push((await copyAll(server, rows)).seconds / bare)
    }
    return [figureOf(`copying from ${FAR_MS} ms away, beside the bare loop`, 'times', ratios, 1.15)]
  } finally {
    server.stop()
  }
}

/** As from home to another continent: what arrives shares 20 Mbit/s. */
const LINK = { roundTripMs: FAR_MS, bytesPerSecond: 20e6 / 8 }
/** Half of what copying took with pages of a hundred rows: 1.04. */
const LINK_MOST = 0.52

export async function measureLinkedCopying(rows: number, runs: number): Promise<Figure[]> {
  const server = await startServer(rows, { link: LINK })
  try {
    const ratios: number[] = []
    for (let run = 0; run < runs; run += 1) {
      const bare = await bareLoop(server)
      ratios.push((await copyAll(server, rows)).seconds / bare)
    }
    return [figureOf(`copying over ${FAR_MS} ms and 20 Mbit/s, beside the bare loop`, 'times', ratios, LINK_MOST)]
  } finally {
    server.stop()
  }
}

/** Into an archive that has many rows already. */
export async function measureCrowdedCopying({ rows, many, folder }: Job): Promise<Figure[]> {
  const server = await startServer(rows)
  try {
    const { reads, memory } = await copyAll(server, rows, archiveAt(folder, many))
    return [
      figureOf(`a page read while copying into ${many} rows, 99 of 100`, 'ms', [percentile(reads, 0.99)], 16),
      figureOf(`memory while copying into ${many} rows, above that of a bare Node`, 'MB', [memory / MB], 200),
    ]
  } finally {
    server.stop()
  }
}
