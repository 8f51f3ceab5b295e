// How Waybill is: hosts, data, device library, clock; and what would be in a bundle for whoever helps.
import { z } from 'zod'
import { DatabaseName } from './maintenance.ts'
import { SavedFile } from './exports.ts'
import { NetworkKind } from './settings.ts'

const Moment = z.number().int().nullable()

/** What became of the requests to a host since the start. */
export const HostHealth = z.object({
  host: z.string(),
  lastSuccessAt: Moment,
  lastFailureAt: Moment,
  /** Of the last failure: noName, noProof, noWay: never reached; timeout; refused: it answered with `detail`. */
  failure: z.object({ kind: z.enum(['noName', 'noProof', 'noWay', 'timeout', 'refused']), detail: z.string() }).nullable(),
  /** Until its last answer began. */
  latencyMs: z.number().int().nullable(),
  /** It asked to be left alone until then. */
  pausedUntil: Moment,
  /** Since when it has failed so that another host is asked in its place; null where it is not passed over. */
  restsSince: Moment,
  /** By how much this computer's clock is ahead of the host's; null where the host tells no time. */
  skewMs: z.number().int().nullable(),
})
export type HostHealth = z.infer<typeof HostHealth>

export const DatabaseHealth = z.object({
  file: DatabaseName,
  bytes: z.number().int(),
  /** Written and not folded back into the file yet. */
  pendingBytes: z.number().int(),
  /** Null where there is no file, or none that can be read. */
  schema: z.number().int().nullable(),
  /** What this version writes. */
  expected: z.number().int(),
})
export type DatabaseHealth = z.infer<typeof DatabaseHealth>

export const DeviceHealth = z.object({
  /** Why the library for USB devices cannot be used; null when it can. */
  problem: z.string().nullable(),
  ledgers: z.number().int(),
  /** Whether Linux has a rule that lets this user open a Ledger; null on other systems. */
  hasRule: z.boolean().nullable(),
})
export type DeviceHealth = z.infer<typeof DeviceHealth>

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
    /** Whether Chromium keeps the app's pages in its sandbox; null where the page is in a browser that is not ours. */
    isSandboxed: z.boolean().nullable(),
  }),
  startedAt: z.number().int(),
  hosts: z.array(HostHealth),
  data: z.object({
    folder: z.string(),
    canWrite: z.boolean(),
    /** Null where it cannot be told. */
    freeBytes: z.number().int().nullable(),
    databases: z.array(DatabaseHealth),
    /** With a passphrase, as a whole. */
    isEncrypted: z.boolean(),
    /** The last check of all data in this run. */
    checked: z.object({ at: z.number().int(), isSound: z.boolean() }).nullable(),
  }),
  device: DeviceHealth,
})
export type Health = z.infer<typeof Health>

/** A bundle as it would be saved: the same names, the same texts. */
export const Bundle = z.object({ ticket: z.string(), files: z.array(z.object({ name: z.string(), text: z.string() })) })
export type Bundle = z.infer<typeof Bundle>

/** What a page says of itself when a part of it has stopped. */
export const PageCrash = z.object({ message: z.string().max(500), stack: z.string().max(4000) })
export type PageCrash = z.infer<typeof PageCrash>

const nothing = z.object({})

export const healthContract = {
  /** Asks no host; looks at the data folder and at the USB devices. */
  'health.get': { input: nothing, output: Health },
  /** Puts a bundle together, which `diagnostics.save` then saves as it was shown. */
  'diagnostics.preview': { input: z.object({ withNames: z.boolean() }), output: Bundle },
  'diagnostics.save': { input: z.object({ ticket: z.string() }), output: SavedFile },
  /** Takes down why a part of the page has stopped. */
  'diagnostics.note': { input: PageCrash, output: nothing },
} as const
