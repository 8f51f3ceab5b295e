// Adds what EVM chains say about contracts, and whether their nodes know plain Cosmos transactions by an EVM hash.
import type { Migration } from '../../migrate.ts'

/**
 * - `evm_contract.contract` is the 0x address in lower case; empty in the row that records that a chain did not name the contract of its
 * fee coin. `denom` is the bank's denomination of a contract's coin; null where the chain had no answer.
 * - `chain.synthetic_txs`: 1 where the node gives Cosmos transactions with EVM logs an EVM hash, 0 where it does not, null before it was
 * asked.
 */
export const archive0140: Migration = {
  version: 140,
  sql: `
    CREATE TABLE evm_contract (
      chain_id TEXT NOT NULL,
      contract TEXT NOT NULL,
      denom TEXT,
      is_nft INTEGER NOT NULL DEFAULT 0,
      read_at INTEGER NOT NULL,
      PRIMARY KEY (chain_id, contract)
    ) STRICT, WITHOUT ROWID;

    ALTER TABLE chain ADD COLUMN synthetic_txs INTEGER;
    ALTER TABLE chain ADD COLUMN synthetic_txs_read_at INTEGER;
    `,
}
