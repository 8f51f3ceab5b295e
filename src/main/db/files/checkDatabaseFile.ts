// Checks a database file before SQLite opens it. SQLite treats an empty file as a new database and notices a truncated one only when it
// reads the missing end: neither may pass for an archive or a journal.
import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { AppError } from '../../../shared/domain/errors.ts'
import { asPhrase, phrase } from '../../../shared/domain/phrase.ts'
import { toStoreError, type DataKey } from '../database.ts'

const HEADER_BYTES = 100
const MAGIC = 'SQLite format 3\0'

/** What each database contains, in words for the user. */
export const CONTENT_OF = {
  journal: 'accounts, transfers and labels',
  archive: 'history',
} as const

/**
 * Refuses an empty or truncated file. An encrypted header cannot be checked; SQLite itself refuses a file shorter than its header says.
 * @throws AppError store.damaged for a file that is empty, truncated or not a database; not for a missing one.
 */
export function refuseTruncatedFile(file: string, name: keyof typeof CONTENT_OF, key: DataKey | null = null): void {
  const bytes = sizeOf(file)
  if (bytes !== null && !(key === null ? isWhole(file, bytes) : bytes >= HEADER_BYTES)) throw damagedFile(name)
}

/** Returns whether a file has the header of an unencrypted database. */
export function isClear(file: string): boolean {
  return readStart(file).toString('latin1', 0, MAGIC.length) === MAGIC
}

/** Returns the bytes of a file; null where there is none. */
export function sizeOf(file: string): number | null {
  try {
    return statSync(file, { throwIfNoEntry: false })?.size ?? null
  } catch (error) {
    throw toStoreError(error)
  }
}

/** Builds the error for a damaged database. */
export function damagedFile(name: keyof typeof CONTENT_OF, cause?: unknown): AppError {
  return new AppError('store.damaged', phrase`${name}.db (${asPhrase(CONTENT_OF[name])}) is damaged.`, {
    hint: 'Restore a backup, or set the file aside and continue without it.',
    cause,
  })
}

/** Checks header and size. Source: sqlite.org/fileformat.html, “The Database Header”. */
function isWhole(file: string, bytes: number): boolean {
  if (bytes < HEADER_BYTES) return false
  const header = readStart(file)
  if (header.toString('latin1', 0, MAGIC.length) !== MAGIC) return false
  // Pages may still be in the log only.
  if ((sizeOf(`${file}-wal`) ?? 0) > 0) return true
  const pageSize = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16)
  const isSizeKnown = header.readUInt32BE(24) === header.readUInt32BE(92)
  return !isSizeKnown || bytes >= header.readUInt32BE(28) * pageSize
}

function readStart(file: string): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  try {
    const handle = openSync(file, 'r')
    try {
      readSync(handle, header, 0, HEADER_BYTES, 0)
    } finally {
      closeSync(handle)
    }
  } catch (error) {
    throw toStoreError(error)
  }
  return header
}
