// Schemas of the health screen: hosts, data, device library, clock; and of the diagnostics bundle.
import { z } from 'zod'
import { DatabaseName } from './maintenance.ts'
import { SavedFile } from './exports.ts'
import { NetworkKind } from './settings.ts'

const Moment = z.number().int().nullable()

/** Request statistics of one host since the start of the app. */
export const HostHealth = z.object({
  host: z.string(),
  lastSuccessAt: Moment,
  lastFailureAt: Moment,
  /** Kind of the last failure: noName, noProof, noWay: never connected; timeout; refused: it answered with `detail`. */
  failure: z.object({ kind: z.enum(['noName', 'noProof', 'noWay', 'timeout', 'refused']), detail: z.string() }).nullable(),
  /** Time to the first byte of its last answer. */
  latencyMs: z.number().int().nullable(),
  /** Until when the host asked not to be called (Retry-After). */
  pausedUntil: Moment,
  /** Since when another host is asked in its place because it fails; null while it is used. */
  restsSince: Moment,
  /** By how much this computer's clock is ahead of the host's; null where the host reports no time. */
  skewMs: z.number().int().nullable(),
})
export type HostHealth = z.infer<typeof HostHealth>

/** State of one database file. */
export const DatabaseHealth = z.object({
  file: DatabaseName,
  bytes: z.number().int(),
  /** Bytes in the write-ahead log, not yet checkpointed. */
  pendingBytes: z.number().int(),
  /** Schema version; null where the file is missing or unreadable. */
  schema: z.number().int().nullable(),
  /** Schema version that this version of the app writes. */
  expected: z.number().int(),
})
export type DatabaseHealth = z.infer<typeof DatabaseHealth>

/** State of the USB library and the Ledgers. */
export const DeviceHealth = z.object({
  /** Why the library for USB devices cannot be used; null when it can. */
  problem: z.string().nullable(),
  ledgers: z.number().int(),
  /** Whether Linux has a udev rule that lets this user open a Ledger; null on other systems. */
  hasRule: z.boolean().nullable(),
})
export type DeviceHealth = z.infer<typeof DeviceHealth>

/** Everything that the health screen shows. */
export const Health = z.object({
  at: z.number().int(),
  version: z.string(),
  host: z.enum(['electron', 'browser', 'terminal']),
  network: NetworkKind,
  system: z.object({
    platform: z.string(),
    release: z.string(),
    arch: z.string(),
    node: z.string(),
    electron: z.string().nullable(),
    /** Whether Chromium sandboxes the app's pages; null in a browser that Waybill does not control. */
    isSandboxed: z.boolean().nullable(),
  }),
  startedAt: z.number().int(),
  hosts: z.array(HostHealth),
  data: z.object({
    folder: z.string(),
    canWrite: z.boolean(),
    /** Null where it cannot be determined. */
    freeBytes: z.number().int().nullable(),
    databases: z.array(DatabaseHealth),
    /** Whether the network's data is encrypted with a passphrase. */
    isEncrypted: z.boolean(),
    /** The last full data check of this run. */
    checked: z.object({ at: z.number().int(), isSound: z.boolean() }).nullable(),
  }),
  device: DeviceHealth,
})
export type Health = z.infer<typeof Health>

/** The files of a diagnostics bundle, exactly as they would be saved. */
export const Bundle = z.object({ ticket: z.string(), files: z.array(z.object({ name: z.string(), text: z.string() })) })
export type Bundle = z.infer<typeof Bundle>

/** What a page reports when a part of it has crashed. */
export const PageCrash = z.object({ message: z.string().max(500), stack: z.string().max(4000) })
export type PageCrash = z.infer<typeof PageCrash>

const nothing = z.object({})

/** Health and diagnostics methods, by name. */
export const healthContract = {
  /** Reads the data folder and the USB devices; sends no request. */
  'health.get': { input: nothing, output: Health },
  /** Assembles a bundle; `diagnostics.save` saves exactly what was shown. */
  'diagnostics.preview': { input: z.object({ withNames: z.boolean() }), output: Bundle },
  'diagnostics.save': { input: z.object({ ticket: z.string() }), output: SavedFile },
  /** Logs why a part of the page has crashed. */
  'diagnostics.note': { input: PageCrash, output: nothing },
} as const
