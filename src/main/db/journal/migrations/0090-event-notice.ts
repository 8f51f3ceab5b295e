// Adds notices that concern no transfer, and the unbonding stakes whose end is awaited.
import type { Migration } from '../../migrate.ts'

/** Creates the tables `event_notice` and `awaited_release`. Both go with their account. */
export const journal0090: Migration = {
  version: 90,
  sql: `
    CREATE TABLE event_notice (
      id INTEGER PRIMARY KEY,
      account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
      -- The occasion: the same event is not told twice.
      cause TEXT NOT NULL,
      -- What happened, as JSON.
      event TEXT NOT NULL,
      -- Milliseconds since 1970.
      at INTEGER NOT NULL,
      read_at INTEGER,
      UNIQUE (account_id, cause)
    ) STRICT;

    CREATE INDEX event_notice_unread ON event_notice (read_at) WHERE read_at IS NULL;

    CREATE TABLE awaited_release (
      account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
      chain_id TEXT NOT NULL,
      validator TEXT NOT NULL,
      denom TEXT NOT NULL,
      -- When it is released, milliseconds since 1970.
      completes_at INTEGER NOT NULL,
      -- Base units.
      amount TEXT NOT NULL,
      -- What was staked with the validator when this was last listed: a cancelled unbonding is added to it.
      staked TEXT NOT NULL,
      PRIMARY KEY (account_id, chain_id, validator, denom, completes_at)
    ) STRICT, WITHOUT ROWID;
  `,
}
