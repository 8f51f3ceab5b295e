// Finds metadata and pictures that are still to be fetched, in the order of the grid. Reads the user's choices from the journal.
import { z } from 'zod'
import type { ReadDb } from '../../database.ts'
import { GRID_ORDER, SMALL_COLLECTION } from './readNftPage.ts'

/** Which tokens to fetch for, and the default for collections without a choice. */
export interface MediaScope {
  /** 20 bytes in lower-case hex, without 0x. */
  accounts: readonly string[]
  isOnByDefault: boolean
}

/** Condition: owned by these addresses, not hidden, pictures enabled. `t` is the token, `i` and `o` are bound by name. */
const WANTED = `
  t.account IN (SELECT value FROM json_each(@accounts)) AND t.left_at IS NULL
  AND coalesce((SELECT is_on FROM journal.collection_image WHERE chain_id = t.chain_id AND collection = t.collection), @isOnByDefault)
  AND NOT EXISTS (SELECT 1 FROM journal.label WHERE kind = 'collection' AND chain_id = t.chain_id AND ref = t.collection AND is_hidden)
  AND NOT EXISTS (SELECT 1 FROM journal.label WHERE kind = 'nft' AND chain_id = t.chain_id AND ref = t.collection || '/' || t.token_id
                  AND is_hidden)`

const COLLECTION = 'LEFT JOIN nft_collection c ON c.chain_id = t.chain_id AND c.collection = t.collection'
const METADATA = 'LEFT JOIN nft_metadata m ON m.chain_id = t.chain_id AND m.collection = t.collection AND m.token_id = t.token_id'

/** How many tokens of each collection these addresses hold. */
const SIZES = `WITH size AS MATERIALIZED (
  SELECT chain_id, collection, count(*) AS held FROM nft_token
  WHERE account IN (SELECT value FROM json_each(@accounts)) AND left_at IS NULL GROUP BY chain_id, collection)`
const SIZE = 'JOIN size s ON s.chain_id = t.chain_id AND s.collection = t.collection'
/** Small collections stand last in the grid. */
const FETCH_ORDER = `s.held <= ${SMALL_COLLECTION}, ${GRID_ORDER}`

const Token = z.object({ chain_id: z.string(), collection: z.string(), token_id: z.string(), uri: z.string(), tries: z.number() })

/** Metadata to fetch. */
export interface WantedMetadata {
  chainId: string
  collection: string
  tokenId: string
  uri: string
  /** Consecutive failures so far. */
  tries: number
}

/** Returns tokens whose metadata is due: never requested, from a changed address, or due for a retry. */
export function readWantedMetadata(db: ReadDb, scope: MediaScope, { now, limit }: { now: number; limit: number }): WantedMetadata[] {
  return db
    .prepare(
      `${SIZES} SELECT t.chain_id, t.collection, t.token_id, t.uri, iif(m.uri = t.uri, m.tries, 0) AS tries
       FROM nft_token t ${SIZE} ${COLLECTION} ${METADATA}
       WHERE ${WANTED} AND t.uri <> '' AND (m.uri IS NULL OR m.uri <> t.uri OR (m.state = 'failed' AND m.try_after <= @now))
       GROUP BY t.chain_id, t.collection, t.token_id, t.uri ORDER BY ${FETCH_ORDER} LIMIT @limit`,
    )
    .all(bound(scope, now, limit))
    .map((row) => {
      const { chain_id, token_id, ...rest } = Token.parse(row)
      return { ...rest, chainId: chain_id, tokenId: token_id }
    })
}

const Image = z.object({ image_key: z.string(), image_uri: z.string(), tries: z.number() })

/** A picture to fetch. */
export interface WantedImage {
  key: string
  uri: string
  tries: number
}

/** Returns pictures that are due. */
export function readWantedImages(db: ReadDb, scope: MediaScope, { now, limit }: { now: number; limit: number }): WantedImage[] {
  return db
    .prepare(
      `${SIZES} SELECT image_key, image_uri, tries, min(place) AS place
       FROM (SELECT m.image_key, m.image_uri, coalesce(i.tries, 0) AS tries, row_number() OVER (ORDER BY ${FETCH_ORDER}) AS place
       FROM nft_token t ${SIZE} ${COLLECTION} ${METADATA} LEFT JOIN media i ON i.key = m.image_key
       WHERE ${WANTED} AND m.image_key IS NOT NULL AND (i.key IS NULL OR (i.state = 'failed' AND i.try_after <= @now)))
       GROUP BY image_key ORDER BY place LIMIT @limit`,
    )
    .all(bound(scope, now, limit))
    .map((row) => {
      const { image_key, image_uri, tries } = Image.parse(row)
      return { key: image_key, uri: image_uri, tries }
    })
}

const Due = z.object({ at: z.number().nullable() })

/** Returns when the next failed address is due; null where none is. */
export function readNextMediaTry(db: ReadDb): number | null {
  const row = db
    .prepare(
      `SELECT min(at) AS at FROM (SELECT min(try_after) AS at FROM nft_metadata WHERE state = 'failed'
         UNION ALL SELECT min(try_after) FROM media WHERE state = 'failed')`,
    )
    .get()
  return Due.parse(row).at
}

function bound({ accounts, isOnByDefault }: MediaScope, now: number, limit: number) {
  return { accounts: JSON.stringify(accounts), isOnByDefault: Number(isOnByDefault), now, limit }
}

const Files = z.object({ thumb: z.string(), view: z.string() })

/** Returns the digests of every stored picture that a row refers to. */
export function readKeptFiles(db: ReadDb): Set<string> {
  const rows = db.prepare("SELECT thumb, view FROM media WHERE state = 'kept' AND thumb IS NOT NULL AND view IS NOT NULL").all()
  return new Set(rows.flatMap((row) => Object.values(Files.parse(row))))
}

const Addresses = z.object({ uri: z.string(), image_uri: z.string().nullable() })
/** Limit of examined tokens; the hosts are evident long before. */
const MAX_LOOKED_AT = 20_000

/** Returns the addresses that tokens and their metadata contain, of one collection or of all. */
export function readMediaAddresses(
  db: ReadDb,
  accounts: readonly string[],
  collection: { chainId: string; collection: string } | null,
): { uri: string; imageUri: string | null }[] {
  return db
    .prepare(
      `SELECT substr(t.uri, 1, 300) AS uri, substr(m.image_uri, 1, 300) AS image_uri FROM nft_token t ${METADATA}
       WHERE t.account IN (SELECT value FROM json_each(@accounts)) AND t.left_at IS NULL
         AND (@collection IS NULL OR (t.chain_id = @chainId AND t.collection = @collection))
       LIMIT ${MAX_LOOKED_AT}`,
    )
    .all({ accounts: JSON.stringify(accounts), chainId: collection?.chainId ?? null, collection: collection?.collection ?? null })
    .map((row) => {
      const { uri, image_uri } = Addresses.parse(row)
      return { uri, imageUri: image_uri }
    })
}
