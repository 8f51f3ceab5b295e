// Quotes: what the router offers for a request, in the form the screens show. The router's own text is kept apart, untouched.
import { z } from 'zod'
import { Asset, ChainId, Units } from '../chain.ts'
import { ErrorData } from '../status.ts'

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
  denomIn: z.string().nullable().default(null),
  denomOut: z.string().nullable().default(null),
  /** What the router expects to come out, base units of `denomOut`. */
  amountOut: Units.nullable().default(null),
  /** Which of the route's transactions carries it, from 0. */
  txIndex: z.number().int().default(0),
})
export type RouteHop = z.infer<typeof RouteHop>

export const RouteFee = z.object({
  /** Untrusted text from the router, or one of ours: "network". */
  label: z.string(),
  amount: Units,
  symbol: z.string(),
  decimals: z.number().int(),
  behavior: z.enum(['deducted', 'onTop']),
  /** Where and in what it is paid; null where the router does not say. */
  chainId: ChainId.nullable().default(null),
  denom: z.string().nullable().default(null),
  /** The router's estimate in US dollars, decimal text. */
  usd: z.string().nullable().default(null),
})
export type RouteFee = z.infer<typeof RouteFee>

/** One entry of the router's address list, in its order; the last is the recipient's. */
export const RouteAddress = z.object({
  chainId: ChainId,
  address: z.string(),
  role: z.enum(['own', 'recipient']),
  /** False where it is the user's and no app of the device could sign for it on that chain: money that stops there could not be moved. */
  isSignable: z.boolean(),
})
export type RouteAddress = z.infer<typeof RouteAddress>

/**
 * What must be accepted one by one before a quote makes a transfer. `text` may be the router's, untrusted.
 * intermediateAsset: what rests between two transactions, and the least of it; feesOnTop: what the router takes beside the
 * amount; unknownValue: an exchange whose worth nobody states; sameAssetLoss: less of the very same asset arrives; worseOffer:
 * another offer yields more.
 */
export const QuoteGate = z.object({
  kind: z.enum([
    'priceImpact',
    'badPrice',
    'lowInfo',
    'unverifiedAsset',
    'unsignableStop',
    'newRecipient',
    'intermediateAsset',
    'feesOnTop',
    'unknownValue',
    'sameAssetLoss',
    'worseOffer',
  ]),
  text: z.string().nullable(),
})
export type QuoteGate = z.infer<typeof QuoteGate>

/**
 * What a waybill is for. `route` is the router's, `send` stays on one chain, `revoke` takes an allowance back, `claim` takes
 * a withdrawal that the optimistic bridge has released; only `route` asks the router.
 */
export const TransferTask = z.enum(['route', 'send', 'revoke', 'claim'])
export type TransferTask = z.infer<typeof TransferTask>

/** A withdrawal through the optimistic bridge, by the names its executor and the L1 know it by. */
export const WithdrawalReference = z.object({
  /** The rollup it left. */
  chainId: ChainId,
  /** Decimal text, as the bridge has them. */
  bridgeId: z.string(),
  sequence: z.string(),
})
export type WithdrawalReference = z.infer<typeof WithdrawalReference>

export const Quote = z.object({
  id: z.string(),
  task: TransferTask.default('route'),
  /** `lossless` leaves a rollup through the optimistic bridge and is claimed after its finalization period. */
  variant: z.enum(['standard', 'lossless', 'goFast']).default('standard'),
  /** Whose allowance a revocation takes back. */
  spender: z.string().nullable().default(null),
  /** Which withdrawal a claim takes. */
  withdrawal: WithdrawalReference.nullable().default(null),
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
  /** The router's estimates in US dollars, decimal text. */
  usdIn: z.string().nullable().default(null),
  usdOut: z.string().nullable().default(null),
  gates: z.array(QuoteGate).default([]),
  /** The addresses that go to the router; the last is the recipient's. */
  addresses: z.array(RouteAddress).default([]),
  /** What arrives when the op hook is left out, as the destination names it; null where no hook is needed. */
  unhookedDenom: z.string().nullable().default(null),
  /** Milliseconds since 1970. */
  quotedAt: z.number().int(),
  expiresAt: z.number().int(),
  /** Why this route cannot be driven by this version; null when it can. */
  obstacle: z.enum(['unknownChain', 'watchOnly', 'noSigner']).nullable(),
})
export type Quote = z.infer<typeof Quote>

/** Ways to do what was asked, the router's own first, and why other ways cannot be had. */
export const Offers = z.object({
  offers: z.array(Quote).min(1),
  refused: z.array(z.object({ variant: z.enum(['standard', 'lossless', 'goFast']), error: ErrorData })),
})
export type Offers = z.infer<typeof Offers>

/** One difference between a quote that was accepted and the one that renews it. */
export const QuoteChange = z.object({
  what: z.enum(['amountOut', 'minimumOut', 'fees', 'hops', 'duration', 'transactions', 'hook', 'warnings', 'priceImpact', 'addresses']),
  before: z.string(),
  after: z.string(),
})
export type QuoteChange = z.infer<typeof QuoteChange>
