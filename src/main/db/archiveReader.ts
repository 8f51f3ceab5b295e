// A connection that reads the archive and, beside it, the journal: history joined with the labels given to it. It keeps what it
// has prepared.
import { openDatabase, toStoreError, type DataKey, type ReadDb } from './database.ts'

export interface ArchiveFiles {
  archive: string
  journal: string
  /** Of both. */
  key?: DataKey | null
}

/**
 * Opens the archive to read, with the journal attached as `journal`. Both files must be there. Nothing can be written
 * through it: an attached file is opened as its connection was, and with its key.
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

/** Texts differ by how many names a question has. Of more, all are prepared anew. */
const MAX_KEPT = 200

/**
 * Makes a connection hand out a statement again for the same text, unless somebody is still walking through its rows. Preparing
 * takes longer than most statements run: the binding compiles a function for the rows of each. SQLite prepares anew by itself
 * when tables have changed. Source: better-sqlite3, src/util/row-builder.cpp; sqlite.org/c3ref/prepare.html.
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
