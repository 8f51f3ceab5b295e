// Defines a transfer as a log of facts. The row beside the log is the result of applying the facts (transferStateMachine.ts).
import { z } from 'zod'
import { ChainId, Units } from '../chain.ts'
import { Quote, WithdrawalReference } from './route.ts'
import { ErrorData } from '../status.ts'
import { Held, Leg, SignDocument } from './transferLeg.ts'

/** States of a transfer; transferStateMachine.ts has the transitions. */
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
  'halted',
])
export type TransferPhase = z.infer<typeof TransferPhase>

/** One hop as tracked by the router. */
export const TrackedHop = z.object({
  bridge: z.string(),
  fromChainId: ChainId,
  toChainId: ChainId,
  state: z.enum(['ahead', 'sent', 'received', 'failed', 'unknown']),
  sendHash: z.string().nullable(),
  receiveHash: z.string().nullable(),
  /** The transaction on the sending chain that acknowledged the packet or let it time out. */
  settleHash: z.string().nullable().default(null),
  /** When each state was first seen, milliseconds since 1970. */
  sentAt: z.number().int().nullable(),
  receivedAt: z.number().int().nullable(),
})
export type TrackedHop = z.infer<typeof TrackedHop>

/** Where the money rests. Base units of `denom`. */
export const Release = z.object({
  chainId: ChainId,
  denom: z.string(),
  amount: Units.nullable(),
  /** True when seen on the chain itself; false where only the router says so. */
  isConfirmed: z.boolean().default(false),
  /** Address that claimed a returned deposit, as the chain shows it: anybody may. */
  claimedBy: z.string().optional(),
})
export type Release = z.infer<typeof Release>

/** Progress of a withdrawal through the optimistic bridge. */
export const Withdrawal = WithdrawalReference.extend({
  /** submitted: no output contains it yet; proposed: the finalization period runs; migrated: the asset now leaves by IBC immediately. */
  stage: z.enum(['submitted', 'proposed', 'claimable', 'claimed', 'migrated']),
  outputIndex: z.string().nullable(),
  /** When the finalization period ends, milliseconds since 1970; null before an output contains it. */
  claimableAt: z.number().int().nullable(),
  /** Estimate of that time before an output contains it, milliseconds since 1970; null where `claimableAt` is known, and on old records. */
  expectedAt: z.number().int().nullable().default(null),
})
export type Withdrawal = z.infer<typeof Withdrawal>

const at = z.number().int()

/** One fact of a transfer's append-only log. `at` is milliseconds since 1970 of this computer's clock. */
export const TransferFact = z.discriminatedUnion('type', [
  z.object({ type: z.literal('quoted'), at, quote: Quote, operations: z.string(), sender: z.string(), recipient: z.string() }),
  /** A newer quote for the same request, accepted by the user; once a leg has arrived, one for the remaining way. */
  z.object({ type: z.literal('requoted'), at, quote: Quote, operations: z.string() }),
  SignDocument.extend({ type: z.literal('built'), at }),
  z.object({ type: z.literal('asked'), at }),
  z.object({ type: z.literal('declined'), at, reason: ErrorData }),
  z.object({ type: z.literal('signed'), at, signedTx: z.string(), hash: z.string() }),
  z.object({ type: z.literal('sending'), at, held: z.array(Held).optional() }),
  z.object({ type: z.literal('sent'), at, how: z.enum(['broadcast', 'found']) }),
  z.object({ type: z.literal('refused'), at, code: z.number().int(), log: z.string() }),
  /** `blockTime`: the block's own time, milliseconds since 1970; absent or null where it is not known. */
  z.object({
    type: z.literal('included'),
    at,
    height: z.number().int(),
    code: z.number().int(),
    log: z.string(),
    blockTime: z.number().int().nullish(),
  }),
  z.object({ type: z.literal('registered'), at }),
  z.object({ type: z.literal('unregistered'), at }),
  z.object({
    type: z.literal('status'),
    at,
    outcome: z.enum(['pending', 'legDone', 'completed', 'unconverted', 'refunded', 'failed', 'stopped', 'claimable']),
    /** The router's own state name. */
    state: z.string(),
    hops: z.array(TrackedHop),
    release: Release.nullable(),
    /** The router's reason, untrusted text. */
    reason: z.string().nullable(),
  }),
  z.object({ type: z.literal('withdrawal'), at, withdrawal: Withdrawal }),
  /** Another account finalized the withdrawal; the recipient is paid all the same. */
  z.object({ type: z.literal('claimed'), at, hash: z.string().nullable() }),
  /** Another of the user's transactions with the current leg's nonce was included: the one to be replaced, or an abandoned replacement. */
  z.object({ type: z.literal('overtaken'), at, hash: z.string() }),
  /** `doneBy`: number of the transfer that did the same, so that this one is not needed any more. */
  z.object({ type: z.literal('cancelled'), at, doneBy: z.number().int().optional() }),
  z.object({ type: z.literal('discarded'), at }),
  z.object({ type: z.literal('expired'), at }),
  z.object({ type: z.literal('expiredUnsent'), at, height: z.number().int() }),
  z.object({ type: z.literal('superseded'), at, sequence: z.string() }),
])
export type TransferFact = z.infer<typeof TransferFact>

