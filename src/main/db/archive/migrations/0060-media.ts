// Adds NFT metadata from untrusted servers, stored pictures, and seen prices.
import type { Migration } from '../../migrate.ts'

/**
 * A key of `media` is the SHA-256, in lower-case hex, of an address as metadata writes it: two tokens with one picture share it. Times are
 * milliseconds since 1970.
 * - `state` is kept, failed (retried after `try_after`) or refused (retried only on the user's request); `reason` says why, `host` which
 * host was asked. `tries` counts consecutive failures.
 * - `nft_metadata.uri` is the address it was read from: a token that names another one is read again.
 * - `media.thumb` and `media.view` name files of the folder `media`, by the hash of their content.
 * - `price_seen` keeps prices with the time they were seen, in US dollars per whole unit, as exact decimal text.
 */
export const archive0060: Migration = {
  version: 60,
  sql: `
    CREATE TABLE nft_metadata (
      chain_id TEXT NOT NULL,
      collection TEXT NOT NULL,
      token_id TEXT NOT NULL,
      uri TEXT NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('kept', 'failed', 'refused')),
      reason TEXT,
      host TEXT,
      name TEXT,
      description TEXT,
      -- JSON: pairs of name and value.
      traits TEXT NOT NULL,
      image_uri TEXT,
      image_key TEXT,
      tries INTEGER NOT NULL,
      read_at INTEGER NOT NULL,
      try_after INTEGER,
      PRIMARY KEY (chain_id, collection, token_id)
    ) STRICT, WITHOUT ROWID;

    CREATE INDEX nft_metadata_by_image ON nft_metadata (image_key);

    CREATE TABLE media (
      key TEXT PRIMARY KEY,
      state TEXT NOT NULL CHECK (state IN ('kept', 'failed', 'refused')),
      reason TEXT,
      host TEXT,
      type TEXT,
      width INTEGER,
      height INTEGER,
      thumb TEXT,
      view TEXT,
      tries INTEGER NOT NULL,
      read_at INTEGER NOT NULL,
      try_after INTEGER
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE price_seen (
      chain_id TEXT NOT NULL,
      denom TEXT NOT NULL,
      seen_at INTEGER NOT NULL,
      price TEXT NOT NULL,
      PRIMARY KEY (chain_id, denom, seen_at)
    ) STRICT, WITHOUT ROWID;
    `,
}
