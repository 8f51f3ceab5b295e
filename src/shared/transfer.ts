// A transfer is a log of facts. The row beside the log is what the facts fold to (transferMachine.ts).
import { z } from 'zod'
import { ChainId, Units } from './chain.ts'
import { Quote } from './route.ts'
import { ErrorData } from './status.ts'

export const TransferPhase = z.enum([
  'quoted',
  'authorised',
  'built',
  'signed',
  'sending',
  'sent',
  'tracking',
  'claimable',
  'stopped',
  'completed',
  'unconverted',
  'refunded',
  'failed',
  'failedOnSource',
  'refusedByChain',
  'cancelled',
  'expired',
  'expiredUnsent',
  'superseded',
  'claimed',
])
export type TransferPhase = z.infer<typeof TransferPhase>

/** One line of the intent check: what the message says, what the user asked, and the verdict. */
export const CheckLine = z.object({
  /** `signer` signs the transaction, `sender` is whose money the message moves. */
  subject: z.enum(['chain', 'signer', 'sender', 'message', 'asset', 'amount', 'recipient', 'bridge', 'fee', 'timeout', 'memo', 'hook']),
  form: z.enum(['address', 'amount', 'chain', 'denom', 'text', 'height']),
  found: z.string(),
  asked: z.string(),
  verdict: z.enum(['match', 'differs', 'unreadable']),
})
export type CheckLine = z.infer<typeof CheckLine>

/** Money in the checks and fees is base units of `denom`. */
export const Fee = z.object({ denom: z.string(), amount: Units, gas: z.string().regex(/^\d+$/) })

/** What is put before the device, with what it was held against. */
const SignDocument = z.object({
  purpose: z.enum(['transfer', 'approval']),
  chainId: ChainId,
  /** eip191 = amino sign document as an EIP-191 message (SIGN_MODE_EIP_191). */
  mode: z.enum(['eip191', 'aminoJson', 'evm']),
  /** The exact text the device signs. */
  document: z.string(),
  /** SHA-256 of `document`, hex: what consent is given to. */
  documentHash: z.string(),
  checks: z.array(CheckLine),
  fee: Fee,
  sequence: z.string(),
  timeoutHeight: z.number().int().nullable(),
})

export const Leg = SignDocument.extend({
  index: z.number().int(),
  /** How often the device was asked for this document. */
  asked: z.number().int(),
  /** Set when the device said no, cleared by the next ask. */
  refusal: ErrorData.nullable(),
  /** Signed transaction, base64; with it the hash known before anything is sent. */
  signedTx: z.string().nullable(),
  hash: z.string().nullable(),
  sentAt: z.number().int().nullable(),
  includedHeight: z.number().int().nullable(),
  includedAt: z.number().int().nullable(),
  registeredAt: z.number().int().nullable(),
})
export type Leg = z.infer<typeof Leg>

export const TrackedHop = z.object({
  bridge: z.string(),
  fromChainId: ChainId,
  toChainId: ChainId,
  state: z.enum(['ahead', 'sent', 'received', 'failed', 'unknown']),
  sendHash: z.string().nullable(),
  receiveHash: z.string().nullable(),
  /** When we first saw each state, milliseconds since 1970. */
  sentAt: z.number().int().nullable(),
  receivedAt: z.number().int().nullable(),
})
export type TrackedHop = z.infer<typeof TrackedHop>

/** Where the money lies, as the router says. Base units of `denom`. */
export const Release = z.object({ chainId: ChainId, denom: z.string(), amount: Units.nullable() })
export type Release = z.infer<typeof Release>

const at = z.number().int()

/** Append-only. `at` is milliseconds since 1970 of this computer's clock. */
export const TransferFact = z.discriminatedUnion('type', [
  z.object({ type: z.literal('quoted'), at, quote: Quote, operations: z.string(), sender: z.string(), recipient: z.string() }),
  z.object({ type: z.literal('hookSigned'), at, signer: z.string(), hook: z.string() }),
  SignDocument.extend({ type: z.literal('built'), at }),
  z.object({ type: z.literal('asked'), at }),
  z.object({ type: z.literal('declined'), at, reason: ErrorData }),
  z.object({ type: z.literal('signed'), at, signedTx: z.string(), hash: z.string() }),
  z.object({ type: z.literal('sending'), at }),
  z.object({ type: z.literal('sent'), at, how: z.enum(['broadcast', 'found']) }),
  z.object({ type: z.literal('refused'), at, code: z.number().int(), log: z.string() }),
  z.object({ type: z.literal('included'), at, height: z.number().int(), code: z.number().int(), log: z.string() }),
  z.object({ type: z.literal('registered'), at }),
  z.object({ type: z.literal('unregistered'), at }),
  z.object({
    type: z.literal('status'),
    at,
    outcome: z.enum(['pending', 'legDone', 'completed', 'unconverted', 'refunded', 'failed', 'stopped', 'claimable']),
    /** The router's own word. */
    state: z.string(),
    hops: z.array(TrackedHop),
    release: Release.nullable(),
    /** The router's reason, untrusted text. */
    reason: z.string().nullable(),
  }),
  z.object({ type: z.literal('claimed'), at, hash: z.string() }),
  z.object({ type: z.literal('cancelled'), at }),
  z.object({ type: z.literal('discarded'), at }),
  z.object({ type: z.literal('expired'), at }),
  z.object({ type: z.literal('expiredUnsent'), at, height: z.number().int() }),
  z.object({ type: z.literal('superseded'), at, sequence: z.string() }),
])
export type TransferFact = z.infer<typeof TransferFact>

export const Transfer = z.object({
  id: z.string(),
  /** Waybill number, counted from 1 in this data folder. */
  number: z.number().int(),
  accountId: z.string(),
  phase: TransferPhase,
  /** Number of facts folded in; every change goes against it (compare and set). */
  version: z.number().int(),
  quote: Quote,
  /** The router's operations, byte for byte. */
  operations: z.string(),
  sender: z.string(),
  recipient: z.string(),
  signedHook: z.object({ signer: z.string(), hook: z.string() }).nullable(),
  /** The last one is the current one. */
  legs: z.array(Leg),
  hops: z.array(TrackedHop),
  release: Release.nullable(),
  /** Why it ended as it did, in the words of chain or router: untrusted text. */
  reason: z.string().nullable(),
  createdAt: at,
  updatedAt: at,
  settledAt: at.nullable(),
})
export type Transfer = z.infer<typeof Transfer>

export const TransferStep = z.enum(['signHook', 'build', 'sign', 'send', 'register', 'poll', 'claim', 'retrack'])
export type TransferStep = z.infer<typeof TransferStep>

/** A transfer with what the core is doing to it this moment. */
export const TransferView = z.object({
  transfer: Transfer,
  running: TransferStep.nullable(),
  /** Next poll or retry by the core, milliseconds since 1970. */
  nextCheckAt: z.number().int().nullable(),
  lastCheckedAt: z.number().int().nullable(),
  /** Why the last unattended try failed; it goes on by itself. */
  trouble: ErrorData.nullable(),
})
export type TransferView = z.infer<typeof TransferView>
