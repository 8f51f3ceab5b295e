// Opens one network's folder: lock, journal and archive, for work or read-only.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { AppError } from '../../shared/domain/errors.ts'
import { asPhrase, phrase } from '../../shared/domain/phrase.ts'
import type { Log } from '../platform/log/log.ts'
import type { ThreadPriority } from '../platform/threads/threadPriority.ts'
import type { WorkerPaths } from '../platform/threads/workerPaths.ts'
import { openIngest, type Ingest } from './archive/write/ingest.ts'
import { createArchiveReader, type ArchiveReader } from './archive/read/reader.ts'
import { ARCHIVE_MIGRATIONS } from './archive/schema.ts'
import { openArchiveReader } from './archiveReader.ts'
import { lockDataFolder, openDatabase, toStoreError, type DataKey, type FolderLock, type ReadDb, type WriteDb } from './database.ts'
import { rememberPlace } from './files/fileLocation.ts'
import { JOURNAL_MIGRATIONS, openJournal } from './journal/journal.ts'
import { parseTransfers } from './journal/transfers.ts'
import { refuseFuture, refusePast, schemaVersion, type Migration } from './migrate.ts'
import { finishSwap } from './files/folderSwap.ts'
import { CONTENT_OF, damagedFile, refuseTruncatedFile } from './files/checkDatabaseFile.ts'
import { removeLeftovers } from './files/workFolder.ts'

/** How to open a folder. */
export interface NetworkFolderOptions {
  workers: Pick<WorkerPaths, 'ingest' | 'reader'>
  log: Log
  /** Priority of the threads that copy history; default: below normal. */
  threadPriority?: ThreadPriority | undefined
  /** Takes the lock of a folder; default: `lockDataFolder`. */
  takeLock?: (folder: string) => FolderLock
  /** Returns the key of encrypted databases. Called after a pending swap is completed. @throws AppError store.locked. */
  keyOf?: (folder: string) => DataKey | null | Promise<DataKey | null>
}

/** A network's open folder. */
export interface NetworkFolder {
  journal: WriteDb
  /** Read connection with the journal attached as `journal`; only the ingest writes to the archive. */
  archive: ReadDb
  ingest: Ingest
  /** Answers searches in its own thread. */
  reader: ArchiveReader
  /** Detects when the journal's file is gone. */
  kept: KeptJournal
  isArchiveLost(): boolean
  close(): Promise<void>
}

/** Returns the path of a folder's journal. */
export const journalIn = (folder: string) => join(folder, 'journal.db')
/** Returns the path of a folder's archive. */
export const archiveIn = (folder: string) => join(folder, 'archive.db')

/**
 * Opens a folder for work, creating what is missing. Closes what was opened when a later part fails.
 * @throws AppError store.inUse, store.locked, store.fromFuture, store.readOnly, store.full, store.damaged.
 */
