// Reads cached explorer answers.
import type { ReadDb } from '../../database.ts'
import { unpackRecords } from '../records/rawBlock.ts'

/** Returns the cached JSON text and its time; null when it was never cached or has been evicted. */
export function readExplorerReply(db: ReadDb, chainId: string, what: string): { body: string; seenAt: number } | null {
  const row = db
    .prepare<[string, string], { body: Buffer; seen_at: number }>(
      'SELECT body, seen_at FROM explorer_reply WHERE chain_id = ? AND what = ?',
    )
    .get(chainId, what)
  return row === undefined ? null : { body: unpackRecords(row.body).toString('utf8'), seenAt: row.seen_at }
}
