// Adds saved searches.
import type { Migration } from '../../migrate.ts'

/** Creates the table `view`. */
export const journal0030: Migration = {
  version: 30,
  sql: `
    CREATE TABLE view (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL UNIQUE COLLATE NOCASE,
      -- In the search language.
      query TEXT NOT NULL,
      position INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
  `,
}
