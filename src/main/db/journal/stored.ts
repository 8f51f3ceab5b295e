// Shared by the journal's tables: parses rows as external data, and converts SQLite's errors.
import { existsSync } from 'node:fs'
import type { z } from 'zod'
import { AppError } from '../../../shared/domain/errors.ts'
import { asPhrase, phrase } from '../../../shared/domain/phrase.ts'
import { toStoreError, type ReadDb } from '../database.ts'
import { lostFile } from '../files/fileLocation.ts'

/** Parses a stored JSON text. @throws AppError store.damaged when it does not fit; `what` names it, as in "A transfer". */
export function readStored<T>(schema: z.ZodType<T>, text: string, what: string): T {
  try {
    return schema.parse(JSON.parse(text))
  } catch (error) {
    throw new AppError('store.damaged', phrase`${asPhrase(what)} in the journal can’t be read.`, {
      hint: 'Restore journal.db from a backup, or use the version of Waybill that wrote it.',
      cause: error,
    })
  }
}

/** Runs a task. @throws AppError store.… for what SQLite reports. */
export function withStoreErrors<T>(task: () => T): T {
  try {
    return task()
  } catch (error) {
    throw toStoreError(error)
  }
}

/** Refuses writes to a file that was removed or moved while open, since they would be lost. @throws AppError store.readOnly. */
export function refuseLostFile(db: ReadDb): void {
  if (!db.memory && !existsSync(db.name)) throw lostFile(db.name)
}
