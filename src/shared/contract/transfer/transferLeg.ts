// One transaction of a transfer: the document that is signed, what it was held against, and what became of it.
import { z } from 'zod'
import { ChainId, Units } from '../chain.ts'
import { ErrorData } from '../status.ts'

/** One line of the intent check: what the message says, what the user asked, and the verdict. */
export const CheckLine = z.object({
  /** `signer` signs the transaction, `sender` is whose money the message moves. */
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
    /** The asset that is left where the transaction's money ends. */
    'result',
    /** Who alone may hand a bridge's message over at the other end. */
    'caller',
  ]),
  form: z.enum(['address', 'amount', 'chain', 'denom', 'text', 'height']),
  found: z.string(),
  asked: z.string(),
  verdict: z.enum(['match', 'differs', 'unreadable']),
})
export type CheckLine = z.infer<typeof CheckLine>

/** Money in the checks and fees is base units of `denom`. */
export const Fee = z.object({ denom: z.string(), amount: Units, gas: z.string().regex(/^\d+$/) })

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
  /** The newest block when this was written: no older one can hold the transaction. */
  builtHeight: z.number().int(),
})
export type EvmCall = z.infer<typeof EvmCall>

/** A second transaction with the nonce of one that waits: the same at a higher fee, or nothing at all in its place. */
export const Replacement = z.object({ legIndex: z.number().int(), how: z.enum(['speedUp', 'cancel']) })
export type Replacement = z.infer<typeof Replacement>

/** What is put before the device, with what it was held against. */
export const SignDocument = z.object({
  /** `hook` is signed and travels inside the transfer; it is never sent by itself. */
  purpose: z.enum(['transfer', 'approval', 'hook', 'claim', 'revoke']),
  chainId: ChainId,
  /** eip191 = amino sign document as an EIP-191 message (SIGN_MODE_EIP_191); evm = an Ethereum transaction. */
  mode: z.enum(['eip191', 'aminoJson', 'evm']),
  /** Whose key signs, in the form of the chain. */
  signer: z.string().default(''),
  /** The exact text the device signs; for `evm` the serialized unsigned transaction, hex with 0x. */
  document: z.string(),
  /** SHA-256 of `document`, hex: what consent is given to. */
  documentHash: z.string(),
  checks: z.array(CheckLine),
  fee: Fee,
  /** Sequence of the Cosmos account, nonce of the Ethereum one. */
  sequence: z.string(),
  timeoutHeight: z.number().int().nullable(),
  /** The call in `document`; null in Cosmos modes. */
  evm: EvmCall.nullable().default(null),
  /** Which of the route's transactions this is, from 0. */
  txIndex: z.number().int().default(0),
  replaces: Replacement.nullable().default(null),
})

/** What an address held before a leg was sent, so that afterwards the change is compared and not what was there all along. */
export const Held = z.object({
  chainId: ChainId,
  address: z.string(),
  denom: z.string(),
  /** Base units of `denom`. */
  amount: Units,
  /** Newest block of the chain then: what the leg causes lies above it. */
  height: z.number().int(),
})
export type Held = z.infer<typeof Held>

export const Leg = SignDocument.extend({
  index: z.number().int(),
  /** How often the device was asked for this document. */
  asked: z.number().int(),
  /** Set when the device said no, cleared by the next ask. */
  refusal: ErrorData.nullable(),
  /** Signed transaction, base64; with it the hash known before anything is sent. */
  signedTx: z.string().nullable(),
  hash: z.string().nullable(),
  /** Of the recipient and of the sender; empty where no chain could be asked, and in journals written before. */
  held: z.array(Held).default([]),
  sentAt: z.number().int().nullable(),
  includedHeight: z.number().int().nullable(),
  includedAt: z.number().int().nullable(),
  registeredAt: z.number().int().nullable(),
  /** When the money of this leg was seen where the next leg begins. */
  arrivedAt: z.number().int().nullable().default(null),
  /** Hops of the transfer up to where this leg ended; 0 before it has. */
  hopsUntil: z.number().int().default(0),
  /** Why the leg came to nothing while its transfer went on; null for one that counts. */
  end: z
    .enum(['cancelled', 'expired', 'discarded', 'superseded', 'expiredUnsent', 'refused', 'failed', 'overtaken', 'replaced'])
    .nullable()
    .default(null),
})
export type Leg = z.infer<typeof Leg>
