// Adds EVM transactions and internal calls beside their Cosmos counterparts, the list that holds a row, delisted rows, and counts without a
// scan.
import type { Migration } from '../../migrate.ts'

/**
 * An EVM transaction and its Cosmos counterpart are one row of `tx`.
 * - `tx.evm_hash`: the transaction's EVM hash; null where it has none. `tx.form` states the kind of the raw record: a row that only the EVM
 * list has is 'evm' and has its EVM hash as `hash` until the counterpart arrives.
 * - `tx_evm` locates the EVM record of a row with a Cosmos record.
 * - `tx_account.lists`: which indexer lists name the transaction for the address, as bits: 1 transactions, 2 EVM transactions, 4 internal
 * calls. `gone_at`: when the indexer was found to list it no longer. `is_signer`: whether the address signed it first; null where unknown.
 * - `internal_tx` holds the frames of an EVM transaction, by its EVM hash; values in wei, decimal text.
 * - `block_time` is requested where only the EVM has a transaction: receipts contain no time.
 * - `shared_tx` lists the addresses of each transaction that belongs to several; with `address.tx_count` any set of addresses is counted
 * without reading rows.
 * - `chain.features` and `stream.audit` are JSON; `stream.not_offered_at`: when the indexer answered that it has no such list;
 * `stream.reset_at`: when the list was found to have restarted.
 */
export const archive0020: Migration = {
  version: 20,
  sql: `
    ALTER TABLE tx ADD COLUMN evm_hash BLOB;
    ALTER TABLE tx ADD COLUMN form TEXT NOT NULL DEFAULT 'cosmos';
    CREATE UNIQUE INDEX tx_by_evm_hash ON tx (chain_id, evm_hash) WHERE evm_hash IS NOT NULL;
    CREATE INDEX tx_by_height ON tx (chain_id, height);
    CREATE INDEX tx_without_twin ON tx (chain_id, id) WHERE form = 'evm';

    CREATE TABLE tx_evm (
      tx_id INTEGER PRIMARY KEY REFERENCES tx (id),
      block INTEGER NOT NULL REFERENCES raw_block (id),
      raw_start INTEGER NOT NULL,
      raw_length INTEGER NOT NULL
    ) STRICT;

    ALTER TABLE tx_account ADD COLUMN lists INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE tx_account ADD COLUMN is_signer INTEGER;
    ALTER TABLE tx_account ADD COLUMN gone_at INTEGER;

    CREATE TABLE internal_tx (
      chain_id TEXT NOT NULL,
      evm_hash BLOB NOT NULL,
      position INTEGER NOT NULL,
      parent_position INTEGER NOT NULL,
      height INTEGER NOT NULL,
      kind TEXT NOT NULL,
      sender TEXT NOT NULL,
      recipient TEXT NOT NULL,
      value TEXT NOT NULL,
      block INTEGER NOT NULL REFERENCES raw_block (id),
      raw_start INTEGER NOT NULL,
      raw_length INTEGER NOT NULL,
      PRIMARY KEY (chain_id, evm_hash, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE internal_account (
      account TEXT NOT NULL,
      chain_id TEXT NOT NULL,
      evm_hash BLOB NOT NULL,
      position INTEGER NOT NULL,
      height INTEGER NOT NULL,
      PRIMARY KEY (account, chain_id, evm_hash, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE block_time (
      chain_id TEXT NOT NULL,
      height INTEGER NOT NULL,
      time INTEGER NOT NULL,
      PRIMARY KEY (chain_id, height)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE shared_tx (
      address INTEGER NOT NULL REFERENCES address (id),
      tx_id INTEGER NOT NULL REFERENCES tx (id),
      PRIMARY KEY (address, tx_id)
    ) STRICT, WITHOUT ROWID;

    INSERT INTO shared_tx SELECT address, tx_id FROM tx_account
      WHERE tx_id IN (SELECT tx_id FROM tx_account GROUP BY tx_id HAVING count(*) > 1);

    ALTER TABLE address ADD COLUMN tx_count INTEGER NOT NULL DEFAULT 0;
    UPDATE address SET tx_count = (SELECT count(*) FROM tx_account a WHERE a.address = address.id);

    ALTER TABLE odd_record ADD COLUMN stream TEXT NOT NULL DEFAULT 'txs';
    ALTER TABLE odd_record ADD COLUMN projection_version INTEGER NOT NULL DEFAULT 1;

    ALTER TABLE chain ADD COLUMN features TEXT;
    ALTER TABLE stream ADD COLUMN audit TEXT;
    ALTER TABLE stream ADD COLUMN not_offered_at INTEGER;
    ALTER TABLE stream ADD COLUMN reset_at INTEGER;
    `,
}
