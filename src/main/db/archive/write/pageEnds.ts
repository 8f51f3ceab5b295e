// Begins and finishes storing a page of any list: revision first, unparsable records and covered ranges last. Used by the writer thread.
import { createHash } from 'node:crypto'
import type { Slice } from '../../../platform/json/jsonList.ts'
import type { WriteDb } from '../../database.ts'
import type { ListPage } from '../records/records.ts'
import { createRevisions } from '../revisions.ts'

/** The common steps of storing a page. */
export interface PageEnds {
  /** @throws AppError internal when the sync target has changed since the page was computed. */
  begin(page: ListPage): void
  /** `fresh`: number of rows that were new to the sync target. */
  finish(page: ListPage, fresh: number): void
}

/** Creates the common steps. */
export function createPageEnds(db: WriteDb): PageEnds {
  const revisions = createRevisions(db)
  const insertOdd = db.prepare(
    `INSERT INTO odd_record (account, chain_id, digest, reason, seen_at, raw, stream, projection_version)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  )
  const deleteRanges = db.prepare('DELETE FROM span WHERE account = ? AND chain_id = ? AND stream = ?')
  const insertRange = db.prepare('INSERT INTO span VALUES (?, ?, ?, ?, ?, ?, ?, ?)')
  const updateStream = db.prepare(
    `UPDATE stream SET row_count = row_count + ?, is_complete = ?, checked_at = ?, error = NULL, not_offered_at = NULL,
       reset_at = coalesce(?, reset_at)
     WHERE account = ? AND chain_id = ? AND stream = ?`,
  )
  const deleteTimes = db.prepare('DELETE FROM block_time WHERE chain_id = ?')
  return {
    begin: ({ key, revision }) => {
      revisions.take(key, revision)
    },
    finish: (page, fresh) => {
      const { key, odd, ranges, checkedAt, decoderVersion } = page
      for (const { raw: place, reason } of odd) {
        const raw = bytesOf(page, place)
        const digest = createHash('sha256').update(raw).digest('hex')
        insertOdd.run(key.account, key.chainId, digest, reason, checkedAt, raw.toString('utf8'), key.stream, decoderVersion)
      }
      // After a restart of the chain, heights refer to other blocks; this run keeps the times it has read.
      if (page.resetAt !== null) deleteTimes.run(key.chainId)
      const stream = [key.account, key.chainId, key.stream]
      deleteRanges.run(...stream)
      for (const [position, range] of ranges.entries()) {
        insertRange.run(...stream, position, range.newestHeight, range.oldestHeight, range.touchesStart ? 1 : 0, range.resume)
      }
      updateStream.run(fresh, page.isComplete ? 1 : 0, checkedAt, page.resetAt, ...stream)
    },
  }
}

/** Returns the bytes of a record within its page. */
export function bytesOf({ body }: Pick<ListPage, 'body'>, { start, end }: Slice): Buffer {
  return Buffer.from(body.buffer, body.byteOffset + start, end - start)
}
