// Indexes the NFTs of lines: token and collection (searchTokens.ts). Reindexes only those lines.
import type { Migration } from '../../migrate.ts'

/** Also marks a line as due when only its NFT details changed. */
export const archive0120: Migration = {
  version: 120,
  sql: `
    CREATE TRIGGER search_details_changed AFTER UPDATE OF details ON tx_account WHEN new.details <> old.details BEGIN
      INSERT INTO search_due (tx_id) SELECT new.tx_id WHERE NOT EXISTS (SELECT 1 FROM search_due WHERE tx_id = new.tx_id);
    END;

    INSERT INTO search_due (tx_id)
      SELECT DISTINCT tx_id FROM tx_account INDEXED BY tx_account_of_nft WHERE instr(details, '"nft"') > 0
      ON CONFLICT DO NOTHING;
    `,
}
