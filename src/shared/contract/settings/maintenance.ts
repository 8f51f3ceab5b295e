// Schemas of data maintenance: sizes, checks, backups, and handling of damaged files.
import { z } from 'zod'

/** The two databases of a network. */
export const DatabaseName = z.enum(['journal', 'archive'])
export type DatabaseName = z.infer<typeof DatabaseName>

/** What the bytes of the data folder are used for. */
export const SizeKind = z.enum([
  'records',
  'history',
  'search',
  'holdings',
  'nfts',
  'pictures',
  'other',
  'transfers',
  'labels',
  'accounts',
  'unused',
  'pending',
  'setAside',
])
export type SizeKind = z.infer<typeof SizeKind>

/** Bytes on disk used by the open network. */
export const DataSizes = z.object({
  total: z.number().int(),
  kinds: z.array(z.object({ kind: SizeKind, bytes: z.number().int() })),
  /** Free bytes on the disk. */
  free: z.number().int(),
})
export type DataSizes = z.infer<typeof DataSizes>

/** One problem found by a check. */
export const CheckFinding = z.object({
  file: DatabaseName,
  /** file: SQLite reports damage. rows: rows contradict each other. */
  kind: z.enum(['file', 'rows']),
  /** One plain sentence. */
  what: z.string(),
})
export type CheckFinding = z.infer<typeof CheckFinding>

/** The result of a data check. */
export const CheckReport = z.object({ isSound: z.boolean(), findings: z.array(CheckFinding), transactions: z.number().int() })
export type CheckReport = z.infer<typeof CheckReport>

/** manifest.json of a backup. */
export const BackupManifest = z.object({
  app: z.literal('waybill'),
  /** Version of the container format; a newer one is refused. */
  format: z.number().int(),
  version: z.string(),
  /** Name of the network's folder: practice, testnet, mainnet, custom-…. */
  network: z.string(),
  createdAt: z.iso.datetime(),
  hasPictures: z.boolean(),
  /** The databases are encrypted with the passphrase in use when the backup was made. */
  isEncrypted: z.boolean().default(false),
  databases: z.object({
    journal: z.object({ schema: z.number().int(), sha256: z.string() }),
    archive: z.object({ schema: z.number().int(), sha256: z.string() }),
  }),
  counts: z.object({
    accounts: z.number().int(),
    transactions: z.number().int(),
    /** Transfers: the name in the files of backups. */
    waybills: z.number().int(),
    labels: z.number().int(),
  }),
})
export type BackupManifest = z.infer<typeof BackupManifest>

/** A file requested from the user: by a dialog in a window, by an upload to `url` in a browser. */
export const ChosenFile = z.discriminatedUnion('state', [
  z.object({ state: z.literal('cancelled') }),
  z.object({ state: z.literal('chosen'), ticket: z.string(), name: z.string() }),
  z.object({ state: z.literal('upload'), ticket: z.string(), url: z.string() }),
])
export type ChosenFile = z.infer<typeof ChosenFile>

/** The result of a restore. */
export const Restored = z.object({
  /** Folder that keeps the replaced data. */
  keptIn: z.string(),
})
export type Restored = z.infer<typeof Restored>

/** File sizes in bytes before and after compaction. */
export const Compacted = z.object({ before: z.number().int(), after: z.number().int() })
export type Compacted = z.infer<typeof Compacted>

/** What erasing an account removed. */
export const Erased = z.object({
  /** Transactions removed, and transactions kept because another account shares them. */
  transactions: z.number().int(),
  shared: z.number().int(),
  labels: z.number().int(),
})
export type Erased = z.infer<typeof Erased>

/** The state of a database file that could not be opened. */
export const FileState = z.object({
  file: DatabaseName,
  bytes: z.number().int(),
  state: z.enum(['sound', 'missing', 'damaged', 'fromFuture', 'fromPast']),
})
export type FileState = z.infer<typeof FileState>

/** Which files to move aside so that Waybill can start; they stay in a separate folder. */
export const SetAsideWhat = z.enum(['archive', 'journal', 'everything'])
export type SetAsideWhat = z.infer<typeof SetAsideWhat>
