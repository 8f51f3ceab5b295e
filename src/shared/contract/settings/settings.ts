// Schemas of settings: preferences shared by all networks, and endpoints of one network.
import { z } from 'zod'
import { LANGUAGE_CHOICES } from '../../domain/language.ts'
import { ErrorData } from '../status.ts'
import { LockAfter } from './vault.ts'

/** The networks that the app can open. */
export const NetworkKind = z.enum(['practice', 'testnet', 'mainnet', 'custom'])
export type NetworkKind = z.infer<typeof NetworkKind>

/** DATA/preferences.json: settings that apply to every network. */
export const Preferences = z.object({
  theme: z.enum(['system', 'light', 'dark']).default('system'),
  /** An unknown language, written by a newer version, falls back to the system's. */
  language: z.enum(LANGUAGE_CHOICES).catch('system').default('system'),
  /** The network chosen at Welcome or in Settings; null before the first choice. */
  network: NetworkKind.nullable().default(null),
  /** Mainnet was chosen once, so that it opens without a question. */
  isMainnetConfirmed: z.boolean().catch(false).default(false),
  /** Idle minutes before the window locks while data is encrypted; 0 = never. */
  lockAfter: LockAfter.catch(0).default(0),
  /** The figures above the timeline are unfolded. */
  showsFigures: z.boolean().catch(false).default(false),
  /** Amounts are written as dots, except where something is signed. */
  hidesAmounts: z.boolean().catch(false).default(false),
})
export type Preferences = z.infer<typeof Preferences>

/** State of the running app that every screen needs. */
export const AppInfo = z.object({
  version: z.string(),
  platform: z.string(),
  host: z.enum(['electron', 'browser']),
  network: z.object({ kind: NetworkKind, name: z.string(), isFixed: z.boolean() }),
  dataFolder: z.string(),
  /** Address of the emulated Ledger of a development build, as in "127.0.0.1:9999"; null where Ledgers are real or simulated. */
  emulatedLedger: z.string().nullable(),
  /** False until a choice on the Welcome screen was made or an account was added. */
  isWelcomed: z.boolean(),
  /** Why the network's data could not be opened; null when it is open. */
  trouble: ErrorData.nullable(),
  /** The window was locked by the user or after inactivity; the data stays open. */
  isScreenLocked: z.boolean(),
  /** Number of files and folders whose permissions this start has restricted. */
  tightened: z.number().int(),
  /** The data folder was deleted, moved or replaced while open: changes can no longer be stored. */
  isFolderLost: z.boolean(),
})
export type AppInfo = z.infer<typeof AppInfo>

/** One of the network's hosts and its purpose; `chainId` is null for hosts of the whole network. */
export const NetworkHost = z.object({
  purpose: z.enum(['router', 'vip', 'indexer', 'rest', 'rpc', 'jsonRpc', 'executor', 'registry']),
  chainId: z.string().nullable(),
  host: z.string(),
})
export type NetworkHost = z.infer<typeof NetworkHost>

/** A host that may be asked and for what: the network's, and the update feed where the build has one. */
export const EndpointInfo = NetworkHost.extend({
  purpose: z.enum([...NetworkHost.shape.purpose.options, 'releases']),
  /** False while another host for the same purpose is used. */
  isInUse: z.boolean(),
  /** Added by the user. */
  isOwn: z.boolean().optional(),
})
export type EndpointInfo = z.infer<typeof EndpointInfo>

/** What a host answered to a test request. */
export const HostAnswer = z.object({
  /** Height of its newest block; null where it reports none. */
  height: z.number().int().nullable(),
})
export type HostAnswer = z.infer<typeof HostAnswer>
