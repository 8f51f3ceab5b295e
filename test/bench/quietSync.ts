// Measures what a sync requests and writes when nothing is new and when one row is, for a short history and for one ten times as long.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { systemClock } from '../../src/main/platform/time.ts'
import { openSyncBench, tempFolder, watched } from '../support/benches/syncBench.ts'
import { ACCOUNT, startServer } from './benchServer.ts'
import { figureOf, type Figure } from './measure/figure.ts'

interface Quiet {
  /** Requests for the list of transactions, and for everything. */
  asked: { txs: number; all: number }
  /** Bytes added to the write-ahead log. */
  written: number
}

/** Folds the log into the file, so that its size then shows only new writes. */
function emptyLog(file: string): void {
  const db = new Database(file)
  db.pragma('wal_checkpoint(TRUNCATE)')
  db.close()
}

/** Copies a history whole, then looks twice whether something is new: once in vain, once for one row. */
async function lookAgain(rows: number): Promise<{ none: Quiet; one: Quiet }> {
  const server = await startServer(rows)
  const folder = tempFolder()
  const api = [{ address: server.url }]
  const entry = { chain_id: 'bench-1', chain_name: 'bench', apis: { indexer: api, rest: api }, metadata: { minitia: { type: 'minievm' } } }
  let asked = { txs: 0, all: 0 }
  const bench = await openSyncBench({
    folder: folder.path,
    network: { router: null, chains: [entry], assets: {} },
    fetch: (address, init) => {
      asked = { all: asked.all + 1, txs: asked.txs + (address.includes('/tx/v1/txs/by_account/') ? 1 : 0) }
      return fetch(address, init)
    },
    accounts: [watched(ACCOUNT)],
    clock: systemClock,
  })
  const log = join(folder.path, 'archive.db-wal')
  const look = async (): Promise<Quiet> => {
    emptyLog(join(folder.path, 'archive.db'))
    asked = { txs: 0, all: 0 }
    const before = statSync(log).size
    await bench.once()
    return { asked, written: statSync(log).size - before }
  }
  await bench.once()
  // The second time, seldom-read data has rested; the third is like every later one.
  await look()
  const none = await look()
  await fetch(`${server.url}/bench/grow`)
  const one = await look()
  await bench.close()
  folder.remove()
  server.stop()
  return { none, one }
}

export async function measureQuietSync(rows: number): Promise<Figure[]> {
  const [few, many] = [await lookAgain(Math.ceil(rows / 10)), await lookAgain(rows)]
  const told = (what: 'none' | 'one', name: string) => [
    figureOf(`requests for the list, ${name}`, 'requests', [many[what].asked.txs], what === 'none' ? 1 : 2),
    figureOf(`requests of ten times the rows, ${name}`, 'times', [many[what].asked.all / few[what].asked.all], 1),
    figureOf(`bytes written, ${name}`, 'bytes', [many[what].written], null),
    figureOf(`writes of ten times the rows, ${name}`, 'times', [many[what].written / Math.max(1, few[what].written)], 1.5),
  ]
  return [...told('none', 'nothing new'), ...told('one', 'one row new')]
}
