// Migrates a database file to the schema that this version expects, and refuses one from a newer version.
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { AppError } from '../../shared/domain/errors.ts'
import { openDatabase, toStoreError, type ReadDb, type WriteDb, type WriteOptions } from './database.ts'

/** One migration. */
export interface Migration {
  /** Its number, in steps of ten, stored as the file's `user_version`. A released migration never changes. */
  version: number
  /** Statements in the order in which they run. */
  sql: string
}

/**
 * Opens a database for writing and migrates it. A new file gets its name once it is complete: a process that is killed before leaves none,
 * since an empty file would be taken for a damaged one.
 * @throws AppError store.fromFuture, store.full, store.readOnly, store.damaged, store.inUse.
 */
export function openMigrated(file: string, options: WriteOptions, migrations: readonly Migration[]): WriteDb {
  if (file !== IN_MEMORY && !existsSync(file)) createFile(file, options, migrations)
  return openAndMigrate(file, options, migrations)
}

/** SQLite's name for a database without a file. Source: sqlite.org/inmemorydb.html. */
const IN_MEMORY = ':memory:'

function createFile(file: string, options: WriteOptions, migrations: readonly Migration[]): void {
  const draft = `${file}.new`
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    removeFiles(draft)
    openAndMigrate(draft, options, migrations).close()
    // A log left by a database that is gone belongs to no other one.
    removeFiles(file)
    renameSync(draft, file)
  } catch (error) {
    throw toStoreError(error)
  }
}

/** Removes a database with the files that SQLite keeps beside it. Source: sqlite.org/tempfiles.html. */
function removeFiles(file: string): void {
  for (const suffix of ['', '-journal', '-wal', '-shm']) rmSync(file + suffix, { force: true })
}

function openAndMigrate(file: string, options: WriteOptions, migrations: readonly Migration[]): WriteDb {
  const db = openDatabase(file, options)
  try {
    migrate(db, migrations)
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

/**
 * Runs the missing migrations in one transaction.
 * @throws AppError store.fromFuture, store.full, store.readOnly, store.damaged, store.inUse.
 */
export function migrate(db: WriteDb, migrations: readonly Migration[]): void {
  assertOrdered(migrations)
  try {
    db.transaction(() => {
      const current = schemaVersion(db)
      refuseFuture(current, migrations)
      for (const { version, sql } of migrations) {
        if (version <= current) continue
        db.exec(sql)
        db.pragma(`user_version = ${version}`)
      }
    }).immediate()
  } catch (error) {
    throw toStoreError(error)
  }
}

/** Returns the file's `user_version`; 0 for a new file. */
export function schemaVersion(db: ReadDb): number {
  return Number(db.pragma('user_version', { simple: true }))
}

/** @throws AppError store.fromFuture when the file is newer than every migration. */
export function refuseFuture(current: number, migrations: readonly Migration[]): void {
  if (current <= (migrations.at(-1)?.version ?? 0)) return
  throw new AppError('store.fromFuture', 'This data folder was written by a newer version of Waybill.', {
    hint: 'Use the newer version, or choose another folder with --data-dir.',
  })
}

/** For a connection that cannot migrate. @throws AppError store.fromPast when a migration is missing. */
export function refusePast(current: number, migrations: readonly Migration[]): void {
  if (current >= (migrations.at(-1)?.version ?? 0)) return
  throw new AppError('store.fromPast', 'This data folder was last opened by an older version of Waybill.', {
    hint: 'Start this version once to update it.',
  })
}

function assertOrdered(migrations: readonly Migration[]): void {
  let previous = 0
  for (const { version } of migrations) {
    if (version <= previous || version % 10 !== 0) throw new Error(`migration ${version} is out of order`)
    previous = version
  }
}
