// Adds the changes of the chain list that the user accepted from the public registry, one row per acceptance.
import type { Migration } from '../../migrate.ts'

/** Creates the table `accepted_list`. */
export const journal0070: Migration = {
  version: 70,
  sql: `
    CREATE TABLE accepted_list (
      id INTEGER PRIMARY KEY,
      -- Milliseconds since 1970.
      at INTEGER NOT NULL,
      -- Address of the registry.
      source TEXT NOT NULL,
      -- JSON: an array of changes.
      changes TEXT NOT NULL
    ) STRICT;
  `,
}
