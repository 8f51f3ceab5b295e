// Measures opening a network's files up to its first page, and a whole export compared with reading the same rows.
import { createHash } from 'node:crypto'
import { Writable } from 'node:stream'
import { activityHandlers } from '../../src/main/features/activity/methods.ts'
import { createRegistry } from '../../src/main/clients/chains/registry/registry.ts'
import { createExport } from '../../src/main/features/exports/createExport.ts'
import { systemClock } from '../../src/main/platform/time.ts'
import { createLog } from '../../src/main/platform/log/log.ts'
import { openNetworkFolder } from '../../src/main/db/networkFolder.ts'
import { ExportRequest } from '../../src/shared/contract/settings/exports.ts'
import { ACCOUNTS, NETWORK } from './browseArchive.ts'
import { figureOf, type Figure } from './measure/figure.ts'
import { WORKERS } from '../support/programs/workers.ts'

const PAGE = 40
const MB = 1e6

async function openFolder(path: string) {
  const folder = await openNetworkFolder(path, { workers: WORKERS, log: createLog(systemClock.now, () => undefined) })
  const shared = { ...folder, registry: createRegistry(NETWORK), accounts: () => ACCOUNTS }
  const browse = activityHandlers({ ...shared, world: { clock: systemClock }, transferOf: () => null })
  return { ...shared, browse, exportRows: createExport({ ...shared, clock: systemClock }) }
}

/** In a process that has just begun: nothing of the program is warm. */
export async function measureOpening(archive: string): Promise<Figure[]> {
  const start = performance.now()
  const { browse, close } = await openFolder(archive)
  const { items } = await browse['activity.page']({ filter: {}, limit: PAGE })
  const ms = performance.now() - start
  if (items.length !== PAGE) throw new Error('there is no first page')
  await close()
  return [figureOf('from opening the files to the first page', 'ms', [ms], 150)]
}

/** Creates a stream that counts and drops what is written. */
function nowhere(): Writable {
  const digest = createHash('sha256')
  return new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      digest.update(chunk)
      done()
    },
  })
}

export async function measureExport(archive: string, runs: number): Promise<Figure[]> {
  const { browse, exportRows, close } = await openFolder(archive)
  const readAll = async () => {
    const start = performance.now()
    let rows = 0
    for (let cursor: string | null = null; ;) {
      const page = await browse['activity.page']({ filter: {}, cursor, limit: 500 })
      rows += page.items.length
      cursor = page.nextCursor
      if (cursor === null) return { rows, ms: performance.now() - start }
    }
  }
  const ratios: number[] = []
  const grown: number[] = []
  await readAll()
  for (let run = 0; run < runs; run += 1) {
    const read = await readAll()
    const before = process.memoryUsage.rss()
    const start = performance.now()
    const rows = await exportRows(ExportRequest.parse({ what: 'activity', format: 'csv' }), nowhere())
    const ms = performance.now() - start
    if (rows !== read.rows) throw new Error(`${rows} rows were exported and ${read.rows} read`)
    ratios.push(ms / (2 * read.ms))
    grown.push((process.memoryUsage.rss() - before) / MB)
  }
  await close()
  return [
    figureOf('exporting all as CSV, beside reading it twice', 'times', ratios, 1),
    figureOf('memory that an export leaves behind', 'MB', grown, null),
  ]
}
