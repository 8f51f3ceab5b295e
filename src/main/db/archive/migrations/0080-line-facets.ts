// Every transaction is indexed anew: what kind and which direction a line has, both in one token (searchTokens.ts).
import type { Migration } from '../../migrate.ts'

/** What a row mentions is kept: a row that is on the list already keeps the text that is to take its place. */
export const archive0080: Migration = {
  version: 80,
  sql: `
    INSERT INTO search_due (tx_id) SELECT tx_id FROM search_entry WHERE true ON CONFLICT DO NOTHING;
    `,
}
