// Adds the cache of explorer answers, for use without a network.
import type { Migration } from '../../migrate.ts'

/** Creates `explorer_reply`. */
export const archive0050: Migration = {
  version: 50,
  sql: `
    CREATE TABLE explorer_reply (
      chain_id TEXT NOT NULL,
      what TEXT NOT NULL /* what was asked: "block/1204", "tx/AB…", "holders/uinit/…" */,
      body BLOB NOT NULL /* JSON as shown, zstd */,
      seen_at INTEGER NOT NULL,
      PRIMARY KEY (chain_id, what)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX explorer_reply_by_age ON explorer_reply (seen_at);
  `,
}
