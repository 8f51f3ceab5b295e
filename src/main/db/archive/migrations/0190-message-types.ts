// Stores each list of message types once: transactions have few different ones.
import type { Migration } from '../../migrate.ts'

/** `tx.message_types` of a new row is the id of its list; rows from before keep their JSON (`MESSAGE_TYPES`). */
export const archive0190: Migration = {
  version: 190,
  sql: `
    CREATE TABLE tx_types (id INTEGER PRIMARY KEY, types TEXT NOT NULL UNIQUE) STRICT;
    `,
}
