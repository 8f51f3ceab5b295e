// Quote schemas: what the router offers for a request, as the screens show it. The router's own text is stored separately, unchanged.
import { z } from 'zod'
import { Asset, ChainId, Units } from '../chain.ts'
import { ErrorData } from '../status.ts'
import { memoFault } from '../../domain/transfer/memo.ts'
import { Action, AssetAmount, Ballot, NameTerm, Payout } from './action.ts'
import { GaugeBallot } from './gauges.ts'
import { Permission } from './permissions.ts'
import { VipOutcome } from './vip.ts'

/** What the user asks to transfer. */
export const QuoteRequest = z.object({
  accountId: z.string(),
  fromChainId: ChainId,
  fromDenom: z.string(),
  toChainId: ChainId,
  toDenom: z.string(),
  amount: Units,
  /** Any notation that the destination chain accepts; null = the account's own address. */
  recipient: z.string().nullable(),
  /** Decimal text, as in "0.5". */
  slippagePercent: z.string().regex(/^\d{1,2}(\.\d{1,2})?$/),
  /** Public text of a send, such as the deposit number of an exchange; absent where there is none. */
  memo: z
    .string()
    .min(1)
    .refine((text) => memoFault(text) === null)
    .optional(),
})
export type QuoteRequest = z.infer<typeof QuoteRequest>

/** One step of a route. */
export const RouteHop = z.object({
  kind: z.enum(['opinit', 'ibc', 'swap', 'send', 'bridge', 'unknown']),
  /** The router's name for the bridge, untrusted text. */
  bridge: z.string().nullable(),
  fromChainId: ChainId,
  toChainId: ChainId,
  denomIn: z.string().nullable().default(null),
  denomOut: z.string().nullable().default(null),
  /** Expected output, base units of `denomOut`. */
  amountOut: Units.nullable().default(null),
  /** Index of the route's transaction that carries it, from 0. */
  txIndex: z.number().int().default(0),
})
export type RouteHop = z.infer<typeof RouteHop>

/** One fee of a route. */
export const RouteFee = z.object({
  /** Untrusted text from the router, or Waybill's own "network". */
  label: z.string(),
  amount: Units,
  symbol: z.string(),
  decimals: z.number().int(),
  behavior: z.enum(['deducted', 'onTop']),
  /** Chain and denomination in which it is paid; null where the router does not say. */
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
  /**
   * False where the address is the user's but no app of the device can sign for it on that chain: money that stops there could not be
   * moved.
   */
  isSignable: z.boolean(),
})
export type RouteAddress = z.infer<typeof RouteAddress>

/**
 * A risk that the user must accept before a quote becomes a transfer. `text` may be the router's, untrusted.
 * intermediateAsset: the asset held between two transactions, and its minimum amount; feesOnTop: what the router charges in addition to the
 * amount, with its share of it; unknownFee: the same where that share is unknown; unknownValue: different assets without stated values;
 * valueLoss: an asset of less value arrives; sameAssetLoss: less of the same asset arrives; worseOffer: another offer yields more.
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
    'unknownFee',
    'unknownValue',
    'valueLoss',
    'sameAssetLoss',
    'worseOffer',
  ]),
  text: z.string().nullable(),
  /**
   * Of `newRecipient`: names of the chain that the money goes to and of the one of the last send to this address, and when. isCopied: only
   * the copied history has this send, as an indexer tells it; else it was signed here.
   */
  lastSend: z.object({ here: z.string(), there: z.string(), at: z.number(), isCopied: z.boolean() }).optional(),
})
export type QuoteGate = z.infer<typeof QuoteGate>

/**
 * What a transfer does. `route` follows the router, `send` stays on one chain, `revoke` revokes a permission, `claim` claims a withdrawal
 * that the optimistic bridge has released, `act` does an own action; only `route` asks the router.
 */
export const TransferTask = z.enum(['route', 'send', 'revoke', 'claim', 'act'])
export type TransferTask = z.infer<typeof TransferTask>

