// Care of the data: how much there is, whether it is sound, backups, and what is done when a file is damaged.
import { z } from 'zod'

export const DatabaseName = z.enum(['journal', 'archive'])
export type DatabaseName = z.infer<typeof DatabaseName>

export const SizeKind = z.enum([
  'records',
  'history',
  'search',
  'holdings',
  'nfts',
  'pictures',
  'other',
  'waybills',
  'labels',
  'accounts',
  'unused',
  'pending',
  'setAside',
])
export type SizeKind = z.infer<typeof SizeKind>

/** Bytes on disk of the network that is open. */
export const DataSizes = z.object({
  total: z.number().int(),
  kinds: z.array(z.object({ kind: SizeKind, bytes: z.number().int() })),
  /** Free on the disk. */
  free: z.number().int(),
})
export type DataSizes = z.infer<typeof DataSizes>

export const CheckFinding = z.object({
  file: DatabaseName,
  /** file: SQLite found it damaged. rows: rows contradict each other. */
  kind: z.enum(['file', 'rows']),
  /** One plain sentence. */
  what: z.string(),
})
export type CheckFinding = z.infer<typeof CheckFinding>

export const CheckReport = z.object({ isSound: z.boolean(), findings: z.array(CheckFinding), transactions: z.number().int() })
export type CheckReport = z.infer<typeof CheckReport>

/** manifest.json of a backup. */
export const BackupManifest = z.object({
  app: z.literal('waybill'),
  /** Of the container; a newer one is refused. */
  format: z.number().int(),
  version: z.string(),
  /** Name of the network's folder: practice, testnet, mainnet, custom-…. */
  network: z.string(),
  createdAt: z.iso.datetime(),
  hasPictures: z.boolean(),
  /** Its databases are encrypted, and the passphrase of that time opens them. */
  isEncrypted: z.boolean().default(false),
  databases: z.object({
    journal: z.object({ schema: z.number().int(), sha256: z.string() }),
    archive: z.object({ schema: z.number().int(), sha256: z.string() }),
  }),
  counts: z.object({
    accounts: z.number().int(),
    transactions: z.number().int(),
    waybills: z.number().int(),
    labels: z.number().int(),
  }),
})
export type BackupManifest = z.infer<typeof BackupManifest>

/** A file that the user is asked for: in a window by a dialog, in a browser by an upload to `url`. */
export const ChosenFile = z.discriminatedUnion('state', [
  z.object({ state: z.literal('cancelled') }),
  z.object({ state: z.literal('chosen'), ticket: z.string(), name: z.string() }),
  z.object({ state: z.literal('upload'), ticket: z.string(), url: z.string() }),
])
export type ChosenFile = z.infer<typeof ChosenFile>

export const Restored = z.object({
  /** Folder that keeps what was replaced. */
  keptIn: z.string(),
})
export type Restored = z.infer<typeof Restored>

export const Compacted = z.object({ before: z.number().int(), after: z.number().int() })
export type Compacted = z.infer<typeof Compacted>

export const Erased = z.object({
  /** Transactions that are gone, and those that stay because another account has them too. */
  transactions: z.number().int(),
  shared: z.number().int(),
  labels: z.number().int(),
})
export type Erased = z.infer<typeof Erased>

/** A database's file as it was found when it could not be opened. */
export const FileState = z.object({
  file: DatabaseName,
  bytes: z.number().int(),
  state: z.enum(['sound', 'missing', 'damaged', 'fromFuture', 'fromPast']),
})
export type FileState = z.infer<typeof FileState>

/** What is put aside, so that Waybill can start: its files stay in a folder of their own. */
export const SetAsideWhat = z.enum(['archive', 'journal', 'everything'])
export type SetAsideWhat = z.infer<typeof SetAsideWhat>
