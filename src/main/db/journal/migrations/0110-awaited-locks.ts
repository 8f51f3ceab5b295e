// Lets the table of awaited stakes hold those of locks.
import type { Migration } from '../../migrate.ts'

/**
 * Adds to `awaited_release` what is awaited: the end of an unbonding, of a lock, or of the unbonding of a locked stake. SQLite cannot change
 * a primary key, so the table is written anew.
 */
export const journal0110: Migration = {
  version: 110,
  sql: `
    CREATE TABLE awaited_with_locks (
      account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
      chain_id TEXT NOT NULL,
      kind TEXT NOT NULL CHECK (kind IN ('unbonding', 'locked', 'lockedUnbonding')),
      validator TEXT NOT NULL,
      denom TEXT NOT NULL,
      -- When it ends, milliseconds since 1970.
      completes_at INTEGER NOT NULL,
      -- Base units.
      amount TEXT NOT NULL,
      -- What was staked with the validator when this was last listed: a cancelled unbonding is added to it.
      staked TEXT NOT NULL,
      PRIMARY KEY (account_id, chain_id, kind, validator, denom, completes_at)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO awaited_with_locks SELECT account_id, chain_id, 'unbonding', validator, denom, completes_at, amount, staked
      FROM awaited_release;
    DROP TABLE awaited_release;
    ALTER TABLE awaited_with_locks RENAME TO awaited_release;
  `,
}