/** Identifies a withdrawal through the optimistic bridge, as its executor and the L1 do. */
export const WithdrawalReference = z.object({
  /** The rollup that it left. */
  chainId: ChainId,
  /** Decimal text, as the bridge reports them. */
  bridgeId: z.string(),
  sequence: z.string(),
})
export type WithdrawalReference = z.infer<typeof WithdrawalReference>

/** A quote: one route for a request, with its amounts, fees and risks. */
export const Quote = z.object({
  id: z.string(),
  task: TransferTask.default('route'),
  /** `lossless` leaves a rollup through the optimistic bridge and is claimed after its finalization period. */
  variant: z.enum(['standard', 'lossless', 'goFast']).default('standard'),
  /** The contract or account whose permission a revocation revokes. */
  spender: z.string().nullable().default(null),
  /**
   * What a revocation revokes: an amount of `from`; the right to move every NFT of the collection that `from` names by its contract; the
   * right to run the message that `from` names by its type; or the right to pay fees.
   */
  revokes: z.enum(['token', 'operator', 'grant', 'feeGrant']).default('token'),
  /**
   * What the permissions that it revokes allow, as their chain told when the quote was made: shown, never signed. Lacks those of which it did
   * not tell; empty for everything else, and in quotes of older versions.
   */
  revoked: z.array(Permission).default([]),
  /** The withdrawal that a claim claims. */
  withdrawal: WithdrawalReference.nullable().default(null),
  /** What `act` does. */
  action: Action.nullable().default(null),
  /** What the action is about: of rewards what the chain owed when the quote was made. */
  about: z.array(AssetAmount).default([]),
  /** What a vote is about; null for what is no vote, or on no known proposal. */
  ballot: Ballot.nullable().default(null),
  /** What a gauge vote is about; null for everything else. */
  gaugeBallot: GaugeBallot.nullable().default(null),
  /** What a claim of VIP rewards does, by rollup; null for everything else. */
  vipClaim: z.array(VipOutcome).nullable().default(null),
  /** What an extension changes; null for everything else. */
  nameTerm: NameTerm.nullable().default(null),
  /**
   * Where the rewards are paid that a change of a stake pays out beside; null for everything else, and in quotes of older versions, which did
   * not ask.
   */
  payout: Payout.nullable().default(null),
  request: QuoteRequest,
  from: Asset,
  to: Asset,
  amountIn: Units,
  amountOut: Units,
  /** Minimum output with the requested slippage. */
  minimumOut: Units,
  hops: z.array(RouteHop),
  fees: z.array(RouteFee),
  /** Estimated network fee of the claim at the end, which is signed later: neither in `fees` nor checked; null where nothing is claimed. */
  claimFee: RouteFee.nullable().default(null),
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
  /** Addresses sent to the router; the last is the recipient's. */
  addresses: z.array(RouteAddress).default([]),
  /** Denomination on the destination when the op hook is left out; null where no hook is needed. */
  unhookedDenom: z.string().nullable().default(null),
  /** Milliseconds since 1970. */
  quotedAt: z.number().int(),
  expiresAt: z.number().int(),
  /** Why this version cannot carry out the route; null when it can. */
  obstacle: z.enum(['unknownChain', 'watchOnly', 'noSigner']).nullable(),
})
export type Quote = z.infer<typeof Quote>

/** Routes for a request, the router's default first, and why other variants are unavailable. */
export const Offers = z.object({
  offers: z.array(Quote).min(1),
  refused: z.array(z.object({ variant: z.enum(['standard', 'lossless', 'goFast']), error: ErrorData })),
})
export type Offers = z.infer<typeof Offers>

/** One difference between an accepted quote and its renewal. */
export const QuoteChange = z.object({
  what: z.enum([
    'amountOut',
    'minimumOut',
    'fees',
    'hops',
    'duration',
    'transactions',
    'hook',
    'warnings',
    'priceImpact',
    'addresses',
    'payout',
    'about',
    'ballot',
    'term',
  ]),
  before: z.string(),
  after: z.string(),
})
export type QuoteChange = z.infer<typeof QuoteChange>
