// Blocks writes to the journal while its file is not at its path, since they would be lost.
import { rememberPlace } from '../files/fileLocation.ts'
import type { WriteDb } from '../database.ts'

/** The journal's file, watched. */
export interface KeptJournal {
  /** Checks whether the file is still in place; while it is not, SQLite refuses to write. */
  isLost(): boolean
  /** Number of rows written since it was opened. */
  changes(): number
}

/** Watches the file of an open journal. */
export function keepJournal(journal: WriteDb): KeptJournal {
  const place = rememberPlace(journal.name)
  const changes = journal.prepare('SELECT total_changes()').pluck()
  let was = false
  return {
    isLost: () => {
      const isLost = place.isLost()
      // A journal closed for work on its files is not written.
      if (isLost !== was && journal.open) {
        journal.pragma(`query_only = ${isLost ? 'ON' : 'OFF'}`)
        was = isLost
      }
      return isLost
    },
    changes: () => (journal.open ? Number(changes.get()) : 0),
  }
}
