// Stores when this network's data was last saved to a backup.
import { z } from 'zod'
import type { ReadDb, WriteDb } from '../database.ts'
import { readStored, withStoreErrors } from './stored.ts'

const Row = z.object({ value: z.string() })
const Stored = z.object({ at: z.number() })

/** Returns the time of the last backup, ms; null where there was none. @throws AppError store.damaged. */
export function readLastBackup(db: ReadDb): number | null {
  const row = withStoreErrors(() => db.prepare("SELECT value FROM setting WHERE name = 'backup'").get())
  return row === undefined ? null : readStored(Stored, Row.parse(row).value, 'The time of the last backup').at
}

/** Stores the time of a backup. @param at ms */
export function writeLastBackup(db: WriteDb, at: number): void {
  withStoreErrors(() =>
    db
      .prepare("INSERT INTO setting (name, value) VALUES ('backup', ?) ON CONFLICT DO UPDATE SET value = excluded.value")
      .run(JSON.stringify({ at })),
  )
}
