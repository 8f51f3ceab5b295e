// Opens a connection that reads the archive with the journal attached, so that history can be joined with labels. Caches prepared
// statements.
import { openDatabase, toStoreError, type DataKey, type ReadDb } from './database.ts'

/** The files to open. */
export interface ArchiveFiles {
  archive: string
  journal: string
  /** Key of both. */
  key?: DataKey | null
}

/**
 * Opens the archive read-only, with the journal attached as `journal`. Both files must exist. An attached file is opened read-only and with
 * the same key.
 * @throws AppError store.readOnly, store.damaged.
 */
export function openArchiveReader({ archive, journal, key = null }: ArchiveFiles): ReadDb {
  const db = openDatabase(archive, { mode: 'read', key })
  try {
    db.prepare('ATTACH ? AS journal').run(journal)
    keepStatements(db)
    return db
  } catch (error) {
    db.close()
    throw toStoreError(error)
  }
}

/** Maximum number of cached statements; texts vary with the number of names in a query. Beyond it the cache is cleared. */
const MAX_KEPT = 200

/**
 * Caches prepared statements by text; a statement whose rows are still being iterated is not reused. Preparing takes longer than most
 * statements run, since the binding compiles a function for the rows of each. SQLite re-prepares automatically when tables have changed.
 * Source: better-sqlite3, src/util/row-builder.cpp; sqlite.org/c3ref/prepare.html.
 */
function keepStatements(db: ReadDb): void {
  const kept = new Map<string, ReturnType<ReadDb['prepare']>>()
  const prepare = db.prepare.bind(db)
  const prepareOnce = (sql: string) => {
    const held = kept.get(sql)
    if (held?.busy === false) return held
    if (kept.size >= MAX_KEPT) kept.clear()
    const made = prepare(sql)
    kept.set(sql, made)
    return made
  }
  Object.assign(db, { prepare: prepareOnce })
}
