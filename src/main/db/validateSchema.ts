// Checks that a database has exactly the tables, indexes, triggers and views of Waybill's migrations. A foreign file may contain others,
// which would run with Waybill's statements.
import Database from 'better-sqlite3'
import { z } from 'zod'
import type { ReadDb } from './database.ts'
import { schemaVersion, type Migration } from './migrate.ts'

const Entry = z.object({ type: z.string(), name: z.string(), tbl_name: z.string(), sql: z.string().nullable() })

/** Compares every statement of the file's schema with those of a new database at the same version. */
export function hasValidSchema(db: ReadDb, migrations: readonly Migration[]): boolean {
  const version = schemaVersion(db)
  const ours = new Database(':memory:')
  try {
    for (const migration of migrations) if (migration.version <= version) ours.exec(migration.sql)
    return JSON.stringify(entriesOf(db)) === JSON.stringify(entriesOf(ours))
  } finally {
    ours.close()
  }
}

function entriesOf(db: ReadDb): z.infer<typeof Entry>[] {
  return z.array(Entry).parse(db.prepare('SELECT type, name, tbl_name, sql FROM main.sqlite_schema ORDER BY type, name').all())
}
