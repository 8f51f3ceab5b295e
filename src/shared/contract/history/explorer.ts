// What the explorer shows of a chain: pages asked of its indexer and kept, so that what was seen once can be seen again offline.
import { z } from 'zod'
import { InternalCall, LogEntry } from './activity.ts'
import { ChainId } from '../chain.ts'
import { ErrorData } from '../status.ts'

/** Digits of a height; small enough for every counter on the way. */
export const Height = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
/** Where a list goes on, as the page before said. */
const Cursor = z.string().max(2000).nullish()
/** What is asked for: written by a person, so anything short. */
const Typed = z.string().trim().min(1).max(300)
/** Reads what was kept and asks nobody. */
const fromDisk = z.boolean().default(false)
/** Out: upper case, without 0x: the same transaction is the same question. */
const TxHash = z
  .string()
  .regex(/^(0x)?[0-9a-fA-F]{64}$/)
  .transform((text) => text.replace(/^0x/i, '').toUpperCase())
const chain = { chainId: ChainId, fromDisk }

/** yes and no were told; unknown is settled by asking. */
export const Offer = z.enum(['yes', 'no', 'unknown'])

const coin = z.object({ denom: z.string(), amount: z.string() })
/** Milliseconds since 1970; null where the indexer gives none that can be read. */
const time = z.number().nullable()

export const ExplorerBlockRow = z.object({
  height: z.number(),
  time,
  txCount: z.number().nullable(),
  /** Its name, else its address; a stranger's text. */
  proposer: z.string().nullable(),
})
export type ExplorerBlockRow = z.infer<typeof ExplorerBlockRow>

export const ExplorerTxRow = z.object({
  hash: z.string(),
  height: z.number().nullable(),
  time,
  isFailed: z.boolean(),
  /** Without the leading slash. */
  messageTypes: z.array(z.string()),
  sender: z.string().nullable(),
  /** What happened to a token, where the indexer says no more than that. */
  note: z.enum(['mint', 'transfer', 'burn']).nullable(),
})
export type ExplorerTxRow = z.infer<typeof ExplorerTxRow>

export const ExplorerTokenRow = z.object({
  collection: z.string(),
  collectionName: z.string().nullable(),
  tokenId: z.string(),
  owner: z.string().nullable(),
  /** The account it belongs to, when that is one of ours. */
  accountId: z.string().nullable(),
  uri: z.string().nullable(),
  /** The token's own address, on Move alone. */
  objectAddress: z.string().nullable(),
  height: z.string().nullable(),
  isBurned: z.boolean(),
})
export type ExplorerTokenRow = z.infer<typeof ExplorerTokenRow>

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

export const ExplorerHolder = z.object({
  rank: z.number().int(),
  /** As the chain writes it. */
  account: z.string(),
  accountId: z.string().nullable(),
  amount: z.string(),
})
export type ExplorerHolder = z.infer<typeof ExplorerHolder>

/** A list as far as it was read. `odd` counts the rows that could not be read. */
function list<T extends z.ZodType>(row: T) {
  return z.object({ rows: z.array(row), odd: z.number().int(), nextCursor: z.string().nullable() })
}

export const BlockList = list(ExplorerBlockRow)
export const TxList = list(ExplorerTxRow)
export const TokenList = list(ExplorerTokenRow)
export const HolderList = list(ExplorerHolder)
export const CollectionList = list(ExplorerCollectionRow)

export const ExplorerOverview = z.object({
  dialect: z.enum(['rollytics', 'core']),
  version: z.string().nullable(),
  averageMs: z.number().nullable(),
  offers: z.object({ evmTxs: Offer, internalTxs: Offer, richList: Offer, nfts: Offer }),
  /** How far the parts of the index have come. */
  heights: z.object({ chain: z.number().nullable(), internalTxs: z.number().nullable(), richList: z.number().nullable() }),
  blocks: BlockList,
  txs: TxList,
})
export type ExplorerOverview = z.infer<typeof ExplorerOverview>

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

export const ExplorerReceipt = z.object({
  hash: z.string(),
  from: z.string(),
  to: z.string().nullable(),
  contract: z.string().nullable(),
  isFailed: z.boolean().nullable(),
  gasUsed: z.string().nullable(),
  /** In wei for one unit of gas. */
  gasPrice: z.string().nullable(),
  kind: z.string().nullable(),
  logs: z.array(LogEntry),
})
export type ExplorerReceipt = z.infer<typeof ExplorerReceipt>

export const ExplorerTx = z.object({
  /** The Cosmos hash; null for a transaction that only the EVM knows. */
  hash: z.string().nullable(),
  height: z.number().nullable(),
  time,
  isFailed: z.boolean(),
  /** Why it failed, in the chain's words: a stranger's text. */
  failure: z.string().nullable(),
  memo: z.string(),
  fee: z.array(coin),
  feePayer: z.string().nullable(),
  gasWanted: z.string().nullable(),
  gasUsed: z.string().nullable(),
  messages: z.array(z.object({ type: z.string(), json: z.string() })),
  events: z.array(z.object({ type: z.string(), attributes: z.array(z.object({ key: z.string(), value: z.string() })) })),
  receipt: ExplorerReceipt.nullable(),
  /** Null where the chain keeps none or they were not asked for. */
  calls: z.array(InternalCall).nullable(),
  /** The account of ours whose copy has it, for a link. */
  accountId: z.string().nullable(),
  /** Each record byte for byte as the indexer sent it. */
  raw: z.array(z.object({ what: z.enum(['tx', 'receipt']), text: z.string() })),
})
export type ExplorerTx = z.infer<typeof ExplorerTx>

export const ExplorerAccount = z.object({
  bech32: z.string(),
  hex: z.string(),
  accountId: z.string().nullable(),
  txs: TxList,
  tokens: TokenList,
})
export type ExplorerAccount = z.infer<typeof ExplorerAccount>

export const ExplorerCollection = ExplorerCollectionRow.extend({ tokens: TokenList })
export type ExplorerCollection = z.infer<typeof ExplorerCollection>

export const ExplorerToken = ExplorerTokenRow.extend({ history: TxList })
export type ExplorerToken = z.infer<typeof ExplorerToken>

/** What a search may lead to. */
export const ExplorerHit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('block'), height: z.number() }),
  z.object({ kind: z.literal('tx'), hash: z.string() }),
  z.object({ kind: z.literal('account'), address: z.string() }),
  z.object({ kind: z.literal('collection'), collection: z.string(), name: z.string() }),
])
export type ExplorerHit = z.infer<typeof ExplorerHit>

/** An answer with its age. `problem` says why it is not a new one; null when it is, or when nobody was asked. */
function seen<T extends z.ZodType>(data: T) {
  return z.object({ data, seenAt: z.number(), problem: ErrorData.nullable() })
}

/** Of what is read from disk, null when it was never seen. */
function answer<T extends z.ZodType>(data: T) {
  return seen(data).nullable()
}

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
  /** Asks where text may lead: heights, hashes, addresses, names of collections. Nothing is kept of it. */
  'explorer.search': { input: z.object({ chainId: ChainId, text: Typed }), output: z.object({ hits: z.array(ExplorerHit) }) },
} as const satisfies Record<string, { input: z.ZodType; output: z.ZodType }>
