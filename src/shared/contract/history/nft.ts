// NFT schemas: tokens by collection, their metadata, and why a picture is not shown.
import { z } from 'zod'
import { ChainId } from '../chain.ts'
import { ActivityKind } from './activityMeaning.ts'

/** Why a token has no picture on screen. */
export const ImageReason = z.enum([
  // Disabled by the user.
  'off',
  'collectionOff',
  // Not fetched yet, or removed to save space.
  'notYet',
  'swept',
  // Problems of the token itself.
  'noUri',
  'noImage',
  'badUri',
  // Network problems.
  'privateAddress',
  'unreachable',
  'timeout',
  'refusedByServer',
  'tooManyRedirects',
  'tooLarge',
  // Problems of the received file.
  'notMetadata',
  'notImage',
  'tooManyPixels',
  'undecodable',
])
export type ImageReason = z.infer<typeof ImageReason>

/** A stored picture, or why there is none. Files are named by the SHA-256 of their content. */
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
    /** The host that was asked; null where none was. */
    host: z.string().nullable(),
    /** When Waybill retries automatically, milliseconds since 1970. */
    nextTryAt: z.number().int().nullable(),
  }),
])
export type NftImage = z.infer<typeof NftImage>

/** 0x address in lower case, as the archive stores it. */
const Collection = z.string().min(1).max(200)
const TokenId = z.string().max(512)

/** Identifies one token of one account. */
export const NftKey = z.object({ accountId: z.string(), chainId: ChainId, collection: Collection, tokenId: TokenId })
export type NftKey = z.infer<typeof NftKey>

/** Identifies one collection. */
export const CollectionKey = z.object({ chainId: ChainId, collection: Collection })
export type CollectionKey = z.infer<typeof CollectionKey>

/** One token as listed. */
export const Nft = NftKey.extend({
  /** Name from its metadata; null where none was read. Untrusted text. */
  name: z.string().nullable(),
  image: NftImage,
  /** When a complete snapshot first lacked it; null while it is owned. */
  leftAt: z.number().int().nullable(),
  isHidden: z.boolean(),
})
export type Nft = z.infer<typeof Nft>

/** Which tokens to return. */
export const NftFilter = z.object({
  /** Search text for names, collections, token ids and traits. */
  text: z.string().max(200).nullish(),
  accountId: z.string().nullish(),
  chainId: z.string().nullish(),
  /** held: owned and not hidden. left: no longer owned. */
  show: z.enum(['held', 'hidden', 'left']),
})
export type NftFilter = z.infer<typeof NftFilter>

/** A collection in grid order; its matching tokens start at `first`. */
export const NftGroup = CollectionKey.extend({
  /** Untrusted text. */
  name: z.string(),
  /** Tokens in existence when it was read; null where unknown. */
  tokenCount: z.number().int().nullable(),
  first: z.number().int(),
  count: z.number().int(),
  isHidden: z.boolean(),
  /** Whether its pictures are fetched. */
  hasImages: z.boolean(),
  /** Tokens whose picture is still to be fetched; 0 where none are. */
  awaited: z.number().int(),
})
export type NftGroup = z.infer<typeof NftGroup>

/** Groups and counts of the NFT grid. */
export const NftOverview = z.object({
  groups: z.array(NftGroup),
  /** Number of matching tokens. */
  count: z.number().int(),
  /** Tokens in each view, regardless of the other filters. */
  totals: z.object({ held: z.number().int(), hidden: z.number().int(), left: z.number().int() }),
  /** Owned and not hidden, by chain. */
  chains: z.array(z.object({ chainId: ChainId, count: z.number().int() })),
  /** When the newest picture was stored; null where there is none. */
  newestImageAt: z.number().int().nullable(),
})
export type NftOverview = z.infer<typeof NftOverview>

/** One trait from the metadata, untrusted text. */
export const NftTrait = z.object({ name: z.string(), value: z.string() })
export type NftTrait = z.infer<typeof NftTrait>

/** One token with its metadata and history. */
export const NftDetail = z.object({
  nft: Nft,
  collectionName: z.string(),
  creator: z.string(),
  description: z.string().nullable(),
  traits: z.array(NftTrait),
  /** Metadata URI as the chain has it. Untrusted text. */
  uri: z.string(),
  objectAddr: z.string(),
  firstSeenAt: z.number().int(),
  readAt: z.number().int(),
  /** File type of the original picture before Waybill re-encoded it: "PNG". */
  imageType: z.string().nullable(),
  /** Transactions of the local copy that mention it, newest first. */
  history: z.array(
    z.object({ accountId: z.string(), hash: z.string(), time: z.number().int(), height: z.number().int(), kind: ActivityKind }),
  ),
})
export type NftDetail = z.infer<typeof NftDetail>

/** Hosts that the pictures of some tokens are, or would be, fetched from. */
export const ImageHosts = z.array(z.object({ host: z.string(), tokens: z.number().int(), isGateway: z.boolean() }))
export type ImageHosts = z.infer<typeof ImageHosts>
