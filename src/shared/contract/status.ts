// What main is doing now: synchronisation per stream, and the device.
import { z } from 'zod'
import { ChainId } from './chain.ts'
import { ERROR_CODES } from '../domain/errors.ts'

export const ErrorData = z.object({
  /** A code that a newer version stored reads as `internal`. */
  code: z.enum(ERROR_CODES).catch('internal'),
  message: z.string(),
  hint: z.string().nullable(),
  retry: z.enum(['never', 'now', 'later']),
})

/** What is copied of an address on a chain. */
export const SyncTargetKind = z.enum(['txs', 'evmTxs', 'internalTxs', 'nfts', 'balances', 'staking', 'tokens', 'richList'])
export type SyncTargetKind = z.infer<typeof SyncTargetKind>

/** How far the second look at a list has come, and what all of them have found. */
export const AuditProgress = z.object({
  /** Down to this block height, in the walk that is under way; null between two walks. */
  checkedTo: z.number().int().nullable(),
  /** End of the last whole walk, ms since 1970. */
  finishedAt: z.number().int().nullable(),
  nextAt: z.number().int(),
  /** Old rows that had not been there before. */
  appeared: z.number().int(),
  /** Rows that the indexer names no longer; they are kept. */
  gone: z.number().int(),
})

export const SyncTargetState = z.object({
  accountId: z.string(),
  chainId: ChainId,
  stream: SyncTargetKind,
  activity: z.enum(['idle', 'running', 'waiting', 'paused']),
  rows: z.number().int(),
  isComplete: z.boolean(),
  /** Lowest and highest block height among the rows held; null where there is none. */
  from: z.number().int().nullable(),
  to: z.number().int().nullable(),
  /** Stretches of history known to be missing inside what is held. */
  gaps: z.number().int(),
  /** What is missing, newest first: blocks between `to` and `from`; `from` null = down to the beginning. */
  missing: z.array(z.object({ from: z.number().int().nullable(), to: z.number().int().nullable() })),
  /** False where the indexer answered that it keeps no such list. */
  isOffered: z.boolean(),
  /** When the chain or its index was found to have begun anew; what was read before is kept. Ms since 1970. */
  resetAt: z.number().int().nullable(),
  /** The slow second look at old pages; null before the first is planned. */
  audit: AuditProgress.nullable(),
  /** Milliseconds since 1970; null = never asked. */
  checkedAt: z.number().int().nullable(),
  nextTryAt: z.number().int().nullable(),
  error: ErrorData.nullable(),
})
export type SyncTargetState = z.infer<typeof SyncTargetState>

/** The newest block that was seen; times in milliseconds since 1970. */
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

export const SyncState = z.object({ isOnline: z.boolean(), streams: z.array(SyncTargetState), chainTips: z.array(ChainHead) })
export type SyncState = z.infer<typeof SyncState>

/** The apps of the Ledger that hold keys of ours; the Cosmos app's are other keys of the same seed. */
export const LedgerApp = z.enum(['Ethereum', 'Cosmos'])
export type LedgerApp = z.infer<typeof LedgerApp>

/** What the device asks its user right now. */
export const DevicePrompt = z.object({
  kind: z.enum(['address', 'message', 'transaction', 'openApp']),
  /** The exact text the device shows, unwrapped; of a transaction its fields, a line each. */ text: z.string(),
})
export type DevicePrompt = z.infer<typeof DevicePrompt>

/** Of every state in which a Ledger is there. `others`: the models of those that are plugged in beside it; absent when there are none. */
const onLedger = { model: z.string(), others: z.array(z.string()).optional() }

/** What the Ledger is doing, as far as this computer can know: one closed union, pushed to the screen at each change. */
export const DeviceState = z.discriminatedUnion('state', [
  z.object({ state: z.literal('unknown') }),
  z.object({ state: z.literal('absent') }),
  /** Listed, and the system does not let this user open it: on Linux the udev rule is missing. */
  z.object({ state: z.literal('notPermitted'), ...onLedger }),
  /** Another program has it open. */
  z.object({ state: z.literal('held'), ...onLedger }),
  z.object({ state: z.literal('locked'), ...onLedger }),
  z.object({ state: z.literal('dashboard'), ...onLedger }),
  z.object({ state: z.literal('wrongApp'), ...onLedger, app: z.string() }),
  /** The dashboard was asked to open `app` and does not have it. */
  z.object({ state: z.literal('appMissing'), ...onLedger, app: LedgerApp }),
  z.object({ state: z.literal('appTooOld'), ...onLedger, app: LedgerApp, version: z.string(), oldest: z.string() }),
  z.object({ state: z.literal('ready'), ...onLedger, app: z.string(), version: z.string() }),
  /** It holds the keys of another seed than the account’s. */
  z.object({ state: z.literal('otherAccount'), ...onLedger }),
  z.object({ state: z.literal('busy'), ...onLedger }),
  z.object({ state: z.literal('prompting'), ...onLedger, prompt: DevicePrompt }),
  z.object({ state: z.literal('rejected'), ...onLedger }),
  z.object({ state: z.literal('unplugged'), ...onLedger }),
  /** It is silent, answers what cannot be read, or says that something is wrong with it: in the words of the error. */
  z.object({ state: z.literal('failed'), ...onLedger, message: z.string(), hint: z.string().nullable() }),
])
export type DeviceState = z.infer<typeof DeviceState>

/** The Ledgers that are plugged in. */
export const LedgerList = z.object({
  /** `id` lasts until the Ledger opens or leaves an app. */
  ledgers: z.array(z.object({ id: z.string(), model: z.string() })),
  /** The one that was chosen, also while it is away; null = any. */
  chosen: z.string().nullable(),
})
export type LedgerList = z.infer<typeof LedgerList>

/** The drawn device of the practice network: what its screen shows and which buttons it offers. */
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
