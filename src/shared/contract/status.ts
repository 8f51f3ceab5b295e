// Schemas of main's current state: synchronisation by target, and the device.
import { z } from 'zod'
import { ChainId } from './chain.ts'
import { ERROR_CODES } from '../domain/errors.ts'
import type { Phrase } from '../domain/phrase.ts'

/** Builds the schema of a phrase whose values nest at most `depth` times, so that a hostile file cannot exhaust the stack. */
function phraseSchema(depth: number): z.ZodType<Phrase> {
  return z.object({ text: z.string(), values: z.array(depth === 0 ? z.string() : z.union([z.string(), phraseSchema(depth - 1)])) })
}
/** One that cannot be read is left out: the message has its text. */
const StoredPhrase = phraseSchema(4).optional().catch(undefined)

/** Schema of `ErrorData` of errors.ts, for stored and transmitted errors. */
export const ErrorData = z.object({
  /** A code stored by a newer version is read as `internal`. */
  code: z.enum(ERROR_CODES).catch('internal'),
  message: z.string(),
  hint: z.string().nullable(),
  retry: z.enum(['never', 'now', 'later']),
  says: StoredPhrase,
  hintSays: StoredPhrase,
})

/** What is copied for an address on a chain. */
export const SyncTargetKind = z.enum(['txs', 'evmTxs', 'internalTxs', 'nfts', 'balances', 'staking', 'tokens', 'richList'])
export type SyncTargetKind = z.infer<typeof SyncTargetKind>

/** Progress of the audit of a list, the slow second pass over old pages, and its findings. */
export const AuditProgress = z.object({
  /** Block height down to which the running pass has checked; null between passes. */
  checkedTo: z.number().int().nullable(),
  /** End of the last complete pass, ms since 1970. */
  finishedAt: z.number().int().nullable(),
  nextAt: z.number().int(),
  /** Old rows that the first pass had missed. */
  appeared: z.number().int(),
  /** Rows that the indexer no longer lists; they are kept. */
  gone: z.number().int(),
})

/** State of one sync target. */
export const SyncTargetState = z.object({
  accountId: z.string(),
  chainId: ChainId,
  stream: SyncTargetKind,
  activity: z.enum(['idle', 'running', 'waiting', 'paused']),
  rows: z.number().int(),
  isComplete: z.boolean(),
  /** Lowest and highest block height among stored rows; null without rows. */
  from: z.number().int().nullable(),
  to: z.number().int().nullable(),
  /** Number of known gaps inside the stored history. */
  gaps: z.number().int(),
  /** Missing block ranges, newest first: between `to` and `from`; `from` null = down to the first block. */
  missing: z.array(z.object({ from: z.number().int().nullable(), to: z.number().int().nullable() })),
  /** False where the indexer answered that it does not offer this list. */
  isOffered: z.boolean(),
  /** When the chain or its index was found to have restarted; earlier rows are kept. Ms since 1970. */
  resetAt: z.number().int().nullable(),
  /** The slow second pass over old pages; null before the first is planned. */
  audit: AuditProgress.nullable(),
  /** Milliseconds since 1970; null = never asked. */
  checkedAt: z.number().int().nullable(),
  nextTryAt: z.number().int().nullable(),
  error: ErrorData.nullable(),
})
export type SyncTargetState = z.infer<typeof SyncTargetState>

/** The newest known block of a chain; times in milliseconds since 1970. */
export const ChainHead = z.object({
  chainId: ChainId,
  height: z.number().int().nullable(),
  /** The block's own time. */
  time: z.number().int().nullable(),
  checkedAt: z.number().int().nullable(),
  /** Average time between blocks, ms. */
  blockMs: z.number().int().nullable(),
})
export type ChainHead = z.infer<typeof ChainHead>

/** State of all sync targets and chain tips. */
export const SyncState = z.object({ isOnline: z.boolean(), streams: z.array(SyncTargetState), chainTips: z.array(ChainHead) })
export type SyncState = z.infer<typeof SyncState>

