// Measures a naive implementation for comparison: each transaction as JSON in one table, and a search by LIKE.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { z } from 'zod'
import { tempFolder } from '../support/benches/syncBench.ts'
import { ACCOUNT, bareLoop, startServer } from './benchServer.ts'
import { copyAll } from './copying.ts'
import { figureOf, percentile, type Figure } from './measure/figure.ts'

const Page = z.object({
  txs: z.array(z.looseObject({ txhash: z.string(), timestamp: z.string() })),
  pagination: z.object({ next_key: z.string().nullable() }),
})

/** Fetches, parses and stores on one thread, a page a transaction. */
async function copySimply(url: string, file: string): Promise<{ seconds: number; size: number; searchMs: number }> {
  const db = new Database(file)
  db.pragma('journal_mode = WAL')
  db.exec('CREATE TABLE tx (hash TEXT PRIMARY KEY, time TEXT NOT NULL, json TEXT NOT NULL); CREATE INDEX tx_by_time ON tx (time)')
  const insert = db.prepare('INSERT OR IGNORE INTO tx VALUES (?, ?, ?)')
  const store = db.transaction((txs: z.infer<typeof Page>['txs']) => {
    for (const tx of txs) insert.run(tx.txhash, tx.timestamp, JSON.stringify(tx))
  })
  const start = performance.now()
  for (let key: string | null = null; ;) {
    const query = new URLSearchParams({ 'pagination.limit': '100', ...(key === null ? {} : { 'pagination.key': key }) })
    const reply = await fetch(`${url}/indexer/tx/v1/txs/by_account/${ACCOUNT}?${query.toString()}`)
    const page = Page.parse(JSON.parse(await reply.text()))
    store(page.txs)
    key = page.pagination.next_key
    if (key === null) break
  }
  const seconds = (performance.now() - start) / 1000
  const search = db.prepare("SELECT json FROM tx WHERE json LIKE '%' || ? || '%' ORDER BY time DESC LIMIT 60")
  const times = Array.from({ length: 10 }, (_, index) => {
    const before = performance.now()
    search.all(`no invoice ${index}`)
    return performance.now() - before
  })
  db.pragma('wal_checkpoint(TRUNCATE)')
  db.close()
  return { seconds, size: statSync(file).size, searchMs: percentile(times, 0.5) }
}

export async function measureFirstIdea(rows: number): Promise<Figure[]> {
  const server = await startServer(rows)
  const folder = tempFolder()
  try {
    const bare = await bareLoop(server)
    const simple = await copySimply(server.url, join(folder.path, 'simple.db'))
    const ours = await copyAll(server, rows)
    return [
      figureOf('one table with JSON: copying, beside the bare loop', 'times', [simple.seconds / bare], null),
      figureOf('one table with JSON: size, of the raw pages', 'share', [simple.size / server.bytes], null),
      figureOf('one table with JSON: a search in vain by LIKE', 'ms', [simple.searchMs], null),
      figureOf('ours beside it: copying', 'times', [ours.seconds / simple.seconds], null),
      figureOf('ours beside it: size', 'times', [ours.size / simple.size], null),
    ]
  } finally {
    server.stop()
    folder.remove()
  }
}
