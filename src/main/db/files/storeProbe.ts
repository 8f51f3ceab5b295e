// Reads SQLite's version and a folder's lock state without locking or creating anything.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { toStoreError } from '../database.ts'

/** Returns SQLite's version. @throws Error when the native library cannot be loaded. */
export function sqliteVersion(): string {
  const db = new Database(':memory:')
  try {
    return String(db.prepare('SELECT sqlite_version()').pluck().get())
  } finally {
    db.close()
  }
}

/**
 * Returns whether a process holds the lock of `lockDataFolder`. Holds a read lock for an instant, during which a starting Waybill would
 * find the folder in use.
 * @throws AppError store.readOnly.
 */
export function isFolderTaken(folder: string): boolean {
  const file = join(folder, 'lock.db')
  if (!existsSync(file)) return false
  try {
    const db = new Database(file, { readonly: true, fileMustExist: true, timeout: 0 })
    try {
      db.pragma('schema_version')
      return false
    } finally {
      db.close()
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY') return true
    throw toStoreError(error)
  }
}
