// Settings: appearance beside the networks' folders, endpoints within one.
import { z } from 'zod'
import { LANGUAGE_CHOICES } from '../../domain/language.ts'
import { ErrorData } from '../status.ts'
import { LockAfter } from './vault.ts'

export const NetworkKind = z.enum(['practice', 'testnet', 'mainnet', 'custom'])
export type NetworkKind = z.infer<typeof NetworkKind>

/** DATA/preferences.json: what holds for every network. */
export const Preferences = z.object({
  theme: z.enum(['system', 'light', 'dark']).default('system'),
  /** One that this version does not know (a newer one wrote it) is as good as none. */
  language: z.enum(LANGUAGE_CHOICES).catch('system').default('system'),
  /** The network chosen at Welcome or in Settings; null before the first choice. */
  network: NetworkKind.nullable().default(null),
  /** Minutes without input before a window over encrypted data locks; 0 for never. */
  lockAfter: LockAfter.catch(0).default(0),
})
export type Preferences = z.infer<typeof Preferences>

export const AppInfo = z.object({
  version: z.string(),
  platform: z.string(),
  host: z.enum(['electron', 'browser']),
  network: z.object({ kind: NetworkKind, name: z.string(), isFixed: z.boolean() }),
  dataFolder: z.string(),
  /** Where the emulated Ledger of a development build is, as in "127.0.0.1:9999"; null where Ledgers are real or drawn. */
  emulatedLedger: z.string().nullable(),
  /** False until a door of Welcome was taken or an account was added. */
  isWelcomed: z.boolean(),
  /** Why the network's data could not be opened; null when it is open. */
  trouble: ErrorData.nullable(),
  /** The window was locked, by the user or for lack of input; the data behind it is open. */
  isScreenLocked: z.boolean(),
  /** Files and folders that others could have read until this start. */
  tightened: z.number().int(),
  /** The data folder was deleted, moved or replaced while it is open: nothing more is kept. */
  isFolderLost: z.boolean(),
})
export type AppInfo = z.infer<typeof AppInfo>

/** One of the network's own hosts, and what it is asked for; `chainId` is null for what serves the whole network. */
export const NetworkHost = z.object({
  purpose: z.enum(['router', 'indexer', 'rest', 'rpc', 'jsonRpc', 'executor', 'registry']),
  chainId: z.string().nullable(),
  host: z.string(),
})
export type NetworkHost = z.infer<typeof NetworkHost>

/** Which hosts would be asked, and for what: the network's, and the feed of newer versions where the build has one. */
export const EndpointInfo = NetworkHost.extend({
  purpose: z.enum([...NetworkHost.shape.purpose.options, 'releases']),
  /** False for one of several for the same purpose while another is asked. */
  isInUse: z.boolean(),
  /** The user's own. */
  isOwn: z.boolean().optional(),
})
export type EndpointInfo = z.infer<typeof EndpointInfo>

/** What a host said when it was asked whether it answers. */
export const HostAnswer = z.object({
  /** Of the newest block that it has; null where it tells of none. */
  height: z.number().int().nullable(),
})
export type HostAnswer = z.infer<typeof HostAnswer>
