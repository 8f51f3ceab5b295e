// A transaction as the screens show it: states and values, no sentences. Sentences are made in the renderer's catalogue.
import { z } from 'zod'
import { ChainId, Units } from './chain.ts'

export const ActivityKind = z.enum([
  'sent',
  'received',
  'self',
  'ibcSent',
  'ibcReceived',
  'ibcRelayed',
  'ibcTimedOut',
  'deposit',
  'depositArrived',
  'withdrawal',
  'withdrawalClaimed',
  'delegated',
  'undelegated',
  'redelegated',
  'rewards',
  'voted',
  'swapped',
  'approved',
  'evmCall',
  'moveCall',
  'wasmCall',
  'nft',
  'granted',
  'executedForOther',
  'other',
])
export type ActivityKind = z.infer<typeof ActivityKind>

/** Net change of one asset for the account, signed base units. */
export const Movement = z.object({
  denom: z.string(),
  amount: Units,
  symbol: z.string(),
  decimals: z.number().int(),
  isVerified: z.boolean(),
})
export type Movement = z.infer<typeof Movement>

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
  direction: z.enum(['in', 'out', 'self', 'none']),
  movements: z.array(Movement),
  /** Address of the other side, if there is one. */
  counterparty: z.string().nullable(),
  /** Name of the called function or of the message type, untrusted text. */
  method: z.string().nullable(),
  /** Target chain of a deposit or an IBC transfer, when known. */
  otherChainId: z.string().nullable(),
  fee: z.array(Movement),
  memo: z.string(),
  messageTypes: z.array(z.string()),
  /** The waybill that sent it. */
  transferId: z.string().nullable(),
})
export type ActivityItem = z.infer<typeof ActivityItem>

export const ActivityFilter = z.object({
  accountId: z.string().nullish(),
  chainId: ChainId.nullish(),
  /** Words looked for in hash, addresses, memo and message types. */
  text: z.string().max(200).nullish(),
  status: z.enum(['succeeded', 'failed']).nullish(),
  direction: z.enum(['in', 'out', 'self', 'none']).nullish(),
})
export type ActivityFilter = z.infer<typeof ActivityFilter>

export const ActivityPage = z.object({
  items: z.array(ActivityItem),
  /** Opaque; null at the end. */
  nextCursor: z.string().nullable(),
  /** Rows that match, and rows in all. */
  matching: z.number().int(),
  total: z.number().int(),
})
export type ActivityPage = z.infer<typeof ActivityPage>

/** One transaction in full. */
export const ActivityDetail = z.object({
  item: ActivityItem,
  gasWanted: z.string().nullable(),
  gasUsed: z.string().nullable(),
  /** Why it failed, in the chain's words: untrusted text. */
  failure: z.string().nullable(),
  /** Messages and events as indented JSON text; the raw record byte for byte as the indexer sent it. */
  messages: z.array(z.object({ type: z.string(), json: z.string() })),
  events: z.array(z.object({ type: z.string(), attributes: z.array(z.object({ key: z.string(), value: z.string() })) })),
  raw: z.string(),
})
export type ActivityDetail = z.infer<typeof ActivityDetail>
