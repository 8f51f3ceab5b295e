// Opens SQLite files, distinguishes read and write connections by type, and converts SQLite's error codes to errors that a user can act on.
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { z } from 'zod'
import { AppError } from '../../shared/domain/errors.ts'

declare const canWrite: unique symbol

/** A connection for reading. A function that accepts a `ReadDb` also accepts a `WriteDb`. */
export type ReadDb = Database.Database & {
  /** Rows that were parsed already, by table and id, where the opener keeps them; valid while `json` is what the row contains. */
  readonly parsed?: Map<string, { json: string; value: unknown }>
}
/** A connection that may write. A function that accepts a `WriteDb` does not accept a `ReadDb`. */
export type WriteDb = ReadDb & { readonly [canWrite]: true }

/** Key of an encrypted database: 64 hex digits. Null or absent = unencrypted. */
export type DataKey = string

/** How to open a database for reading. */
export interface ReadOptions {
  mode: 'read'
  key?: DataKey | null
  /** Removes the log files that opening creates; for short reads of files that are not in use. */
  leavesNothing?: boolean
}

/** How to open a database for writing. */
export interface WriteOptions {
  mode: 'write'
  key?: DataKey | null
  /** full: a commit survives a power cut (journal). normal: the last commits may be lost, but nothing is damaged (archive). */
  synchronous: 'full' | 'normal'
  /** Bytes; applies to a new file only. Default 4096. */
  pageSize?: number
  /** Pages in the write-ahead log before a checkpoint. Default 1000. */
  walPages?: number
}

/** Page cache of a writer, in KiB; SQLite expects a negative number for KiB. */
const WRITER_CACHE_KIB = 16_384
const BUSY_MS = 5000

/**
 * Opens a database. `write` creates missing file and folder and enables the write-ahead log; `read` requires an existing file.
 * @throws AppError store.readOnly, store.full, store.damaged, store.inUse.
 */
export function openDatabase(file: string, options: ReadOptions): ReadDb
/** Opens a database for writing. */
export function openDatabase(file: string, options: WriteOptions): WriteDb
/** Implements both overloads. */
export function openDatabase(file: string, options: ReadOptions | WriteOptions): ReadDb | WriteDb {
  try {
    return options.mode === 'read' ? openForReading(file, options) : openForWriting(file, options)
  } catch (error) {
    throw toStoreError(error)
  }
}

