// Adds the names that the L1 keeps for addresses, as far as they were looked up and checked here.
import type { Migration } from '../../migrate.ts'

/** Creates the table `username`. */
export const journal0080: Migration = {
  version: 80,
  sql: `
    CREATE TABLE username (
      -- 20 bytes as lower-case hex without 0x.
      ref TEXT PRIMARY KEY,
      -- In lower case, with its ending.
      name TEXT NOT NULL UNIQUE,
      -- When the name last led to the address and the address to the name, milliseconds since 1970.
      seen_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
  `,
}
