// Opens SQLite files and says in types who may write; turns SQLite's error codes into errors a user can act on.
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { z } from 'zod'
import { AppError } from '../../shared/domain/errors.ts'

declare const canWrite: unique symbol

/** A connection for reading. A function that takes a `ReadDb` also takes a `WriteDb`. */
export type ReadDb = Database.Database
/** A connection that may write. A function that takes a `WriteDb` does not take a `ReadDb`. */
export type WriteDb = Database.Database & { readonly [canWrite]: true }

/** What an encrypted database is encrypted with: 64 hex digits. Null, like its absence, is a plain database. */
export type DataKey = string

export interface ReadOptions {
  mode: 'read'
  key?: DataKey | null
  /** For a short look at files that nobody may have open: where no log was beside the file, none is left there. */
  leavesNothing?: boolean
}

export interface WriteOptions {
  mode: 'write'
  key?: DataKey | null
  /** full: a commit survives a power cut (journal). normal: the last commits may be lost, never damaged (archive). */
  synchronous: 'full' | 'normal'
  /** Bytes; holds for a new file only. Default 4096. */
  pageSize?: number
  /** Pages in the write-ahead log before it is folded back. Default 1000. */
  walPages?: number
}

/** Page cache of a writer, in KiB; SQLite takes a negative number for KiB. */
const WRITER_CACHE_KIB = 16_384
const BUSY_MS = 5000

/**
 * Opens a database. `write` creates the file and its folder where they are missing and sets the write-ahead log;
 * `read` needs a file that is there.
 * @throws AppError store.readOnly, store.full, store.damaged, store.inUse.
 */
export function openDatabase(file: string, options: ReadOptions): ReadDb
export function openDatabase(file: string, options: WriteOptions): WriteDb
export function openDatabase(file: string, options: ReadOptions | WriteOptions): ReadDb | WriteDb {
  try {
    return options.mode === 'read' ? openForReading(file, options) : openForWriting(file, options)
  } catch (error) {
    throw toStoreError(error)
  }
}

function openForReading(file: string, { key = null, leavesNothing = false }: ReadOptions): ReadDb {
  // As SQLite says of a missing file; of a missing folder the library has an error without a code.
  if (!existsSync(dirname(file))) throw Object.assign(new Error(`no folder for ${file}`), { code: 'SQLITE_CANTOPEN' })
  // A connection that may only read makes a log and cannot remove it; one that may write removes it as it closes, and writes nothing.
  const mayTidy = leavesNothing && !existsSync(`${file}-wal`)
  const db = new Database(file, { readonly: !mayTidy, fileMustExist: true, timeout: BUSY_MS })
  try {
    applyKey(db, key)
    distrustSchema(db)
    if (mayTidy) db.pragma('query_only = ON')
    // Opening alone reads nothing; this finds a file that is no database.
    db.pragma('schema_version')
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

function openForWriting(file: string, options: WriteOptions): WriteDb {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  // SQLite opens a file that may only be read without a word; the first write would be the first to know.
  if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK)
  const db = new Database(file, { timeout: BUSY_MS })
  try {
    applyKey(db, options.key ?? null)
    distrustSchema(db)
    db.pragma(`page_size = ${options.pageSize ?? 4096}`)
    db.pragma('journal_mode = WAL')
    db.pragma(`synchronous = ${options.synchronous === 'full' ? 'FULL' : 'NORMAL'}`)
    // On macOS alone: there fsync leaves what it writes to the drive's own cache. Source: sqlite.org/pragma.html#pragma_fullfsync.
    if (options.synchronous === 'full') db.pragma('fullfsync = ON')
    db.pragma('foreign_keys = ON')
    db.pragma(`cache_size = -${WRITER_CACHE_KIB}`)
    db.pragma(`wal_autocheckpoint = ${options.walPages ?? 1000}`)
  } catch (error) {
    db.close()
    throw error
  }
  // The brand exists in types only; this is the one place that gives it.
  return db as WriteDb
}

/**
 * Comes before everything else. The key is a random one and goes to the cipher as it is (ChaCha20-Poly1305 over each page, also
 * in the write-ahead log). What SQLite sorts aside stays in memory: it would be written in clear.
 * Source: utelle.github.io/SQLite3MultipleCiphers, “Cipher configuration”, “Raw keys”.
 */
function applyKey(db: Database.Database, key: DataKey | null): void {
  if (key === null) return
  db.pragma(`key = '${rawKey(key)}'`)
  db.pragma('temp_store = MEMORY')
}

/** As the cipher's pragmas take it. */
function rawKey(key: DataKey): string {
  if (!/^[0-9a-f]{64}$/.test(key)) throw new Error('no key')
  return `raw:${key}`
}

/** Encrypts, decrypts or encrypts anew a database that nobody else has open and that has no log; not safe against a kill. */
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

/** What a file says in its own schema may call no function that does more than compute. Source: sqlite.org/pragma.html#pragma_trusted_schema. */
function distrustSchema(db: Database.Database): void {
  db.pragma('trusted_schema = OFF')
  // A page that says its cells lie outside of it is damage, told when it is read. Source: sqlite.org/pragma.html#pragma_cell_size_check.
  db.pragma('cell_size_check = ON')
}

/** Codes of SQLite and of the file system, by what the user can do about them. Source: sqlite.org/rescode.html, errno(3). */
const STORE_ERRORS = [
  {
    // IOERR_SHMSIZE: the index of the write-ahead log found no room to grow.
    codes: ['SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE', 'ENOSPC', 'EDQUOT'],
    code: 'store.full',
    message: 'The disk is full.',
    hint: 'Free up space, then try again. Nothing saved was lost.',
    retry: 'later',
  },
  {
    // SQLite says so for every write that fails for another reason than ENOSPC: a quota, a limit of the size of files.
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

/** A header that names a form which SQLite does not know is told as a mistake of the question. Source: sqlite3.c, sqlite3InitOne. */
function isForeignFormat({ message }: Error): boolean {
  return message === 'unsupported file format'
}

/** Rows are data from outside: one that fits no schema of ours, or whose JSON or number is none, was written, or changed, by something else. */
function unreadableRow(cause: Error): AppError {
  return new AppError('store.damaged', 'The data folder contains data that Waybill didn’t write.', {
    hint: 'Check your data in Settings, restore a backup, or set the damaged file aside.',
    cause,
  })
}

/**
 * Turns an error of SQLite or of the file system into the `AppError` that says what to do. Anything else comes back as
 * it was: it is a bug, not a state of the disk.
 */
export function toStoreError(error: unknown): unknown {
  if (error instanceof z.ZodError || error instanceof SyntaxError) return unreadableRow(error)
  if (!(error instanceof Error) || error instanceof AppError || !('code' in error) || typeof error.code !== 'string') return error
  const code = isForeignFormat(error) ? 'SQLITE_NOTADB' : error.code
  // Extended codes carry their primary code as a prefix: SQLITE_IOERR_WRITE.
  const known = STORE_ERRORS.find(({ codes }) => codes.some((name) => code === name || code.startsWith(`${name}_`)))
  return known === undefined ? error : new AppError(known.code, known.message, { hint: known.hint, retry: known.retry, cause: error })
}

export interface FolderLock {
  release(): void
}

/**
 * Takes a data folder for this process, creating it where it is missing. The lock is SQLite's own on an empty file: the
 * operating system drops it when the process ends, however it ends.
 * @throws AppError store.inUse when another process has it; store.readOnly, store.full.
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
