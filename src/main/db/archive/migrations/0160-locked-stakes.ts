// Lets the table of stakes hold locked ones.
import type { Migration } from '../../migrate.ts'

/**
 * New kinds: `locked` (until `completes_at`), and of the account that the module of locks keeps for the owner `lockedUnbonding`,
 * `lockedReward` and `unlocked` (what came back to it). SQLite cannot change a CHECK, so the table is written anew.
 */
export const archive0160: Migration = {
  version: 160,
  sql: `
    CREATE TABLE stake_with_locks (
      account TEXT NOT NULL,
      chain_id TEXT NOT NULL,
      position INTEGER NOT NULL,
      kind TEXT NOT NULL CHECK (
        kind IN ('delegation', 'unbonding', 'reward', 'vesting', 'locked', 'lockedUnbonding', 'lockedReward', 'unlocked')
      ),
      validator TEXT NOT NULL,
      denom TEXT NOT NULL,
      amount TEXT NOT NULL,
      starts_at INTEGER,
      completes_at INTEGER,
      generation INTEGER NOT NULL,
      read_at INTEGER NOT NULL,
      PRIMARY KEY (account, chain_id, position)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO stake_with_locks SELECT account, chain_id, position, kind, validator, denom, amount, starts_at, completes_at, generation, read_at
      FROM stake;
    DROP TABLE stake;
    ALTER TABLE stake_with_locks RENAME TO stake;
    `,
}
