// Tracks fragmentation of the search index since its last merge (searchMerge.ts).
import type { Migration } from '../../migrate.ts'

/** `unmerged`: transactions indexed since then; an archive from before was never merged. */
export const archive0130: Migration = {
  version: 130,
  sql: `
    CREATE TABLE search_merge (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      unmerged INTEGER NOT NULL,
      is_merging INTEGER NOT NULL
    ) STRICT;
    INSERT INTO search_merge (id, unmerged, is_merging) SELECT 1, count(*), 0 FROM search_entry;
    `,
}
