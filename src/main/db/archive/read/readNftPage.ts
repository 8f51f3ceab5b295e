// Reads NFTs for the grid: grouped by collection, filtered, searched, in pages.
import { z } from 'zod'
import type { ReadDb } from '../../database.ts'

/** What to read. */
export interface NftQuery {
  /** 20 bytes in lower-case hex, without 0x. */
  accounts: readonly string[]
  /** Text searched in names, ids and traits; null for all. */
  text: string | null
  chainId: string | null
  show: 'held' | 'hidden' | 'left'
}

const IS_HIDDEN = `(
  EXISTS (SELECT 1 FROM journal.label WHERE kind = 'collection' AND chain_id = t.chain_id AND ref = t.collection AND is_hidden)
  OR EXISTS (SELECT 1 FROM journal.label WHERE kind = 'nft' AND chain_id = t.chain_id AND ref = t.collection || '/' || t.token_id
             AND is_hidden))`

const FROM = `
  FROM nft_token t
  LEFT JOIN nft_collection c ON c.chain_id = t.chain_id AND c.collection = t.collection
  LEFT JOIN nft_metadata m ON m.chain_id = t.chain_id AND m.collection = t.collection AND m.token_id = t.token_id
  LEFT JOIN media i ON i.key = m.image_key`

const OF_ACCOUNTS = 't.account IN (SELECT value FROM json_each(@accounts))'

const VIEWS: Record<NftQuery['show'], string> = {
  held: `t.left_at IS NULL AND NOT ${IS_HIDDEN}`,
  hidden: `t.left_at IS NULL AND ${IS_HIDDEN}`,
  left: `t.left_at IS NOT NULL AND NOT ${IS_HIDDEN}`,
}

const MATCHES = `(@text IS NULL OR m.name LIKE @text ESCAPE '\\' OR c.name LIKE @text ESCAPE '\\' OR t.token_id LIKE @text ESCAPE '\\'
  OR t.collection LIKE @text ESCAPE '\\' OR m.traits LIKE @text ESCAPE '\\')`

/** Collections of at most so many matching tokens come last, where they share the lines of the grid. */
export const SMALL_COLLECTION = 4

/** Named collections first, by name. */
const ORDER = `coalesce(c.name, '') = '', c.name COLLATE NOCASE, t.chain_id, t.collection`

/** The order of the tokens in the grid; by number within a collection where their ids are numbers. Needs the tables `t` and `c`. */
export const GRID_ORDER = `${ORDER}, length(t.token_id), t.token_id, t.account`

const where = (query: NftQuery) => `${OF_ACCOUNTS} AND ${VIEWS[query.show]} AND (@chainId IS NULL OR t.chain_id = @chainId) AND ${MATCHES}`

const bound = ({ accounts, text, chainId }: NftQuery) => ({
  accounts: JSON.stringify(accounts),
  chainId,
  text: text === null ? null : `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`,
})

const GroupRow = z.object({
  chain_id: z.string(),
  collection: z.string(),
  name: z.string(),
  token_count: z.number().nullable(),
  count: z.number(),
  is_hidden: z.number().transform(Boolean),
  is_on: z.number().nullable(),
  awaited: z.number(),
})

/** A collection with its matching tokens' count. */
export interface NftGroupRecord {
  chainId: string
  collection: string
  name: string
  tokenCount: number | null
  count: number
  isHidden: boolean
  /** Null where the user made no choice about its pictures. */
  isOn: boolean | null
  /** Tokens of which a picture may come: neither it nor a reason against it is known. */
  awaited: number
}

/** Returns collections with a matching token, in order. */
export function readNftGroups(db: ReadDb, query: NftQuery): NftGroupRecord[] {
  return db
    .prepare(
      `SELECT t.chain_id, t.collection, coalesce(c.name, '') AS name, c.token_count, count(*) AS count,
         sum(t.uri <> '' AND (m.state IS NULL OR (m.image_key IS NOT NULL AND i.state IS NULL))) AS awaited,
         EXISTS (SELECT 1 FROM journal.label WHERE kind = 'collection' AND chain_id = t.chain_id AND ref = t.collection AND is_hidden) AS is_hidden,
         (SELECT is_on FROM journal.collection_image WHERE chain_id = t.chain_id AND collection = t.collection) AS is_on
       ${FROM} WHERE ${where(query)} GROUP BY t.chain_id, t.collection ORDER BY count(*) <= ${SMALL_COLLECTION}, ${ORDER}`,
    )
    .all(bound(query))
    .map((row) => {
      const { chain_id, token_count, is_hidden, is_on, ...rest } = GroupRow.parse(row)
      return { ...rest, chainId: chain_id, tokenCount: token_count, isHidden: is_hidden, isOn: is_on === null ? null : is_on === 1 }
    })
}

const State = z.enum(['kept', 'failed', 'refused']).nullable()
const TokenRow = z.object({
  account: z.string(),
  chain_id: z.string(),
  collection: z.string(),
  token_id: z.string(),
  uri: z.string(),
  left_at: z.number().nullable(),
  name: z.string().nullable(),
  is_hidden: z.number().transform(Boolean),
  is_on: z.number().nullable(),
  metadata_state: State,
  metadata_reason: z.string().nullable(),
  metadata_host: z.string().nullable(),
  metadata_try_after: z.number().nullable(),
  image_key: z.string().nullable(),
  image_state: State,
  image_reason: z.string().nullable(),
  image_host: z.string().nullable(),
  image_try_after: z.number().nullable(),
  thumb: z.string().nullable(),
  view: z.string().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
})
/** A token as the grid needs it. */
export type NftRow = z.infer<typeof TokenRow>

