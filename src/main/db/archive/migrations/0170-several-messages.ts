// Indexes that a transaction has several messages (searchTokens.ts). Reindexes only those.
import type { Migration } from '../../migrate.ts'

/** Keeps the mentions of a row: a row that is already due keeps the text that will replace them. */
export const archive0170: Migration = {
  version: 170,
  sql: `
    INSERT INTO search_due (tx_id) SELECT id FROM tx WHERE json_array_length(message_types) > 1 ON CONFLICT DO NOTHING;
    `,
}
