// Reads what was learned about contracts of EVM chains.
import { z } from 'zod'
import type { ReadDb } from '../../database.ts'
import { plainDenom, type ContractNames } from '../records/contractRecords.ts'

const Row = z.object({ contract: z.string(), denom: z.string().nullable(), is_nft: z.number() })

/** Returns a chain's contracts whose denomination differs from their address, and those of NFTs. */
export function readContractNames(db: ReadDb, chainId: string): ContractNames {
  const rows = db
    .prepare("SELECT contract, denom, is_nft FROM evm_contract WHERE chain_id = ? AND contract <> ''")
    .all(chainId)
    .map((row) => Row.parse(row))
  return {
    denoms: rows.flatMap(({ contract, denom }) =>
      denom === null || denom.toLowerCase() === plainDenom(contract) ? [] : [[contract, denom] as const],
    ),
    nfts: rows.flatMap(({ contract, is_nft }) => (is_nft === 1 ? [contract] : [])),
  }
}

/** Looks up single contracts, reading the archive each time. */
export interface ContractReader {
  /** Returns the bank's denomination of a contract's coin; null where unknown. */
  denomOf(chainId: string, address: string): string | null
  /** Returns whether a contract is known to hold NFTs. */
  isNft(chainId: string, address: string): boolean
}

/** Creates the lookup. */
export function createContractReader(db: ReadDb): ContractReader {
  const statement = db.prepare('SELECT contract, denom, is_nft FROM evm_contract WHERE chain_id = ? AND contract = ?')
  const find = (chainId: string, address: string) => {
    const row = statement.get(chainId, address.toLowerCase())
    return row === undefined ? null : Row.parse(row)
  }
  return {
    denomOf: (chainId, address) => find(chainId, address)?.denom ?? null,
    isNft: (chainId, address) => find(chainId, address)?.is_nft === 1,
  }
}

const Named = z.object({ denom: z.string() })

/**
 * Returns contracts (0x, lower case) whose coins moved in a chain's history and about which the chain was not asked since `askedBefore`.
 */
export function readUnknownContracts(
  db: ReadDb,
  chainId: string,
  { askedBefore, limit }: { askedBefore: number; limit: number },
): string[] {
  return db
    .prepare(
      `SELECT c.denom FROM coin c LEFT JOIN evm_contract e ON e.chain_id = c.chain_id AND e.contract = '0x' || substr(c.denom, 5)
       WHERE c.chain_id = ? AND c.denom LIKE 'evm/%' AND length(c.denom) = 44
         AND (e.read_at IS NULL OR (e.denom IS NULL AND e.read_at < ?)) ORDER BY c.id LIMIT ?`,
    )
    .all(chainId, askedBefore, limit)
    .map((row) => `0x${Named.parse(row).denom.slice(4)}`)
}

/** Returns denominations in a chain's history that are contract addresses. */
export function readContractDenoms(db: ReadDb, chainId: string): string[] {
  return db
    .prepare("SELECT denom FROM coin WHERE chain_id = ? AND denom LIKE 'evm/%' ORDER BY id")
    .all(chainId)
    .map((row) => Named.parse(row).denom)
}

const Collection = z.object({ collection: z.string() })

/** Returns NFT collections (0x, lower case) that are not among the known contracts yet. */
export function readUnknownCollections(db: ReadDb, chainId: string): string[] {
  return db
    .prepare(
      `SELECT DISTINCT n.collection FROM nft_collection n
         LEFT JOIN evm_contract e ON e.chain_id = n.chain_id AND e.contract = lower(n.collection) AND e.is_nft = 1
       WHERE n.chain_id = ? AND e.contract IS NULL`,
    )
    .all(chainId)
    .map((row) => Collection.parse(row).collection.toLowerCase())
}

const Asked = z.object({ denom: z.string().nullable(), contract: z.string(), read_at: z.number() })

/**
 * Returns when a chain was asked for the contract of its fee coin, ms since 1970; Infinity where it answered, null where it was never
 * asked.
 */
export function readFeeCoinAsked(db: ReadDb, chainId: string, denom: string): number | null {
  const rows = db
    .prepare("SELECT contract, denom, read_at FROM evm_contract WHERE chain_id = ? AND (denom = ? OR contract = '')")
    .all(chainId, denom)
    .map((row) => Asked.parse(row))
  if (rows.some(({ contract }) => contract !== '')) return Number.POSITIVE_INFINITY
  return rows[0]?.read_at ?? null
}
