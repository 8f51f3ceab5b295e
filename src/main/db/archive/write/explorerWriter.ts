// Caches explorer answers, and evicts the oldest beyond a limit. Used by the writer thread.
import type { WriteDb } from '../../database.ts'
import type { ExplorerReply } from '../records/explorerRecords.ts'
import { packRecords } from '../records/rawBlock.ts'

/** Maximum number of cached answers: an explorer page takes one to four, so this is weeks of browsing. */
export const MAX_REPLIES = 4000
/** Number of rows beyond the limit before the cache is trimmed, so that not every answer deletes one. */
const SLACK = 200

/** The writer of the cache. */
export interface ExplorerWriter {
  /** Must be called inside a transaction. */
  writeReply(reply: ExplorerReply): void
}

/** Creates the writer of the cache. */
export function createExplorerWriter(db: WriteDb, maxReplies = MAX_REPLIES): ExplorerWriter {
  const upsert = db.prepare(
    `INSERT INTO explorer_reply (chain_id, what, body, seen_at) VALUES (?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET body = excluded.body, seen_at = excluded.seen_at`,
  )
  const count = db.prepare<[], { rows: number }>('SELECT count(*) AS rows FROM explorer_reply')
  const sweep = db.prepare(
    `DELETE FROM explorer_reply WHERE (chain_id, what) IN
       (SELECT chain_id, what FROM explorer_reply ORDER BY seen_at LIMIT ?)`,
  )
  return {
    writeReply: ({ chainId, what, body, seenAt }) => {
      upsert.run(chainId, what, packRecords(Buffer.from(body)), seenAt)
      const rows = count.get()?.rows ?? 0
      if (rows > maxReplies + SLACK) sweep.run(rows - maxReplies)
    },
  }
}
