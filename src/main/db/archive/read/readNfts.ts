// Reads NFTs and their collections as last seen, including those no longer owned.
import { z } from 'zod'
import type { ReadDb } from '../../database.ts'
import type { NftCollectionFacts, NftTokenFacts } from '../records/snapshotRecords.ts'

/** A stored collection. */
export interface NftCollectionRecord extends NftCollectionFacts {
  chainId: string
  readAt: number
}

/** A stored token. */
export interface NftTokenRecord extends NftTokenFacts {
  /** 20 bytes in lower-case hex, without 0x. */
  account: string
  chainId: string
  /** When a snapshot first had it, milliseconds since 1970. */
  firstSeenAt: number
  /** When a complete snapshot first lacked it; null while it is owned. */
  leftAt: number | null
  readAt: number
}

const CollectionRow = z
  .object({
    chain_id: z.string(),
    collection: z.string(),
    name: z.string(),
    origin_name: z.string(),
    creator: z.string(),
    token_count: z.number(),
    height: z.number().nullable(),
    time: z.number().nullable(),
    read_at: z.number(),
  })
  .transform(({ chain_id, origin_name, token_count, read_at, ...rest }): NftCollectionRecord => ({
    ...rest,
    chainId: chain_id,
    originName: origin_name,
    tokenCount: token_count,
    readAt: read_at,
  }))

const TokenRow = z
  .object({
    account: z.string(),
    chain_id: z.string(),
    collection: z.string(),
    token_id: z.string(),
    object_addr: z.string(),
    uri: z.string(),
    height: z.number().nullable(),
    time: z.number().nullable(),
    first_seen_at: z.number(),
    left_at: z.number().nullable(),
    read_at: z.number(),
  })
  .transform(({ chain_id, token_id, object_addr, first_seen_at, left_at, read_at, ...rest }): NftTokenRecord => ({
    ...rest,
    chainId: chain_id,
    tokenId: token_id,
    objectAddr: object_addr,
    firstSeenAt: first_seen_at,
    leftAt: left_at,
    readAt: read_at,
  }))

/** Returns collections of which some addresses hold or held a token, by chain and name. */
export function readNftCollections(db: ReadDb, accounts: readonly string[]): NftCollectionRecord[] {
  return db
    .prepare(
      `SELECT chain_id, collection, name, origin_name, creator, token_count, height, time, read_at FROM nft_collection c
       WHERE EXISTS (SELECT 1 FROM nft_token t WHERE t.chain_id = c.chain_id AND t.collection = c.collection
                     AND t.account IN (SELECT value FROM json_each(?)))
       ORDER BY chain_id, name, collection`,
    )
    .all(JSON.stringify(accounts))
    .map((row) => CollectionRow.parse(row))
}

/** Returns the name of a collection (0x, in any case); null where no indexer told one. Untrusted text. */
export function readCollectionName(db: ReadDb, chainId: string, collection: string): string | null {
  const row = db.prepare('SELECT name FROM nft_collection WHERE chain_id = ? AND collection = ?').get(chainId, collection.toLowerCase())
  const { name } = z.object({ name: z.string() }).parse(row ?? { name: '' })
  return name === '' ? null : name
}

/** Returns tokens of some addresses over all chains; those no longer owned only with `left`. Sorted by chain, collection and token. */
export function readNftTokens(db: ReadDb, accounts: readonly string[], { left }: { left: boolean }): NftTokenRecord[] {
  const statement = db.prepare(
    `SELECT account, chain_id, collection, token_id, object_addr, uri, height, time, first_seen_at, left_at, read_at FROM nft_token
     WHERE account = ? AND (left_at IS NULL OR ?) ORDER BY chain_id, collection, token_id`,
  )
  return accounts.flatMap((account) => statement.all(account, left ? 1 : 0).map((row) => TokenRow.parse(row)))
}
