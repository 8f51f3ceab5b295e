// A connection that reads the archive and, beside it, the journal: history joined with the labels given to it.
import { openDatabase, toStoreError, type ReadDb } from './database.ts'

/**
 * Opens the archive to read, with the journal attached as `journal`. Both files must be there. Nothing can be written
 * through it: an attached file is opened as its connection was.
 * @throws AppError store.readOnly, store.damaged.
 */
export function openArchiveReader({ archive, journal }: { archive: string; journal: string }): ReadDb {
  const db = openDatabase(archive, { mode: 'read' })
  try {
    db.prepare('ATTACH ? AS journal').run(journal)
    return db
  } catch (error) {
    db.close()
    throw toStoreError(error)
  }
}
