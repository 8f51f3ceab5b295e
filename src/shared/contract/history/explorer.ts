// Explorer schemas: pages about a chain, requested from its indexer and cached so that they can be shown offline.
import { z } from 'zod'
import { ActivityPart, InternalCall, LogEntry, MessageReading } from './activity.ts'
import { ChainId } from '../chain.ts'
import { ErrorData } from '../status.ts'

/** Block height; at most the largest safe integer. */
export const Height = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
/** Cursor from the previous page. */
const Cursor = z.string().max(2000).nullish()
/** Text typed by the user, of limited length. */
const Typed = z.string().trim().min(1).max(300)
/** Reads only the cache and sends no request. */
const fromDisk = z.boolean().default(false)
/** Normalises a hash to upper case without 0x, so that one transaction has one cache key. */
const TxHash = z
  .string()
  .regex(/^(0x)?[0-9a-fA-F]{64}$/)
  .transform((text) => text.replace(/^0x/i, '').toUpperCase())
const chain = { chainId: ChainId, fromDisk }

/** Whether an indexer offers a list; `unknown` until it is asked. */
export const Offer = z.enum(['yes', 'no', 'unknown'])

const coin = z.object({ denom: z.string(), amount: z.string() })
/** Milliseconds since 1970; null where the indexer gives no readable time. */
const time = z.number().nullable()

/** One row of the list of blocks. */
export const ExplorerBlockRow = z.object({
  height: z.number(),
  time,
  txCount: z.number().nullable(),
  /** The proposer's name, else its address; untrusted text. */
  proposer: z.string().nullable(),
})
export type ExplorerBlockRow = z.infer<typeof ExplorerBlockRow>

/** What a transaction did, as seen from one address. */
const Said = ActivityPart.extend({
  /** The page's account, an own account that it concerns, or its sender. */
  viewer: z.string(),
  more: z.number().int(),
  parts: z.array(ActivityPart),
})

/** One row of a list of transactions. */
export const ExplorerTxRow = z.object({
  hash: z.string(),
  height: z.number().nullable(),
  time,
  isFailed: z.boolean(),
  /** Without the leading slash. */
  messageTypes: z.array(z.string()),
  sender: z.string().nullable(),
  /** What happened to a token, where the indexer reports nothing more. */
  note: z.enum(['mint', 'transfer', 'burn']).nullable(),
  /** Null where the list has no full record. */
  said: Said.nullable(),
})
export type ExplorerTxRow = z.infer<typeof ExplorerTxRow>

/** One NFT of a list. */
export const ExplorerTokenRow = z.object({
  collection: z.string(),
  collectionName: z.string().nullable(),
  tokenId: z.string(),
  owner: z.string().nullable(),
  /** The user's account that owns it, if any. */
  accountId: z.string().nullable(),
  uri: z.string().nullable(),
  /** The token's own object address; on Move only. */
  objectAddress: z.string().nullable(),
  height: z.string().nullable(),
  isBurned: z.boolean(),
})
export type ExplorerTokenRow = z.infer<typeof ExplorerTokenRow>

/** One NFT collection. */
export const ExplorerCollectionRow = z.object({
  address: z.string(),
  name: z.string(),
  originName: z.string().nullable(),
  creator: z.string().nullable(),
  description: z.string().nullable(),
  uri: z.string().nullable(),
  tokenCount: z.string().nullable(),
})
export type ExplorerCollectionRow = z.infer<typeof ExplorerCollectionRow>

/** One holder of an asset, by rank. */
export const ExplorerHolder = z.object({
  rank: z.number().int(),
  /** Address as the chain writes it. */
  account: z.string(),
  accountId: z.string().nullable(),
  amount: z.string(),
})
export type ExplorerHolder = z.infer<typeof ExplorerHolder>

/** Builds the schema of a list page. `odd` counts the rows that could not be parsed. */
function list<T extends z.ZodType>(row: T) {
  return z.object({ rows: z.array(row), odd: z.number().int(), nextCursor: z.string().nullable() })
}

/** A page of blocks. */
export const BlockList = list(ExplorerBlockRow)
/** A page of transactions. */
export const TxList = list(ExplorerTxRow)
/** A page of NFTs. */
export const TokenList = list(ExplorerTokenRow)
/** A page of holders. */
export const HolderList = list(ExplorerHolder)
/** A page of collections. */
export const CollectionList = list(ExplorerCollectionRow)

/** A chain's front page: what its indexer offers, newest blocks and transactions. */
export const ExplorerOverview = z.object({
  dialect: z.enum(['rollytics', 'core']),
  version: z.string().nullable(),
  averageMs: z.number().nullable(),
  offers: z.object({ evmTxs: Offer, internalTxs: Offer, richList: Offer, nfts: Offer }),
  /** Heights that the parts of the index have reached. */
  heights: z.object({ chain: z.number().nullable(), internalTxs: z.number().nullable(), richList: z.number().nullable() }),
  blocks: BlockList,
  txs: TxList,
})
export type ExplorerOverview = z.infer<typeof ExplorerOverview>

/** One block with its transactions. */
export const ExplorerBlock = z.object({
  height: z.number(),
  hash: z.string(),
  time,
  intervalMs: z.number().nullable(),
  gasUsed: z.string().nullable(),
  gasWanted: z.string().nullable(),
  txCount: z.number().nullable(),
  fees: z.array(coin),
  proposer: z.object({ moniker: z.string().nullable(), address: z.string().nullable() }).nullable(),
  txs: TxList,
})
export type ExplorerBlock = z.infer<typeof ExplorerBlock>

