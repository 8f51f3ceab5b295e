// Schemas of activity: transactions as states and values. The renderer's catalogue makes the sentences.
import { z } from 'zod'
import { ChainId, Units } from '../chain.ts'
import { DIRECTIONS, MAX_SEARCH_TEXT, OPERATORS, PROBLEM_CODES, STATUSES } from '../../domain/search/searchTerms.ts'
import { ActivityKind, Delivery, Fact } from './activityMeaning.ts'

/** Net change of one asset for the account, signed base units. */
export const Movement = z.object({
  denom: z.string(),
  amount: Units,
  symbol: z.string(),
  decimals: z.number().int(),
  isVerified: z.boolean(),
})
export type Movement = z.infer<typeof Movement>

/** Whether value came, went, both or neither; `self`: both, or to the same account. */
export const Direction = z.enum(['in', 'out', 'self', 'none'])
export type Direction = z.infer<typeof Direction>

/** One of several things that a transaction did: a message, or several similar messages combined. */
export const ActivityPart = z.object({
  kind: ActivityKind,
  direction: Direction,
  counterparty: z.string().nullable(),
  method: z.string().nullable(),
  otherChainId: z.string().nullable(),
  /** Net changes caused by these messages, signed. */
  movements: z.array(Movement),
  about: z.array(Movement),
  facts: z.array(Fact),
})
export type ActivityPart = z.infer<typeof ActivityPart>

/** A transaction that was looked for. */
export const FoundTransaction = z.object({
  /** Whose history has it; null where none has. */
  accountId: z.string().nullable(),
  fee: z.array(Movement),
  /** The other net changes, signed. */
  movements: z.array(Movement),
  /** Rewards among them, where own money came back with them; null elsewhere. */
  rewards: z.array(Movement).nullable(),
})

/** One row of the activity list: a transaction as seen from one account. */
export const ActivityItem = z.object({
  chainId: ChainId,
  /** As the chain writes it: 64 upper-case hex digits. */
  hash: z.string(),
  height: z.number().int(),
  /** Milliseconds since 1970. */
  time: z.number().int(),
  status: z.enum(['succeeded', 'failed']),
  kind: ActivityKind,
  /** The user's account that this row is about. */
  accountId: z.string(),
  direction: Direction,
  movements: z.array(Movement),
  /** Address of the other side, if there is one. */
  counterparty: z.string().nullable(),
  /** Name of the called function or of the message type, untrusted text. */
  method: z.string().nullable(),
  /** Target chain of a deposit or an IBC transfer, when known. */
  otherChainId: z.string().nullable(),
  /** Amounts that the message names, positive; nothing need have moved: an undelegation, an approval. */
  about: z.array(Movement),
  facts: z.array(Fact),
  /** Number of further messages that concern the account and are not among `parts`. */
  more: z.number().int(),
  /** The parts of a transaction that did several things; empty where the other fields describe it completely. */
  parts: z.array(ActivityPart),
  /** Cross-chain delivery state; null where nothing was sent to another chain. */
  delivery: Delivery.nullable(),
  /** Its packets and bridge messages: rows that share one are steps of one transfer. Empty where it has many, as a relayer's has. */
  packets: z.array(z.object({ id: z.string(), isSent: z.boolean() })),
  fee: z.array(Movement),
  memo: z.string(),
  messageTypes: z.array(z.string()),
  /** The transfer that sent it. */
  transferId: z.string().nullable(),
  /** When the indexer was found not to list it for this account any longer, ms; null while it does. The stored copy stays. */
  delistedAt: z.number().int().nullable(),
})
export type ActivityItem = z.infer<typeof ActivityItem>

/** Maximum number of transactions that may be selected at once. */
const MAX_PICKED = 2000

