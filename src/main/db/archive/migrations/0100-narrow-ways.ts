// Adds partial indexes for rare rows: lines about NFTs, and transactions that only the EVM has.
import type { Migration } from '../../migrate.ts'

/**
 * - `tx_account_of_nft`: without it the history of a token read every line of an address.
 * - `tx_evm_by_height`: without it finding the blocks with such rows read all of a chain's.
 */
export const archive0100: Migration = {
  version: 100,
  sql: `
    CREATE INDEX tx_account_of_nft ON tx_account (address, chain_id, time DESC, tx_id) WHERE instr(details, '"nft"') > 0;
    CREATE INDEX tx_evm_by_height ON tx (chain_id, height) WHERE form = 'evm';
    `,
}