const TOKEN_COLUMNS = `
  t.account, t.chain_id, t.collection, t.token_id, substr(t.uri, 1, 16) AS uri, t.left_at, m.name, ${IS_HIDDEN} AS is_hidden,
  (SELECT is_on FROM journal.collection_image WHERE chain_id = t.chain_id AND collection = t.collection) AS is_on,
  m.state AS metadata_state, m.reason AS metadata_reason, m.host AS metadata_host, m.try_after AS metadata_try_after, m.image_key,
  i.state AS image_state, i.reason AS image_reason, i.host AS image_host, i.try_after AS image_try_after,
  i.thumb, i.view, i.width, i.height`

/** Returns matching tokens in order, starting at `offset`. */
export function readNftRows(db: ReadDb, query: NftQuery, { offset, limit }: { offset: number; limit: number }): NftRow[] {
  return db
    .prepare(
      `SELECT ${TOKEN_COLUMNS} ${FROM} WHERE ${where(query)}
       ORDER BY (count(*) OVER (PARTITION BY t.chain_id, t.collection)) <= ${SMALL_COLLECTION}, ${GRID_ORDER} LIMIT @limit OFFSET @offset`,
    )
    .all({ ...bound(query), offset, limit })
    .map((row) => TokenRow.parse(row))
}

/** Identifies a token of an address. */
export interface NftRowKey {
  account: string
  chainId: string
  collection: string
  tokenId: string
}

/** Returns one token in any state; null where the account never held it. */
export function findNftRow(db: ReadDb, key: NftRowKey): NftRow | null {
  const row = db
    .prepare(
      `SELECT ${TOKEN_COLUMNS} ${FROM}
       WHERE t.account = @account AND t.chain_id = @chainId AND t.collection = @collection AND t.token_id = @tokenId`,
    )
    .get({ ...key })
  return row === undefined ? null : TokenRow.parse(row)
}

const DetailRow = z.object({
  collection_name: z.string(),
  creator: z.string(),
  description: z.string().nullable(),
  traits: z.string(),
  uri: z.string(),
  object_addr: z.string(),
  first_seen_at: z.number(),
  read_at: z.number(),
  type: z.string().nullable(),
})
const Traits = z.array(z.tuple([z.string(), z.string()]))

/** Details of one token. */
export interface NftDetailRecord {
  collectionName: string
  creator: string
  description: string | null
  traits: { name: string; value: string }[]
  uri: string
  objectAddr: string
  firstSeenAt: number
  readAt: number
  imageType: string | null
}

/** Returns the details of one token. */
export function findNftDetail(db: ReadDb, key: NftRowKey): NftDetailRecord | null {
  const found = db
    .prepare(
      `SELECT coalesce(c.name, '') AS collection_name, coalesce(c.creator, '') AS creator, m.description, coalesce(m.traits, '[]') AS traits,
         t.uri, t.object_addr, t.first_seen_at, t.read_at, i.type
       ${FROM} WHERE t.account = @account AND t.chain_id = @chainId AND t.collection = @collection AND t.token_id = @tokenId`,
    )
    .get({ ...key })
  if (found === undefined) return null
  const row = DetailRow.parse(found)
  return {
    collectionName: row.collection_name,
    creator: row.creator,
    description: row.description,
    traits: Traits.parse(JSON.parse(row.traits)).map(([name, value]) => ({ name, value })),
    uri: row.uri,
    objectAddr: row.object_addr,
    firstSeenAt: row.first_seen_at,
    readAt: row.read_at,
    imageType: row.type,
  }
}

const TotalsRow = z.object({ chain_id: z.string(), held: z.number(), hidden: z.number(), gone: z.number() })
/** Tokens in each view on one chain. */
export interface NftTotals {
  chainId: string
  held: number
  hidden: number
  left: number
}

/** Returns the number of tokens in each view, by chain. */
export function countNfts(db: ReadDb, accounts: readonly string[]): NftTotals[] {
  return db
    .prepare(
      `SELECT chain_id, sum(left_at IS NULL AND NOT is_hidden) AS held, sum(left_at IS NULL AND is_hidden) AS hidden,
         sum(left_at IS NOT NULL AND NOT is_hidden) AS gone
       FROM (SELECT t.chain_id, t.left_at, ${IS_HIDDEN} AS is_hidden FROM nft_token t WHERE ${OF_ACCOUNTS}) GROUP BY chain_id ORDER BY chain_id`,
    )
    .all({ accounts: JSON.stringify(accounts) })
    .map((row) => {
      const { chain_id, held, hidden, gone } = TotalsRow.parse(row)
      return { chainId: chain_id, held, hidden, left: gone }
    })
}

const Newest = z.object({ at: z.number().nullable() })

/** Returns when the newest picture was stored. */
export function newestImageAt(db: ReadDb): number | null {
  return Newest.parse(db.prepare("SELECT max(read_at) AS at FROM media WHERE state = 'kept'").get()).at
}
