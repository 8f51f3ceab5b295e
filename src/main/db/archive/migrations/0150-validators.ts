// Adds the names of validators, so that lists can name what holds their operators' addresses.
import type { Migration } from '../../migrate.ts'

/** `moniker` is the validator's own text. `operator` is its bech32 address; empty in the row that records when the chain was asked. */
export const archive0150: Migration = {
  version: 150,
  sql: `
    CREATE TABLE validator (
      chain_id TEXT NOT NULL,
      operator TEXT NOT NULL,
      moniker TEXT NOT NULL,
      read_at INTEGER NOT NULL,
      PRIMARY KEY (chain_id, operator)
    ) STRICT, WITHOUT ROWID;
    `,
}
