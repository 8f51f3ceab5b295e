// Hashes packed side by side, for searches inside them; every transaction is indexed anew, amounts by three digits (searchTokens.ts).
import type { Migration } from '../../migrate.ts'

/**
 * - `search_hash` holds the hashes of 250 neighbouring transactions a row, 32 bytes each (hashBlocks.ts): a row fills a page.
 * - What a row mentions is kept: a row that is on the list already keeps the text that is to take its place.
 */
export const archive0090: Migration = {
  version: 90,
  sql: `
    CREATE TABLE search_hash (id INTEGER PRIMARY KEY, hashes BLOB NOT NULL) STRICT;

    INSERT INTO search_due (tx_id) SELECT tx_id FROM search_entry WHERE true ON CONFLICT DO NOTHING;
    `,
}
