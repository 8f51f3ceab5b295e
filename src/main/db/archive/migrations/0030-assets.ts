// Adds what accounts own besides coins: NFTs, stakes, ranks; denominations as chains describe them; block times.
import type { Migration } from '../../migrate.ts'

/**
 * A snapshot is replaced completely in one transaction; `generation` is the stream's revision at which it was written.
 * - `nft_token` keeps tokens no longer owned: `left_at` is when a complete snapshot first lacked it, null while it is owned. A token that
 * returns keeps `first_seen_at`. `nft_collection` is one row for all accounts.
 * - `stake` holds delegated, unbonding (with its completion time), earned and vesting amounts (`starts_at` to `completes_at`, the amount at
 * the start). `position` keeps the chain's order.
 * - `denom` holds what a chain's own modules say about a denomination: never verified. It does not change and is requested once; a column
 * is null where the chain has no answer.
 * - `holder_rank` is null when the account is not among the first `looked_at` holders.
 * - `holding.stream` names the snapshot of a row, so that each snapshot replaces only its own rows.
 */
export const archive0030: Migration = {
  version: 30,
  sql: `
    CREATE TABLE nft_collection (
      chain_id TEXT NOT NULL,
      collection TEXT NOT NULL,
      name TEXT NOT NULL,
      origin_name TEXT NOT NULL,
      creator TEXT NOT NULL,
      token_count INTEGER NOT NULL,
      height INTEGER,
      time INTEGER,
      read_at INTEGER NOT NULL,
      PRIMARY KEY (chain_id, collection)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE nft_token (
      account TEXT NOT NULL,
      chain_id TEXT NOT NULL,
      collection TEXT NOT NULL,
      token_id TEXT NOT NULL,
      object_addr TEXT NOT NULL,
      uri TEXT NOT NULL,
      height INTEGER,
      time INTEGER,
      generation INTEGER NOT NULL,
      first_seen_at INTEGER NOT NULL,
      left_at INTEGER,
      read_at INTEGER NOT NULL,
      PRIMARY KEY (account, chain_id, collection, token_id)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE stake (
      account TEXT NOT NULL,
      chain_id TEXT NOT NULL,
      position INTEGER NOT NULL,
      kind TEXT NOT NULL CHECK (kind IN ('delegation', 'unbonding', 'reward', 'vesting')),
      validator TEXT NOT NULL,
      denom TEXT NOT NULL,
      amount TEXT NOT NULL,
      starts_at INTEGER,
      completes_at INTEGER,
      generation INTEGER NOT NULL,
      read_at INTEGER NOT NULL,
      PRIMARY KEY (account, chain_id, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE denom (
      chain_id TEXT NOT NULL,
      denom TEXT NOT NULL,
      name TEXT,
      symbol TEXT,
      decimals INTEGER,
      trace_path TEXT,
      trace_base TEXT,
      l1_denom TEXT,
      read_at INTEGER NOT NULL,
      PRIMARY KEY (chain_id, denom)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE holder_rank (
      account TEXT NOT NULL,
      chain_id TEXT NOT NULL,
      denom TEXT NOT NULL,
      rank INTEGER,
      looked_at INTEGER NOT NULL,
      generation INTEGER NOT NULL,
      read_at INTEGER NOT NULL,
      PRIMARY KEY (account, chain_id, denom)
    ) STRICT, WITHOUT ROWID;

    ALTER TABLE holding ADD COLUMN stream TEXT NOT NULL DEFAULT 'balances';

    ALTER TABLE chain ADD COLUMN head_time INTEGER;
    ALTER TABLE chain ADD COLUMN block_ms INTEGER;
    ALTER TABLE chain ADD COLUMN block_ms_read_at INTEGER;
    `,
}
