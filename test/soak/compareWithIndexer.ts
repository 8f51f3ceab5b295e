// Compares the archive of a copy with the scripted indexer: the same rows, in the same order, known as a whole history.
import { join } from 'node:path'
import { openDatabase, type ReadDb } from '../../src/main/db/database.ts'
import { rowAt } from './rows.ts'

/** What was copied, and where. */
export interface Copied {
  folder: string
  seed: number
  rows: number
  /** When an older version took the history for begun anew; null when none did. */
  resetAt: number | null
}

/** Compares what is stored with what the indexer holds, by hash and height. @returns what differs, one sentence each */
export function compareWithIndexer({ folder, seed, rows, resetAt }: Copied): string[] {
  // As the app opens it after a kill: the log of the last writes is folded in.
  const db = openDatabase(join(folder, 'archive.db'), { mode: 'write', synchronous: 'normal' })
  try {
    const held = db
      .prepare<[], Held>(
        `SELECT hex(t.hash) AS hash, t.height, t.message_types LIKE '[%' AS is_older FROM tx_account a
           JOIN tx t ON t.id = a.tx_id AND t.time = a.time ORDER BY a.time, a.tx_id DESC`,
      )
      .all()
    const heights = new Map(held.map(({ hash, height }) => [hash, height]))
    const all = Array.from({ length: rows }, (_, index) => rowAt(seed, index))
    const missing = all.filter(({ hash, height }) => heights.get(hash) !== height)
    const misplaced = misplacedIn(held, new Map(all.map(({ hash }, index) => [hash, index])))
    const stream = db
      .prepare<[], { row_count: number; is_complete: number }>("SELECT row_count, is_complete FROM stream WHERE stream = 'txs'")
      .get()
    const ranges = db.prepare<[], { n: number }>("SELECT count(*) AS n FROM span WHERE stream = 'txs' AND touches_start = 1").get()
    const facts: [boolean, string][] = [
      [missing.length === 0, `${missing.length} rows are missing or stand at another height, as ${missing[0]?.hash ?? ''}`],
      [held.length === rows, `${held.length} rows are held instead of ${rows}`],
      [misplaced.length === 0, `${misplaced.length} rows of one block are listed in another order, as ${misplaced[0]?.hash ?? ''}`],
      [heights.size === held.length, `${held.length - heights.size} rows are there twice`],
      [stream?.is_complete === 1 && stream.row_count === rows, `the stream says ${JSON.stringify(stream)}`],
      [readReset(db) === resetAt, 'the history was taken for begun anew'],
      [ranges?.n === 1, 'the spans do not reach the start'],
      [db.pragma('integrity_check', { simple: true }) === 'ok', 'the file is damaged'],
    ]
    return facts.flatMap(([isTrue, words]) => (isTrue ? [] : [words]))
  } finally {
    db.close()
  }
}

/** Returns when the history was taken for begun anew, which this indexer's never does. */
export function readReset(db: ReadDb): number | null {
  return db.prepare<[], number | null>("SELECT reset_at FROM stream WHERE stream = 'txs'").pluck().get() ?? null
}

interface Held {
  hash: string
  height: number
  /** Written before migration 190, when the order within a block depended on the pages. */
  is_older: 0 | 1
}

/** Returns the rows that stand before one of their block that the indexer lists before them. */
function misplacedIn(held: readonly Held[], places: ReadonlyMap<string, number>): Held[] {
  return held.filter((row, index) => {
    const next = held[index + 1]
    if (next?.height !== row.height || row.is_older === 1 || next.is_older === 1) return false
    return (places.get(row.hash) ?? 0) > (places.get(next.hash) ?? 0)
  })
}
