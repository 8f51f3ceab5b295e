// The journal as long as its file is where it was opened: after that no write may pass for one that is kept.
import { rememberPlace } from '../files/fileLocation.ts'
import type { WriteDb } from '../database.ts'

export interface KeptJournal {
  /** Looks whether the file is still there; while it is not, SQLite refuses to write. */
  isLost(): boolean
  /** Rows that were written since it was opened. */
  changes(): number
}

export function keepJournal(journal: WriteDb): KeptJournal {
  const place = rememberPlace(journal.name)
  const changes = journal.prepare('SELECT total_changes()').pluck()
  let was = false
  return {
    isLost: () => {
      const isLost = place.isLost()
      // Closed for work on its files: nobody writes.
      if (isLost !== was && journal.open) {
        journal.pragma(`query_only = ${isLost ? 'ON' : 'OFF'}`)
        was = isLost
      }
      return isLost
    },
    changes: () => (journal.open ? Number(changes.get()) : 0),
  }
}