function openForReading(file: string, { key = null, leavesNothing = false }: ReadOptions): ReadDb {
  // Uses SQLite's code for a missing file; better-sqlite3's error for a missing folder has no code.
  if (!existsSync(dirname(file))) throw Object.assign(new Error(`no folder for ${file}`), { code: 'SQLITE_CANTOPEN' })
  // A read-only connection creates a log that it cannot remove; a writable one removes it on closing, and writes nothing else.
  const mayTidy = leavesNothing && !existsSync(`${file}-wal`)
  const db = new Database(file, { readonly: !mayTidy, fileMustExist: true, timeout: BUSY_MS })
  try {
    applyKey(db, key)
    distrustSchema(db)
    if (mayTidy) db.pragma('query_only = ON')
    // Opening alone reads nothing; this detects a file that is not a database.
    db.pragma('schema_version')
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

function openForWriting(file: string, options: WriteOptions): WriteDb {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  // SQLite opens a write-protected file without an error; only the first write would fail.
  if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK)
  const db = new Database(file, { timeout: BUSY_MS })
  try {
    applyKey(db, options.key ?? null)
    distrustSchema(db)
    db.pragma(`page_size = ${options.pageSize ?? 4096}`)
    db.pragma('journal_mode = WAL')
    db.pragma(`synchronous = ${options.synchronous === 'full' ? 'FULL' : 'NORMAL'}`)
    // Only on macOS, where fsync leaves data in the drive's cache. Source: sqlite.org/pragma.html#pragma_fullfsync.
    if (options.synchronous === 'full') db.pragma('fullfsync = ON')
    db.pragma('foreign_keys = ON')
    db.pragma(`cache_size = -${WRITER_CACHE_KIB}`)
    db.pragma(`wal_autocheckpoint = ${options.walPages ?? 1000}`)
  } catch (error) {
    db.close()
    throw error
  }
  // The brand exists in types only and is assigned only here.
  return db as WriteDb
}

/**
 * Applies the key before any other statement. The key is random and passed unchanged to the cipher (ChaCha20-Poly1305 over each page, also
 * in the write-ahead log). Temporary data stays in memory, since SQLite would write it unencrypted.
 * Source: utelle.github.io/SQLite3MultipleCiphers, “Cipher configuration”, “Raw keys”.
 */
function applyKey(db: Database.Database, key: DataKey | null): void {
  if (key === null) return
  db.pragma(`key = '${rawKey(key)}'`)
  db.pragma('temp_store = MEMORY')
}

/** Formats the key for the cipher's pragmas. */
function rawKey(key: DataKey): string {
  if (!/^[0-9a-f]{64}$/.test(key)) throw new Error('no key')
  return `raw:${key}`
}

/** Encrypts, decrypts or rekeys a database that is not open elsewhere and has no log; not safe against a kill. */
export function changeKey(file: string, from: DataKey | null, to: DataKey | null): void {
  try {
    const db = new Database(file, { fileMustExist: true, timeout: 0 })
    try {
      applyKey(db, from)
      db.pragma(`rekey = '${to === null ? '' : rawKey(to)}'`)
    } finally {
      db.close()
    }
  } catch (error) {
    throw toStoreError(error)
  }
}

/** Forbids the file's schema to call functions with side effects. Source: sqlite.org/pragma.html#pragma_trusted_schema. */
function distrustSchema(db: Database.Database): void {
  db.pragma('trusted_schema = OFF')
  // Reports a page whose cells lie outside of it as damage when it is read. Source: sqlite.org/pragma.html#pragma_cell_size_check.
  db.pragma('cell_size_check = ON')
}

/** Codes of SQLite and the file system, grouped by what the user can do. Source: sqlite.org/rescode.html, errno(3). */
const STORE_ERRORS = [
  {
    // IOERR_SHMSIZE: no room for the index of the write-ahead log.
    codes: ['SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE', 'ENOSPC', 'EDQUOT'],
    code: 'store.full',
    message: 'The disk is full.',
    hint: 'Free up space, then try again. Nothing saved was lost.',
    retry: 'later',
  },
  {
    // SQLite's codes for writes that fail for other reasons than ENOSPC: a quota, a file size limit.
    codes: ['SQLITE_IOERR_WRITE', 'SQLITE_IOERR_FSYNC', 'SQLITE_IOERR_TRUNCATE', 'EFBIG'],
    code: 'store.full',
    message: 'Waybill can’t write to the disk.',
    hint: 'Check whether it’s full, over quota or failing. Nothing saved was lost.',
    retry: 'later',
  },
  {
    codes: ['SQLITE_READONLY', 'SQLITE_CANTOPEN', 'SQLITE_PERM', 'EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'EISDIR'],
    code: 'store.readOnly',
    message: 'Waybill can’t write to its data folder.',
    hint: 'Check that the folder exists and is writable, or choose another with --data-dir.',
    retry: 'later',
  },
  {
    codes: ['SQLITE_CORRUPT', 'SQLITE_NOTADB', 'SQLITE_IOERR'],
    code: 'store.damaged',
    message: 'A file in the data folder is damaged or can’t be read.',
    hint: 'Check your data in Settings, restore a backup, or set the damaged file aside.',
    retry: 'never',
  },
  {
    codes: ['SQLITE_BUSY', 'SQLITE_LOCKED'],
    code: 'store.inUse',
    message: 'Another Waybill is using this data folder.',
    hint: 'Close it first, or choose another folder with --data-dir.',
    retry: 'later',
  },
] as const

/** SQLite reports a header with an unknown format as a usage error. Source: sqlite3.c, sqlite3InitOne. */
function isForeignFormat({ message }: Error): boolean {
  return message === 'unsupported file format'
}

/** Rows are external data: one that fits no schema, or whose JSON or number is invalid, was written or changed by another program. */
function unreadableRow(cause: Error): AppError {
  return new AppError('store.damaged', 'The data folder contains data that Waybill didn’t write.', {
    hint: 'Check your data in Settings, restore a backup, or set the damaged file aside.',
    cause,
  })
}

/**
 * Converts an error of SQLite or the file system to an `AppError` with a hint. Returns anything else unchanged: it is a bug, not a state of
 * the disk.
 */
export function toStoreError(error: unknown): unknown {
  if (error instanceof z.ZodError || error instanceof SyntaxError) return unreadableRow(error)
  if (!(error instanceof Error) || error instanceof AppError || !('code' in error) || typeof error.code !== 'string') return error
  const code = isForeignFormat(error) ? 'SQLITE_NOTADB' : error.code
  // Extended codes have their primary code as a prefix: SQLITE_IOERR_WRITE.
  const known = STORE_ERRORS.find(({ codes }) => codes.some((name) => code === name || code.startsWith(`${name}_`)))
  return known === undefined ? error : new AppError(known.code, known.message, { hint: known.hint, retry: known.retry, cause: error })
}

/** A held lock on a data folder. */
export interface FolderLock {
  release(): void
}

/**
 * Locks a data folder for this process, creating it when missing. Uses SQLite's lock on an empty file: the operating system releases it
 * however the process ends.
 * @throws AppError store.inUse when another process holds it; store.readOnly, store.full.
 */
export function lockDataFolder(folder: string): FolderLock {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const db = new Database(join(folder, 'lock.db'), { timeout: 0 })
    try {
      db.exec('BEGIN EXCLUSIVE')
    } catch (error) {
      db.close()
      throw error
    }
    return {
      release: () => {
        db.close()
      },
    }
  } catch (error) {
    throw toStoreError(error)
  }
}
