// Adds notices: changes of a transfer, each reported once.
import type { Migration } from '../../migrate.ts'

/** Creates the table `notice`. */
export const journal0050: Migration = {
  version: 50,
  sql: `
    CREATE TABLE notice (
      id INTEGER PRIMARY KEY,
      kind TEXT NOT NULL,
      transfer_id TEXT NOT NULL REFERENCES transfer (id),
      -- The occasion: the same notice is not given twice.
      cause TEXT NOT NULL,
      number INTEGER NOT NULL,
      phase TEXT NOT NULL,
      -- Milliseconds since 1970.
      at INTEGER NOT NULL,
      read_at INTEGER,
      UNIQUE (transfer_id, kind, cause)
    ) STRICT;

    CREATE INDEX notice_unread ON notice (read_at) WHERE read_at IS NULL;
  `,
}
