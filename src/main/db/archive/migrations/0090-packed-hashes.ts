// Adds packed hashes for searches inside them; reindexes every transaction, amounts by three digits (searchTokens.ts).
import type { Migration } from '../../migrate.ts'

/**
 * - `search_hash` holds the hashes of 250 neighbouring transactions per row, 32 bytes each (hashBlocks.ts): a row fills a page.
 * - Mentions of a row are kept: a row that is already due keeps the text that will replace them.
 */
export const archive0090: Migration = {
  version: 90,
  sql: `
    CREATE TABLE search_hash (id INTEGER PRIMARY KEY, hashes BLOB NOT NULL) STRICT;

    INSERT INTO search_due (tx_id) SELECT tx_id FROM search_entry WHERE true ON CONFLICT DO NOTHING;
    `,
}
