// Adds the search index: one document per transaction, in display order; words, addresses and coins by id.
import type { Migration } from '../../migrate.ts'

/**
 * - `tx_search` replaces `tx_text`. Its row id is the transaction's place, which grows with age, so that every search yields newest first
 * without sorting and can continue anywhere. Its tokens are words, and facets marked by a private-use character (searchTokens.ts); neither
 * positions nor columns are kept.
 * - `search_entry` maps a place to its transaction; `mentions`: tokens that only the raw record has.
 * - The index follows the rows: triggers record every change in `search_due`, and the writer indexes it in the same transaction.
 * `mentioned` is the text that becomes `mentions`; null keeps them.
 * - `party` gives an id to every address in the history: its bytes, and the last four characters of both notations.
 * - `coin` gives ids to denominations; decimals as the registry lists them, else as the chain said, else 0.
 * - `search_word` lists words and the tokens that are expanded, for searches by prefix.
 * - Earlier rows are decoded again from their raw records, which fills `mentions`.
 */
export const archive0040: Migration = {
  version: 40,
  sql: `
    DROP TABLE tx_text;
    DROP INDEX tx_account_by_chain;

    CREATE TABLE search_entry (
      place INTEGER PRIMARY KEY,
      tx_id INTEGER NOT NULL UNIQUE,
      mentions TEXT NOT NULL
    ) STRICT;

    CREATE VIRTUAL TABLE tx_search USING fts5 (
      tokens, content = '', contentless_delete = 1, detail = none, tokenize = 'unicode61 remove_diacritics 0'
    );

    CREATE TABLE party (
      id INTEGER PRIMARY KEY,
      bytes BLOB NOT NULL UNIQUE,
      hex_tail TEXT NOT NULL,
      bech32_tail TEXT NOT NULL
    ) STRICT;
    CREATE INDEX party_by_hex_tail ON party (hex_tail);
    CREATE INDEX party_by_bech32_tail ON party (bech32_tail);

    CREATE TABLE coin (
      id INTEGER PRIMARY KEY,
      chain_id TEXT NOT NULL,
      denom TEXT NOT NULL,
      decimals INTEGER NOT NULL,
      is_listed INTEGER NOT NULL DEFAULT 0,
      UNIQUE (chain_id, denom)
    ) STRICT;

    CREATE TABLE search_word (word TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
    CREATE TABLE search_due (tx_id INTEGER PRIMARY KEY, mentioned TEXT) STRICT;

    CREATE TRIGGER search_edge_added AFTER INSERT ON tx_account BEGIN
      INSERT INTO search_due (tx_id) SELECT new.tx_id WHERE NOT EXISTS (SELECT 1 FROM search_due WHERE tx_id = new.tx_id);
    END;
    CREATE TRIGGER search_edge_changed AFTER UPDATE OF tx_id, chain_id, time, direction, kind, counterparty, method, movements ON tx_account BEGIN
      INSERT INTO search_due (tx_id) SELECT new.tx_id WHERE NOT EXISTS (SELECT 1 FROM search_due WHERE tx_id = new.tx_id);
    END;
    CREATE TRIGGER search_edge_removed AFTER DELETE ON tx_account BEGIN
      INSERT INTO search_due (tx_id) SELECT old.tx_id WHERE NOT EXISTS (SELECT 1 FROM search_due WHERE tx_id = old.tx_id);
    END;
    CREATE TRIGGER search_tx_changed AFTER UPDATE OF chain_id, hash, evm_hash, time, code, memo, message_types ON tx BEGIN
      INSERT INTO search_due (tx_id) SELECT new.id WHERE NOT EXISTS (SELECT 1 FROM search_due WHERE tx_id = new.id);
    END;
    CREATE TRIGGER search_tx_removed AFTER DELETE ON tx BEGIN
      INSERT INTO search_due (tx_id) SELECT old.id WHERE NOT EXISTS (SELECT 1 FROM search_due WHERE tx_id = old.id);
    END;

    UPDATE tx SET projection_version = 0;
    INSERT INTO search_due (tx_id) SELECT id FROM tx WHERE true ON CONFLICT DO NOTHING;
    `,
}
