// What strangers' servers said of NFTs, which pictures are kept, and which prices were seen when.
import type { Migration } from '../../migrate.ts'

/**
 * A key of `media` is the SHA-256, in lower-case hex, of an address as metadata writes it: two tokens with one picture
 * share it. Times are milliseconds since 1970.
 *
 * - `state` is kept, failed (asked again after `try_after`) or refused (asked again only when the user wants it); `reason`
 *   says why, `host` who was asked. `tries` counts failures in a row.
 * - `nft_metadata.uri` is the address it was read from: a token that names another one is read again.
 * - `media.thumb` and `media.view` name files of the folder `media`, by what they hold.
 * - `price_seen` keeps what a price was when it was seen, in US dollars for one whole unit, as exact decimal text.
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