/** Which rows of the activity list to return. */
export const ActivityFilter = z.object({
  accountId: z.string().nullish(),
  /** In the search language of search.ts. */
  text: z.string().max(MAX_SEARCH_TEXT).nullish(),
  /** Conditions beside the text, for callers that have no search box. */
  chainId: ChainId.nullish(),
  status: z.enum(STATUSES).nullish(),
  direction: z.enum(DIRECTIONS).nullish(),
  /** Restricts the result to these transactions, for a selection made by hand. */
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

/** A number of matching rows. */
export const ActivityCount = z.object({
  count: z.number().int(),
  /** False: `count` is a lower bound. */
  isExact: z.boolean(),
})
export type ActivityCount = z.infer<typeof ActivityCount>

/** One page of activity with its counts and search problems. */
export const ActivityPage = z.object({
  items: z.array(ActivityItem),
  /** Opaque; null at the end. */
  nextCursor: z.string().nullable(),
  /** Number of matching rows, possibly a lower bound; activity.count returns the exact number. */
  matching: ActivityCount,
  /** Number of rows without the filter. */
  total: z.number().int(),
  /** The search stopped at this time, ms, before the page was full; continue from the cursor. Null when it ran to its end. */
  searchedTo: z.number().int().nullable(),
  /** True while rows are still being indexed: the search may miss some. */
  isIndexing: z.boolean(),
  /** Parts of the text that could not be parsed or that name nothing; they were ignored. */
  problems: z.array(SearchProblem),
})
export type ActivityPage = z.infer<typeof ActivityPage>

/** Net change of every asset over one period, usually a day, for all rows that pass the filter. */
export const ActivityDay = z.object({
  from: z.number().int(),
  until: z.number().int(),
  /** Forms of one asset on several chains are merged; listed assets first, then by symbol. Fees are not included, nor the two
   *  ends of a transfer of own money between chains. */
  nets: z.array(Movement),
})
export type ActivityDay = z.infer<typeof ActivityDay>

/** The decoded meaning of one message for the account. */
export const MessageReading = z.object({
  /** Message index from 0; nested messages follow their parent with a greater depth. */
  index: z.number().int(),
  depth: z.number().int(),
  type: z.string(),
  /** False for a message that does not concern the account; `kind` is then `other`. */
  isMine: z.boolean(),
  /** Whom a message with several outputs pays what. */
  recipients: z.array(z.object({ address: z.string(), amounts: z.array(Movement) })).optional(),
  ...ActivityPart.shape,
})
export type MessageReading = z.infer<typeof MessageReading>

/** A contract's log entry; `name` and `args` are set where its ABI is known. */
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
  /** Call depth: 0 is the transaction itself. */
  depth: z.number().int(),
  from: z.string(),
  to: z.string(),
  value: Units,
})
export type InternalCall = z.infer<typeof InternalCall>

/** One step of a cross-chain message, as recorded by a transaction of the local copy. */
export const CrossChainLegStep = z.object({
  step: z.enum(['sent', 'received', 'refused', 'acknowledged', 'refunded', 'timedOut']),
  chainId: ChainId,
  hash: z.string(),
  time: z.number().int(),
  /** An account whose history has the transaction; null when no account has it. */
  accountId: z.string().nullable(),
})
export type CrossChainLegStep = z.infer<typeof CrossChainLegStep>

/** One transaction with all its details. */
export const ActivityDetail = z.object({
  item: ActivityItem,
  /** The hash that EVM wallets and explorers show, 0x and lower case; null without one. */
  evmHash: z.string().nullable(),
  gasWanted: z.string().nullable(),
  gasUsed: z.string().nullable(),
  /** The chain's failure text: untrusted. */
  failure: z.string().nullable(),
  /** Messages and events as indented JSON text; the raw record byte for byte as the indexer sent it. */
  messages: z.array(z.object({ type: z.string(), json: z.string() })),
  readings: z.array(MessageReading),
  events: z.array(z.object({ type: z.string(), attributes: z.array(z.object({ key: z.string(), value: z.string() })) })),
  logs: z.array(LogEntry),
  internalCalls: z.array(InternalCall),
  /** Every known step of what this transaction sent, received or settled, oldest first. */
  crossChainLegs: z.array(CrossChainLegStep),
  raw: z.string(),
})
export type ActivityDetail = z.infer<typeof ActivityDetail>
