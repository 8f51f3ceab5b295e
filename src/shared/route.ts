// Quotes: what the router offers for a request, in the form the screens show. The router's own text is kept apart, untouched.
import { z } from 'zod'
import { Asset, ChainId, Units } from './chain.ts'

export const QuoteRequest = z.object({
  accountId: z.string(),
  fromChainId: ChainId,
  fromDenom: z.string(),
  toChainId: ChainId,
  toDenom: z.string(),
  amount: Units,
  /** Any form the destination chain takes; null = the account's own address. */
  recipient: z.string().nullable(),
  /** Decimal text, as in "0.5". */
  slippagePercent: z.string().regex(/^\d{1,2}(\.\d{1,2})?$/),
})
export type QuoteRequest = z.infer<typeof QuoteRequest>

export const RouteHop = z.object({
  kind: z.enum(['opinit', 'ibc', 'swap', 'send', 'bridge', 'unknown']),
  /** The router's word for the bridge, untrusted text. */
  bridge: z.string().nullable(),
  fromChainId: ChainId,
  toChainId: ChainId,
})
export type RouteHop = z.infer<typeof RouteHop>

export const RouteFee = z.object({
  /** Untrusted text from the router, or one of ours: "network". */
  label: z.string(),
  amount: Units,
  symbol: z.string(),
  decimals: z.number().int(),
  behavior: z.enum(['deducted', 'onTop']),
})
export type RouteFee = z.infer<typeof RouteFee>

export const Quote = z.object({
  id: z.string(),
  request: QuoteRequest,
  from: Asset,
  to: Asset,
  amountIn: Units,
  amountOut: Units,
  /** The least that arrives with the slippage asked for. */
  minimumOut: Units,
  hops: z.array(RouteHop),
  fees: z.array(RouteFee),
  durationSeconds: z.number().int().nullable(),
  transactionsRequired: z.number().int(),
  needsOpHook: z.boolean(),
  priceImpactPercent: z.string().nullable(),
  /** Untrusted text from the router. */
  warnings: z.array(z.string()),
  /** Chains that want an address, in order; the last is the recipient's. */
  addressChainIds: z.array(ChainId),
  /** Milliseconds since 1970. */
  quotedAt: z.number().int(),
  expiresAt: z.number().int(),
  /** Why this route cannot be driven by this version; null when it can. */
  obstacle: z.enum(['severalTransactions', 'opHook', 'evmSource', 'unknownChain', 'watchOnly']).nullable(),
})
export type Quote = z.infer<typeof Quote>
