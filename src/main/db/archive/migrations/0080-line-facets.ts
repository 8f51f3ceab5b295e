// Reindexes every transaction: kind and direction of a line become one token (searchTokens.ts).
import type { Migration } from '../../migrate.ts'

/** Keeps the mentions of a row: a row that is already due keeps the text that will replace them. */
export const archive0080: Migration = {
  version: 80,
  sql: `
    INSERT INTO search_due (tx_id) SELECT tx_id FROM search_entry WHERE true ON CONFLICT DO NOTHING;
    `,
}
