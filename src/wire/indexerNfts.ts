// NFT collections, tokens and a token's transactions in both indexer dialects, converted to one form.
// Sources: initia-labs/rollytics api/handler/nft/types.go; initia-labs/core-indexer api/dto/nft.go.
import { z } from 'zod'
import { IntegerText } from './indexer.ts'
import { textOrNull } from './text.ts'

const integerOrNull = IntegerText.nullish().transform((text) => text ?? null)
const Length = z.object({ length: integerOrNull }).nullish()

/** A collection. core-indexer omits origin name, height and time, and counts in `nft` instead of `nfts`. */
export const IndexerCollection = z
  .object({
    object_addr: z.string().min(1),
    collection: z.object({
      /** bech32; core-indexer writes 0x. */
      creator: textOrNull,
      name: z.string(),
      origin_name: textOrNull,
      description: textOrNull,
      uri: textOrNull,
      nfts: Length,
      nft: Length,
    }),
    height: integerOrNull,
    timestamp: textOrNull,
  })
  .transform(({ object_addr: address, collection, height, timestamp }) => ({
    /** As the indexer writes it, 0x. */
    address,
    name: collection.name,
    originName: collection.origin_name,
    creator: collection.creator,
    description: collection.description,
    uri: collection.uri,
    /** Number of tokens; in core-indexer's list by account, those that the account owns. Decimal text. */
    tokenCount: collection.nfts?.length ?? collection.nft?.length ?? null,
    height,
    time: timestamp,
  }))
export type IndexerCollection = z.infer<typeof IndexerCollection>

/** GET …/collections/{collection_addr}: rollytics wraps the row once more, core-indexer does not. */
export const IndexerCollectionReply = z.union([
  z.object({ collection: IndexerCollection }).transform(({ collection }) => collection),
  IndexerCollection,
])

/** A token. Its `uri` is untrusted text. */
export const IndexerToken = z
  .object({
    collection_addr: z.string().min(1),
    collection_name: textOrNull,
    collection_origin_name: textOrNull,
    /** Set on Move only. */
    object_addr: textOrNull,
    owner: textOrNull,
    /** core-indexer's name of `owner`; 0x. */
    owner_addr: textOrNull,
    nft: z.object({
      token_id: z.string(),
      uri: textOrNull,
      description: textOrNull,
      is_burned: z
        .boolean()
        .nullish()
        .transform((burned) => burned === true),
    }),
    height: integerOrNull,
    timestamp: textOrNull,
  })
  .transform((token) => ({
    collection: token.collection_addr,
    collectionName: token.collection_name,
    collectionOriginName: token.collection_origin_name,
    objectAddress: token.object_addr,
    owner: token.owner ?? token.owner_addr,
    tokenId: token.nft.token_id,
    uri: token.nft.uri,
    description: token.nft.description,
    isBurned: token.nft.is_burned,
    height: token.height,
    time: token.timestamp,
  }))
export type IndexerToken = z.infer<typeof IndexerToken>

/** GET …/token/{nftAddress}/txs of core-indexer: events of a token, without the transaction itself. */
export const CoreNftTx = z.object({
  txhash: z.string().regex(/^(0x)?[0-9a-fA-F]{64}$/),
  timestamp: z.string(),
  is_nft_mint: z.boolean().nullish(),
  is_nft_transfer: z.boolean().nullish(),
  is_nft_burn: z.boolean().nullish(),
})
export type CoreNftTx = z.infer<typeof CoreNftTx>
