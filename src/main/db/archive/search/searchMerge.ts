// Merges the segments of the search index while idle. A long backfill leaves some twenty segments, and a search looks up each token in each
// of them.
import { z } from 'zod'
import type { WriteDb } from '../../database.ts'

/** The merge of the index. */
export interface SearchMerge {
  /** Writes about `pages` pages of 4 kB; returns true when nothing is left to do. Must be called inside a transaction. */
  step(pages: number): boolean
}

/** Below this number of transactions merging gains nothing. */
const MIN = 5000
/** Merges when one in this many transactions is new, so that the written volume stays a small multiple of the incoming one. */
const NEW_ONE_OF = 4
/** Row changes that FTS5 makes in a step without work: only its counters. */
const NO_WORK = 2

const State = z.object({ unmerged: z.number(), is_merging: z.number(), all: z.number() })
const Changes = z.object({ n: z.number() })

/**
 * Creates the merge. It resumes an interrupted merge. Rows that arrive meanwhile form new segments, merged the next time.
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
      // A negative number starts a merge of all segments; a positive one continues.
      merge.run(isBegun ? pages : -pages)
      if (changes() - before >= NO_WORK) return false
      end.run()
      return true
    },
  }
}
