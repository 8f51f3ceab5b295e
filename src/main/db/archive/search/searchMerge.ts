// Merges the search index into one piece while there is nothing else to do. A long backfill leaves some twenty pieces, and a search
// looks each of its tokens up in each of them.
import { z } from 'zod'
import type { WriteDb } from '../../database.ts'

export interface SearchMerge {
  /** Writes about `pages` pages of 4 kB; true when nothing is left to do. To be called inside a transaction. */
  step(pages: number): boolean
}

/** So many transactions are looked up as fast in pieces. */
const MIN = 5000
/** One of so many must be new since the last time, so that what is written stays a few times what came in. */
const NEW_ONE_OF = 4
/** What FTS5 says of itself when a step found nothing to merge: it changes its counters alone. */
const NO_WORK = 2

const State = z.object({ unmerged: z.number(), is_merging: z.number(), all: z.number() })
const Changes = z.object({ n: z.number() })

/**
 * Merging goes on where a stop broke it off. Rows that come meanwhile are pieces of their own, merged the next time.
 * Source: sqlite.org/fts5.html, "The 'merge' Command".
 */
export function createSearchMerge(db: WriteDb): SearchMerge {
  const state = db.prepare(`SELECT unmerged, is_merging, (SELECT ifnull(sum(tx_count), 0) FROM address) AS "all" FROM search_merge`)
  const total = db.prepare('SELECT total_changes() AS n')
  const changes = () => Changes.parse(total.get()).n
  const merge = db.prepare("INSERT INTO tx_search (tx_search, rank) VALUES ('merge', ?)")
  const begin = db.prepare('UPDATE search_merge SET unmerged = 0, is_merging = 1')
  const end = db.prepare('UPDATE search_merge SET is_merging = 0')
  return {
    step: (pages) => {
      const { unmerged, is_merging, all } = State.parse(state.get())
      const isBegun = is_merging === 1
      if (!isBegun && (unmerged < MIN || unmerged * NEW_ONE_OF < all)) return true
      if (!isBegun) begin.run()
      const before = changes()
      // A negative number makes all pieces one merge; a positive one goes on with what has begun.
      merge.run(isBegun ? pages : -pages)
      if (changes() - before >= NO_WORK) return false
      end.run()
      return true
    },
  }
}
