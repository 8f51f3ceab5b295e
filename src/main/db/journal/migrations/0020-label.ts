// Adds labels and notes of transactions, addresses, assets, collections and NFTs.
import type { Migration } from '../../migrate.ts'

/** Creates the tables of labels. */
export const journal0020: Migration = {
  version: 20,
  sql: `
    CREATE TABLE label (
      -- tx, address, asset, collection or nft.
      kind TEXT NOT NULL,
      -- '' where it holds on every chain: addresses.
      chain_id TEXT NOT NULL,
      -- tx: 64 upper-case hex digits; address: lower-case hex without 0x where it can be read, else as typed;
      -- asset: denom; collection: 0x address in lower case; nft: collection/token id.
      ref TEXT NOT NULL,
      label TEXT NOT NULL,
      note TEXT NOT NULL DEFAULT '',
      is_hidden INTEGER NOT NULL DEFAULT 0,
      updated_at INTEGER NOT NULL,
      PRIMARY KEY (kind, chain_id, ref)
    ) STRICT, WITHOUT ROWID;

    -- Lines of imported files that this version does not understand: kept, and exported again.
    CREATE TABLE label_foreign (
      line TEXT PRIMARY KEY,
      imported_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
  `,
}
