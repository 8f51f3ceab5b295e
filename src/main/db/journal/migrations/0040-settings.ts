// Adds this network's settings: optional requests, and collections with pictures.
import type { Migration } from '../../migrate.ts'

/** Creates the tables of settings. */
export const journal0040: Migration = {
  version: 40,
  sql: `
    CREATE TABLE setting (
      name TEXT PRIMARY KEY,
      -- JSON.
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    -- Collections whose pictures were switched on or off by hand.
    CREATE TABLE collection_image (
      chain_id TEXT NOT NULL,
      collection TEXT NOT NULL,
      is_on INTEGER NOT NULL,
      PRIMARY KEY (chain_id, collection)
    ) STRICT, WITHOUT ROWID;
  `,
}
