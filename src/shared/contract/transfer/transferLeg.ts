// Schemas of one transaction of a transfer: the signed document, the checks against the request, and its outcome.
import { z } from 'zod'
import { ChainId, Units } from '../chain.ts'
import { ErrorData } from '../status.ts'

/** One line of the intent check: what the message says, what the user asked, and the verdict. */
export const CheckLine = z.object({
  /** `signer` signs the transaction; `sender` owns the money that the message moves. */
  subject: z.enum([
    'chain',
    'signer',
    'sender',
    'message',
    'asset',
    'amount',
    'least',
    'recipient',
    'bridge',
    'fee',
    'timeout',
    'memo',
    'hook',
    'contract',
    'function',
    'spender',
    'allowance',
    'value',
    'gas',
    'forward',
    'recovery',
    'withdrawal',
    'validator',
    /** The validator that a stake is moved to. */
    'toValidator',
    /** The block in which an unbonding began. */
    'unbonding',
    /** The number of a proposal. */
    'proposal',
    /** What is voted on it. */
    'vote',
    /** A name of the L1. */
    'name',
    /** By how many seconds a name is extended. */
    'duration',
    /** The last second of a lock, and the one that it is extended to. */
    'lockEnd',
    'newLockEnd',
    /** The cycle of a gauge vote, and which bridges get which parts. */
    'cycle',
    'gaugeVote',
    /** Of a claim of VIP rewards: the bridge with its registration, the stages with the scores, and how long their proofs are. */
    'vipRollup',
    'vipStages',
    'vipProofs',
    /** The asset held where the transaction's money ends. */
    'result',
    /** The only account that may deliver a bridge's message at the destination. */
    'caller',
  ]),
  form: z.enum(['address', 'amount', 'chain', 'denom', 'text', 'height']),
  found: z.string(),
  asked: z.string(),
  verdict: z.enum(['match', 'differs', 'unreadable']),
})
export type CheckLine = z.infer<typeof CheckLine>

/** Amounts of checks and fees are base units of `denom`. */
export const Fee = z.object({
  denom: z.string(),
  /** The most that the document allows. */
  amount: Units,
  gas: z.string().regex(/^\d+$/),
  /** What the gas costs at the price of the moment when the document was written; left out where that is the amount, and by older versions. */
  usual: Units.optional(),
})

/** An EVM transaction before its signature. Amounts are base units of the chain's coin (wei). */
export const EvmCall = z.object({
  to: z.string(),
  value: Units,
  /** Hex with 0x. */
  data: z.string(),
  gas: z.string().regex(/^\d+$/),
  /** EIP-1559; null in a legacy transaction. */
  maxFeePerGas: Units.nullable(),
  maxPriorityFeePerGas: Units.nullable(),
  /** Legacy; null under EIP-1559. */
  gasPrice: Units.nullable(),
  /** The newest block at build time: no older block can hold the transaction. */
  builtHeight: z.number().int(),
})
export type EvmCall = z.infer<typeof EvmCall>

/** A second transaction with the nonce of a pending one: the same at a higher fee (speedUp), or an empty one in its place (cancel). */
export const Replacement = z.object({ legIndex: z.number().int(), how: z.enum(['speedUp', 'cancel']) })
export type Replacement = z.infer<typeof Replacement>

/** The document to be signed, with the checks it passed. */
export const SignDocument = z.object({
  /** `hook` is signed and travels inside the transfer; it is never sent by itself. */
  purpose: z.enum(['transfer', 'approval', 'hook', 'claim', 'revoke', 'act']),
  chainId: ChainId,
  /** eip191 = amino sign document as an EIP-191 message (SIGN_MODE_EIP_191); evm = an Ethereum transaction. */
  mode: z.enum(['eip191', 'aminoJson', 'evm']),
  /** Address whose key signs, in the chain's notation. */
  signer: z.string().default(''),
  /** The exact text the device signs; for `evm` the serialized unsigned transaction, hex with 0x. */
  document: z.string(),
  /** SHA-256 of `document`, hex: the user's consent refers to it. */
  documentHash: z.string(),
  checks: z.array(CheckLine),
  fee: Fee,
  /** Sequence of the Cosmos account, nonce of the Ethereum account. */
  sequence: z.string(),
  timeoutHeight: z.number().int().nullable(),
  /** The call in `document`; null in Cosmos modes. */
  evm: EvmCall.nullable().default(null),
  /** Index of this transaction within the route, from 0. */
  txIndex: z.number().int().default(0),
  replaces: Replacement.nullable().default(null),
})

/** A balance before a leg was sent, so that only the change is attributed to the leg. */
export const Held = z.object({
  chainId: ChainId,
  address: z.string(),
  denom: z.string(),
  /** Base units of `denom`. */
  amount: Units,
  /** Newest block of the chain at that time: effects of the leg lie above it. */
  height: z.number().int(),
})
export type Held = z.infer<typeof Held>

/** One leg: a document with its signature, hash and outcome. */
export const Leg = SignDocument.extend({
  index: z.number().int(),
  /** How often the device was asked to sign this document. */
  asked: z.number().int(),
  /** Set when the device rejected, cleared by the next request. */
  refusal: ErrorData.nullable(),
  /** Signed transaction, base64; stored with its hash before anything is sent. */
  signedTx: z.string().nullable(),
  hash: z.string().nullable(),
  /** Balances of recipient and sender; empty where no chain could be asked, and in older journals. */
  held: z.array(Held).default([]),
  sentAt: z.number().int().nullable(),
  includedHeight: z.number().int().nullable(),
  includedAt: z.number().int().nullable(),
  registeredAt: z.number().int().nullable(),
  /** When the money of this leg was seen where the next leg begins. */
  arrivedAt: z.number().int().nullable().default(null),
  /** Number of the transfer's hops up to the end of this leg; 0 before it has arrived. */
  hopsUntil: z.number().int().default(0),
  /** Why the leg ended without effect while its transfer continued; null for one that counts. */
  end: z
    .enum(['cancelled', 'expired', 'discarded', 'superseded', 'expiredUnsent', 'refused', 'failed', 'overtaken', 'replaced'])
    .nullable()
    .default(null),
})
export type Leg = z.infer<typeof Leg>