/** A transfer: the result of folding its facts. */
export const Transfer = z.object({
  id: z.string(),
  /** Waybill number, counted from 1 in this data folder. */
  number: z.number().int(),
  accountId: z.string(),
  phase: TransferPhase,
  /** Number of facts folded in; every change compares and sets it. */
  version: z.number().int(),
  quote: Quote,
  /** The router's operations, byte for byte. */
  operations: z.string(),
  sender: z.string(),
  recipient: z.string(),
  /** The quote for the remaining way once a first leg has arrived; null until it is accepted. */
  onward: z.object({ quote: Quote, operations: z.string() }).nullable().default(null),
  /** Signed transaction for the destination, base64. */
  signedHook: z.object({ signer: z.string(), hook: z.string() }).nullable(),
  /** All legs; the last one without an `end` is the current one. */
  legs: z.array(Leg),
  hops: z.array(TrackedHop),
  release: Release.nullable(),
  withdrawal: Withdrawal.nullable().default(null),
  /** Why it ended as it did, in the words of chain or router: untrusted text. */
  reason: z.string().nullable(),
  /** Waybill number of the transfer that did the same, where this one was closed for it. */
  doneBy: z.number().int().nullable().default(null),
  createdAt: at,
  updatedAt: at,
  settledAt: at.nullable(),
})
export type Transfer = z.infer<typeof Transfer>

/** A step that the core can carry out for a transfer. */
export const TransferStep = z.enum(['build', 'sign', 'send', 'register', 'poll', 'retrack', 'speedUp', 'abort'])
export type TransferStep = z.infer<typeof TransferStep>

/** What the core is doing to a transfer now. */
export const TransferProgress = z.object({
  running: TransferStep.nullable(),
  /** Next poll or retry by the core, milliseconds since 1970. */
  nextCheckAt: z.number().int().nullable(),
  lastCheckedAt: z.number().int().nullable(),
  /** Why the last unattended attempt failed; the core retries by itself. */
  trouble: ErrorData.nullable(),
})
export type TransferProgress = z.infer<typeof TransferProgress>

/** Transfer plus live progress. */
export const TransferView = TransferProgress.extend({ transfer: Transfer })
export type TransferView = z.infer<typeof TransferView>

/** A transfer whose row cannot be parsed: it is left unchanged and not tracked. */
export const UnreadableTransfer = z.object({
  id: z.string(),
  number: z.number().int(),
  createdAt: at,
  /** Not settled when it was last written. */
  isLive: z.boolean(),
  /** Hashes of the transactions signed for it, as far as its facts can be parsed. */
  hashes: z.array(z.string()),
})
export type UnreadableTransfer = z.infer<typeof UnreadableTransfer>
