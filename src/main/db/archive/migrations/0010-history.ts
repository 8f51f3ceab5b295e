// Creates history and balances: a copy of network data, keyed by chain and hash, and by address rather than by account.
import type { Migration } from '../../migrate.ts'

/**
 * An address is its 20 bytes in lower-case hex, without 0x; history rows, which are many, refer to it by id. Heights and times are
 * integers, times in milliseconds since 1970; amounts are base units in decimal text; coins are pairs of amount and denomination.
 * - `tx` is one transaction; `tx_account` is its meaning for one address. Its key follows the display order: newest first, within a block
 * as stored. History is mostly read newest first too, so rows append and pages stay full.
 * - `raw_block` holds the records of one page as the indexer wrote them, one zstd frame; a row refers to its bytes in it.
 * - `span` is a range of a stream's history without a gap. Rows and spans change in the same transaction.
 * - `stream.revision` counts those changes: a page computed from an older state is refused.
 */
export const archive0010: Migration = {
  version: 10,
  sql: `
    CREATE TABLE chain (
      chain_id TEXT PRIMARY KEY,
      dialect TEXT,
      page_limit INTEGER,
      head_height INTEGER,
      head_checked_at INTEGER
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE stream (
      account TEXT NOT NULL,
      chain_id TEXT NOT NULL,
      stream TEXT NOT NULL,
      revision INTEGER NOT NULL DEFAULT 0,
      row_count INTEGER NOT NULL DEFAULT 0,
      is_complete INTEGER NOT NULL DEFAULT 0,
      checked_at INTEGER,
      error TEXT,
      PRIMARY KEY (account, chain_id, stream)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE span (
      account TEXT NOT NULL,
      chain_id TEXT NOT NULL,
      stream TEXT NOT NULL,
      position INTEGER NOT NULL,
      newest_height INTEGER,
      oldest_height INTEGER,
      touches_start INTEGER NOT NULL,
      resume TEXT,
      PRIMARY KEY (account, chain_id, stream, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE raw_block (
      id INTEGER PRIMARY KEY,
      body BLOB NOT NULL
    ) STRICT;

    CREATE TABLE tx (
      id INTEGER PRIMARY KEY,
      chain_id TEXT NOT NULL,
      hash BLOB NOT NULL,
      height INTEGER NOT NULL,
      time INTEGER NOT NULL,
      code INTEGER NOT NULL,
      memo TEXT NOT NULL,
      message_types TEXT NOT NULL,
      projection_version INTEGER NOT NULL,
      block INTEGER NOT NULL REFERENCES raw_block (id),
      raw_start INTEGER NOT NULL,
      raw_length INTEGER NOT NULL,
      UNIQUE (chain_id, hash)
    ) STRICT;

    CREATE INDEX tx_by_projection ON tx (projection_version);

    CREATE TABLE address (
      id INTEGER PRIMARY KEY,
      hex TEXT NOT NULL UNIQUE
    ) STRICT;

    CREATE TABLE tx_account (
      address INTEGER NOT NULL REFERENCES address (id),
      tx_id INTEGER NOT NULL REFERENCES tx (id),
      chain_id TEXT NOT NULL,
      time INTEGER NOT NULL,
      is_failed INTEGER NOT NULL,
      direction TEXT NOT NULL,
      kind TEXT NOT NULL,
      counterparty TEXT,
      method TEXT,
      other_chain_id TEXT,
      movements TEXT NOT NULL,
      fee TEXT NOT NULL,
      PRIMARY KEY (address, time DESC, tx_id)
    ) STRICT, WITHOUT ROWID;

    CREATE INDEX tx_account_by_chain ON tx_account (address, chain_id, time DESC, tx_id);

    CREATE VIRTUAL TABLE tx_text USING fts5 (
      hash, addresses, types, memo,
      content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2'
    );

    CREATE TABLE odd_record (
      account TEXT NOT NULL,
      chain_id TEXT NOT NULL,
      digest TEXT NOT NULL,
      reason TEXT NOT NULL,
      seen_at INTEGER NOT NULL,
      raw TEXT NOT NULL,
      PRIMARY KEY (account, chain_id, digest)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE holding (
      account TEXT NOT NULL,
      chain_id TEXT NOT NULL,
      denom TEXT NOT NULL,
      amount TEXT NOT NULL,
      generation INTEGER NOT NULL,
      read_at INTEGER NOT NULL,
      PRIMARY KEY (account, chain_id, denom)
    ) STRICT, WITHOUT ROWID;
    `,
}
