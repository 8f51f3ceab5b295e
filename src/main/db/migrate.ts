// Migrates a database file to the schema that this version expects, and refuses one from a newer version.
import { AppError } from '../../shared/domain/errors.ts'
import { toStoreError, type ReadDb, type WriteDb } from './database.ts'

/** One migration. */
export interface Migration {
  /** Its number, in steps of ten, stored as the file's `user_version`. A released migration never changes. */
  version: number
  /** Statements in the order in which they run. */
  sql: string
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