export async function openNetworkFolder(folder: string, options: NetworkFolderOptions): Promise<NetworkFolder> {
  const opened: (() => void | Promise<void>)[] = []
  const close = async () => {
    for (const undo of opened.splice(0).toReversed()) await undo()
  }
  try {
    opened.push((options.takeLock ?? lockDataFolder)(folder).release)
    finishSwap(folder)
    removeLeftovers(folder)
    const key = (await options.keyOf?.(folder)) ?? null
    refuseDamage(folder, key)
    const journal = openSoundJournal(journalIn(folder), key)
    opened.push(() => void journal.close())
    await parseTransfers(journal)
    const files = { archive: archiveIn(folder), journal: journalIn(folder), key }
    const onSlow = (what: { question: string; ms: number }) => options.log.warn('search.slow', what)
    const reader = createArchiveReader({ ...files, workerPath: options.workers.reader, onSlow })
    // Closed before the writer, which checkpoints the log; both threads load their code in parallel.
    const writer = { file: archiveIn(folder), key, workerPath: options.workers.ingest, priority: options.threadPriority }
    const ingest = await openBoth(reader, writer)
    opened.push(() => ingest.close())
    opened.push(() => reader.close())
    const archive = openArchiveReader(files)
    opened.push(() => void archive.close())
    const kept = keepJournal(journal)
    return { journal, archive, ingest, reader, kept, isArchiveLost: rememberPlace(archiveIn(folder)).isLost, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Starts the reader's thread and opens the writer's; closes the reader where that fails. */
async function openBoth(reader: ArchiveReader, writer: Parameters<typeof openIngest>[0]): Promise<Ingest> {
  reader.begin()
  try {
    return await openIngest(writer)
  } catch (error) {
    await reader.close()
    throw error
  }
}

/** Refuses files that would be mistaken for a first start. */
function refuseDamage(folder: string, key: DataKey | null): void {
  refuseTruncatedFile(journalIn(folder), 'journal', key)
  refuseTruncatedFile(archiveIn(folder), 'archive', key)
  // The journal is created first: an archive without one means that the journal was lost.
  if (!existsSync(journalIn(folder)) && existsSync(archiveIn(folder))) throw missingJournal()
}

/** Opens the journal and checks it at every start, since it is small and irreplaceable. */
function openSoundJournal(file: string, key: DataKey | null): WriteDb {
  const journal = openJournal(file, key)
  try {
    if (journal.pragma('quick_check(1)', { simple: true }) === 'ok') return journal
    throw damagedFile('journal')
  } catch (error) {
    journal.close()
    throw toStoreError(error)
  }
}

function missingJournal(): AppError {
  return new AppError('store.damaged', phrase`journal.db (${asPhrase(CONTENT_OF.journal)}) is missing.`, {
    hint: 'Put it back, restore a backup, or continue without it.',
  })
}

/** A folder open for reading. */
export interface LookedAtFolder {
  journal: ReadDb
  /** With the journal attached as `journal`. */
  archive: ReadDb
  close(): void
}

/**
 * Opens a folder read-only, also while another process uses it. Null where nothing was stored yet.
 * @throws AppError store.fromFuture, store.fromPast, store.readOnly, store.damaged.
 */
export function lookAtNetworkFolder(folder: string, key: DataKey | null = null): LookedAtFolder | null {
  if (!existsSync(journalIn(folder)) || !existsSync(archiveIn(folder))) return null
  const files = { archive: archiveIn(folder), journal: journalIn(folder), key }
  const journal = expectVersion(openDatabase(files.journal, { mode: 'read', key }), JOURNAL_MIGRATIONS)
  try {
    const archive = expectVersion(openArchiveReader(files), ARCHIVE_MIGRATIONS)
    return {
      journal,
      archive,
      close: () => {
        archive.close()
        journal.close()
      },
    }
  } catch (error) {
    journal.close()
    throw error
  }
}

/** Closes a file that this version cannot read. */
function expectVersion(db: ReadDb, migrations: readonly Migration[]): ReadDb {
  try {
    const version = schemaVersion(db)
    refuseFuture(version, migrations)
    refusePast(version, migrations)
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

/** The journal's file, watched. */
interface KeptJournal {
  /** Checks whether the file is still in place; while it is not, SQLite refuses to write. */
  isLost(): boolean
  /** Number of rows written since it was opened. */
  changes(): number
}

/** Watches the file of an open journal. */
function keepJournal(journal: WriteDb): KeptJournal {
  const place = rememberPlace(journal.name)
  const changes = journal.prepare('SELECT total_changes()').pluck()
  let was = false
  return {
    isLost: () => {
      const isLost = place.isLost()
      // A journal closed for work on its files is not written.
      if (isLost !== was && journal.open) {
        journal.pragma(`query_only = ${isLost ? 'ON' : 'OFF'}`)
        was = isLost
      }
      return isLost
    },
    changes: () => (journal.open ? Number(changes.get()) : 0),
  }
}
