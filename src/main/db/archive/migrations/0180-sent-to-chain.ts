// Indexes the chain that something left for (searchTokens.ts). Reindexes only what did.
import type { Migration } from '../../migrate.ts'

/** Keeps the mentions of a row: a row that is already due keeps the text that will replace them. */
export const archive0180: Migration = {
  version: 180,
  sql: `
    INSERT INTO search_due (tx_id) SELECT DISTINCT tx_id FROM tx_account WHERE direction = 'out' AND other_chain_id IS NOT NULL
      ON CONFLICT DO NOTHING;
    `,
}
