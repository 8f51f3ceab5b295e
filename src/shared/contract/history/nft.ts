// NFTs as screens see them: tokens by collection, what is known of each, and why a picture is not shown.
import { z } from 'zod'
import { ChainId } from '../chain.ts'

/** Why a token has no picture on the screen. */
export const ImageReason = z.enum([
  // By choice.
  'off',
  'collectionOff',
  // Not yet, or not any more.
  'notYet',
  'swept',
  // The token itself.
  'noUri',
  'noImage',
  'badUri',
  // On the way.
  'privateAddress',
  'unreachable',
  'timeout',
  'refusedByServer',
  'tooManyRedirects',
  'tooLarge',
  // What came.
  'notMetadata',
  'notImage',
  'tooManyPixels',
  'undecodable',
])
export type ImageReason = z.infer<typeof ImageReason>

/** A picture on this computer, or why there is none. Files are named by the SHA-256 of what they hold. */
export const NftImage = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('kept'),
    /** Longest side 256 pixels. */
    thumb: z.string(),
    /** Longest side 1024 pixels. */
    view: z.string(),
    width: z.number().int(),
    height: z.number().int(),
  }),
  z.object({
    state: z.literal('absent'),
    reason: ImageReason,
    /** Who was asked; null where nobody was. */
    host: z.string().nullable(),
    /** When Waybill asks again by itself, milliseconds since 1970. */
    nextTryAt: z.number().int().nullable(),
  }),
])
export type NftImage = z.infer<typeof NftImage>

/** 0x address, lower case, as the archive has it. */
const Collection = z.string().min(1).max(200)
const TokenId = z.string().max(512)

export const NftKey = z.object({ accountId: z.string(), chainId: ChainId, collection: Collection, tokenId: TokenId })
export type NftKey = z.infer<typeof NftKey>

export const CollectionKey = z.object({ chainId: ChainId, collection: Collection })
export type CollectionKey = z.infer<typeof CollectionKey>

export const Nft = NftKey.extend({
  /** From its metadata; null where none was read. A stranger wrote it. */
  name: z.string().nullable(),
  image: NftImage,
  /** When a whole set was first read without it; null while it is owned. */
  leftAt: z.number().int().nullable(),
  isHidden: z.boolean(),
})
export type Nft = z.infer<typeof Nft>

export const NftFilter = z.object({
  /** In names, collections, token ids and traits. */
  text: z.string().max(200).nullish(),
  accountId: z.string().nullish(),
  chainId: z.string().nullish(),
  /** held: owned and not hidden. left: what is gone. */
  show: z.enum(['held', 'hidden', 'left']),
})
export type NftFilter = z.infer<typeof NftFilter>

/** A collection in the order of the grid; its matching tokens are those from `first` on. */
export const NftGroup = CollectionKey.extend({
  /** A stranger wrote it. */
  name: z.string(),
  /** Tokens in existence when it was read; null where that is not known. */
  tokenCount: z.number().int().nullable(),
  first: z.number().int(),
  count: z.number().int(),
  isHidden: z.boolean(),
  /** Whether its pictures are fetched. */
  hasImages: z.boolean(),
})
export type NftGroup = z.infer<typeof NftGroup>

export const NftOverview = z.object({
  groups: z.array(NftGroup),
  /** Matching tokens. */
  count: z.number().int(),
  /** Tokens in each view, whatever else is filtered. */
  totals: z.object({ held: z.number().int(), hidden: z.number().int(), left: z.number().int() }),
  /** Owned and not hidden, by chain. */
  chains: z.array(z.object({ chainId: ChainId, count: z.number().int() })),
  /** When the newest picture was kept; null where there is none. */
  newestImageAt: z.number().int().nullable(),
})
export type NftOverview = z.infer<typeof NftOverview>

export const NftTrait = z.object({ name: z.string(), value: z.string() })
export type NftTrait = z.infer<typeof NftTrait>

export const NftDetail = z.object({
  nft: Nft,
  collectionName: z.string(),
  creator: z.string(),
  description: z.string().nullable(),
  traits: z.array(NftTrait),
  /** As the chain has it. A stranger wrote it. */
  uri: z.string(),
  objectAddr: z.string(),
  firstSeenAt: z.number().int(),
  readAt: z.number().int(),
  /** What kind of file the picture was before Waybill drew it anew: "PNG". */
  imageType: z.string().nullable(),
  /** Transactions of the local copy that name it, newest first. */
  history: z.array(
    z.object({ accountId: z.string(), hash: z.string(), time: z.number().int(), height: z.number().int(), kind: z.string() }),
  ),
})
export type NftDetail = z.infer<typeof NftDetail>

/** Hosts that the pictures of some tokens are, or would be, fetched from. */
export const ImageHosts = z.array(z.object({ host: z.string(), tokens: z.number().int(), isGateway: z.boolean() }))
export type ImageHosts = z.infer<typeof ImageHosts>
