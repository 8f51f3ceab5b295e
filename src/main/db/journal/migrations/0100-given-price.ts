// Adds prices of past days that the user imported.
import type { Migration } from '../../migrate.ts'

/** Creates the table `given_price`. */
export const journal0100: Migration = {
  version: 100,
  sql: `
    CREATE TABLE given_price (
      -- A symbol, for every listed asset of that name; or the identity of one asset, chain and denomination of its origin.
      asset TEXT NOT NULL,
      -- Three capital letters.
      currency TEXT NOT NULL,
      -- UTC day, counted from 1970.
      day INTEGER NOT NULL,
      -- Per whole unit, exact decimal text.
      price TEXT NOT NULL,
      PRIMARY KEY (asset, currency, day)
    ) STRICT, WITHOUT ROWID;
  `,
}