/** The Ledger apps whose keys Waybill uses; the Cosmos app's keys differ from the Ethereum app's for the same seed. */
export const LedgerApp = z.enum(['Ethereum', 'Cosmos'])
export type LedgerApp = z.infer<typeof LedgerApp>

/** The prompt that the device shows now. */
export const DevicePrompt = z.object({
  kind: z.enum(['address', 'message', 'transaction', 'openApp']),
  /** The exact text that the device shows, unwrapped; for a transaction one field per line. */ text: z.string(),
})
export type DevicePrompt = z.infer<typeof DevicePrompt>

/** Fields of every state with a Ledger. `others`: models of other Ledgers that are plugged in; absent when there are none. */
const onLedger = { model: z.string(), others: z.array(z.string()).optional() }

/** State of the Ledger as far as this computer can tell; pushed to the screen at each change. */
export const DeviceState = z.discriminatedUnion('state', [
  z.object({ state: z.literal('unknown') }),
  z.object({ state: z.literal('absent') }),
  /** Listed, but the system does not let this user open it: on Linux the udev rule is missing. */
  z.object({ state: z.literal('notPermitted'), ...onLedger }),
  /** Another program has it open. */
  z.object({ state: z.literal('held'), ...onLedger }),
  z.object({ state: z.literal('locked'), ...onLedger }),
  z.object({ state: z.literal('dashboard'), ...onLedger }),
  z.object({ state: z.literal('wrongApp'), ...onLedger, app: z.string() }),
  /** The dashboard was asked to open `app`, which is not installed. */
  z.object({ state: z.literal('appMissing'), ...onLedger, app: LedgerApp }),
  z.object({ state: z.literal('appTooOld'), ...onLedger, app: LedgerApp, version: z.string(), oldest: z.string() }),
  z.object({ state: z.literal('ready'), ...onLedger, app: z.string(), version: z.string() }),
  /** It holds the keys of another seed than the account's. */
  z.object({ state: z.literal('otherAccount'), ...onLedger }),
  z.object({ state: z.literal('busy'), ...onLedger }),
  z.object({ state: z.literal('prompting'), ...onLedger, prompt: DevicePrompt }),
  z.object({ state: z.literal('rejected'), ...onLedger }),
  z.object({ state: z.literal('unplugged'), ...onLedger }),
  /** It does not answer, answers unreadably, or reports an error: in the words of the error. */
  z.object({ state: z.literal('failed'), ...onLedger, ...ErrorData.omit({ code: true, retry: true }).shape }),
])
export type DeviceState = z.infer<typeof DeviceState>

/** The Ledgers that are plugged in. */
export const LedgerList = z.object({
  /** `id` is valid until the Ledger opens or leaves an app. */
  ledgers: z.array(z.object({ id: z.string(), model: z.string() })),
  /** The chosen Ledger, also while it is unplugged; null = any. */
  chosen: z.string().nullable(),
})
export type LedgerList = z.infer<typeof LedgerList>

/** The practice network's simulated device: its screen and its buttons. */
export const PracticeScreen = z.object({
  model: z.string(),
  power: z.enum(['unplugged', 'locked', 'on']),
  app: z.string(),
  /** Whether the Ethereum app signs calls that it cannot show. */ blindSigning: z.boolean(),
  /** Whether the Cosmos app shows and allows more. */ expertMode: z.boolean(),
  prompt: z
    .object({
      kind: z.enum(['message', 'transaction', 'address', 'openApp']),
      title: z.string(),
      pages: z.array(z.object({ heading: z.string(), text: z.string(), /** What is shown of it at first. */ cut: z.string().optional() })),
      page: z.number().int(),
    })
    .nullable(),
})
export type PracticeScreen = z.infer<typeof PracticeScreen>

/** A button of the simulated device, or an action on it. */
export const PracticeButton = z.enum([
  'next',
  'back',
  'approve',
  'reject',
  'lock',
  'unlock',
  'unplug',
  'plug',
  'openEthereum',
  'openCosmos',
  'quitApp',
  'blindSigningOn',
  'blindSigningOff',
  'expertModeOn',
  'expertModeOff',
])
export type PracticeButton = z.infer<typeof PracticeButton>
