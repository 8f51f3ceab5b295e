// A transaction as the screens show it: states and values, no sentences. Sentences are made in the renderer's catalogue.
import { z } from 'zod'
import { ChainId, Units } from '../chain.ts'
import { DIRECTIONS, MAX_SEARCH_TEXT, OPERATORS, PROBLEM_CODES, STATUSES } from '../../domain/search/searchTerms.ts'
import { ActivityKind, Delivery, Fact } from './meaning.ts'

/** Net change of one asset for the account, signed base units. */
export const Movement = z.object({
  denom: z.string(),
  amount: Units,
  symbol: z.string(),
  decimals: z.number().int(),
  isVerified: z.boolean(),
})
export type Movement = z.infer<typeof Movement>

const DirectionName = z.enum(['in', 'out', 'self', 'none'])

/** One of several things that a transaction did: a message, or alike messages as one. */
export const ActivityPart = z.object({
  kind: ActivityKind,
  direction: DirectionName,
  counterparty: z.string().nullable(),
  method: z.string().nullable(),
  otherChainId: z.string().nullable(),
  /** What these messages changed, signed. */
  movements: z.array(Movement),
  about: z.array(Movement),
  facts: z.array(Fact),
})
export type ActivityPart = z.infer<typeof ActivityPart>

export const ActivityItem = z.object({
  chainId: ChainId,
  /** As the chain writes it: 64 upper-case hex digits. */
  hash: z.string(),
  height: z.number().int(),
  /** Milliseconds since 1970. */
  time: z.number().int(),
  status: z.enum(['succeeded', 'failed']),
  kind: ActivityKind,
  /** Which of our accounts this line is about. */
  accountId: z.string(),
  direction: DirectionName,
  movements: z.array(Movement),
  /** Address of the other side, if there is one. */
  counterparty: z.string().nullable(),
  /** Name of the called function or of the message type, untrusted text. */
  method: z.string().nullable(),
  /** Target chain of a deposit or an IBC transfer, when known. */
  otherChainId: z.string().nullable(),
  /** What the message speaks of, positive; it need not have moved: an undelegation, an approval. */
  about: z.array(Movement),
  facts: z.array(Fact),
  /** Further messages that say something about the account and are not among `parts`. */
  more: z.number().int(),
  /** What it did, where that is several things; empty where the rest of this line says it all. */
  parts: z.array(ActivityPart),
  /** Null where nothing was sent to another chain. */
  delivery: Delivery.nullable(),
  fee: z.array(Movement),
  memo: z.string(),
  messageTypes: z.array(z.string()),
  /** The waybill that sent it. */
  transferId: z.string().nullable(),
  /** When its indexer was found not to list it for this account any more, ms; null while it does. The copy stays. */
  delistedAt: z.number().int().nullable(),
})
export type ActivityItem = z.infer<typeof ActivityItem>

/** Transactions that may be picked at once. */
const MAX_PICKED = 2000

export const ActivityFilter = z.object({
  accountId: z.string().nullish(),
  /** In the search language of search.ts. */
  text: z.string().max(MAX_SEARCH_TEXT).nullish(),
  /** Conditions beside the text, for callers that have no search box. */
  chainId: ChainId.nullish(),
  status: z.enum(STATUSES).nullish(),
  direction: z.enum(DIRECTIONS).nullish(),
  /** These transactions alone, as far as the rest leaves them: what somebody picked. */
  only: z
    .array(z.object({ chainId: ChainId, hash: z.string().regex(/^[0-9A-F]{64}$/) }))
    .max(MAX_PICKED)
    .nullish(),
})
export type ActivityFilter = z.infer<typeof ActivityFilter>

const SearchProblem = z.object({
  code: z.enum(PROBLEM_CODES),
  at: z.number().int(),
  length: z.number().int(),
  text: z.string(),
  operator: z.enum(OPERATORS).nullable(),
})

export const ActivityCount = z.object({
  count: z.number().int(),
  /** False: there are at least so many. */
  isExact: z.boolean(),
})
export type ActivityCount = z.infer<typeof ActivityCount>

export const ActivityPage = z.object({
  items: z.array(ActivityItem),
  /** Opaque; null at the end. */
  nextCursor: z.string().nullable(),
  /** Rows that match: all of them, or at least so many; activity.count has the exact number. */
  matching: ActivityCount,
  /** Rows in all. */
  total: z.number().int(),
  /** The search was broken off at this time before there were enough rows: go on from the cursor. Null when it was not. */
  searchedTo: z.number().int().nullable(),
  /** Rows are still being indexed: the search may miss some. */
  isIndexing: z.boolean(),
  /** What of the text could not be read or names nothing; it was left out. */
  problems: z.array(SearchProblem),
})
export type ActivityPage = z.infer<typeof ActivityPage>

/** What a stretch of time, a day as a rule, changed: net of every asset over everything that the filter leaves. */
export const ActivityDay = z.object({
  from: z.number().int(),
  until: z.number().int(),
  /** Forms of one asset on several chains are one; largest part of the lines first. Fees are not part of it. */
  nets: z.array(Movement),
})
export type ActivityDay = z.infer<typeof ActivityDay>

/** What one message means for the account. */
export const MessageReading = z.object({
  /** Which message, from 0; messages inside another follow it with a greater depth. */
  index: z.number().int(),
  depth: z.number().int(),
  type: z.string(),
  /** False for a message that says nothing about the account; `kind` is then `other`. */
  isMine: z.boolean(),
  ...ActivityPart.shape,
})
export type MessageReading = z.infer<typeof MessageReading>

/** A contract's log; `name` and `args` where its form is a known one. */
export const LogEntry = z.object({
  address: z.string(),
  name: z.string().nullable(),
  args: z.array(z.object({ name: z.string(), value: z.string() })),
  topics: z.array(z.string()),
  data: z.string(),
})
export type LogEntry = z.infer<typeof LogEntry>

/** A call made inside an EVM transaction; values in wei. */
export const InternalCall = z.object({
  kind: z.string(),
  /** How deep: 0 is the transaction itself. */
  depth: z.number().int(),
  from: z.string(),
  to: z.string(),
  value: Units,
})
export type InternalCall = z.infer<typeof InternalCall>

/** A step of something on its way between chains, as a transaction of the local copy tells of it. */
export const CrossChainLegStep = z.object({
  step: z.enum(['sent', 'received', 'refused', 'acknowledged', 'refunded', 'timedOut']),
  chainId: ChainId,
  hash: z.string(),
  time: z.number().int(),
  /** An account that has the transaction; null when none of ours has. */
  accountId: z.string().nullable(),
})
export type CrossChainLegStep = z.infer<typeof CrossChainLegStep>

/** One transaction in full. */
export const ActivityDetail = z.object({
  item: ActivityItem,
  gasWanted: z.string().nullable(),
  gasUsed: z.string().nullable(),
  /** Why it failed, in the chain's words: untrusted text. */
  failure: z.string().nullable(),
  /** Messages and events as indented JSON text; the raw record byte for byte as the indexer sent it. */
  messages: z.array(z.object({ type: z.string(), json: z.string() })),
  readings: z.array(MessageReading),
  events: z.array(z.object({ type: z.string(), attributes: z.array(z.object({ key: z.string(), value: z.string() })) })),
  logs: z.array(LogEntry),
  internalCalls: z.array(InternalCall),
  /** Every known step of what this transaction sent, received or ended, oldest first. */
  crossChainLegs: z.array(CrossChainLegStep),
  raw: z.string(),
})
export type ActivityDetail = z.infer<typeof ActivityDetail>