/** An EVM receipt with its logs. */
export const ExplorerReceipt = z.object({
  hash: z.string(),
  from: z.string(),
  to: z.string().nullable(),
  contract: z.string().nullable(),
  isFailed: z.boolean().nullable(),
  gasUsed: z.string().nullable(),
  /** In wei per unit of gas. */
  gasPrice: z.string().nullable(),
  kind: z.string().nullable(),
  logs: z.array(LogEntry),
})
export type ExplorerReceipt = z.infer<typeof ExplorerReceipt>

/** One transaction from both the Cosmos and the EVM side. */
export const ExplorerTx = z.object({
  /** The Cosmos hash; null for a transaction that only the EVM knows. */
  hash: z.string().nullable(),
  height: z.number().nullable(),
  time,
  isFailed: z.boolean(),
  /** The chain's failure text: untrusted. */
  failure: z.string().nullable(),
  sender: z.string().nullable(),
  /** Null for a transaction that only the EVM knows, or that cannot be decoded. */
  said: Said.nullable(),
  memo: z.string(),
  fee: z.array(coin),
  feePayer: z.string().nullable(),
  gasWanted: z.string().nullable(),
  gasUsed: z.string().nullable(),
  messages: z.array(z.object({ type: z.string(), json: z.string() })),
  /** From the view of the address that `said` is for, else of the sender; none in a page that an earlier version cached. */
  readings: z.array(MessageReading).default([]),
  events: z.array(z.object({ type: z.string(), attributes: z.array(z.object({ key: z.string(), value: z.string() })) })),
  receipt: ExplorerReceipt.nullable(),
  /** Null where the chain keeps none or they were not requested. */
  calls: z.array(InternalCall).nullable(),
  /** The user's account whose local copy has it, for a link. */
  accountId: z.string().nullable(),
  /** Each record byte for byte as the indexer sent it. */
  raw: z.array(z.object({ what: z.enum(['tx', 'receipt']), text: z.string() })),
})
export type ExplorerTx = z.infer<typeof ExplorerTx>

/** An address with its transactions and tokens. */
export const ExplorerAccount = z.object({
  bech32: z.string(),
  hex: z.string(),
  accountId: z.string().nullable(),
  /** Null where the chain's node was not reached. */
  balances: z.array(coin).nullable(),
  txs: TxList,
  tokens: TokenList,
})
export type ExplorerAccount = z.infer<typeof ExplorerAccount>

/** A collection with its tokens. */
export const ExplorerCollection = ExplorerCollectionRow.extend({ tokens: TokenList })
export type ExplorerCollection = z.infer<typeof ExplorerCollection>

/** A token with its history. */
export const ExplorerToken = ExplorerTokenRow.extend({ history: TxList })
export type ExplorerToken = z.infer<typeof ExplorerToken>

/** One target that a search text may lead to. */
export const ExplorerHit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('block'), height: z.number() }),
  /** On another chain where only the history there has what the text shortens. */
  z.object({ kind: z.literal('tx'), chainId: ChainId, hash: z.string() }),
  z.object({ kind: z.literal('account'), address: z.string() }),
  z.object({ kind: z.literal('collection'), collection: z.string(), name: z.string() }),
])
export type ExplorerHit = z.infer<typeof ExplorerHit>

/** Builds the schema of an answer with its age. `problem` says why it is not fresh; null when it is fresh, or when no request was sent. */
function seen<T extends z.ZodType>(data: T) {
  return z.object({ data, seenAt: z.number(), problem: ErrorData.nullable() })
}

/** Like `seen`, or null where `fromDisk` found nothing in the cache. */
function answer<T extends z.ZodType>(data: T) {
  return seen(data).nullable()
}

/** Explorer methods, by name. */
export const explorerContract = {
  'explorer.overview': { input: z.object(chain), output: answer(ExplorerOverview) },
  'explorer.blocks': { input: z.object({ ...chain, cursor: Cursor }), output: answer(BlockList) },
  'explorer.txs': { input: z.object({ ...chain, cursor: Cursor }), output: answer(TxList) },
  'explorer.block': { input: z.object({ ...chain, height: Height }), output: answer(ExplorerBlock) },
  'explorer.tx': { input: z.object({ ...chain, hash: TxHash }), output: answer(ExplorerTx) },
  'explorer.account': { input: z.object({ ...chain, address: Typed }), output: answer(ExplorerAccount) },
  'explorer.accountTxs': { input: z.object({ ...chain, address: Typed, cursor: Cursor }), output: answer(TxList) },
  'explorer.collections': { input: z.object({ ...chain, cursor: Cursor }), output: answer(CollectionList) },
  'explorer.collection': { input: z.object({ ...chain, collection: Typed }), output: answer(ExplorerCollection) },
  'explorer.tokens': { input: z.object({ ...chain, collection: Typed, cursor: Cursor }), output: answer(TokenList) },
  'explorer.token': { input: z.object({ ...chain, collection: Typed, tokenId: Typed }), output: answer(ExplorerToken) },
  'explorer.holders': { input: z.object({ ...chain, denom: Typed, cursor: Cursor }), output: answer(HolderList) },
  /** Finds what a text may refer to: heights, hashes, addresses, collection names. Caches nothing. */
  'explorer.search': { input: z.object({ chainId: ChainId, text: Typed }), output: z.object({ hits: z.array(ExplorerHit) }) },
} as const satisfies Record<string, { input: z.ZodType; output: z.ZodType }>
