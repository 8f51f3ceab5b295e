// Creates the user's own data: accounts, transfers and their facts.
import type { Migration } from '../../migrate.ts'

/** Creates the tables `account`, `transfer` and `transfer_fact`. */
export const journal0010: Migration = {
  version: 10,
  sql: `
    CREATE TABLE account (
      id TEXT PRIMARY KEY,
      label TEXT NOT NULL,
      bech32 TEXT NOT NULL UNIQUE,
      hex TEXT NOT NULL,
      -- JSON: how it signs.
      signer TEXT NOT NULL,
      created_at INTEGER NOT NULL
    ) STRICT;

    -- The row is what the facts fold to; both are written in one transaction.
    CREATE TABLE transfer (
      id TEXT PRIMARY KEY,
      number INTEGER NOT NULL UNIQUE,
      account_id TEXT NOT NULL,
      phase TEXT NOT NULL,
      version INTEGER NOT NULL,
      json TEXT NOT NULL,
      created_at INTEGER NOT NULL,
      settled_at INTEGER
    ) STRICT;
    CREATE INDEX transfer_live ON transfer (created_at) WHERE settled_at IS NULL;

    CREATE TABLE transfer_fact (
      transfer_id TEXT NOT NULL REFERENCES transfer (id),
      seq INTEGER NOT NULL,
      type TEXT NOT NULL,
      at INTEGER NOT NULL,
      json TEXT NOT NULL,
      PRIMARY KEY (transfer_id, seq)
    ) STRICT, WITHOUT ROWID;
    CREATE TRIGGER transfer_fact_kept BEFORE DELETE ON transfer_fact BEGIN SELECT RAISE(ABORT, 'facts are append-only'); END;
    CREATE TRIGGER transfer_fact_fixed BEFORE UPDATE ON transfer_fact BEGIN SELECT RAISE(ABORT, 'facts are append-only'); END;
  `,
}
