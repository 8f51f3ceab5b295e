// Adds decoded details of a transaction for an address, and the steps of cross-chain messages.
import type { Migration } from '../../migrate.ts'

/**
 * - `tx_account.details` is JSON: about (pairs of amount and denomination), facts (pairs of name and value), more; absent fields are empty.
 * - `crossing` holds what a transaction says about one packet or bridge message. A lane is the scope of sequences: an IBC channel as its
 * sending chain names it, or one direction of an optimistic bridge; the same lane and sequence on two chains identify the same message.
 */
export const archive0070: Migration = {
  version: 70,
  sql: `
    ALTER TABLE tx_account ADD COLUMN details TEXT NOT NULL DEFAULT '{}';

    CREATE TABLE crossing (
      lane TEXT NOT NULL,
      sequence TEXT NOT NULL,
      step TEXT NOT NULL,
      tx_id INTEGER NOT NULL REFERENCES tx (id) ON DELETE CASCADE,
      PRIMARY KEY (lane, sequence, step, tx_id)
    ) STRICT, WITHOUT ROWID;

    CREATE INDEX crossing_by_tx ON crossing (tx_id);
    `,
}
