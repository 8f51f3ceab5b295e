// Writes what was learned about contracts, and marks rows decoded without it. Used by the writer thread.
import type { WriteDb } from '../../database.ts'
import { plainDenom, type ContractFacts } from '../records/contractRecords.ts'

/** The writer of contracts. */
export interface ContractWriter {
  /** Stores the facts and returns the number of rows to be decoded again. Must be called inside a transaction. */
  write(contracts: readonly ContractFacts[]): number
}

/** Creates the writer of contracts. */
export function createContractWriter(db: WriteDb): ContractWriter {
  const statements = prepareStatements(db)
  return {
    write: (contracts) => {
      let outdated = 0
      for (const { chainId, contract, denom, isNft, readAt } of contracts) {
        const before = statements.find.get(chainId, contract)
        statements.upsert.run(chainId, contract, denom, isNft ? 1 : 0, readAt)
        const plain = plainDenom(contract)
        const isRenamed = denom !== null && denom.toLowerCase() !== plain && denom !== before?.denom
        if (isRenamed) outdated += statements.markCoin.run(chainId, plain, plain).changes
        if (isNft && before?.is_nft !== 1) outdated += statements.markFailed.run(chainId, contract).changes
      }
      return outdated
    },
  }
}

function prepareStatements(db: WriteDb) {
  return {
    find: db.prepare<[string, string], { denom: string | null; is_nft: number }>(
      'SELECT denom, is_nft FROM evm_contract WHERE chain_id = ? AND contract = ?',
    ),
    upsert: db.prepare(
      `INSERT INTO evm_contract (chain_id, contract, denom, is_nft, read_at) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET denom = coalesce(excluded.denom, denom), is_nft = max(is_nft, excluded.is_nft), read_at = excluded.read_at`,
    ),
    markCoin: db.prepare(
      `UPDATE tx SET projection_version = 0 WHERE id IN (
         SELECT tx_id FROM tx_account WHERE chain_id = ? AND (instr(lower(movements), ?) > 0 OR instr(lower(details), ?) > 0))`,
    ),
    // A failed call left no log that would distinguish NFTs from tokens.
    markFailed: db.prepare(
      `UPDATE tx SET projection_version = 0 WHERE id IN (
         SELECT tx_id FROM tx_account WHERE chain_id = ? AND is_failed = 1 AND instr(lower(details), ?) > 0)`,
    ),
  }
}
